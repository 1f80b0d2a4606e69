import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type EmbeddedStore, openEmbeddedStore } from "./embedded-store.ts";

const triples = Array.from(
  { length: 300 },
  (_, index) => `<http://x/s${index}> <http://x/p> "v ${index}" .`,
).join("\n");

const ALL = "SELECT ?s ?o WHERE { ?s <http://x/p> ?o }";
const RUNAWAY = `SELECT (COUNT(*) AS ?n) WHERE { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . FILTER(STR(?c) > STR(?f)) }`;

describe("embedded store", () => {
  let store: EmbeddedStore;
  beforeAll(async () => {
    store = await openEmbeddedStore({ ntriples: triples });
  });
  afterAll(() => store.close());

  it("answers SELECT as SPARQL JSON and CONSTRUCT as N-Triples", async () => {
    expect(store.size).toBe(300);
    const answer = await store.query(ALL);
    expect(JSON.parse(answer.body).results.bindings).toHaveLength(300);
    const graph = await store.query("CONSTRUCT { ?s <http://x/q> ?o } WHERE { ?s ?p ?o } LIMIT 2");
    expect(graph.contentType).toBe("application/n-triples");
    expect(graph.body.trim().split("\n")).toHaveLength(2);
  });

  it("reads a compressed file", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "store-")), "data.nt.gz");
    writeFileSync(file, gzipSync(triples));
    const other = await openEmbeddedStore({ file });
    expect(other.size).toBe(300);
    await other.close();
  });

  it("takes a blank node for the same one across the pieces in which data arrive", async () => {
    const lines = [
      "_:b <http://x/p> <http://x/first> .",
      ...Array.from({ length: 10_000 }, (_, at) => `<http://x/s> <http://x/p> "${at} _:b" .`),
      "_:b <http://x/p> <http://x/last> .",
    ];
    const other = await openEmbeddedStore({ ntriples: lines.join("\n") });
    const query = "ASK { ?b <http://x/p> <http://x/first>, <http://x/last> }";
    expect(JSON.parse((await other.query(query)).body).boolean).toBe(true);
    expect(other.size).toBe(10_002);
    await other.close();
  });

  it("says why data cannot be read", async () => {
    await expect(openEmbeddedStore({ ntriples: "<a b" })).rejects.toMatchObject({
      reason: "unavailable",
    });
    const plain = join(mkdtempSync(join(tmpdir(), "store-")), "plain.nt.gz");
    writeFileSync(plain, triples);
    for (const file of ["/does/not/exist.nt", "/does/not/exist.nt.gz", plain])
      await expect(openEmbeddedStore({ file })).rejects.toMatchObject({ reason: "unavailable" });
  });

  it("says of a compressed file that was cut short that it ends too early", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "store-")), "cut.nt.gz");
    const lines = Array.from({ length: 20_000 }, () => `<a:a> <a:b> "${randomUUID()}" .`);
    const whole = gzipSync(lines.join("\n"));
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    await expect(openEmbeddedStore({ file })).rejects.toMatchObject({
      reason: "unavailable",
      message: expect.stringContaining("unexpected end of file") as string,
    });
  });

  it("refuses updates and text that is no query", async () => {
    for (const text of [
      "DELETE WHERE { ?s ?p ?o }",
      "INSERT DATA { <a:a> <a:b> <a:c> }",
      "",
      "SELECT",
    ])
      await expect(store.query(text)).rejects.toMatchObject({ reason: "malformed" });
    expect(store.size).toBe(300);
  });

  it("bounds rows and bytes", async () => {
    await expect(store.query(ALL, { maxRows: 299 })).rejects.toMatchObject({ reason: "too-large" });
    await expect(store.query(ALL, { maxRows: 300 })).resolves.toBeDefined();
    await expect(store.query(ALL, { maxBytes: 1000 })).rejects.toMatchObject({
      reason: "too-large",
    });
    await expect(store.query(ALL, { maxRows: 299, accept: "text/csv" })).rejects.toMatchObject({
      reason: "too-large",
    });
  });

  it("ends a runaway query and answers the ones that wait", async () => {
    const runaway = store.query(RUNAWAY, { timeoutMs: 300 });
    const waiting = store.query(ALL);
    await expect(runaway).rejects.toMatchObject({ reason: "timeout" });
    expect(JSON.parse((await waiting).body).results.bindings).toHaveLength(300);
  });

  it("refuses a query where too many wait already", async () => {
    const small = await openEmbeddedStore({ ntriples: triples }, { mostWaiting: 1 });
    const taken = [small.query(ALL), small.query(ALL)];
    await expect(small.query(ALL)).rejects.toMatchObject({ reason: "busy" });
    expect(await Promise.all(taken)).toHaveLength(2);
    await small.close();
  });

  it("does not end the worker for a caller who goes when the answer is nearly there", async () => {
    const caller = new AbortController();
    const running = store.query(ALL, { signal: caller.signal });
    caller.abort();
    expect(JSON.parse((await running).body).results.bindings).toHaveLength(300);
  });

  it("is closed for good", async () => {
    const other = await openEmbeddedStore({ ntriples: triples });
    await Promise.all([
      expect(other.query(RUNAWAY)).rejects.toMatchObject({ reason: "unavailable" }),
      other.close(),
    ]);
    await expect(other.query(ALL)).rejects.toMatchObject({ reason: "unavailable" });
  });
});
