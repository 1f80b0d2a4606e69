import { distinctValues, numberBounds, type ObservationTable, selectRows } from "@statelier/model";

import { listIris } from "../../rdf/indexed-value.ts";
import { parseNumber } from "../../rdf/parse-number.ts";
import { filterResolved } from "../../reading/filter-resolved.ts";
import type {
  ObservationReader,
  ReadAnswer,
  ReadRequest,
  ReadTable,
  ResolvedFilter,
  SumRequest,
} from "../../reading/observation-reader.ts";
import { sumUnreadable } from "../../reading/unreadable-cells.ts";
import type { ResultSink } from "../client/results-parser.ts";
import type { Row } from "../client/rows-sink.ts";
import type { SparqlClient, StreamOptions } from "../client/sparql-client.ts";
import { streamWhole } from "../client/stream-whole.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { deriveValueOfTerm, indexValues } from "../model/value-index.ts";
import { hasBoundsOnly, isNumberColumn, type ShapeComponent } from "../parsing/shape-component.ts";
import {
  buildBoundsQuery,
  buildDistinctQuery,
  buildObservationsQuery,
  buildSumsQuery,
  type CellFilter,
  type ObservationsQuery,
} from "../queries/build-observations-query.ts";
import { type SparqlText, toSparql } from "../queries/sparql-text.ts";
import { concatPages } from "./concat-pages.ts";
import { encodeNumbers, pickNumbers } from "./encode-numbers.ts";
import { ObservationColumns } from "./observation-columns.ts";

/** Longer lists of values make queries that engines refuse; they are applied to the columns instead. */
const MAX_TERMS = 500;

type SplitFilters = { sent: CellFilter[]; kept: ResolvedFilter[] };

const encodeFilter = async (
  model: CubeModel,
  filter: ResolvedFilter,
): Promise<CellFilter | undefined> => {
  const { path } = filter;
  if (filter.type === "numbers") return { path, type: "numbers", from: filter.from, to: filter.to };
  const numbers = encodeNumbers(model, filter);
  if (numbers) return numbers.numbers.length <= MAX_TERMS ? numbers : undefined;
  const index = await model.values(path);
  const unknown = [...filter.values].filter((value) => !index.has(value));
  const terms = [...filter.values].flatMap((value) => index.get(value)?.terms ?? []);
  if (unknown.length === 0 && terms.length <= MAX_TERMS) {
    const encoded = terms.map(toSparql);
    const sent = encoded.filter((term) => term !== undefined);
    if (sent.length === encoded.length) return { path, type: "terms", terms: sent };
  }
  return filter.values.size <= MAX_TERMS && unknown.length === filter.values.size
    ? { path, type: "texts", texts: [...filter.values].filter((text) => text.isWellFormed()) }
    : undefined;
};

/** Which part of the values of its column a filter leaves, as far as these are known. */
const measureShare = async (model: CubeModel, filter: ResolvedFilter): Promise<number> => {
  if (filter.type === "numbers") return 1;
  const { size } = await model.values(filter.path);
  return size === 0 ? 1 : filter.values.size / size;
};

/** The narrowest come first: some engines go through observations in the order of a query. */
const splitFilters = async (
  model: CubeModel,
  filters: readonly ResolvedFilter[],
): Promise<SplitFilters> => {
  const sent: { cell: CellFilter; share: number }[] = [];
  const kept: ResolvedFilter[] = [];
  for (const filter of filters) {
    const cell = await encodeFilter(model, filter);
    if (cell) sent.push({ cell, share: await measureShare(model, filter) });
    else kept.push(filter);
  }
  const sorted = sent.toSorted((a, b) => a.share - b.share);
  return { sent: sorted.map(({ cell }) => cell), kept };
};

const isEmpty = (model: CubeModel, filter: ResolvedFilter): boolean =>
  filter.type === "values" &&
  (encodeNumbers(model, filter)?.numbers ?? [...filter.values]).length === 0;

const parseBound = (row: Row | undefined, name: string): number =>
  parseNumber(row?.[name]?.value ?? "");

const takeRows = (table: ObservationTable, limit = table.rowCount): ObservationTable =>
  limit >= table.rowCount
    ? table
    : selectRows(
        table,
        Array.from({ length: limit }, (_, row) => row),
      );

type Slicing = { client: SparqlClient; model: CubeModel };

type Slice = Omit<ObservationsQuery, "cube" | "numbers">;

