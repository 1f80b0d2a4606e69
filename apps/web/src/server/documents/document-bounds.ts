import { isRecord } from "@statelier/model";
import { MOST_REMARKS, type ChartDocument } from "@statelier/document";

/** What the page of a board has room for. */
const MOST_BLOCKS = 200;

/** Far more than the communes of a country; what opens them opens each. */
export const MOST_FILTER_VALUES = 20_000;

/** As many as its page may ask of map services (`packages/cubes/src/resolvers/map-services.ts`). */
const MOST_LAYERS = 100;

/** A chart with more names of its own than this has them for no reader. */
export const MOST_NAMES = 1_000;

/** No document names more cubes: each of its charts has one. */
const MOST_CHARTS = 100;

/** More dimensions and measures than the widest datasets have (the largest saved table has 7). */
const MOST_COMPONENTS = 500;

/** Dimensions alone; filters and readers' choices are about these. */
const MOST_DIMENSIONS = 200;

/** Values that are named, or shown in another way, one by one: a drawing has no room for more. */
const MOST_NAMED_VALUES = 1_000;

/** Four are shown; documents of others may have some more. */
const MOST_LANGUAGES = 50;

/** The longest palettes of the product have 20 colours. */
const MOST_COLORS = 100;

/** Each is drawn into every small chart. */
const MOST_LIMITS = 100;

/** `*`: any one name or index. `noun`: what is counted there. */
type Bound = { readonly noun: string; readonly most: number };

/**
 * How many entries each list and each record of a document may have. A document is sent to readers with its page, once for
 * each chart of it, and drawn entry by entry: whatever a document repeats, its page repeats.
 */
