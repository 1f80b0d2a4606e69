import { chartConfigSchema } from "./chart-config.ts";
import { documentSchema } from "./configurator-state.ts";
import { fitToFormat } from "./fit-to-format.ts";
import { isObject, type Json, updateMember } from "./json-object.ts";
import { mendValues } from "./mend-values.ts";
import type { Unread } from "./unread.ts";

/** Far below the deepest place that the schema knows. */
const DEEPEST = 30;

/** Stores made null of members that were undefined; a list keeps its places, `extensions` all it holds. */
const withoutNulls = (value: unknown, depth = 0): unknown => {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      if (member === null) return [];
      return [[key, key === "extensions" ? member : withoutNulls(member, depth + 1)]];
    }),
  );
};

const updateEach = (list: unknown, change: (item: Json) => unknown): unknown =>
  Array.isArray(list) ? list.map((item) => (isObject(item) ? change(item) : item)) : list;

/** No step renames the palette of a column, though it is written under the later name today. */
const mendStyle = ({ palette, ...style }: Json): Json => ({
  ...(palette === undefined ? {} : { paletteId: palette }),
  ...style,
});

/** Kinds of components before measures were told apart. */
const OLD_KINDS: Readonly<Record<string, string>> = {
  Measure: "NumericalMeasure",
  Attribute: "NominalDimension",
};

const mendKind = (column: Json): Json => {
  const { componentType: kind } = column;
  const known = typeof kind === "string" && Object.hasOwn(OLD_KINDS, kind) ? OLD_KINDS[kind] : kind;
  return known === kind ? column : { ...column, componentType: known };
};

const mendTable = (chart: Json): Json => ({
  ...updateMember(chart, "fields", (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, column]) => [
        key,
        isObject(column) ? updateMember(mendKind(column), "columnStyle", mendStyle) : column,
      ]),
    ),
  ),
  ...(chart["sorting"] === undefined ? {} : { sorting: updateEach(chart["sorting"], mendKind) }),
});

const FIRST_COLOR = { type: "single", paletteId: "category10", color: "#1f77b4" };
/** Series whose colours were never written down were drawn in the palette that the segment named; no step carries it on. */
const mendSegmentPalette = (fields: Json): Json => {
  const { segment, color } = fields;
  if (!isObject(segment) || !isObject(color)) return fields;
  const { palette: paletteId, ...rest } = segment;
  const isFirst = Object.entries(FIRST_COLOR).every(([key, value]) => color[key] === value);
  if (typeof paletteId !== "string" || !isFirst) return fields;
  return { ...fields, segment: rest, color: { type: "segment", paletteId, colorMapping: {} } };
};

const WITHOUT_COLOR: readonly unknown[] = ["map", "table"];

const mendChart = (chart: Json): Json => {
  const { chartType } = chart;
  if (chartType === "table") return mendTable(chart);
  const isCombo = typeof chartType === "string" && chartType.startsWith("combo");
  if (isCombo || WITHOUT_COLOR.includes(chartType)) return chart;
  return updateMember(chart, "fields", (fields) =>
    mendSegmentPalette({ color: FIRST_COLOR, ...fields }),
  );
};

const fieldsOf = (chart: unknown): Json =>
  isObject(chart) && isObject(chart["fields"]) ? chart["fields"] : {};

/** Whether series have a palette where the format no longer reads it. */
export const hasSegmentPalette = (document: unknown): boolean => {
  if (!isObject(document)) return false;
  const charts = document["chartConfigs"];
  return (Array.isArray(charts) ? charts : [document]).some((chart: unknown) => {
    const { segment } = fieldsOf(chart);
    return isObject(segment) && typeof segment["palette"] === "string";
  });
};

const keysOf = (charts: unknown): unknown[] =>
  Array.isArray(charts)
    ? charts.map((chart: unknown) => (isObject(chart) ? chart["key"] : ""))
    : [];

/** A dashboard is tall unless told otherwise (LA2). */
const mendLayout = (layout: Json, keys: readonly unknown[]): Json => ({
  ...(layout["type"] === "dashboard" ? { layout: "tall" } : {}),
  ...(layout["type"] === "singleURLs" ? { publishableChartKeys: keys } : {}),
  blocks: keys.map((key) => ({ type: "chart", key, initialized: false })),
  ...layout,
});

const mendForm = (document: Json): Json => {
  if (document["chartType"] !== undefined) return mendChart(document);
  const keys = keysOf(document["chartConfigs"]);
  const mended = updateMember(document, "layout", (layout) => mendLayout(layout, keys));
  return {
    ...(keys.length > 0 ? { activeChartKey: keys[0] } : {}),
    ...mended,
    ...(keys.length > 0 ? { chartConfigs: updateEach(document["chartConfigs"], mendChart) } : {}),
  };
};

/**
 * A document of the current version as a store or an older writer has left it, brought to the form that is
 * written today: without nulls, with today's names, with what follows from the rest of it, and without the values
 * that a rule forbids, which are listed.
 */
export const mendDocument = (input: unknown): { document: unknown; mended: readonly Unread[] } => {
  const document = withoutNulls(input);
  if (!isObject(document)) return { document, mended: [] };
  const schema = document["chartType"] === undefined ? documentSchema : chartConfigSchema;
  const fitted = fitToFormat(schema, mendForm(document));
  return isObject(fitted) ? mendValues(fitted) : { document: fitted, mended: [] };
};
