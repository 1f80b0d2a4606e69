import { isSame, type MetaField } from "@statelier/document";
import { type ComponentId, isRecord, type Locale, LOCALES } from "@statelier/model";
import { pairCharts } from "./pair-charts.ts";

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
    | "table-sorting"
    | "layer"
    | "charts-reordered"
    | "layout"
    | "shared-filter";
  locale?: Locale;
  /** Which text it is. */
  text?: MetaField | "alt" | "note";
  /** The field that is not the same; of a table, the component of a column. */
  field?: string;
  /** What is filtered, with the filters as they stand in the documents. */
  filter?: { component: ComponentId; from: unknown; to: unknown };
  /** Texts, types of charts, IRIs of datasets; of a field its components. */
  from?: string;
  to?: string;
};

const META_FIELDS = ["title", "description", "label"] as const satisfies readonly MetaField[];

type Json = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});

const listOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.map((each: unknown) => recordOf(each)) : [];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const compareText = (
  was: unknown,
  is: unknown,
  text: VersionChange["text"] | undefined,
): VersionChange[] =>
  LOCALES.flatMap((locale): VersionChange[] => {
    const from = textOf(recordOf(was)[locale]);
    const to = textOf(recordOf(is)[locale]);
    return from === to ? [] : [{ id: "text", locale, ...(text && { text }), from, to }];
  });

const compareTexts = (before: Json, after: Json): VersionChange[] => {
  const [was, is] = [recordOf(before["meta"]), recordOf(after["meta"])];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    compareText(
      was[name],
      is[name],
      META_FIELDS.find((field) => field === name),
    ),
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

/** What a field shows; undefined where it is not there or says no component. */
const componentOf = (field: unknown): string | undefined => {
  const id = recordOf(field)["componentId"];
  return typeof id === "string" ? id : undefined;
};

const namesOf = (...records: Json[]): string[] => [...new Set(records.flatMap(Object.keys))];

const compareFields = (before: Json, after: Json): VersionChange[] => {
  const [was, is] = [recordOf(before["fields"]), recordOf(after["fields"])];
  return namesOf(was, is).flatMap((field): VersionChange[] => {
    if (isSame(was[field], is[field])) return [];
    const [from, to] = [componentOf(was[field]), componentOf(is[field])];
    const shown = from === to ? {} : { ...(from && { from }), ...(to && { to }) };
    return [{ id: "field-option", field, ...shown }];
  });
};

const PARTS = [
  ["limits", "limit"],
  ["conversionUnitsByComponentId", "conversion"],
  ["interactiveFiltersConfig", "viewer-filter"],
  ["sorting", "table-sorting"],
  ["baseLayer", "layer"],
] as const;

/** What is compared elsewhere, and what is no choice of the author. */
const COMPARED = new Set<string>([
  "key",
  "version",
  "activeField",
  "chartType",
  "cubes",
  "fields",
  "extensions",
  "meta",
  ...PARTS.map(([name]) => name),
]);

/** All else that a type has beside its fields, such as the settings of a table. */
const othersOf = (chart: Json): Json =>
  Object.fromEntries(Object.entries(chart).filter(([name]) => !COMPARED.has(name)));

const compareParts = (before: Json, after: Json): VersionChange[] => [
  ...PARTS.flatMap(([name, id]): VersionChange[] =>
    isSame(before[name], after[name]) ? [] : [{ id }],
  ),
  ...(isSame(othersOf(before), othersOf(after)) ? [] : [{ id: "field-option" as const }]),
];

/** Whether charts that are there before and after have changed places. */
const isReordered = (was: readonly Json[], is: readonly Json[]): boolean => {
  const keysOf = (charts: readonly Json[], others: readonly Json[]): unknown[] =>
    charts.map(({ key }) => key).filter((key) => others.some((each) => each["key"] === key));
  return !isSame(keysOf(was, is), keysOf(is, was));
};

/** Of all datasets of a chart: names of components say in which one they are. */
const filtersOf = (chart: Json): Json =>
  Object.assign({}, ...listOf(chart["cubes"]).map(({ filters }) => recordOf(filters)));

const compareFilters = (before: Json, after: Json): VersionChange[] => {
  const [was, is] = [filtersOf(before), filtersOf(after)];
  const changes = namesOf(was, is).flatMap((component): VersionChange[] => {
    const [from, to] = [was[component], is[component]];
    return isSame(from, to) ? [] : [{ id: "filter", filter: { component, from, to } }];
  });
  return changes.length === 0 && !isSame(was, is, true) ? [{ id: "filter" }] : changes;
};

/** What is said to those who do not see the chart; older documents hold one text for all languages. */
const altTextsOf = (chart: Json): Json => {
  const { altText } = recordOf(chart["extensions"]);
  return isRecord(altText)
    ? altText
    : Object.fromEntries(LOCALES.map((locale) => [locale, altText]));
};

/** What readers are told beneath the chart. */
const noteOf = (chart: Json): Json => recordOf(recordOf(chart["extensions"])["note"]);

/** What the format has no place for, without what is no choice of the author. */
const extensionsOf = (chart: Json): Json => {
  const {
    "dataset-titles": _,
    unversionedIris: __,
    altText: ___,
    note: ____,
    ...chosen
  } = recordOf(chart["extensions"]);
  return chosen;
};

const compareExtensions = (before: Json, after: Json): VersionChange[] =>
  isSame(extensionsOf(before), extensionsOf(after)) ? [] : [{ id: "field-option" }];

const compareCharts = (before: Json, after: Json): VersionChange[] => {
  const [from, to] = [textOf(before["chartType"]), textOf(after["chartType"])];
  return [
    ...(from === to ? [] : [{ id: "chart-type" as const, from, to }]),
    ...compareDatasets(before, after),
    ...compareFilters(before, after),
    ...compareFields(before, after),
    ...compareExtensions(before, after),
    ...compareParts(before, after),
    ...compareTexts(before, after),
    ...compareText(altTextsOf(before), altTextsOf(after), "alt"),
    ...compareText(noteOf(before), noteOf(after), "note"),
  ];
};

/** What was changed from one version of a document to another, chart by chart. */
export const compareVersions = (before: Json, after: Json): VersionChange[] => {
  const [was, is] = [listOf(before["chartConfigs"]), listOf(after["chartConfigs"])];
  const pairs = pairCharts(was, is);
  return [
    ...pairs.flatMap(([former, chart]) => compareCharts(former, chart)),
    ...is.slice(pairs.length).map((): VersionChange => ({ id: "chart-added" })),
    ...was.slice(pairs.length).map((): VersionChange => ({ id: "chart-removed" })),
    ...(isReordered(was, is) ? [{ id: "charts-reordered" as const }] : []),
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
