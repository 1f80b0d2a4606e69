import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedStore } from "@statelier/cubes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeLog } from "../logging/log.ts";
import { makePublicSparql } from "./public-sparql.ts";

const HEAVY =
  "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l FILTER(STR(?c) > STR(?f)) }";
const LIGHT = "SELECT ?o { <http://x/s7> ?p ?o }";
const log = makeLog("error", () => undefined);
const folder = mkdtempSync(join(tmpdir(), "sparql-"));
const file = join(folder, "data.nt");

beforeAll(() => {
  const lines = Array.from({ length: 300 }, (_, at) => `<http://x/s${at}> <http://x/p> "${at}" .`);
  writeFileSync(file, lines.join("\n"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (query: string, signal?: AbortSignal) =>
  new Request(
    `http://localhost/sparql?query=${encodeURIComponent(query)}`,
    signal ? { signal } : {},
  );

it("keeps heavy queries of strangers away from the product, and refuses more than a few", async () => {
  const product = await openEmbeddedStore({ file });
  const endpoint = makePublicSparql(file, { timeoutMs: 60_000 }, log);
  expect((await endpoint.answer(ask(LIGHT))).status).toBe(200);
  const callers = Array.from({ length: 12 }, () => new AbortController());
  const answers = callers.map(({ signal }) => endpoint.answer(ask(HEAVY, signal)));
  const first = await Promise.race(answers);
  expect([first.status, first.headers.get("retry-after")]).toEqual([503, "5"]);
  let ended = 0;
  for (const answer of answers) void answer.then(() => (ended += 1));
  expect((await product.query(LIGHT)).body).toContain('"7"');
  expect(ended).toBeLessThanOrEqual(3);
  for (const caller of callers) caller.abort();
  const counts = Map.groupBy(await Promise.all(answers), ({ status }) => status);
  expect([counts.get(408)?.length, counts.get(503)?.length]).toEqual([9, 3]);
  expect((await endpoint.answer(ask(LIGHT))).status).toBe(200);
  await Promise.all([product.close(), endpoint.close()]);
});
