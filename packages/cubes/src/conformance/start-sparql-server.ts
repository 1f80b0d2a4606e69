import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** `url` is that of its endpoint. */
export type SparqlServer = { url: string; close: () => Promise<void> };

/** For tests: a SPARQL server in a process of its own, over a file of N-Triples, on a free port of this machine. */
export const startSparqlServer = async (file: string): Promise<SparqlServer> => {
  const server = fork(fileURLToPath(new URL("./sparql-server.ts", import.meta.url)), [file], {
    execArgv: [],
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    server.once("message", (message) => resolve(Number(message)));
    server.once("exit", (code) => reject(new Error(`The SPARQL server ended with ${code}.`)));
  });
  return {
    url: `http://127.0.0.1:${port}/sparql`,
    close: () => {
      server.disconnect();
      return ended;
    },
  };
};
