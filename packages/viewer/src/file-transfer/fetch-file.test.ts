import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { makeWholeDownload } from "../download/make-download.ts";
import { DOWNLOAD_FORMATS } from "../download/download.ts";
import { makeLargeData, makeTestMetadata } from "../download/testing/make-test-data.ts";
import { readBytes } from "../download/testing/read-file.ts";
import { writeDownload } from "../download/formats/write-download.ts";
import {
  fetchFile,
  type FileRequest,
  makeCsvRowCounter,
  type TransferProgress,
} from "./fetch-file.ts";
import { makeHostileDownload } from "../download/testing/hostile-download.ts";
import { writeCsv } from "../download/formats/write-csv.ts";

test("rows are counted wherever the bytes are parted, also with line breaks and quotes in cells", () => {
  const download = makeHostileDownload();
  const bytes = Uint8Array.from([...writeCsv(download)].flatMap((chunk) => [...chunk]));
  for (const size of [1, 7, bytes.length]) {
    const count = makeCsvRowCounter();
    let rows = 0;
    for (let at = 0; at < bytes.length; at += size) rows = count(bytes.subarray(at, at + size));
    expect(rows).toBe(download.rows.length);
  }
});

test("a head alone has no rows", () => {
  expect(makeCsvRowCounter()(new TextEncoder().encode("a,b\r\n"))).toBe(0);
});

const ROWS = 30_000;
const data = makeLargeData(ROWS);
const download = makeWholeDownload({ ...data, metadata: makeTestMetadata() }, "en");
const words = { measure: "Measure", observation: "Observation" };
const files = Object.fromEntries(
  await Promise.all(
    DOWNLOAD_FORMATS.map(async (format) => [
      format,
      await readBytes(await writeDownload(format, download, { words })),
    ]),
  ),
) as Record<string, Uint8Array<ArrayBuffer>>;

let answer: (response: ServerResponse) => void = () => undefined;
const server = createServer((_, response) => answer(response));
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/en/browse.csv`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const HEADERS = {
  "X-Row-Count": String(ROWS),
  "Content-Disposition":
    "attachment; filename=\"Energie-full.csv\"; filename*=UTF-8''%C3%89nergie-full.csv",
};

const half = (format: string): Uint8Array<ArrayBuffer> => {
  const bytes = files[format] ?? new Uint8Array();
  return bytes.subarray(0, bytes.length / 2);
};

const ask = async (change: Partial<FileRequest> = {}) => {
  const reported: TransferProgress[] = [];
  const end = await fetchFile({
    href,
    format: "csv",
    signal: new AbortController().signal,
    onProgress: (progress) => reported.push(progress),
    ...change,
  });
  return { end, reported };
};

test.each(DOWNLOAD_FORMATS)("a whole %s comes with its name and every byte", async (format) => {
  answer = (response) => response.writeHead(200, HEADERS).end(files[format]);
  const { end } = await ask({ format });
  expect(end).toMatchObject({ status: "whole", name: "Énergie-full.csv" });
  const bytes = end.status === "whole" ? new Uint8Array(await end.file.arrayBuffer()) : undefined;
  expect(Buffer.compare(bytes ?? new Uint8Array(), files[format] ?? new Uint8Array())).toBe(0);
});

test.each(DOWNLOAD_FORMATS)(
  "%s of which the connection breaks half-way is no file",
  async (format) => {
    answer = (response) => {
      response.writeHead(200, HEADERS);
      response.write(half(format), () => response.destroy());
    };
    expect((await ask({ format })).end).toEqual({ status: "broken" });
  },
);

test.each(DOWNLOAD_FORMATS)(
  "%s that a proxy passes on as finished half-way is no file",
  async (format) => {
    answer = (response) => response.writeHead(200, HEADERS).end(half(format));
    expect((await ask({ format })).end).toEqual({ status: "broken" });
  },
);

test("a CSV file that lacks whole rows at its end is no file", async () => {
  const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(files["csv"]).split("\r\n");
  answer = (response) =>
    response.writeHead(200, HEADERS).end(`${lines.slice(0, 500).join("\r\n")}\r\n`);
  expect((await ask()).end).toEqual({ status: "broken" });
});

test("progress counts rows out of all rows", async () => {
  const reported: TransferProgress[] = [];
  let sendRest = (): void => undefined;
  answer = (response) => {
    response.writeHead(200, HEADERS);
    response.write(half("csv"));
    sendRest = () => response.end(files["csv"]?.subarray(half("csv").length));
  };
  const onProgress = (progress: TransferProgress): void => {
    if (reported.push(progress) === 1) setTimeout(sendRest, 150);
  };
  const { end } = await ask({ onProgress });
  expect(end.status).toBe("whole");
  const last = reported.at(-1);
  expect(reported.length).toBeGreaterThan(1);
  expect(last?.rows?.total).toBe(ROWS);
  expect(last?.part).toBeCloseTo((last?.rows?.done ?? 0) / ROWS, 9);
  expect(last?.part).toBeGreaterThan(0.4);
});

test("without rows the length of the answer says how much is missing; of a packed answer it does not", async () => {
  const bytes = files["parquet"] ?? new Uint8Array();
  answer = (response) =>
    response.writeHead(200, { "Content-Length": String(bytes.length) }).end(bytes);
  const { reported } = await ask({ format: "parquet" });
  expect(reported[0]?.part).toBeCloseTo((reported[0]?.bytes ?? 0) / bytes.length, 9);
  answer = (response) => response.writeHead(200).end(bytes);
  expect((await ask({ format: "parquet" })).reported[0]).not.toHaveProperty("part");
});

test("who cancels gets nothing, and the server notices", async () => {
  const controller = new AbortController();
  const closed = new Promise<void>((resolve) => {
    answer = (response) => {
      response.on("close", resolve);
      response.writeHead(200, HEADERS).write(half("csv"));
    };
  });
  const { end } = await ask({ signal: controller.signal, onProgress: () => controller.abort() });
  expect(end).toEqual({ status: "cancelled" });
  await closed;
});

test("a refusal is shown in the words of the server, and without words as one", async () => {
  answer = (response) =>
    response
      .writeHead(503, { "Content-Type": "text/plain; charset=utf-8" })
      .end("Zu viele Downloads. Warten Sie 5 Sekunden. (DOWNLOAD_BUSY)\n");
  expect((await ask()).end).toEqual({
    status: "refused",
    reason: "Zu viele Downloads. Warten Sie 5 Sekunden. (DOWNLOAD_BUSY)",
  });
  answer = (response) =>
    response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
  expect((await ask()).end).toEqual({ status: "refused", reason: "" });
});

test("why a file did not come is logged", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  answer = (response) => response.writeHead(502).end();
  await ask();
  answer = (response) => response.writeHead(200, HEADERS).end(half("csv"));
  await ask();
  expect(warn.mock.calls.map(([line]) => String(line).split(": ").at(-1))).toEqual([
    "502",
    "broke off",
  ]);
  warn.mockRestore();
});

test("a server that cannot be reached gives no file", async () => {
  answer = (response) => response.destroy();
  expect((await ask()).end).toEqual({ status: "broken" });
});
