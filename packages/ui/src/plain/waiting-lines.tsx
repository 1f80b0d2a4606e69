import { type ReactNode, useEffect, useState } from "react";
import { useT } from "../messages/locale-provider.tsx";
import { Skeleton } from "./skeleton.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** Keeps the room of texts that are loading, and says so: its words come after their place is there, or they are not announced. */
export const WaitingLines = ({ lines }: { lines: number }): ReactNode => {
  const t = useT();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <VisuallyHidden>
        <output>{isThere ? t("kit.loading") : null}</output>
      </VisuallyHidden>
      <Skeleton lines={lines} />
    </>
  );
};
