import { listPaletteStops, type PaletteType } from "@statelier/document";
import { type ReactNode, useCallback } from "react";
import styles from "./palettes.module.css";

/** Steps of a gradient, each a pixel of what is drawn of it. */
const STEPS = 512;

const Gradient = ({ colors }: { colors: readonly string[] }): ReactNode => {
  const stops = listPaletteStops(colors).join();
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const context = canvas?.getContext("2d");
      if (!context) return;
      const gradient = context.createLinearGradient(0, 0, STEPS, 0);
      const list = stops.split(",");
      for (const [index, color] of list.entries())
        gradient.addColorStop(index / Math.max(1, list.length - 1), color);
      context.fillStyle = gradient;
      context.fillRect(0, 0, STEPS, 1);
    },
    [stops],
  );
  return <canvas className={styles["gradient"]} width={STEPS} height={1} ref={draw} />;
};

/** The colours of a palette: side by side, or as numbers run through them. */
export const PalettePreview = ({
  type,
  colors,
}: {
  type: PaletteType;
  colors: readonly string[];
}): ReactNode => (
  <span className={styles["preview"]} aria-hidden>
    {type === "categorical" || colors.length === 0 ? (
      <span className={styles["swatches"]}>
        {colors.map((each, index) => (
          <span key={`${each} ${index}`} style={{ background: each }} />
        ))}
      </span>
    ) : (
      <Gradient colors={colors} />
    )}
  </span>
);
