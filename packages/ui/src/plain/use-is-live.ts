import { useEffect, useState } from "react";

/** False on the server and while the page is taken over, which must find what was sent; true afterwards. */
export const useIsLive = (): boolean => {
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsLive(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLive;
};
