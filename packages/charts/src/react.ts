export { ChartAnimation } from "./react/chart-animation.tsx";
export type { ChartForm, ShownStep } from "./react/chart-form.ts";
export { type FixedParts, InteractiveChart } from "./react/interactive-chart.tsx";
export type { PageDrawing } from "./react/page-drawing.ts";
export { PlotLegend } from "./react/plot-legend.tsx";
export { usePrinting } from "./react/use-printing.ts";
export type { ViewChange } from "./react/use-chart-view.ts";
export { nameDrawing } from "./types/additions.ts";
export { loadPageDrawing } from "./types/load-drawing.ts";
