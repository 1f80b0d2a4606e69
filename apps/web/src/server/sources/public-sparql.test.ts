import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeRateLimit, perMinute } from "../http/rate-limit.ts";
import { makeLog } from "../logging/log.ts";
import { makePublicSparql } from "./public-sparql.ts";

const LIGHT = "SELECT ?o { <http://x/s7> ?p ?o }";
const log = makeLog("error", () => undefined);
const callerLimit = makeRateLimit(perMinute(20));
const CALLER = "192.0.2.1";
const folder = mkdtempSync(join(tmpdir(), "sparql-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (query: string) =>
  new Request(`http://localhost/sparql?query=${encodeURIComponent(query)}`);

it("reads a body before it opens its store", async () => {
  const opened: unknown[] = [];
  const absent = makePublicSparql(join(folder, "absent.nt"), {
    limits: {},
    callerLimit,
    log: makeLog("error", (line) => opened.push(line)),
  });
  const headers = { "content-type": "application/sparql-query" };
  const body = "x".repeat(2_000_000);
  const large = new Request("http://localhost/sparql", { method: "POST", headers, body });
  expect((await absent.answer(large, CALLER)).status).toBe(413);
  expect((await absent.answer(ask("no query"), CALLER)).status).toBe(400);
  expect(opened).toEqual([]);
});

it("answers 503 while its store does not open, and opens it later", async () => {
  const absent = join(folder, "later.nt");
  const endpoint = makePublicSparql(absent, { limits: {}, callerLimit, log });
  expect((await endpoint.answer(ask(LIGHT), CALLER)).status).toBe(503);
  writeFileSync(absent, '<http://x/s7> <http://x/p> "7" .');
  expect((await endpoint.answer(ask(LIGHT), CALLER)).status).toBe(200);
  await endpoint.close();
});

/** Processes that this one has started. */
const listChildren = (): string[] =>
  readdirSync("/proc/self/task").flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );

it.runIf(process.platform === "linux")(
  "ends a store that nobody asks, and opens it again for the next query",
  async () => {
    const file = join(folder, "rests.nt");
    writeFileSync(file, '<http://x/s7> <http://x/p> "7" .');
    const others = new Set(listChildren());
    const endpoint = makePublicSparql(file, { limits: {}, callerLimit, log, restMs: 100 });
    for (let round = 0; round < 2; round += 1) {
      expect((await endpoint.answer(ask(LIGHT), CALLER)).status).toBe(200);
      const [store = ""] = listChildren().filter((pid) => !others.has(pid));
      expect(store).not.toBe("");
      await expect.poll(listChildren, { timeout: 5_000 }).not.toContain(store);
    }
    await endpoint.close();
  },
);

it("keeps room for others whatever one caller sends at once, also while its store is opened", async () => {
  const file = join(folder, "crowd.nt");
  writeFileSync(file, '<http://x/s7> <http://x/p> "7" .');
  const limit = makeRateLimit(perMinute(1_000));
  const endpoint = makePublicSparql(file, { limits: {}, callerLimit: limit, log });
  for (let round = 0; round < 2; round += 1) {
    const crowd = Array.from({ length: 100 }, () => endpoint.answer(ask(LIGHT), "2001:db8::/64"));
    const other = await endpoint.answer(ask(LIGHT), "2001:db8:0:1::/64");
    expect([other.status, await other.text()]).toEqual([200, expect.stringContaining('"7"')]);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(97);
  }
  await endpoint.close();
});

it("refuses a caller whose queries have taken the time there is, until it is back", async () => {
  const file = join(folder, "costs.nt");
  writeFileSync(file, '<http://x/s7> <http://x/p> "7" .');
  let now = 0;
  const limit = makeRateLimit(perMinute(2), () => now);
  const endpoint = makePublicSparql(file, { limits: {}, callerLimit: limit, log });
  expect((await endpoint.answer(ask(LIGHT), CALLER)).status).toBe(200);
  expect(limit.secondsUntil(CALLER, 2)).toBeGreaterThan(0);
  limit.charge(CALLER, 3);
  const refused = await endpoint.answer(ask(LIGHT), CALLER);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
  expect((await endpoint.answer(ask(LIGHT), "192.0.2.2")).status).toBe(200);
  now = 120_000;
  expect((await endpoint.answer(ask(LIGHT), CALLER)).status).toBe(200);
  await endpoint.close();
});
