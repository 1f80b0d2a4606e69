import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeLog } from "../logging/log.ts";
import { makePublicSparql } from "./public-sparql.ts";

const LIGHT = "SELECT ?o { <http://x/s7> ?p ?o }";
const log = makeLog("error", () => undefined);
const folder = mkdtempSync(join(tmpdir(), "sparql-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (query: string) =>
  new Request(`http://localhost/sparql?query=${encodeURIComponent(query)}`);

it("reads a body before it opens its store", async () => {
  const opened: unknown[] = [];
  const absent = makePublicSparql(
    join(folder, "absent.nt"),
    {},
    makeLog("error", (line) => opened.push(line)),
  );
  const headers = { "content-type": "application/sparql-query" };
  const body = "x".repeat(2_000_000);
  const large = new Request("http://localhost/sparql", { method: "POST", headers, body });
  expect((await absent.answer(large)).status).toBe(413);
  expect((await absent.answer(ask("no query"))).status).toBe(400);
  expect(opened).toEqual([]);
});

it("answers 503 while its store does not open, and opens it later", async () => {
  const absent = join(folder, "later.nt");
  const endpoint = makePublicSparql(absent, {}, log);
  expect((await endpoint.answer(ask(LIGHT))).status).toBe(503);
  writeFileSync(absent, '<http://x/s7> <http://x/p> "7" .');
  expect((await endpoint.answer(ask(LIGHT))).status).toBe(200);
  await endpoint.close();
});
