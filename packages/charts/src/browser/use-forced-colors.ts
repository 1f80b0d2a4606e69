import { useLayoutEffect, useState } from "react";

let list: MediaQueryList | undefined;

/** One list for all charts: making one costs as much as laying out a legend. */
const forcedColors = (): MediaQueryList => (list ??= matchMedia("(forced-colors: active)"));

/** Whether the reader's system takes the colours of pages away. */
export const useForcedColors = (): boolean => {
  const [isForced, setIsForced] = useState(false);
  useLayoutEffect(() => {
    const media = forcedColors();
    const update = (): void => setIsForced(media.matches);
    update();
    media.addEventListener("change", update);
    return () => media.removeEventListener("change", update);
  }, []);
  return isForced;
};
