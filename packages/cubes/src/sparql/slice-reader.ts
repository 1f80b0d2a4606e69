import { distinctValues, type ObservationTable, selectRows } from "@statelier/model";

import { filterResolved } from "../reading/filter-resolved.ts";
import type { ObservationReader, ResolvedFilter } from "../reading/observation-reader.ts";
import {
  buildBoundsQuery,
  buildDistinctQuery,
  buildObservationsQuery,
  type CellFilter,
} from "./build-observations-query.ts";
import type { CubeModel } from "./cube-model.ts";
import { concatPages } from "./concat-pages.ts";
import { encodeNumbers, pickNumbers } from "./encode-numbers.ts";
import { ObservationColumns } from "./observation-columns.ts";
import { type Row, toSparql } from "./rdf-term.ts";
import type { SparqlClient } from "./sparql-client.ts";
import { isNumberColumn } from "./shape-component.ts";
import { streamWhole } from "./stream-whole.ts";
import { indexValues } from "./value-index.ts";

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

const splitFilters = async (
  model: CubeModel,
  filters: readonly ResolvedFilter[],
): Promise<SplitFilters> => {
  const split: SplitFilters = { sent: [], kept: [] };
  for (const filter of filters) {
    const cell = await encodeFilter(model, filter);
    if (cell) split.sent.push(cell);
    else split.kept.push(filter);
  }
  return split;
};

const isEmpty = (model: CubeModel, filter: ResolvedFilter): boolean =>
  filter.type === "values" &&
  (encodeNumbers(model, filter)?.numbers ?? [...filter.values]).length === 0;

const parseBound = (row: Row | undefined, name: string): number =>
  row?.[name]?.value === undefined ? Number.NaN : Number(row[name].value);

const takeRows = (table: ObservationTable, limit = table.rowCount): ObservationTable =>
  limit >= table.rowCount
    ? table
    : selectRows(
        table,
        Array.from({ length: limit }, (_, row) => row),
      );

/** Asks the source for every slice: for cubes of any size. */
export const makeSliceReader = (client: SparqlClient, model: CubeModel): ObservationReader => ({
  read: async ({ paths, filters, limit }) => {
    const { sent, kept } = await splitFilters(model, filters);
    const asked = [...new Set([...paths, ...kept.map(({ path }) => path)])];
    const components = asked.flatMap((path) => model.components.get(path) ?? []);
    const query = buildObservationsQuery({
      cube: model.iri,
      paths: components.map(({ path }) => path),
      filters: sent,
      ...(limit === undefined || kept.length > 0 ? {} : { limit }),
    });
    const asColumns = new ObservationColumns(components);
    const pages = filters.some((filter) => isEmpty(model, filter))
      ? []
      : [await streamWhole(client, query, () => asColumns.makePage())];
    const table = await concatPages(model, components, asColumns, pages);
    const { columns, rowCount } = takeRows(filterResolved(table, kept, model.components), limit);
    return { table: { rowCount, columns: columns.slice(0, paths.length) }, query: query.text };
  },
  distinct: async (path, filters) => {
    const component = model.components.get(path);
    if (!component || filters.some((filter) => isEmpty(model, filter))) return [];
    const { sent, kept } = await splitFilters(model, filters);
    if (kept.length > 0) {
      const { table } = await makeSliceReader(client, model).read({ paths: [path], filters });
      return distinctValues(table, component.id);
    }
    const rows = await client.select(buildDistinctQuery(model.iri, path, sent));
    const terms = rows.flatMap(({ v }) => v ?? []);
    if (isNumberColumn(component))
      return pickNumbers(terms.flatMap(({ value }) => (value === "" ? [] : value))).map(String);
    const iris = terms.flatMap((term) => (term.type === "iri" ? [term.value] : []));
    return [...indexValues(terms, component, await model.attributes.load(iris)).keys()];
  },
  bounds: async (path) => {
    const [row] = await client.select(buildBoundsQuery(model.iri, path));
    const [min, max] = [parseBound(row, "min"), parseBound(row, "max")];
    return Number.isNaN(min) || Number.isNaN(max) ? undefined : { min, max };
  },
});
