import { isAbsent, omit, readObject, rename, update } from "../json.ts";
import type { JsonObject, Path } from "../json.ts";
import { FIRST_COLOR, loseColor } from "../first-color.ts";
import { takeOnly } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep, ChartTools } from "../step.ts";

const PALETTE = "category10";

const renamePalette = (chart: JsonObject, from: string, to: string): JsonObject => {
  const withArea = update(chart, "fields.areaLayer.color", (color) => rename(color, from, to));
  return update(withArea, "fields.symbolLayer.color", (color) => rename(color, from, to));
};

const fieldWithMapping = (fields: JsonObject, key: string): JsonObject | undefined => {
  const field = readObject(fields, key, ["fields"]);
  return field?.colorMapping ? field : undefined;
};

const withoutMapping = (field: JsonObject): JsonObject => omit(field, "palette", "colorMapping");

const mappedColor = (type: string, { palette, colorMapping }: JsonObject): JsonObject => ({
  type,
  paletteId: palette ?? PALETTE,
  colorMapping,
});

const gatherColor = (fields: JsonObject, { lose }: ChartTools): JsonObject => {
  const segment = fieldWithMapping(fields, "segment");
  const y = fieldWithMapping(fields, "y");
  const field = y ?? segment;
  if (!field) return fields.color ? fields : { ...fields, color: FIRST_COLOR };
  if (fields.color) lose(["fields", "color"], fields.color);
  if (isAbsent(field.palette)) lose(["fields", y ? "y" : "segment", "palette"], undefined, ADDED);
  for (const name of y && segment ? ["palette", "colorMapping"] : [])
    if (!isAbsent(segment?.[name])) lose(["fields", "segment", name], segment?.[name]);
  return {
    ...fields,
    ...(segment
      ? { segment: withoutMapping(segment), color: mappedColor("segment", segment) }
      : {}),
    ...(y ? { y: withoutMapping(y), color: mappedColor("measures", y) } : {}),
  };
};

const COLOR_AT: Path = ["fields", "color"];

const spreadColor = (fields: JsonObject, tools: ChartTools): JsonObject => {
  const color = readObject(fields, "color", ["fields"]);
  if (!color) {
    tools.lose(COLOR_AT, undefined, ADDED);
    return fields;
  }
  const rest = omit(fields, "color");
  const target = color.type === "segment" ? "segment" : color.type === "measures" ? "y" : undefined;
  const field = target && readObject(fields, target, ["fields"]);
  if (!field) {
    loseColor(color, tools.lose);
    return rest;
  }
  const mapping = readObject(color, "colorMapping", COLOR_AT);
  const { paletteId } = takeOnly(color, ["type", "paletteId", "colorMapping"], COLOR_AT, tools);
  if (isAbsent(paletteId)) tools.lose([...COLOR_AT, "paletteId"], undefined, ADDED);
  if (!mapping) tools.lose([...COLOR_AT, "colorMapping"], undefined, ADDED);
  return {
    ...rest,
    [target]: { ...field, palette: paletteId ?? PALETTE, colorMapping: mapping ?? {} },
  };
};

export const colorField = {
  from: "4.0.0",
  to: "4.1.0",
  what: "color-field",
  up: (chart, tools) => {
    const joined = update(chart, "cubes.*", (cube) =>
      cube.joinBy === null ? omit(cube, "joinBy") : cube,
    );
    if (joined.chartType === "table") return joined;
    if (joined.chartType === "map") return renamePalette(joined, "palette", "paletteId");
    return update(joined, "fields", (fields) => gatherColor(fields, tools));
  },
  down: (chart, tools) => {
    if (chart.chartType === "table") return chart;
    if (chart.chartType === "map") return renamePalette(chart, "paletteId", "palette");
    return update(chart, "fields", (fields) => spreadColor(fields, tools));
  },
} as const satisfies ChartStep;
