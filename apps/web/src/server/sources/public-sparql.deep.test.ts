import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedStore } from "@statelier/cubes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeRateLimit, perMinute } from "../http/rate-limit.ts";
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
  const callerLimit = makeRateLimit(perMinute(100));
  const endpoint = makePublicSparql(file, { limits: { timeoutMs: 60_000 }, callerLimit, log });
  const answer = (request: Request, at = 0) => endpoint.answer(request, `192.0.2.${at}`);
  expect((await answer(ask(LIGHT))).status).toBe(200);
  const callers = Array.from({ length: 12 }, () => new AbortController());
  const answers = callers.map(({ signal }) => answer(ask(HEAVY, signal)));
  const first = await Promise.race(answers);
  expect([first.status, first.headers.get("retry-after")]).toEqual([503, "5"]);
  let ended = 0;
  for (const each of answers) void each.then(() => (ended += 1));
  expect((await product.query(LIGHT)).body).toContain('"7"');
  expect(ended).toBeLessThanOrEqual(9);
  expect((await answer(ask(LIGHT), 1)).status).toBe(200);
  for (const caller of callers) caller.abort();
  const counts = Map.groupBy(await Promise.all(answers), ({ status }) => status);
  expect([counts.get(408)?.length, counts.get(503)?.length]).toEqual([3, 9]);
  expect((await answer(ask(LIGHT))).status).toBe(200);
  await Promise.all([product.close(), endpoint.close()]);
});

it("answers others while a caller's query would hold the store for long", async () => {
  const callerLimit = makeRateLimit(perMinute(100));
  const queue = { shareMs: 100 };
  const endpoint = makePublicSparql(file, { limits: {}, callerLimit, log, queue });
  const heavy = Array.from({ length: 3 }, () => endpoint.answer(ask(HEAVY), "192.0.2.3"));
  const tooMany = await endpoint.answer(ask(HEAVY), "192.0.2.3");
  expect([tooMany.status, tooMany.headers.get("Retry-After")]).toEqual([503, "5"]);
  const light = await endpoint.answer(ask(LIGHT), "192.0.2.4");
  expect([light.status, await light.text()]).toEqual([200, expect.stringContaining('"7"')]);
  await endpoint.close();
  for (const { status } of await Promise.all(heavy)) expect([408, 503]).toContain(status);
});
