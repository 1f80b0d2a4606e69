import { listComponentsOfField, type OptionFacts } from "@statelier/document";
import { useDrawnChart } from "../../chart/use-drawn-chart.ts";
import { useEditor } from "../../chart/editor-context.ts";
import { findGaps } from "./find-gaps.ts";

/** What the observations say about the options of the chart; only areas ask them. */
export const useOptionFacts = (): OptionFacts => {
  const { config } = useEditor();
  const { drawn } = useDrawnChart();
  const [time = ""] = listComponentsOfField(config, "x");
  const [series = ""] = listComponentsOfField(config, "segment");
  const [measure = ""] = listComponentsOfField(config, "y");
  const isArea = config.chartType === "area" && drawn !== undefined;
  return { hasGaps: isArea && findGaps(drawn.table, { time, series, measure }) };
};
