import {
  executeData,
  handleSparqlProtocol,
  makeDataSchema,
  makeSourceRegistry,
  makeSparqlSource,
  openEmbeddedStore,
} from "../../packages/cubes/src/index.ts";
import { type DataClient, makeDataClient } from "../../packages/data/src/index.ts";
import type { Locale } from "../../packages/model/src/index.ts";
import { buildSampleCatalogue } from "../../samples/src/index.ts";

export const SAMPLE_SOURCE = {
  name: "samples",
  type: "sparql",
  url: "http://localhost/sparql",
} as const;

export type SampleCatalogue = { data: DataClient; close: () => Promise<void> | void };

/** A client of the bundled catalogue, read through the product's own source. */
export const openSampleCatalogue = async (): Promise<SampleCatalogue> => {
  const { ntriples } = await buildSampleCatalogue({ baseIri: "https://example.org/" });
  const store = await openEmbeddedStore({ ntriples });
  const sources = makeSourceRegistry([{ ...SAMPLE_SOURCE, aliases: [] }], () =>
    makeSparqlSource({
      endpoint: (request) => handleSparqlProtocol(request, store),
      dataSource: SAMPLE_SOURCE,
      options: { wholeCubeRows: 50_000 },
    }),
  );
  const schema = makeDataSchema({ sources });
  return {
    data: makeDataClient((request) => executeData(schema, request)),
    close: () => store.close(),
  };
};

/** The bundled datasets, in the order of their names. */
export const listSampleIris = async (
  { data }: SampleCatalogue,
  locale: Locale = "en",
): Promise<string[]> => {
  const found = await data.search({ source: SAMPLE_SOURCE, locale }, { includeDrafts: true });
  return found.map(({ cube }) => cube.iri).toSorted();
};
