import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export const FAULTS = [
  "delay",
  "slow stream",
  "endless drip",
  "cut",
  "corrupt",
  "refuse",
  "error",
  "busy",
  "wrong type",
  "other page",
  "short",
  "gap",
  "miscount",
] as const;

export type Fault = (typeof FAULTS)[number];

export type FaultyProxy = {
  url: string;
  /** How often each fault befell an answer. */
  counts: Map<Fault, number>;
  close(): Promise<void>;
};

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const corrupt = (body: Buffer): Buffer => {
  const broken = Buffer.from(body);
  broken.fill(0xff, Math.floor(body.length / 2), Math.floor(body.length / 2) + 3);
  return broken;
};

/** A well-formed answer without some of its rows. */
const dropRows = (body: Buffer, keep: (row: number, count: number) => boolean): string => {
  const answer = JSON.parse(body.toString()) as { results?: { bindings: unknown[] } };
  const rows = answer.results?.bindings ?? [];
  const kept = rows.filter((_, row) => keep(row, rows.length));
  return JSON.stringify({ ...answer, results: { bindings: kept } });
};

/** An answer whose counts, which our queries name `n`, are one too high. */
const miscount = (body: Buffer): string =>
  body
    .toString()
    .replace(/("n"\s*:\s*\{[^}]*"value"\s*:\s*")(\d+)"/g, (_, before: string, count: string) => {
      return `${before}${Number(count) + 1}"`;
    });

const drip = async (response: ServerResponse, body: Buffer): Promise<void> => {
  const size = Math.ceil(body.length / 5);
  for (let at = 0; at < body.length && !response.destroyed; at += size) {
    response.write(body.subarray(at, at + size));
    await pause(60);
  }
  response.end();
};

const dripForever = async (response: ServerResponse): Promise<void> => {
  while (!response.destroyed) {
    response.write(" ");
    await pause(100);
  }
};

type Answering = { response: ServerResponse; type: string; body: Buffer };

const answerWith = async (fault: Fault | undefined, answering: Answering): Promise<void> => {
  const { response, type, body } = answering;
  const send = (status: number, contentType: string, text: Buffer | string): void => {
    response.writeHead(status, { "content-type": contentType });
    response.end(text);
  };
  switch (fault) {
    case "refuse":
      response.destroy();
      return;
    case "error":
      return send(500, "text/html", "<h1>oops</h1>");
    case "busy":
      return send(503, "text/plain", "busy");
    case "wrong type":
      return send(200, "text/html", body);
    case "other page":
      return send(200, type, "<html>maintenance</html>");
    case "corrupt":
      return send(200, type, corrupt(body));
    case "short":
      return send(
        200,
        type,
        dropRows(body, (row, count) => row < Math.floor(count * 0.7)),
      );
    case "gap":
      return send(
        200,
        type,
        dropRows(body, (row) => row > 0),
      );
    case "miscount":
      return send(200, type, miscount(body));
    case "cut":
      response.writeHead(200, { "content-type": type, "content-length": body.length });
      response.write(body.subarray(0, Math.floor(body.length * 0.7)));
      await pause(5);
      response.destroy();
      return;
    case "slow stream":
      response.writeHead(200, { "content-type": type });
      return drip(response, body);
    case "endless drip":
      response.writeHead(200, { "content-type": type });
      return dripForever(response);
    case "delay":
      await pause(150);
      return send(200, type, body);
    case undefined:
      return send(200, type, body);
  }
};

/** For tests: stands before an endpoint and spoils the answers for which `pickFault` names a fault. */
export const startFaultyProxy = async (
  endpoint: (request: Request) => Promise<Response>,
  pickFault: () => Fault | undefined,
): Promise<FaultyProxy> => {
  const counts = new Map<Fault, number>();
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = pickFault();
    if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1);
    const request = new Request("http://localhost/sparql", {
      method: "POST",
      headers: { "content-type": message.headers["content-type"] ?? "" },
      body: new Uint8Array(await readBody(message)),
    });
    const whole = await endpoint(request);
    const type = whole.headers.get("content-type") ?? "";
    await answerWith(fault, { response, type, body: Buffer.from(await whole.arrayBuffer()) });
  };
  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sparql`,
    counts,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};
