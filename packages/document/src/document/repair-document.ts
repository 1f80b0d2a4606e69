import { isRecord } from "@statelier/model";
import { chartConfigSchema, chartRules, rulesOf } from "../chart-types/registry.ts";
import { documentSchema } from "./configurator-state.ts";
import { fitToFormat } from "./fit-to-format.ts";
import { type Json, updateEach, updateMember } from "../schema/json-object.ts";
import type { Unread } from "../migrations/unread.ts";
import { repairValues } from "./repair-values.ts";
import type { ChartType } from "../chart-types/chart-types.ts";

/** Far below the deepest place that the schema knows. */
const DEEPEST = 30;

/** Stores made null of members that were undefined; a list keeps its places, `extensions` all it holds. */
const withoutNulls = (value: unknown, depth = 0): unknown => {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      if (member === null) return [];
      return [[key, key === "extensions" ? member : withoutNulls(member, depth + 1)]];
    }),
  );
};

const repairChart = (chart: Json): Json => {
  const { chartType } = chart;
  const isKnown = typeof chartType === "string" && Object.hasOwn(chartRules, chartType);
  const { repair } = isKnown ? rulesOf(chartType as ChartType) : {};
  return repair ? repair(chart) : chart;
};

const fieldsOf = (chart: unknown): Json =>
  isRecord(chart) && isRecord(chart["fields"]) ? chart["fields"] : {};

/** Whether series have a palette where the format no longer reads it. */
export const hasSegmentPalette = (document: unknown): boolean => {
  if (!isRecord(document)) return false;
  const charts = document["chartConfigs"];
  return (Array.isArray(charts) ? charts : [document]).some((chart: unknown) => {
    const { segment } = fieldsOf(chart);
    return isRecord(segment) && typeof segment["palette"] === "string";
  });
};

const keysOf = (charts: unknown): unknown[] =>
  Array.isArray(charts)
    ? charts.map((chart: unknown) => (isRecord(chart) ? chart["key"] : ""))
    : [];

/** A dashboard is tall by default (LA2). */
const repairLayout = (layout: Json, keys: readonly unknown[]): Json => ({
  ...(layout["type"] === "dashboard" ? { layout: "tall" } : {}),
  ...(layout["type"] === "singleURLs" ? { publishableChartKeys: keys } : {}),
  blocks: keys.map((key) => ({ type: "chart", key, initialized: false })),
  ...layout,
});

const repairForm = (document: Json): Json => {
  if (document["chartType"] !== undefined) return repairChart(document);
  const keys = keysOf(document["chartConfigs"]);
  const repaired = updateMember(document, "layout", (layout) => repairLayout(layout, keys));
  return {
    ...(keys.length > 0 ? { activeChartKey: keys[0] } : {}),
    ...repaired,
    ...(keys.length > 0 ? { chartConfigs: updateEach(document["chartConfigs"], repairChart) } : {}),
  };
};

/**
 * A document of the current version as a store or an older writer has left it, brought to the form that is
 * written today: without nulls, with today's names, with what follows from the rest of it, and without the values
 * that a rule forbids, which are listed.
 */
export const repairDocument = (
  input: unknown,
): { document: unknown; repairs: readonly Unread[] } => {
  const document = withoutNulls(input);
  if (!isRecord(document)) return { document, repairs: [] };
  const schema = document["chartType"] === undefined ? documentSchema : chartConfigSchema;
  const fitted = fitToFormat(schema, repairForm(document));
  return isRecord(fitted) ? repairValues(fitted) : { document: fitted, repairs: [] };
};
