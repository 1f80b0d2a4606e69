import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerStoredPage } from "../page-answers/answer-stored-page.ts";
import { makePageCache } from "./page-cache.ts";

const HTML = "<!doctype html><title>Chäse</title>".repeat(50);

const serve = async () => {
  const page = await makePageCache().put("a", { version: "1", html: HTML, headers: { Vary: "X" } });
  const app = new Hono().get("/", (context) => answerStoredPage(context, page));
  const ask = (headers: Record<string, string>) => app.request("/", { headers });
  return { page, ask };
};

test("a page travels in the best form that the reader takes", async () => {
  const { ask } = await serve();
  const cases: [string, string | null, (bytes: Buffer) => Buffer][] = [
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip;q=1.0, br;q=0", "gzip", gunzipSync],
    ["identity", null, (bytes) => bytes],
    ["", null, (bytes) => bytes],
  ];
  for (const [accepted, encoding, decode] of cases) {
    const answer = await ask({ "accept-encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("X");
    expect(decode(Buffer.from(await answer.arrayBuffer())).toString()).toBe(HTML);
  }
});

test("a reader who has the page gets 304 without its body", async () => {
  const { page, ask } = await serve();
  for (const tag of [`W/"${page.etag}"`, `"${page.etag}"`, `"x", W/"${page.etag}"`]) {
    const answer = await ask({ "if-none-match": tag });
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
  }
  expect((await ask({ "if-none-match": '"other"' })).status).toBe(200);
});

test("a page of another version is not there, and the memory is bounded", async () => {
  const cache = makePageCache(10_000);
  await cache.put("a", { version: "1", html: HTML, headers: {} });
  expect(cache.get("a", "1")?.version).toBe("1");
  expect(cache.get("a", "2")).toBeUndefined();
  for (let at = 0; at < 20; at += 1)
    await cache.put(`b${at}`, { version: "1", html: HTML, headers: {} });
  expect(cache.get("a", "1")).toBeUndefined();
  expect(cache.get("b19", "1")).toBeDefined();
});
