import { isSame } from "@statelier/document";
import { isRecord, type Locale, LOCALES } from "@statelier/model";

/** What differs between two versions of a chart; `from` and `to` where it can be said in a few words. */
export type VersionChange = {
  id:
    | "chart-added"
    | "chart-removed"
    | "chart-type"
    | "dataset-added"
    | "dataset-removed"
    | "filter"
    | "field-option"
    | "text"
    | "limit"
    | "conversion"
    | "viewer-filter"
    | "layout"
    | "shared-filter";
  locale?: Locale;
  from?: string;
  to?: string;
};

type Json = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});

const listOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.map((each: unknown) => recordOf(each)) : [];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const compareTexts = (before: Json, after: Json): VersionChange[] => {
  const [was, is] = [recordOf(before["meta"]), recordOf(after["meta"])];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    LOCALES.flatMap((locale): VersionChange[] => {
      const from = textOf(recordOf(was[name])[locale]);
      const to = textOf(recordOf(is[name])[locale]);
      return from === to ? [] : [{ id: "text", locale, from, to }];
    }),
  );
};

const compareDatasets = (before: Json, after: Json): VersionChange[] => {
  const [was, is] = [before, after].map((chart) =>
    listOf(chart["cubes"]).map(({ iri }) => textOf(iri)),
  );
  return [
    ...(is ?? []).flatMap((to): VersionChange[] =>
      was?.includes(to) ? [] : [{ id: "dataset-added", to }],
    ),
    ...(was ?? []).flatMap((from): VersionChange[] =>
      is?.includes(from) ? [] : [{ id: "dataset-removed", from }],
    ),
  ];
};

const PARTS = [
  ["fields", "field-option"],
  ["limits", "limit"],
  ["conversionUnitsByComponentId", "conversion"],
  ["interactiveFiltersConfig", "viewer-filter"],
] as const;

const compareParts = (before: Json, after: Json): VersionChange[] =>
  PARTS.flatMap(([name, id]) => (isSame(before[name], after[name]) ? [] : [{ id }]));

const filtersOf = (chart: Json): unknown[] => listOf(chart["cubes"]).map(({ filters }) => filters);

const compareCharts = (before: Json, after: Json): VersionChange[] => {
  const [from, to] = [textOf(before["chartType"]), textOf(after["chartType"])];
  return [
    ...(from === to ? [] : [{ id: "chart-type" as const, from, to }]),
    ...compareDatasets(before, after),
    ...(isSame(filtersOf(before), filtersOf(after)) ? [] : [{ id: "filter" as const }]),
    ...compareParts(before, after),
    ...compareTexts(before, after),
  ];
};

/** What was changed from one version of a document to another, chart by chart. */
export const compareVersions = (before: Json, after: Json): VersionChange[] => {
  const [was, is] = [listOf(before["chartConfigs"]), listOf(after["chartConfigs"])];
  const find = (charts: Json[], key: unknown) => charts.find((chart) => chart["key"] === key);
  return [
    ...is.flatMap((chart): VersionChange[] => {
      const former = find(was, chart["key"]);
      return former ? compareCharts(former, chart) : [{ id: "chart-added" }];
    }),
    ...was.flatMap((chart): VersionChange[] =>
      find(is, chart["key"]) ? [] : [{ id: "chart-removed" }],
    ),
    ...compareTexts(recordOf(before["layout"]), recordOf(after["layout"])),
    ...(isSame(layoutOf(before), layoutOf(after)) ? [] : [{ id: "layout" as const }]),
    ...(isSame(before["dashboardFilters"], after["dashboardFilters"])
      ? []
      : [{ id: "shared-filter" as const }]),
  ];
};

/** Without its texts, which are compared word by word. */
const layoutOf = (document: Json): Json => {
  const { meta: _, ...layout } = recordOf(document["layout"]);
  return layout;
};
