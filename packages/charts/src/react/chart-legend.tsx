import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, useId } from "react";
import type { ColorMode } from "../paint/resolve-paint.ts";
import { makePaintResolver } from "../paint/resolve-paint.ts";
import type { ChartTheme } from "../chart-input.ts";
import type { LegendItem, SceneLegend } from "../scene.ts";
import styles from "./chart.module.css";

type ChartLegendProps = {
  legend: SceneLegend;
  theme: ChartTheme;
  colors: ColorMode;
  t: Translator;
  /** Absent where the reader may not switch series off. */
  onToggle: ((value: string) => void) | undefined;
  onPoint: (value: string | undefined) => void;
};

/** Names of the series with their colours; as checkboxes where they may be switched off. */
export const ChartLegend = ({
  legend,
  theme,
  colors,
  t,
  onToggle,
  onPoint,
}: ChartLegendProps): ReactNode => {
  const titleId = useId();
  const resolve = makePaintResolver(theme, colors);
  const visibleCount = legend.items.filter(({ visible, canToggle }) => visible && canToggle).length;
  const swatch = ({ color, outline, symbol }: LegendItem): ReactNode => (
    <span
      aria-hidden="true"
      className={styles["swatch"]}
      data-symbol={symbol}
      style={{ background: resolve(color), borderColor: resolve(outline ?? color) }}
    />
  );
  return (
    <fieldset className={styles["legend"]} aria-labelledby={titleId}>
      <span id={titleId} className={legend.title === "" ? styles["hidden"] : styles["legendTitle"]}>
        {legend.title || t("chart.legend")}
      </span>
      <ul>
        {legend.items.map((item) => {
          const isLast = item.visible && visibleCount === 1;
          const hover = {
            onPointerEnter: () => onPoint(item.visible ? item.value : undefined),
            onPointerLeave: () => onPoint(undefined),
          };
          return (
            <li key={item.value} {...hover}>
              {onToggle && item.canToggle ? (
                <label title={isLast ? t("chart.legend.last") : undefined}>
                  <input
                    type="checkbox"
                    checked={item.visible}
                    aria-disabled={isLast}
                    onChange={() => onToggle(item.value)}
                  />
                  {swatch(item)}
                  {item.label}
                </label>
              ) : (
                <span className={styles["legendItem"]}>
                  {swatch(item)}
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};
