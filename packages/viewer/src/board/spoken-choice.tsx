import {
  asPlot,
  type ChartScene,
  countData,
  type FilterText,
  listFilters,
} from "@statelier/charts";
import { useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useState } from "react";
import type { ShownChart } from "../chart-state/page-state.ts";
import { DataText } from "../site/data-text.tsx";

/** What a reader's choice has led to, for those who do not see the chart change. */
export const SpokenChoice = ({
  shown: { chart, status },
  scene,
  more = [],
}: {
  shown: ShownChart;
  scene?: ChartScene | undefined;
  /** What is said beside the filters. */
  more?: readonly FilterText[];
}): ReactNode => {
  const t = useT();
  const { config, components, choices, table } = chart;
  const [first] = useState(choices);
  const plot = asPlot(scene);
  const describe = (): string =>
    [
      ...[...listFilters(config, components, choices.dataFilters, table), ...more].map(
        ({ label, value }) => `${t("viewer.label", { name: label })} ${value}`,
      ),
      ...(plot && choices.animationValue === undefined
        ? [t("chart.marks", { count: countData(plot) })]
        : []),
    ].join(", ");
  return (
    <VisuallyHidden>
      <output>
        {status === "ready" && choices !== first ? (
          <DataText text={describe()} components={components} />
        ) : null}
      </output>
    </VisuallyHidden>
  );
};
