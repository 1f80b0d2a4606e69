import {
  executeData,
  makeDataSchema,
  makeSourceRegistry,
  makeSparqlSource,
} from "@statelier/cubes";
import { makeDataClient } from "@statelier/data";
import { type ChartConfig, listQueryFilters } from "@statelier/document";
import type { CubeComponents, Locale } from "@statelier/model";
import type { RenderData } from "./render-table.ts";

type Fetched = { ok: true; value: RenderData } | { ok: false; problem: string };

const makeClient = (url: string) => {
  const entry = { name: "source", type: "sparql" as const, url, aliases: [] };
  const sources = makeSourceRegistry([entry], () =>
    makeSparqlSource({ endpoint: url, dataSource: { type: "sparql", url } }),
  );
  const schema = makeDataSchema({ sources });
  return makeDataClient((request) => executeData(schema, request));
};

/** The chart under the filters that its document shares, once the components of its data are known. */
export type ShareChart = (components: CubeComponents) => ChartConfig;

/** Asks an endpoint for everything that the drawing of a chart needs. */
export const fetchRenderData = async (
  url: string,
  { config, share }: { config: ChartConfig; share: ShareChart },
  locale: Locale,
): Promise<Fetched> => {
  const data = makeClient(url);
  const scope = { source: { type: "sparql" as const, url }, locale };
  const cubes = config.cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
  try {
    const [datasets, components] = await Promise.all([
      data.metadata(
        scope,
        cubes.map(({ iri }) => iri),
      ),
      data.components(scope, cubes),
    ]);
    const filters = listQueryFilters(share(components), components);
    const { table } = await data.observations(scope, filters);
    return { ok: true, value: { components, table, datasets } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: reason };
  }
};
