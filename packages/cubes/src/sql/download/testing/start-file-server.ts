import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** Answers in place of the server; whether it did. */
type Interference = (request: IncomingMessage, response: ServerResponse) => boolean;

export type FileServer = {
  url: string;
  /** `path status` of every answer. */
  answers: string[];
  interfere: (how: Interference | undefined) => void;
  close: () => Promise<void>;
};

/** A web server of a folder with ETags, as operators have one. */
export const startFileServer = async (folder: string, port = 0): Promise<FileServer> => {
  const answers: string[] = [];
  let interference: Interference | undefined;
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? "").split("?")[0] ?? "");
    response.on("close", () => answers.push(`${path} ${response.statusCode}`));
    if (interference?.(request, response)) return;
    const file = join(folder, path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end("nothing here");
      return;
    }
    const body = readFileSync(file);
    const etag = `"${createHash("sha256").update(body).digest("hex")}"`;
    if (request.headers["if-none-match"] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { etag, "content-length": body.length }).end(body);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answers,
    interfere: (how) => (interference = how),
    close: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
};
