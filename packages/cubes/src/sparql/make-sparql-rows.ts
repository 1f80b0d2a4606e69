import type { ObservationTable } from "@statelier/model";

import { SourceError } from "../cube-source.ts";
import type { ObservationRows } from "../reading/observation-reader.ts";
import { buildObservationsQuery } from "./build-observations-query.ts";
import type { CubeModel } from "./cube-model.ts";
import { mergeRowsByNode } from "./parse-observations.ts";
import { parseRowsOfModel } from "./parse-rows-of-model.ts";
import { makeSliceReader } from "./slice-reader.ts";
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

/** The observations of one cube, asked in SPARQL. */
export const makeSparqlRows = (client: SparqlClient, model: CubeModel): ObservationRows => ({
  count: () => model.count(),
  loadWhole: (count) => fetchWhole(client, model, count),
  slices: makeSliceReader(client, model),
  describe: (paths) => buildObservationsQuery({ cube: model.iri, paths, filters: [] }).text,
});
