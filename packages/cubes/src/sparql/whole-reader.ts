import { distinctValues, findColumn, type ObservationTable, selectRows } from "@statelier/model";

import { SourceError } from "../cube-source.ts";
import { buildObservationsQuery } from "./build-observations-query.ts";
import type { CubeModel } from "./cube-model.ts";
import type { ObservationReader, ReadRequest } from "./observation-reader.ts";
import { mergeRowsByNode } from "./parse-observations.ts";
import { parseRowsOfModel } from "./parse-rows-of-model.ts";
import { filterResolved } from "./slice-reader.ts";
import type { SparqlClient } from "./sparql-client.ts";

const fetchWhole = async (
  client: SparqlClient,
  model: CubeModel,
  count: number,
): Promise<ObservationTable> => {
  const components = [...model.components.values()];
  const query = {
    cube: model.iri,
    paths: components.map(({ path }) => path),
    filters: [],
  };
  let rows = await client.select(buildObservationsQuery(query));
  if (rows.length > count) {
    model.note("Some observations have several values in one cell; the first is used.");
    rows = mergeRowsByNode(
      await client.select(buildObservationsQuery({ ...query, withNode: true })),
    );
  }
  if (rows.length !== count)
    throw new SourceError(
      "SOURCE_ANSWER_INVALID",
      `The source counts ${count} observations and answered ${rows.length}.`,
    );
  return parseRowsOfModel(model, rows, components);
};

const pickColumns = (
  table: ObservationTable,
  request: ReadRequest,
  model: CubeModel,
): ObservationTable => {
  const columns = request.paths.flatMap((path) => {
    const id = model.components.get(path)?.id;
    const column = id === undefined ? undefined : findColumn(table, id);
    return column ? [column] : [];
  });
  const picked = { rowCount: table.rowCount, columns };
  const { limit = table.rowCount } = request;
  if (limit >= table.rowCount) return picked;
  return selectRows(
    picked,
    Array.from({ length: limit }, (_, row) => row),
  );
};

/** Reads the cube once, checks that nothing was cut, and answers every question from its columns. */
export const makeWholeReader = (
  client: SparqlClient,
  model: CubeModel,
  count: number,
): ObservationReader => {
  let whole: Promise<ObservationTable> | undefined;
  const load = (): Promise<ObservationTable> => {
    const loading = (whole ??= fetchWhole(client, model, count));
    loading.catch(() => (whole = undefined));
    return loading;
  };
  return {
    read: async (request) => {
      const filtered = filterResolved(await load(), request.filters, model.components);
      const { text } = buildObservationsQuery({
        cube: model.iri,
        paths: request.paths,
        filters: [],
      });
      return { table: pickColumns(filtered, request, model), query: text };
    },
    distinct: async (path, filters) => {
      const id = model.components.get(path)?.id ?? "";
      return distinctValues(filterResolved(await load(), filters, model.components), id);
    },
    bounds: async (path) => {
      const column = findColumn(await load(), model.components.get(path)?.id ?? "");
      if (!column) return undefined;
      const cells = column.type === "number" ? column.values : column.values.map(Number);
      let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const cell of cells) {
        if (cell < min) min = cell;
        if (cell > max) max = cell;
      }
      return min <= max ? { min, max } : undefined;
    },
  };
};
