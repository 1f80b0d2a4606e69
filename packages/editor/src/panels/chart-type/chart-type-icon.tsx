import type { ChartType } from "@statelier/document";
import type { ReactNode } from "react";

const SHAPES: Readonly<Record<ChartType, string>> = {
  column: "M3 21h18M5.5 21V11M10 21V5M14.5 21v-7M19 21V8",
  bar: "M3 3v18M3 5.5h10M3 10h16M3 14.5h7M3 19h13",
  line: "M3 17l5-6 4 3 9-9M3 21h18",
  area: "M3 21V14l5-5 5 4 8-8v16z",
  scatterplot: "M6 16h.01M9 10h.01M13 14h.01M15 7h.01M19 10h.01M3 3v18h18",
  pie: "M12 3a9 9 0 1 0 9 9h-9zM12 3v9",
  map: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
  table: "M3 4h18v16H3zM3 9h18M3 14.5h18M9.5 4v16",
  comboLineSingle: "M3 17l5-6 4 3 9-9M3 12l6 6 6-3 6 2",
  comboLineDual: "M3 3v18M21 3v18M6 16l5-6 7 3M6 8l5 6 7-8",
  comboLineColumn: "M6 21v-7M12 21v-9M18 21v-5M3 10l6-4 5 3 7-6",
};

/** A small picture of a chart type, beside its name. */
export const ChartTypeIcon = ({ chartType }: { chartType: ChartType }): ReactNode => (
  <svg
    aria-hidden
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    stroke="currentColor"
    strokeWidth={chartType === "column" || chartType === "bar" ? 2.5 : 1.75}
  >
    <path d={SHAPES[chartType]} />
  </svg>
);
