import { readString, readStrings, update } from "../json.ts";
import type { JsonObject, Path } from "../json.ts";
import { dropMember } from "../members.ts";
import type { ChartStep } from "../step.ts";

const CATEGORY_10 = [
  "#1f77b4",
  "#ff7f0e",
  "#2ca02c",
  "#d62728",
  "#9467bd",
  "#8c564b",
  "#e377c2",
  "#7f7f7f",
  "#bcbd22",
  "#17becf",
];

const single =
  (...keys: readonly string[]) =>
  (y: JsonObject, at: Path): readonly string[] =>
    keys.flatMap((key) => readString(y, key, at) ?? []);

const measures: Record<string, (y: JsonObject, at: Path) => readonly string[]> = {
  comboLineSingle: (y, at) => readStrings(y, "componentIris", at) ?? [],
  comboLineDual: single("leftAxisComponentIri", "rightAxisComponentIri"),
  comboLineColumn: single("lineComponentIri", "columnComponentIri"),
};

const firstColors = (chart: JsonObject, y: JsonObject, at: Path): JsonObject | undefined => {
  const { chartType } = chart;
  if (typeof chartType !== "string" || !Object.hasOwn(measures, chartType)) return undefined;
  const iris = measures[chartType]?.(y, at) ?? [];
  return Object.fromEntries(
    iris.map((iri, index) => [iri, CATEGORY_10[index % CATEGORY_10.length]]),
  );
};

export const comboColors = {
  from: "2.1.0",
  to: "2.2.0",
  what: "combo-colors",
  up: (chart) =>
    update(chart, "fields.y", (y, at) => {
      const colorMapping = firstColors(chart, y, at);
      return colorMapping ? { ...y, palette: "category10", colorMapping } : y;
    }),
  down: (chart, tools) =>
    update(chart, "fields.y", (y, at) => {
      const colorMapping = firstColors(chart, y, at);
      if (!colorMapping) return y;
      const withoutPalette = dropMember(y, ["palette", "category10"], at, tools);
      return dropMember(withoutPalette, ["colorMapping", colorMapping], at, tools);
    }),
} as const satisfies ChartStep;
