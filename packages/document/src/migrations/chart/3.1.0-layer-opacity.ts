import { update } from "../json.ts";
import { memberAt } from "../members.ts";
import type { ChartStep } from "../step.ts";

const area = memberAt("fields.areaLayer.color", "opacity", 100);
const symbol = memberAt("", "opacity", 100);

const isFixed = (color: { readonly type?: unknown }): boolean => color.type === "fixed";

export const layerOpacity = {
  from: "3.0.0",
  to: "3.1.0",
  what: "layer-opacity",
  up: (chart, tools) => {
    if (chart.chartType !== "map") return chart;
    return update(area.add(chart, tools), "fields.symbolLayer.color", (color, at) =>
      isFixed(color)
        ? color
        : symbol.add(color, { lose: (path, was, note) => tools.lose([...at, ...path], was, note) }),
    );
  },
  down: (chart, tools) => {
    if (chart.chartType !== "map") return chart;
    return update(area.drop(chart, tools), "fields.symbolLayer.color", (color, at) =>
      isFixed(color)
        ? color
        : symbol.drop(color, {
            lose: (path, was, note) => tools.lose([...at, ...path], was, note),
          }),
    );
  },
} as const satisfies ChartStep;
