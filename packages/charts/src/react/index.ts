export { ChartAnimation } from "./chart-animation.tsx";
export type { ChartForm, ShownStep } from "./chart-form.ts";
export {
  type FixedParts,
  InteractiveChart,
  type InteractiveChartProps,
} from "./interactive-chart.tsx";
export { PlotLegend } from "./plot-legend.tsx";
export { SceneSvg } from "./scene-svg.tsx";
export type { ReaderChoice } from "./use-chart-view.ts";
