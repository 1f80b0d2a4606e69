import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { openEmbeddedStore } from "./embedded-store.ts";

const triples = Array.from(
  { length: 300 },
  (_, index) => `<http://x/s${index}> <http://x/p> "v ${index}" .`,
).join("\n");

const ALL = "SELECT ?s ?o WHERE { ?s <http://x/p> ?o }";
const RUNAWAY = `SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . FILTER(STR(?c) > STR(?f)) }`;

describe("embedded store, bound by the clock and with large data", () => {
  it("reads letters and lines that lie across the pieces in which data arrive", async () => {
    const long = Array.from(
      { length: 30_000 },
      (_, at) => `<http://x/s> <http://x/p> "é€😀 ${at}" .`,
    );
    const folder = mkdtempSync(join(tmpdir(), "store-"));
    writeFileSync(join(folder, "long.nt.gz"), gzipSync(long.join("\n")));
    writeFileSync(join(folder, "long.nt"), long.join("\n"));
    const sources = [
      { ntriples: long.join("\n") },
      { file: join(folder, "long.nt") },
      { file: join(folder, "long.nt.gz") },
    ];
    for (const source of sources) {
      const other = await openEmbeddedStore(source);
      expect(other.size).toBe(30_000);
      const broken = await other.query('ASK { ?s ?p ?o FILTER(!REGEX(?o, "^é€😀 [0-9]+$")) }');
      expect(JSON.parse(broken.body).boolean).toBe(false);
      await other.close();
    }
  });

  it("refuses a query that has waited too long for others", async () => {
    const small = await openEmbeddedStore({ ntriples: triples }, { mostWaitMs: 100 });
    const runaway = small.query(RUNAWAY, { timeoutMs: 1_500 });
    await expect(small.query(ALL)).rejects.toMatchObject({ reason: "busy" });
    await expect(runaway).rejects.toMatchObject({ reason: "timeout" });
    await small.close();
  });

  it("drops a query whose caller has gone, waiting or running, and answers the others", async () => {
    const caller = new AbortController();
    const store = await openEmbeddedStore({ ntriples: triples });
    const running = store.query(RUNAWAY, { signal: caller.signal });
    const waiting = store.query(RUNAWAY, { signal: caller.signal });
    const other = store.query(ALL);
    caller.abort();
    const late = store.query(RUNAWAY, { signal: caller.signal });
    for (const { reason } of (await Promise.allSettled([running, waiting, late])) as {
      reason?: unknown;
    }[])
      expect(reason).toMatchObject({ reason: "timeout" });
    expect(JSON.parse((await other).body).results.bindings).toHaveLength(300);
    await store.close();
  });

  it("ends a query that takes more memory than the store may, and answers the ones that wait", async () => {
    const small = await openEmbeddedStore({ ntriples: triples }, { maxBytes: 400_000_000 });
    const binds = Array.from(
      { length: 28 },
      (_, at) => `BIND(CONCAT(?a${at}, ?a${at}) AS ?a${at + 1})`,
    );
    const swelling = small.query(
      `SELECT (STRLEN(?a28) AS ?n) { BIND("abcdefgh" AS ?a0) ${binds.join(" ")} }`,
    );
    const waiting = small.query(ALL);
    await expect(swelling).rejects.toMatchObject({ reason: "too-large" });
    expect(JSON.parse((await waiting).body).results.bindings).toHaveLength(300);
    await small.close();
  });
});