export const DOCUMENT_BOUNDS: Readonly<Record<string, Bound>> = {
  chartConfigs: { noun: "charts", most: MOST_CHARTS },
  "chartConfigs.*.baseLayer.customLayers": { noun: "layers", most: MOST_LAYERS },
  // Each costs a query to the source.
  "chartConfigs.*.cubes": { noun: "cubes", most: 100 },
  "chartConfigs.*.cubes.*.filters": { noun: "filters", most: MOST_DIMENSIONS },
  "chartConfigs.*.cubes.*.filters.*.values": { noun: "values", most: MOST_FILTER_VALUES },
  "chartConfigs.*.cubes.*.joinBy": { noun: "components", most: MOST_DIMENSIONS },
  "chartConfigs.*.conversionUnitsByComponentId": { noun: "units", most: MOST_COMPONENTS },
  "chartConfigs.*.limits": { noun: "measures", most: MOST_COMPONENTS },
  "chartConfigs.*.limits.*": { noun: "limits", most: MOST_LIMITS },
  "chartConfigs.*.limits.*.*.related": { noun: "values", most: MOST_DIMENSIONS },
  "chartConfigs.*.interactiveFiltersConfig.dataFilters.componentIds": {
    noun: "filters",
    most: MOST_DIMENSIONS,
  },
  // Of a table: its columns.
  "chartConfigs.*.fields": { noun: "columns", most: MOST_COMPONENTS },
  "chartConfigs.*.fields.y.componentIds": { noun: "measures", most: MOST_COMPONENTS },
  // A colour for each value, however many there are.
  "chartConfigs.*.fields.color.colorMapping": { noun: "colours", most: MOST_FILTER_VALUES },
  "chartConfigs.*.fields.*.color.colorMapping": { noun: "colours", most: MOST_FILTER_VALUES },
  "chartConfigs.*.fields.*.columnStyle.colorMapping": { noun: "colours", most: MOST_FILTER_VALUES },
  "chartConfigs.*.fields.*.color.colors": { noun: "colours", most: MOST_COLORS },
  "chartConfigs.*.fields.segment.showValuesMapping": { noun: "values", most: MOST_FILTER_VALUES },
  "chartConfigs.*.sorting": { noun: "columns", most: MOST_COMPONENTS },
  "chartConfigs.*.extensions": { noun: "names", most: 100 },
  "chartConfigs.*.extensions.additive": { noun: "measures", most: MOST_COMPONENTS },
  "chartConfigs.*.extensions.altText": { noun: "languages", most: MOST_LANGUAGES },
  "chartConfigs.*.extensions.annotations": { noun: "annotations", most: MOST_REMARKS },
  "chartConfigs.*.extensions.axisStarts": { noun: "measures", most: MOST_COMPONENTS },
  "chartConfigs.*.extensions.colorLevel.colors": { noun: "colours", most: MOST_NAMED_VALUES },
  "chartConfigs.*.extensions.colorScales": { noun: "measures", most: MOST_COMPONENTS },
  "chartConfigs.*.extensions.componentNames": { noun: "names", most: MOST_NAMES },
  "chartConfigs.*.extensions.componentNames.*": { noun: "languages", most: MOST_LANGUAGES },
  "chartConfigs.*.extensions.dataset-titles": { noun: "datasets", most: 100 },
  "chartConfigs.*.extensions.dataset-titles.*": { noun: "languages", most: MOST_LANGUAGES },
  "chartConfigs.*.extensions.defaultValueOverrides": { noun: "filters", most: MOST_DIMENSIONS },
  "chartConfigs.*.extensions.defaultValueOverrides.*": { noun: "values", most: MOST_NAMED_VALUES },
  "chartConfigs.*.extensions.filterTypes": { noun: "filters", most: MOST_DIMENSIONS },
  "chartConfigs.*.extensions.firstNames": { noun: "dimensions", most: MOST_DIMENSIONS },
  "chartConfigs.*.extensions.firstNames.*": { noun: "values", most: MOST_NAMED_VALUES },
  "chartConfigs.*.extensions.firstValues": { noun: "dimensions", most: MOST_DIMENSIONS },
  "chartConfigs.*.extensions.firstValues.*": { noun: "values", most: MOST_NAMED_VALUES },
  "chartConfigs.*.extensions.highlight": { noun: "dimensions", most: MOST_DIMENSIONS },
  "chartConfigs.*.extensions.highlight.*": { noun: "values", most: MOST_NAMED_VALUES },
  "chartConfigs.*.extensions.links": { noun: "names", most: 20 },
  "chartConfigs.*.extensions.logAxes": { noun: "measures", most: MOST_COMPONENTS },
  "chartConfigs.*.extensions.note": { noun: "languages", most: MOST_LANGUAGES },
  // As many palettes as a chart has fields with colours, and more.
  "chartConfigs.*.extensions.palettes": { noun: "palettes", most: 50 },
  "chartConfigs.*.extensions.palettes.*.colors": { noun: "colours", most: MOST_COLORS },
  "chartConfigs.*.extensions.pointLabels": { noun: "dimensions", most: MOST_DIMENSIONS },
  "chartConfigs.*.extensions.pointLabels.*": { noun: "values", most: MOST_NAMED_VALUES },
  "chartConfigs.*.extensions.points": { noun: "dimensions", most: MOST_DIMENSIONS },
  "chartConfigs.*.extensions.remarks": { noun: "remarks", most: MOST_REMARKS },
  "chartConfigs.*.extensions.remarks.*.text": { noun: "languages", most: MOST_LANGUAGES },
  "chartConfigs.*.extensions.rowLines": { noun: "measures", most: MOST_COMPONENTS },
  "chartConfigs.*.extensions.unversionedIris": { noun: "datasets", most: 100 },
  "dashboardFilters.dataFilters.componentIds": { noun: "filters", most: MOST_DIMENSIONS },
  "dashboardFilters.dataFilters.filters": { noun: "filters", most: MOST_DIMENSIONS },
  "layout.blocks": { noun: "blocks", most: MOST_BLOCKS },
  "layout.extensions": { noun: "names", most: 100 },
  "layout.publishableChartKeys": { noun: "charts", most: MOST_CHARTS },
  // Places of blocks that are gone may still be there.
  "layout.layouts.*": { noun: "places", most: 2 * MOST_BLOCKS },
  "layout.layouts.*.*.resizeHandles": { noun: "handles", most: 8 },
};

/** What stands under an unknown name of `extensions` is kept and sent as it is, whatever it is: so many values of it in all. */
const MOST_UNKNOWN = 5_000;

export type Excess = Bound & { path: string; count: number };

type Node = { [name: string]: Node };

