import { usePartId } from "@statelier/ui/plain";
import type { Translator } from "@statelier/ui/messages";
import { type CSSProperties, type ReactNode, useState } from "react";
import { LEGEND_SIZE } from "../parts/text/type-sizes.ts";
import type { LegendItem, SceneLegend } from "../scene/scene.ts";
import { textWidth } from "../parts/text/text-width.ts";
import type { ChartForm } from "./chart-form.ts";
import styles from "./chart.module.css";
import { LegendSymbol } from "./legend-symbol.tsx";

/** What stands before a name, in pixels as the style sheet has it: the symbol, and the box where it may be switched off. */
const BEFORE = { symbol: 20, box: 22 };
/** The room that a name takes in the shipped font, whichever is there: the rows do not break anew, and names do not touch. One that is wider than the chart breaks. */
const roomOf = (
  { label, canToggle }: LegendItem,
  isSwitch: boolean,
): { className: string | undefined; style: CSSProperties } => {
  const width = Math.ceil(textWidth(label, LEGEND_SIZE));
  const before = BEFORE.symbol + (isSwitch && canToggle ? BEFORE.box : 0);
  return {
    className: styles["legendName"],
    style: { minWidth: `min(${before + width + 1}px, 100% - 12px)` },
  };
};

type ChartLegendProps = {
  legend: SceneLegend;
  /** Of the names of series that are not in the page's language. */
  languages?: ReadonlyMap<string, string>;
  t: Translator;
  /** Absent where the reader may not switch series off. */
  onToggle: ((value: string) => void) | undefined;
  form: ChartForm | undefined;
  onPoint: (value: string | undefined) => void;
};

/** Names of the series with their colours; as checkboxes where they may be switched off. */
export const ChartLegend = ({
  legend,
  languages,
  t,
  onToggle,
  form,
  onPoint,
}: ChartLegendProps): ReactNode => {
  const titleId = usePartId();
  const lastId = usePartId();
  const visibleCount = legend.items.filter(({ visible, canToggle }) => visible && canToggle).length;
  const shown = onToggle || legend.isFolded ? legend.items : legend.drawn;
  // It names the series, and nothing else that is explained.
  const title = shown.some(({ canToggle }) => canToggle) ? legend.title : "";
  const swatch = (item: LegendItem): ReactNode => <LegendSymbol item={item} />;
  return (
    <fieldset className={styles["legend"]} aria-labelledby={titleId}>
      <span id={titleId} className={title === "" ? styles["hidden"] : styles["legendTitle"]}>
        {title || t("chart.legend")}
      </span>
      <ul>
        {shown.map((item) => {
          const isLast = item.visible && visibleCount === 1;
          const point = (): void => onPoint(item.visible ? item.value : undefined);
          const leave = (): void => onPoint(undefined);
          const hover = {
            onPointerEnter: point,
            onFocus: point,
            onPointerLeave: leave,
            onBlur: leave,
          };
          return (
            <li
              // Of a map, an area and a symbol may stand for one value.
              key={`${item.symbol} ${item.value}`}
              lang={languages?.get(item.value)}
              {...(legend.isFolded ? {} : roomOf(item, onToggle !== undefined))}
              {...hover}
            >
              {onToggle && item.canToggle ? (
                <label title={isLast ? t("chart.legend.last") : undefined}>
                  <input
                    type="checkbox"
                    {...(form?.series && { form: form.id, ...form.series(item.value) })}
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
      {onToggle && form?.series ? form.submit : null}
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
  // Open where something of it is switched off, as after its form was sent without a program.
  const [isOpen] = useState(legend.items.some(({ visible }) => !visible));
  return (
    <details className={styles["fold"]} open={isOpen}>
      <summary>
        {legend.title || t("chart.legend")} ({count})
      </summary>
      <ChartLegend {...props} />
    </details>
  );
};
