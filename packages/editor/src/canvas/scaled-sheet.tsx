import type { CSSProperties, ReactNode } from "react";
import type { CanvasLook } from "./canvas-look.ts";
import styles from "./chart-stage.module.css";
import { fitScale, type Size, useSheetSize } from "./use-fit.ts";
import { visionFilter } from "../palettes/vision-filters.tsx";

/** A page as wide as it will be, made smaller where there is no room for it. */
export const ScaledSheet = ({
  width,
  look,
  room,
  isWhole = false,
  isNarrowPage = false,
  status,
  children,
}: {
  /** Pixels of the page. */
  width: number;
  look: CanvasLook;
  room: Size | undefined;
  /** Its height down to the end of the drawing has to have room, too. */
  isWhole?: boolean;
  isNarrowPage?: boolean;
  status?: string;
  children: ReactNode;
}): ReactNode => {
  const { ref, size } = useSheetSize();
  if (!room) return null;
  const { height = 0, drawn = 0, top = 0 } = size ?? {};
  const free = { width: room.width, height: room.height - top };
  const scale = height > 0 ? fitScale({ width, height: drawn }, free, isWhole) : 1;
  const style: CSSProperties = {
    width,
    ...(scale < 1 ? { transform: `scale(${scale})` } : {}),
    filter: visionFilter(look.vision),
  };
  return (
    <div
      className={styles["frame"]}
      style={scale < 1 ? { width: width * scale, height: height * scale } : { width }}
    >
      <div
        ref={ref}
        className={styles["sheet"]}
        style={style}
        data-theme={look.theme}
        data-status={status}
        data-narrow-page={isNarrowPage ? "" : undefined}
      >
        {children}
      </div>
    </div>
  );
};
