import { omit, readObject, update } from "../json.ts";
import type { ChartStep } from "../step.ts";

export const categoricalAreaColor = {
  from: "1.1.1",
  to: "1.2.0",
  what: "categorical-area-color",
  up: (chart) => chart,
  down: (chart, { lose }) => {
    if (chart.chartType !== "map") return chart;
    return update(chart, "fields", (fields, at) => {
      const areaLayer = readObject(fields, "areaLayer", at);
      const color = areaLayer && readObject(areaLayer, "color", [...at, "areaLayer"]);
      if (!color || color.type === "numerical") return fields;
      lose([...at, "areaLayer"], areaLayer);
      return omit(fields, "areaLayer");
    });
  },
} as const satisfies ChartStep;
