import { listenProtocol } from "./listen-protocol.ts";
import { openMemoryStore } from "./open-memory-store.ts";
import type { SparqlServer } from "./start-sparql-server.ts";

/** For tests: as `startSparqlServer`, of triples and in this process. */
export const startMemoryServer = (ntriples: string): Promise<SparqlServer> =>
  listenProtocol(openMemoryStore(ntriples));
