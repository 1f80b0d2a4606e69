export { InteractiveChart, type InteractiveChartProps } from "./interactive-chart.tsx";
export { SceneSvg } from "./scene-svg.tsx";
