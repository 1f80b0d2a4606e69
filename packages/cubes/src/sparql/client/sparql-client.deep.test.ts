import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { describe, expect, it } from "vitest";

import { sparql } from "../queries/sparql-text.ts";
import { makeSparqlClient } from "./sparql-client.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const QUERY = sparql`SELECT ?s { ?s ?p ?o }`;
const JSON_TYPE = { "content-type": "application/sparql-results+json" };

describe("SPARQL client", () => {
  it("bounds the time of an endpoint in this process, whatever the garbage collector takes away", async () => {
    const collecting = setInterval(collectGarbage, 50);
    try {
      const never = ({ signal }: Request) =>
        new Promise<Response>((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason as Error));
        });
      const client = makeSparqlClient({ endpoint: never, timeoutMs: 500 });
      await expect(client.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_TIMEOUT" });
    } finally {
      clearInterval(collecting);
    }
  });

  it("bounds the time of an answer that drips, whatever the garbage collector takes away", async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, JSON_TYPE);
      response.write('{"head":{"vars":["s"]},"results":{"bindings":[');
      const timer = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(timer));
      setTimeout(() => response.end("]}}"), 3_000).unref();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const collecting = setInterval(collectGarbage, 50);
    try {
      const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sparql`;
      const client = makeSparqlClient({ endpoint, timeoutMs: 500 });
      await expect(client.select(QUERY)).rejects.toMatchObject({ id: "SOURCE_TIMEOUT" });
    } finally {
      clearInterval(collecting);
      server.closeAllConnections();
      server.close();
    }
  });
});
