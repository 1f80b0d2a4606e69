import { afterAll, beforeAll } from "vitest";

import { type EmbeddedStore, openEmbeddedStore } from "../../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../../embedded/handle-sparql-protocol.ts";
import type { CubeSource } from "../../source/cube-source.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "../../sparql/make-sparql-source.ts";
import { convertTurtle } from "../load-fixtures.ts";

/** For tests: the cubes of one small file beside this one, as a source that is open while the tests of a block run. */
export const readCase = (
  fixture: string,
  options: SparqlSourceOptions = {},
): (() => CubeSource) => {
  let store: EmbeddedStore | undefined;
  let source: CubeSource | undefined;
  beforeAll(async () => {
    const opened = await openEmbeddedStore({
      ntriples: convertTurtle([new URL(fixture, import.meta.url)]),
    });
    store = opened;
    source = makeSparqlSource({
      endpoint: (request) => handleSparqlProtocol(request, opened),
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options,
    });
  });
  afterAll(() => store?.close());
  return () => {
    if (!source) throw new Error(`${fixture} is not open yet.`);
    return source;
  };
};