const pickComponents = (model: CubeModel, paths: readonly string[]): ShapeComponent[] =>
  [...new Set(paths)].flatMap((path) => model.components.get(path) ?? []);

/** What is asked for, and what filters look at: cells of either may have several values. */
const withFilterPaths = ({
  paths,
  filters,
}: Pick<Slice, "paths"> & { filters: readonly { path: string }[] }): string[] => [
  ...new Set([...paths, ...filters.map(({ path }) => path)]),
];

const buildQuery = (model: CubeModel, slice: Slice): SparqlText =>
  buildObservationsQuery({ ...slice, cube: model, numbers: model.numbers });

/** Virtuoso's compiler runs out of its stack where a query says the kinds of some seventy columns. */
const MAX_COLUMNS_WITH_KINDS = 40;

/**
 * As a table where the endpoint writes one that is read; where it turns out that it does not, or refuses what a table needs
 * besides, without it.
 */
const streamSlice = async <Sink extends ResultSink>(
  { client, model }: Slicing,
  slice: Slice,
  makeSink: () => Sink,
): Promise<Sink> => {
  const ask = (form: StreamOptions): Promise<Sink> =>
    streamWhole(client, buildQuery(model, { ...slice, ...form, withNode: true }), makeSink, form);
  const hasKinds = (client.writesPlain ?? false) && slice.paths.length <= MAX_COLUMNS_WITH_KINDS;
  try {
    return await ask({ hasKinds });
  } catch (error) {
    if (!hasKinds || client.writesPlain) throw error;
    return ask({ hasKinds: false });
  }
};

/** One row for each row of the answer; undefined where observations have several of them. */
const fetchRows = async (
  { client, model }: Slicing,
  slice: Slice,
): Promise<ReadTable | undefined> => {
  const components = pickComponents(model, slice.paths);
  const columns = new ObservationColumns(components);
  const page = await streamSlice({ client, model }, slice, () => columns.makeNodePage());
  return page.isRepeated ? undefined : concatPages(model, components, columns, [page]);
};

/** One row for each observation, with the first of the values of each cell. */
const fetchDistinct = async ({ client, model }: Slicing, slice: Slice): Promise<ReadTable> => {
  const components = pickComponents(model, slice.paths);
  const columns = new ObservationColumns(components);
  const page = await streamSlice({ client, model }, slice, () => columns.makeDistinctPage());
  for (const place of page.places) model.noteSeveral(components[place]?.path ?? "");
  return concatPages(model, components, columns, [page]);
};

const narrow = (
  table: ReadTable,
  filters: readonly ResolvedFilter[],
  { components }: CubeModel,
): ReadTable => ({
  ...filterResolved(table, filters, components),
  ...(table.unreadable ? { unreadable: table.unreadable } : {}),
});

/** The source compares all values of a cell with a filter; here the one that is used has to pass. */
const readDistinct = async (
  slicing: Slicing,
  slice: Slice,
  filters: readonly ResolvedFilter[],
): Promise<ReadTable> => {
  const paths = withFilterPaths({ paths: slice.paths, filters });
  const read = async (asked: Slice): Promise<ReadTable> =>
    narrow(await fetchDistinct(slicing, asked), filters, slicing.model);
  const { limit, ...unlimited } = { ...slice, paths };
  if (limit === undefined) return read(unlimited);
  const some = await read({ ...unlimited, limit });
  return some.rowCount < limit && filters.length > 0 ? read(unlimited) : some;
};

const readTable = async (
  slicing: Slicing,
  {
    slice,
    kept,
    filters,
  }: { slice: Slice; kept: readonly ResolvedFilter[]; filters: readonly ResolvedFilter[] },
): Promise<ReadTable> => {
  const { model } = slicing;
  if (filters.some((filter) => isEmpty(model, filter))) {
    const components = pickComponents(model, slice.paths);
    return concatPages(model, components, new ObservationColumns(components), []);
  }
  const asked = withFilterPaths({ paths: slice.paths, filters });
  const rows = asked.some((path) => model.hasSeveral(path))
    ? undefined
    : await fetchRows(slicing, slice);
  return rows ? narrow(rows, kept, model) : readDistinct(slicing, slice, filters);
};

