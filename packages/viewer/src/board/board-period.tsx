import { LEAST_DATES } from "@statelier/charts/react";
import { findTimeDimension } from "@statelier/document";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { ShownChart } from "../chart-state/page-state.ts";
import styles from "./board-period.module.css";

const brush = makeLazy(() => import("@statelier/charts/period-brush"));

/** The period that the charts of a dashboard share, on a slider of its dates. */
export const BoardPeriod = ({
  shown: {
    chart: { config, components, choices },
    choose,
  },
}: {
  shown: ShownChart;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const { length } = findTimeDimension(config, components)?.values ?? [];
  const { part } = useLazy(brush, length >= LEAST_DATES);
  if (length < LEAST_DATES) return null;
  return (
    <div className={styles["period"]}>
      {part ? (
        <part.SharedPeriodBrush
          config={config}
          components={components}
          locale={locale}
          t={t}
          period={choices.timeRange}
          onChoose={(timeRange) => choose({ timeRange })}
        />
      ) : null}
    </div>
  );
};
