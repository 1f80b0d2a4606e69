import { handleSparqlProtocol } from "../../embedded/handle-sparql-protocol.ts";
import type { CubeSource } from "../../source/cube-source.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "../../sparql/make-sparql-source.ts";
import { convertTurtle } from "../load-fixtures.ts";
import { openMemoryStore } from "../open-memory-store.ts";

/** For tests: the cubes of one small file beside this one, as a source. */
export const readCase = (fixture: string, options: SparqlSourceOptions = {}): CubeSource => {
  const store = openMemoryStore(convertTurtle([new URL(fixture, import.meta.url)]));
  return makeSparqlSource({
    endpoint: (request) => handleSparqlProtocol(request, store),
    dataSource: { type: "sparql", url: "http://localhost/sparql" },
    options,
  });
};
