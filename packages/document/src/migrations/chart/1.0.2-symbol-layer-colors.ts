import { isAbsent, readObject, update } from "../json.ts";
import { dropMember, keepOnly, takeOnly } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

const KEPT = ["show", "componentIri", "measureIri"];
const DEFAULT_COLOR = "#1f77b4";

export const symbolLayerColors = {
  from: "1.0.1",
  to: "1.0.2",
  what: "symbol-layer-colors",
  up: (chart, tools) =>
    chart.chartType !== "map"
      ? chart
      : update(chart, "fields.symbolLayer", (layer, at) => {
          const { color, ...rest } = layer;
          if (isAbsent(color)) tools.lose([...at, "color"], undefined, ADDED);
          return {
            ...keepOnly(rest, KEPT, at, tools),
            colors: { type: "fixed", value: color ?? DEFAULT_COLOR, opacity: 80 },
          };
        }),
  down: (chart, tools) =>
    chart.chartType !== "map"
      ? chart
      : update(chart, "fields.symbolLayer", (layer, at) => {
          const { colors: _, ...rest } = layer;
          const kept = keepOnly(rest, KEPT, at, tools);
          const colors = readObject(layer, "colors", at);
          if (colors?.type !== "fixed") {
            if (colors) tools.lose([...at, "colors"], colors);
            return { ...kept, color: DEFAULT_COLOR };
          }
          const colorsAt = [...at, "colors"];
          const fixed = dropMember(colors, ["opacity", 80], colorsAt, tools);
          const { value } = takeOnly(fixed, ["type", "value"], colorsAt, tools);
          return { ...kept, color: value ?? DEFAULT_COLOR };
        }),
} as const satisfies ChartStep;
