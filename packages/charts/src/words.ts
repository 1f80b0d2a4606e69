export { describeChart } from "./chart/summarize-chart.ts";
