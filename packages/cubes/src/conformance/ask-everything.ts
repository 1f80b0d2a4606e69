import {
  cellLabel,
  cellValue,
  type ComponentValue,
  type CubeComponents,
  type Dimension,
  type Filters,
  type Locale,
  type Measure,
  MOST_RECENT_VALUE,
  type ObservationTable,
  type SingleFilter,
} from "@statelier/model";

import type { CubeSource, SearchRequest } from "../source/cube-source.ts";
import { NORMALIZED } from "./suite/normalize-answer.ts";
import { cubeIri, PARCELS } from "./suite/subject.ts";

const LOCALES: readonly Locale[] = ["de", "en"];

const search = (request: Partial<SearchRequest>): SearchRequest => ({
  locale: "en",
  query: "",
  order: "TITLE_ASC",
  includeDrafts: true,
  fetchDimensionTermsets: true,
  filters: [],
  ...request,
});

/** Each row as one text of its cells and their labels, in the order of the columns. */
const writeRows = (table: ObservationTable) => ({
  columns: table.columns.map(({ id }) => id),
  rows: NORMALIZED.rows(
    Array.from({ length: table.rowCount }, (_, row) =>
      table.columns
        .map((column) =>
          column.type === "number"
            ? String(cellValue(column, row))
            : `${String(cellValue(column, row))} “${cellLabel(column, row) ?? ""}”`,
        )
        .join(" | "),
    ),
  ),
});

const all = ({ dimensions, measures }: CubeComponents): (Dimension | Measure)[] => [
  ...dimensions,
  ...measures,
];

const single = (value: string): SingleFilter => ({ type: "single", value });

const ends = (values: readonly ComponentValue[]): [string, string] => [
  values[0]?.value ?? "",
  values[Math.floor(values.length / 2)]?.value ?? "",
];

/** Values of each of two dimensions that are asked for together. */
const PAIRED = 3;

/** Filters of every kind on every component. */
const listFilters = (components: CubeComponents): Filters[] => {
  const perComponent = all(components).flatMap(({ id, values }): Filters[] => {
    const [first, middle] = ends(values);
    return [
      { [id]: single(middle) },
      { [id]: { type: "multi", values: { [first]: true, [middle]: true, "'; --": true } } },
      { [id]: { type: "multi", values: {} } },
      { [id]: { type: "range", from: first, to: middle } },
      { [id]: single(MOST_RECENT_VALUE) },
    ];
  });
  const [a, b] = components.dimensions;
  const pairs = (a?.values ?? []).slice(0, PAIRED).flatMap((one) =>
    (b?.values ?? []).slice(0, PAIRED).map((other): Filters => ({
      [a?.id ?? ""]: single(one.value),
      [b?.id ?? ""]: single(other.value),
    })),
  );
  return [{}, ...perComponent, ...pairs];
};

const isSingle = (filters: Filters): filters is Record<string, SingleFilter> =>
  Object.values(filters).every(({ type }) => type === "single");

const askFiltered = async (source: CubeSource, iri: string, filters: Filters) => {
  const { table } = await source.observations({ iri, locale: "de", filters });
  const narrowed = await source.components({ iri, locale: "en", loadValues: true, filters });
  return {
    filters,
    observations: writeRows(table),
    narrowed: all(narrowed).map(({ id, values }) => [id, values.map(({ value }) => value)]),
    ...(isSingle(filters) ? { possible: await source.possibleFilters({ iri, filters }) } : {}),
  };
};

const askCube = async (source: CubeSource, iri: string) => {
  const inLanguages = await Promise.all(
    LOCALES.map(async (locale) => ({
      metadata: await source.metadata({ iri, locale }),
      components: await source.components({ iri, locale, loadValues: true }),
      bare: await source.components({ iri, locale, loadValues: false }),
      termsets: await source.termsets({ iri, locale }),
    })),
  );
  const components = inLanguages[1]?.components ?? { dimensions: [], measures: [] };
  const shapes = await Promise.all(
    components.dimensions.flatMap(({ id }) =>
      [256, 4096].map((width) => source.shapes({ iri, dimensionId: id, width })),
    ),
  );
  const filtered = [];
  for (const filters of listFilters(components))
    filtered.push(await askFiltered(source, iri, filters));
  return { inLanguages, shapes, filtered };
};

const askSearch = (source: CubeSource) =>
  Promise.all(
    [{}, { filters: [{ type: "TemporalDimension" as const, value: "Year" }] }].map((request) =>
      source.search(search(request)),
    ),
  );

/** Together they have columns of every kind. */
const CUBES = [cubeIri("budget", 1), cubeIri("harvest", 3), PARCELS, cubeIri("signals", 1)];

/** The whole answers of a source, far more than anybody would write down: what it lists, and filters of every kind on every column. */
export const askEverything = async (source: CubeSource) => {
  const cubes = [];
  for (const iri of CUBES) cubes.push({ iri, ...(await askCube(source, iri)) });
  return { search: await askSearch(source), cubes };
};
