import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { buildComponentId, findDictionaryColumn, type ObservationTable } from "@statelier/model";
import { describe, expect, it, vi } from "vitest";

import { loadFixtures } from "../conformance/load-fixtures.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeTableStore } from "../reading/table-store.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "./make-sparql-source.ts";
import { openMemoryStore } from "../conformance/open-memory-store.ts";

const AIR = "https://example.org/air-2";
const PLACE = "https://example.org/place";
const DRAFT = "https://example.org/air-3";

describe("cubes that are kept", () => {
  const store = openMemoryStore(loadFixtures());

  const open = (options: SparqlSourceOptions = {}, of = store) => {
    const state = { rowQueries: 0, queries: 0, isAway: false, isCountWrong: false };
    const source = makeSparqlSource({
      endpoint: async (request) => {
        if (state.isAway) throw new TypeError("fetch failed");
        const text = new URLSearchParams(await request.clone().text()).get("query") ?? "";
        state.queries += 1;
        if (text.includes("?c0")) state.rowQueries += 1;
        const answer = await handleSparqlProtocol(request, of);
        if (!state.isCountWrong || !text.includes("SELECT (COUNT(?o) AS ?n)")) return answer;
        const counted = (await answer.text()).replace(/"value":"\d+"/, '"value":"99"');
        return new Response(counted, answer);
      },
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options,
    });
    const read = (iri = AIR) => source.observations({ iri, locale: "en" });
    return { read, state, source };
  };

  it.each([
    ["metadata", { iri: AIR, locale: "en" }],
    ["components", { iri: AIR, locale: "en", loadValues: false }],
    ["observations", { iri: AIR, locale: "en" }],
    ["possibleFilters", { iri: AIR, filters: {} }],
    ["largestValues", { iri: AIR, measureId: "fine", dimensions: [] }],
    ["termsets", { iri: AIR, locale: "en" }],
    ["shapes", { iri: AIR, dimensionId: "place", width: 256 }],
    ["latestIri", AIR],
    ["unversionedIri", AIR],
  ] as const)(
    "are not read in the background while somebody is told their %s",
    async (call, asked) => {
      const tables = makeTableStore();
      const serve = vi.spyOn(tables.background, "serve");
      const { source, state } = open({ tables });
      const ask = source[call] as (about: typeof asked) => Promise<unknown>;
      // Whatever becomes of the answer.
      await ask(asked).catch(() => undefined);
      expect(state.queries).toBeGreaterThan(0);
      expect(serve).toHaveBeenCalledOnce();
    },
  );

  it("are read on while somebody asks how far they are", async () => {
    const tables = makeTableStore();
    const serve = vi.spyOn(tables.background, "serve");
    await open({ tables }).source.progress(AIR);
    expect(serve).not.toHaveBeenCalled();
  });

  it("are fetched once if a hundred ask at once", async () => {
    const { read, state } = open();
    await Promise.all(Array.from({ length: 100 }, () => read()));
    expect(state.rowQueries).toBe(1);
  });

  it("are not taken from a file with another number of rows than the source counts", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    await open({ tables: makeTableStore({ folder }) }).read();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.cube$/)]));
    const { read, state } = open({ tables: makeTableStore({ folder }), retry: { attempts: 1 } });
    state.isCountWrong = true;
    await expect(read()).rejects.toMatchObject({ id: "SOURCE_ANSWER_INVALID" });
    state.isCountWrong = false;
    expect((await read()).table.rowCount).toBeGreaterThan(0);
  });

  it("are read from the disk by the next process, with every label", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    const warnings: string[] = [];
    const tables = () => makeTableStore({ folder, warn: (message) => void warnings.push(message) });
    const first = open({ tables: tables() });
    const { table } = await first.read();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.cube$/)]));
    const second = open({ tables: tables() });
    expect((await second.read()).table).toEqual(table);
    expect(second.state.rowQueries).toBe(0);
    const path = join(folder, readdirSync(folder)[0]!);
    const bytes = readFileSync(path);
    bytes[bytes.length - 9] = bytes[bytes.length - 9]! ^ 1;
    writeFileSync(path, bytes);
    const third = open({ tables: tables() });
    expect((await third.read()).table).toEqual(table);
    expect(third.state.rowQueries).toBe(1);
    expect(warnings).toEqual([expect.stringContaining("checksum")]);
  });

  it("are read anew where their columns are described otherwise than when they were written", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    const { table } = await open({ tables: makeTableStore({ folder }) }).read();
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.cube$/)]));
    const unversioned = loadFixtures()
      .split("\n")
      .filter((line) => !(line.startsWith("_:") && line.includes("schema.org/version")));
    const changed = openMemoryStore(unversioned.join("\n"));
    const { read, state } = open({ tables: makeTableStore({ folder }) }, changed);
    const values = (of: ObservationTable) =>
      findDictionaryColumn(of, buildComponentId("https://example.org/air", PLACE))?.values;
    expect(values(table)).toContain("https://example.org/town-a");
    expect(values((await read()).table)).toContain("https://example.org/town-a-v2");
    expect(state.rowQueries).toBe(1);
  });

  it("D40: a draft is asked again after its age, and stays on no disk", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kept-"));
    const { read, state } = open({ mutableMaxAgeMs: 0, tables: makeTableStore({ folder }) });
    await read(DRAFT);
    await read(DRAFT);
    expect(state.rowQueries).toBeGreaterThan(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("slices of a draft are asked again after its age", async () => {
    const { read, state } = open({ mutableMaxAgeMs: 0, wholeCubeRows: 0 });
    await read(DRAFT);
    const { rowQueries } = state;
    expect(rowQueries).toBeGreaterThan(0);
    await read(DRAFT);
    expect(state.rowQueries).toBeGreaterThan(rowQueries);
  });

  it("a draft stands in with its date while its source does not answer", async () => {
    const { read, state } = open({ mutableMaxAgeMs: 0 });
    const { table, staleSince } = await read(DRAFT);
    expect(staleSince).toBeUndefined();
    state.isAway = true;
    const older = await read(DRAFT);
    expect(older.table).toEqual(table);
    expect(Date.now() - older.staleSince!).toBeLessThan(60_000);
  });

  it("slices of a larger cube are asked once for each filter", async () => {
    const { source, state } = open({ wholeCubeRows: 1 });
    const ask = (limit: number) => source.observations({ iri: AIR, locale: "en", limit });
    await ask(1);
    const { queries } = state;
    expect((await ask(1)).query).toContain("LIMIT 1");
    expect(state.queries).toBe(queries);
    await ask(2);
    expect(state.queries).toBeGreaterThan(queries);
  });

  it("are counted again after a count that was wrong", async () => {
    const { read, state } = open({ retry: { attempts: 1 } });
    state.isCountWrong = true;
    await expect(read()).rejects.toThrow("counts 99 observations");
    state.isCountWrong = false;
    expect((await read()).table.rowCount).toBeGreaterThan(0);
  });

  it("no name is asked for or kept that is too long for a cube", async () => {
    const { read, state } = open();
    await expect(read(`${AIR}${"0".repeat(100_000)}`)).rejects.toMatchObject({
      id: "CANNOT_FIND_CUBE",
    });
    expect(state.queries).toBe(0);
  });

  it("no more is kept in memory than is allowed", async () => {
    const tables = makeTableStore({ memoryBytes: 500 });
    const { read, state } = open({ tables });
    await read();
    await read();
    expect(tables.statistics.bytes).toBeLessThanOrEqual(500);
    expect(state.rowQueries).toBe(2);
  });
});
