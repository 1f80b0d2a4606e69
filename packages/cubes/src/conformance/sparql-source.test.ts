import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openEmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "../sparql/make-sparql-source.ts";
import { cubeSourceConformance, type OpenedSource } from "./cube-source-conformance.ts";
import { loadFixtures } from "./load-fixtures.ts";
import { startSparqlServer } from "./start-sparql-server.ts";

const openEmbedded = (options: SparqlSourceOptions) => async (): Promise<OpenedSource> => {
  const store = await openEmbeddedStore({ ntriples: loadFixtures() });
  const source = makeSparqlSource({
    endpoint: (request) => handleSparqlProtocol(request, store),
    dataSource: { type: "sparql", url: "http://localhost/sparql" },
    options,
  });
  return { source, close: () => store.close() };
};

const openServer = async (): Promise<OpenedSource> => {
  const file = join(mkdtempSync(join(tmpdir(), "fixtures-")), "fixtures.nt");
  writeFileSync(file, loadFixtures());
  const { url, close } = await startSparqlServer(file);
  const source = makeSparqlSource({ endpoint: url, dataSource: { type: "sparql", url } });
  return { source, close };
};

cubeSourceConformance("the embedded store, cubes read whole,", openEmbedded({}));
cubeSourceConformance(
  "the embedded store, cubes read in pages of two rows,",
  openEmbedded({ pageRows: 2 }),
);
cubeSourceConformance("the embedded store, read by slices,", openEmbedded({ wholeCubeRows: 0 }));
cubeSourceConformance("a SPARQL server over HTTP", openServer);
