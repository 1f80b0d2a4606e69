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
  /** How many bytes of parts it has sent since this was asked. */
  takeBytes: () => number;
  interfere: (how: Interference | undefined) => void;
  close: () => Promise<void>;
};

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** From where up to where, without the last; undefined where no part is asked for. */
const findPart = ({ headers }: IncomingMessage, etag: string, size: number) => {
  const [, from = "", to = ""] = RANGE.exec(headers.range ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (headers["if-range"] !== undefined && headers["if-range"] !== etag) return undefined;
  return from === ""
    ? { from: Math.max(0, size - Number(to)), end: size }
    : { from: Number(from), end: to === "" ? size : Number(to) + 1 };
};

type FileServerOptions = {
  port?: number;
  /** Whether it gives parts of files. */
  hasRanges?: boolean;
};

/** A web server of a folder with ETags, as operators have one. */
export const startFileServer = async (
  folder: string,
  { port = 0, hasRanges = false }: FileServerOptions = {},
): Promise<FileServer> => {
  const answers: string[] = [];
  let bytes = 0;
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
    const part = hasRanges ? findPart(request, etag, body.length) : undefined;
    if (request.headers["if-none-match"] === etag) response.writeHead(304, { etag }).end();
    else if (part) {
      const { from, end } = part;
      bytes += end - from;
      response.writeHead(206, {
        etag,
        "content-length": end - from,
        "content-range": `bytes ${from}-${end - 1}/${body.length}`,
      });
      response.end(body.subarray(from, end));
    } else response.writeHead(200, { etag, "content-length": body.length }).end(body);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answers,
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    interfere: (how) => (interference = how),
    close: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
};
