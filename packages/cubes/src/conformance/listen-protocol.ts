import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

import type { EmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";

type Listening = { port: number; url: string; close: () => Promise<void> };

const readBody = async (message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
};

const readRequest = async (message: IncomingMessage): Promise<Request> => {
  const { method = "GET", url = "/", headers } = message;
  const body = method === "POST" ? await readBody(message) : undefined;
  return new Request(new URL(url, "http://127.0.0.1"), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    ...(body ? { body } : {}),
  });
};

/** For tests: a store at an address of this machine; `change` may answer in its place. */
export const listenProtocol = async (
  store: Pick<EmbeddedStore, "query">,
  change: (request: Request) => Promise<Response | undefined> = async () => undefined,
): Promise<Listening> => {
  const server = createServer((message, response) => {
    const answer = async (): Promise<void> => {
      const request = await readRequest(message);
      const result =
        (await change(request.clone())) ?? (await handleSparqlProtocol(request, store));
      response.writeHead(result.status, Object.fromEntries(result.headers));
      response.end(await result.text());
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/sparql`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
