import type { Dimension } from "@statelier/model";
import { useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { PageChart } from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";
import { nameShownValue, nameValues } from "./dimension-filter.tsx";

export { DimensionFilter, nameShownValue } from "./dimension-filter.tsx";
export { TimeRangeFields } from "./time-range-fields.tsx";

/** What was wanted and is not shown, since it does not occur under the other choices. */
export const MissedValues = ({
  chart,
  dimensions,
}: {
  chart: PageChart;
  dimensions: readonly Dimension[];
}): ReactNode => {
  const t = useT();
  return (
    <output className={styles.missed}>
      {dimensions.flatMap((dimension) => {
        const wanted = chart.missed[dimension.id];
        if (wanted === undefined) return [];
        const args = {
          name: dimension.label,
          wanted: nameValues(dimension, wanted, t),
          value: nameShownValue(chart, dimension, t),
        };
        return [<p key={dimension.id}>{t("viewer.filters.missed", args)}</p>];
      })}
    </output>
  );
};
