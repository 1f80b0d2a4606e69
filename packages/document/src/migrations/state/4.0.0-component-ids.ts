import { isAbsent, readObject, readObjects, readStrings, rename } from "../json.ts";
import type { JsonObject } from "../json.ts";
import { migrateCharts } from "../charts-of-state.ts";
import { findHolders } from "../find-holders.ts";
import { declareEach } from "../members.ts";
import type { StateStep, StateTools } from "../step.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const AT = ["dashboardFilters", "dataFilters"];

type DataFilters = { readonly references: readonly string[]; readonly filters: JsonObject };

const filterKeys = (state: JsonObject): readonly string[] =>
  (readObjects(state, "chartConfigs") ?? []).flatMap((chart, index) =>
    (readObjects(chart, "cubes", ["chartConfigs", index]) ?? []).flatMap((cube, cubeIndex) =>
      Object.keys(readObject(cube, "filters", ["chartConfigs", index, "cubes", cubeIndex]) ?? {}),
    ),
  );

const componentHalf = (id: string): string => {
  const at = id.indexOf(SEPARATOR);
  return at < 0 ? id : id.slice(at + SEPARATOR.length);
};

const renameKeys = (filters: JsonObject, names: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries(Object.entries(filters).map(([key, value]) => [names.get(key) ?? key, value]));

/** Matched references move behind the others. */
const toIds = ({ references, filters }: DataFilters, keys: readonly string[]): DataFilters => {
  const names = findHolders(new Set(references), keys);
  const unmatched = references.filter((iri) => !names.has(iri));
  const matched = references.flatMap((iri) => names.get(iri) ?? []);
  return { references: [...unmatched, ...matched], filters: renameKeys(filters, names) };
};

const toIris = ({ references, filters }: DataFilters): DataFilters => ({
  references: references.map(componentHalf),
  filters: renameKeys(filters, new Map(Object.keys(filters).map((id) => [id, componentHalf(id)]))),
});

const declareChanged = (
  listName: string,
  before: DataFilters,
  restored: DataFilters,
  tools: StateTools,
): void => {
  for (const [index, reference] of before.references.entries()) {
    if (restored.references[index] !== reference) tools.lose([...AT, listName, index], reference);
  }
  declareEach([before.filters, restored.filters], [...AT, "filters"], tools);
};

const readDataFilters = (state: JsonObject, listName: string) => {
  const dashboardFilters = readObject(state, "dashboardFilters");
  const dataFilters =
    dashboardFilters && readObject(dashboardFilters, "dataFilters", AT.slice(0, 1));
  if (!dataFilters) return undefined;
  const references = readStrings(dataFilters, listName, AT) ?? [];
  const filters = readObject(dataFilters, "filters", AT) ?? {};
  return { dashboardFilters, dataFilters, content: { references, filters } };
};

const convertDataFilters = (
  state: JsonObject,
  [from, to]: readonly [string, string],
  convert: (content: DataFilters) => DataFilters,
): JsonObject => {
  const read = readDataFilters(state, from);
  if (!read) return state;
  const { references, filters } = convert(read.content);
  const dataFilters = {
    ...rename(read.dataFilters, from, to),
    ...(isAbsent(read.dataFilters[from]) ? {} : { [to]: references }),
    ...(isAbsent(read.dataFilters.filters) ? {} : { filters }),
  };
  return { ...state, dashboardFilters: { ...read.dashboardFilters, dataFilters } };
};

export const componentIds = {
  from: "3.8.0",
  to: "4.0.0",
  what: "component-ids",
  up: (state, tools) => {
    const withCharts = migrateCharts(state, "4.0.0", tools);
    const keys = filterKeys(withCharts);
    return convertDataFilters(withCharts, ["componentIris", "componentIds"], (content) => {
      const ids = toIds(content, keys);
      declareChanged("componentIris", content, toIris(ids), tools);
      return ids;
    });
  },
  down: (state, tools) => {
    const withIris = migrateCharts(state, "3.4.0", tools);
    return convertDataFilters(withIris, ["componentIds", "componentIris"], (content) => {
      const iris = toIris(content);
      const keys = filterKeys(migrateCharts(withIris, "4.0.0", tools));
      declareChanged("componentIds", content, toIds(iris, keys), tools);
      return iris;
    });
  },
} as const satisfies StateStep;