/** The names of the table as a tree: a document is walked along it once, not once for each bound. */
const TREE: Node = {};
for (const path of Object.keys(DOCUMENT_BOUNDS)) {
  let node = TREE;
  for (const name of path.split(".")) node = node[name] ??= {};
}

const findIn = (value: unknown, node: Node, path: string, pattern: string): Excess | undefined => {
  if (!Array.isArray(value) && !isRecord(value)) return undefined;
  const entries = Object.entries(value);
  const bound = DOCUMENT_BOUNDS[pattern];
  if (bound && entries.length > bound.most) return { ...bound, path, count: entries.length };
  for (const [name, member] of entries)
    for (const step of Object.hasOwn(node, name) ? [name, "*"] : ["*"]) {
      const next = Object.hasOwn(node, step) ? node[step] : undefined;
      const join = (before: string, last: string): string => (before ? `${before}.${last}` : last);
      const excess = next && findIn(member, next, join(path, name), join(pattern, step));
      if (excess) return excess;
    }
  return undefined;
};

const KNOWN = new Set(
  Object.keys(DOCUMENT_BOUNDS).flatMap((path) => /extensions\.([^.]+)/.exec(path)?.[1] ?? []),
);

/** Values in it, itself among them; of a text one for each 100 characters. */
const countValues = (value: unknown): number => {
  if (typeof value === "string") return 1 + value.length / 100;
  if (value === null || typeof value !== "object") return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + countValues(member), 1);
};

const findUnknown = (extensions: object | undefined, path: string): Excess | undefined => {
  const unknown = Object.entries(extensions ?? {}).filter(([name]) => !KNOWN.has(name));
  const count = Math.ceil(unknown.reduce((sum, [, value]) => sum + countValues(value), 0));
  return count > MOST_UNKNOWN
    ? { path, count, noun: "values under names that are not known here", most: MOST_UNKNOWN }
    : undefined;
};

/** What no chart needs, whatever it says. */
const MOST_MEMBERS = 1_000;

/** More than a megabyte of values with addresses has, and more objects and lists than a hundred tables of fifty columns. */
const MOST_SENT = 40_000;
const MOST_HOLDERS = 15_000;

/** As many as there may be, and one more where there are more. */
const countSent = (data: object): { values: number; holders: number } => {
  let [values, holders] = [0, 0];
  const left: object[] = [data];
  for (let holder = left.pop(); holder; holder = left.pop()) {
    const members: unknown[] = Object.values(holder);
    values += members.length;
    holders += 1;
    if (values > MOST_SENT || holders > MOST_HOLDERS) break;
    for (const member of members)
      if (typeof member === "object" && member !== null) left.push(member);
  }
  return { values: Math.min(values, MOST_SENT + 1), holders };
};

/**
 * The same of what somebody sends, before it is brought to the newest format and checked: a check names each place that is
 * wrong, and what is sent may be wrong in hundreds of thousands.
 */
export const findExcessSent = (data: unknown): Excess | undefined => {
  if (!isRecord(data)) return undefined;
  for (const [path, value] of [["(root)", data] as const, ["layout", data["layout"]] as const]) {
    const count = isRecord(value) ? Object.keys(value).length : 0;
    if (count > MOST_MEMBERS) return { path, count, noun: "members", most: MOST_MEMBERS };
  }
  const listed = findIn(data, TREE, "", "");
  if (listed) return listed;
  const { values, holders } = countSent(data);
  if (values > MOST_SENT) return { path: "(root)", count: values, noun: "values", most: MOST_SENT };
  return holders > MOST_HOLDERS
    ? { path: "(root)", count: holders, noun: "objects and lists", most: MOST_HOLDERS }
    : undefined;
};

/** The first list or record of a document with more entries than one may have. */
export const findExcess = (document: ChartDocument): Excess | undefined => {
  const listed = findIn(document, TREE, "", "");
  if (listed) return listed;
  const { extensions } = document.layout;
  return [
    findUnknown(extensions, "layout.extensions"),
    ...document.chartConfigs.map((config, at) =>
      findUnknown(config.extensions, `chartConfigs.${at}.extensions`),
    ),
  ].find((excess) => excess !== undefined);
};
