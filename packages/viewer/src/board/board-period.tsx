import { SharedPeriod } from "@statelier/charts/react";
import { useLocale, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { ShownChart } from "../chart-state/page-state.ts";

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
  return (
    <SharedPeriod
      config={config}
      components={components}
      locale={locale}
      t={t}
      period={choices.timeRange}
      onChoose={(timeRange) => choose({ timeRange })}
    />
  );
};
