import { isObject, readObject, readString, readStrings } from "../json.ts";
import type { JsonObject } from "../json.ts";
import { loseColor } from "../first-color.ts";
import type { ChartStep } from "../step.ts";

const firstMeasure: Record<string, (y: JsonObject) => string | undefined> = {
  comboLineSingle: (y) => readStrings(y, "componentIris", ["fields", "y"])?.[0],
  comboLineDual: (y) => readString(y, "leftAxisComponentIri", ["fields", "y"]),
  comboLineColumn: (y) => readString(y, "lineComponentIri", ["fields", "y"]),
};

export const comboCharts = {
  from: "2.0.0",
  to: "2.1.0",
  what: "combo-charts",
  up: (chart) => chart,
  down: (chart, { lose, opened }) => {
    const { chartType } = chart;
    if (typeof chartType !== "string" || !Object.hasOwn(firstMeasure, chartType)) return chart;
    const fields = readObject(chart, "fields") ?? {};
    const y = readObject(fields, "y", ["fields"]) ?? {};
    const { x, ...others } = fields;
    lose(["chartType"], chartType);
    for (const [key, field] of Object.entries(others)) lose(["fields", key], field);
    const color = opened(["fields", "color"]);
    if (isObject(color)) loseColor(color, lose);
    return {
      ...chart,
      chartType: "line",
      fields: {
        ...(x === undefined ? {} : { x }),
        y: { componentIri: firstMeasure[chartType]?.(y) ?? "" },
      },
    };
  },
} as const satisfies ChartStep;
