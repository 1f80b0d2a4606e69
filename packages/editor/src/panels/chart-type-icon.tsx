import type { DrawnChartType } from "@statelier/charts";
import type { ReactNode } from "react";

const SHAPES: Readonly<Record<DrawnChartType, string>> = {
  column: "M3 21h18M5.5 21V11M10 21V5M14.5 21v-7M19 21V8",
  bar: "M3 3v18M3 5.5h10M3 10h16M3 14.5h7M3 19h13",
  line: "M3 17l5-6 4 3 9-9M3 21h18",
  table: "M3 4h18v16H3zM3 9h18M3 14.5h18M9.5 4v16",
};

/** A small picture of a chart type, beside its name. */
export const ChartTypeIcon = ({ chartType }: { chartType: DrawnChartType }): ReactNode => (
  <svg
    aria-hidden
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={chartType === "column" || chartType === "bar" ? 2.5 : 1.75}
  >
    <path d={SHAPES[chartType]} />
  </svg>
);
