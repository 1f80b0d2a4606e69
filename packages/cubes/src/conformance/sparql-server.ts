import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { argv } from "node:process";

import { openEmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** A SPARQL server of its own process: `node sparql-server.ts FILE` says its port to the parent. */
const serve = async (file: string): Promise<void> => {
  const store = await openEmbeddedStore({ file });
  const server = createServer((message, response) => {
    const answer = async (): Promise<void> => {
      const { method = "GET", url = "/", headers } = message;
      const body = method === "POST" ? await readBody(message) : undefined;
      const request = new Request(new URL(url, "http://127.0.0.1"), {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
      const result = await handleSparqlProtocol(request, store);
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(await result.text());
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  process.on("disconnect", () => process.exit());
};

await serve(argv[2] ?? "");
