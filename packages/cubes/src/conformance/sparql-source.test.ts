import { fork } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { openEmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "../sparql/make-sparql-source.ts";
import { cubeSourceConformance, type OpenedSource } from "./cube-source-conformance.ts";
import { loadFixtures } from "./load-fixtures.ts";

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
  const server = fork(fileURLToPath(new URL("./sparql-server.ts", import.meta.url)), [file], {
    execArgv: [],
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("message", (message) => resolve(Number(message)));
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const url = `http://127.0.0.1:${port}/sparql`;
  const source = makeSparqlSource({ endpoint: url, dataSource: { type: "sparql", url } });
  return {
    source,
    close: async () => {
      server.disconnect();
    },
  };
};

cubeSourceConformance("the embedded store, cubes read whole,", openEmbedded({}));
cubeSourceConformance("the embedded store, read by slices,", openEmbedded({ wholeCubeRows: 0 }));
cubeSourceConformance("a SPARQL server over HTTP", openServer);
