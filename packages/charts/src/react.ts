export { ChartAnimation } from "./react/chart-animation.tsx";
export type { ChartForm, ShownStep } from "./react/chart-form.ts";
export {
  type FixedParts,
  InteractiveChart,
  type InteractiveChartProps,
} from "./react/interactive-chart.tsx";
export type { FigureProps, PageDrawing } from "./react/page-drawing.ts";
export { PlotLegend } from "./react/plot-legend.tsx";
export { SceneSvg } from "./react/scene-svg.tsx";
export type { ViewChange } from "./react/use-chart-view.ts";
export { loadPageDrawing } from "./types/load-drawing.ts";