const readSlice = async (
  slicing: Slicing,
  { paths, filters, limit }: ReadRequest,
): Promise<ReadAnswer> => {
  const { model } = slicing;
  const { sent, kept } = await splitFilters(model, filters);
  const keptPaths = kept.map(({ path }) => path);
  const slice: Slice = {
    paths: [...new Set([...paths, ...keptPaths])],
    filters: sent,
    ...(limit === undefined || kept.length > 0 ? {} : { limit }),
  };
  const table = await readTable(slicing, { slice, kept, filters });
  const { columns, rowCount } = takeRows(table, limit);
  const asked = columns.slice(0, paths.length);
  const unreadable = sumUnreadable(
    table.unreadable,
    asked.map(({ id }) => id),
  );
  return {
    table: { rowCount, columns: asked },
    query: buildQuery(model, slice).text,
    ...(unreadable > 0 ? { unreadable } : {}),
  };
};

/** One row for each term; undefined where the source cannot add up what is used of each cell. */
const fetchSums = async (
  { client, model }: Slicing,
  { path, numberPath, filters }: SumRequest,
): Promise<ReadAnswer | undefined> => {
  const [component, number] = [path, numberPath].map((each) => model.components.get(each));
  const asked = withFilterPaths({ paths: [path, numberPath], filters });
  if (!component || !number || asked.some((each) => model.hasSeveral(each))) return undefined;
  const { sent, kept } = await splitFilters(model, filters);
  if (kept.length > 0 || filters.some((filter) => isEmpty(model, filter))) return undefined;
  const rows = await client.select(buildSumsQuery(model, { path, numberPath }, sent));
  const terms = component.isVersioned ? rows.flatMap(({ v }) => v ?? []) : [];
  const attributes = await model.attributes.load(listIris(terms));
  const found = rows.flatMap((row) => {
    const value = row["v"] && deriveValueOfTerm(row["v"], component, attributes);
    return value === undefined ? [] : [{ value, sum: parseBound(row, "sum") }];
  });
  const values = found.map(({ value }) => value);
  const codes = Int32Array.from(values.keys());
  const sums = Float64Array.from(found, ({ sum }) => sum);
  return {
    table: {
      rowCount: found.length,
      columns: [
        { type: "dictionary", id: component.id, codes, values, labels: values },
        { type: "number", id: number.id, values: sums },
      ],
    },
  };
};

/** Asks the source for every slice: for cubes of any size. */
export const makeSliceReader = (client: SparqlClient, model: CubeModel): ObservationReader => {
  const slicing = { client, model };
  /** The column itself, where a list of all that occurs in it would name values that are not used. */
  const readColumn = async (
    path: string,
    filters: readonly ResolvedFilter[],
  ): Promise<ReadTable | undefined> => {
    const asked = withFilterPaths({ paths: [path], filters });
    if (!asked.some((each) => model.hasSeveral(each))) return undefined;
    const { table } = await readSlice(slicing, { paths: [path], filters });
    return table;
  };
  return {
    read: (request) => readSlice(slicing, request),
    sums: async (request) =>
      (await fetchSums(slicing, request)) ??
      readSlice(slicing, {
        paths: [request.path, request.numberPath],
        filters: request.filters,
      }),
    distinct: async (path, filters) => {
      const component = model.components.get(path);
      if (!component || filters.some((filter) => isEmpty(model, filter))) return [];
      const column = await readColumn(path, filters);
      if (column) return distinctValues(column, component.id);
      // What the model lists of such a column is what occurs in it, and it has mostly been asked for before.
      if (filters.length === 0 && component.listed.length === 0 && !hasBoundsOnly(component))
        return [...(await model.values(path)).keys()];
      const { sent, kept } = await splitFilters(model, filters);
      if (kept.length > 0) {
        const { table } = await readSlice(slicing, { paths: [path], filters });
        return distinctValues(table, component.id);
      }
      const isNumber = isNumberColumn(component);
      const rows = await client.select(buildDistinctQuery(model, { path, isNumber }, sent));
      const terms = rows.flatMap(({ v }) => v ?? []);
      if (isNumber)
        return pickNumbers(terms.flatMap(({ value }) => (value === "" ? [] : value))).map(String);
      const attributes = await model.attributes.load(listIris(terms));
      return [...indexValues(terms, component, attributes).keys()];
    },
    bounds: async (path) => {
      const column = await readColumn(path, []);
      if (column) return numberBounds(column, model.components.get(path)?.id ?? "");
      const [row] = await client.select(buildBoundsQuery(model, path));
      const [min, max] = [parseBound(row, "min"), parseBound(row, "max")];
      return Number.isNaN(min) || Number.isNaN(max) ? undefined : { min, max };
    },
  };
};
