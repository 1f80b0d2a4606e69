import type { Translator } from "@statelier/ui/messages";
import { type ReactNode, useId } from "react";
import { paintLegendSymbol } from "../paint/paint-legend.ts";
import type { ColorMode } from "../paint/resolve-paint.ts";
import { makePaintResolver } from "../paint/resolve-paint.ts";
import type { ChartTheme } from "../chart-input.ts";
import type { LegendItem, SceneLegend } from "../scene.ts";
import styles from "./chart.module.css";
import { svgElement } from "./svg-element.tsx";

const SYMBOL_BOX = { x: 1, y: 1, width: 12, height: 12 };

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
  const lastId = useId();
  const resolve = makePaintResolver(theme, colors);
  const visibleCount = legend.items.filter(({ visible, canToggle }) => visible && canToggle).length;
  const swatch = (item: LegendItem): ReactNode => (
    <svg aria-hidden="true" className={styles["symbol"]} viewBox="0 0 14 14">
      {svgElement(paintLegendSymbol({ ...item, visible: true }, SYMBOL_BOX, resolve))}
    </svg>
  );
  return (
    <fieldset className={styles["legend"]} aria-labelledby={titleId}>
      <span id={titleId} className={legend.title === "" ? styles["hidden"] : styles["legendTitle"]}>
        {legend.title || t("chart.legend")}
      </span>
      <ul>
        {(onToggle || legend.isFolded ? legend.items : legend.drawn).map((item) => {
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
                    aria-describedby={isLast ? lastId : undefined}
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
      {onToggle && visibleCount === 1 ? (
        <span id={lastId} className={styles["hidden"]}>
          {t("chart.legend.last")}
        </span>
      ) : null}
    </fieldset>
  );
};

/** The legend of more series than a reader takes in, to be opened. */
export const FoldedLegend = (props: ChartLegendProps): ReactNode => {
  const { legend, t } = props;
  const count = legend.items.filter(({ canToggle }) => canToggle).length;
  return (
    <details className={styles["fold"]}>
      <summary>
        {legend.title || t("chart.legend")} ({count})
      </summary>
      <ChartLegend {...props} />
    </details>
  );
};
