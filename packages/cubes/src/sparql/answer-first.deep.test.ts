import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { buildComponentId, compactTable, type Filters } from "@statelier/model";
import { describe, expect, it, vi } from "vitest";

import { loadFixtures } from "../conformance/load-fixtures.ts";
import { openMemoryStore } from "../conformance/open-memory-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeTableStore } from "../reading/table-store.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "./make-sparql-source.ts";

const AIR = "https://example.org/air-2";
const DRAFT = "https://example.org/air-3";
const id = (name: string): string =>
  buildComponentId("https://example.org/air", `https://example.org/${name}`);

const LARGER = { smallCubeRows: 1, pageRows: 2 };

/** What is read in the background begins a second after the last answer. */
const WITHIN = { timeout: 10_000 };

describe("a cube that is not small", () => {
  const store = openMemoryStore(loadFixtures());

  /** `mostRowQueries` are answered, and no further one. */
  const open = (options: SparqlSourceOptions = {}, mostRowQueries = Number.POSITIVE_INFINITY) => {
    const state = { rowQueries: 0, pages: 0, queries: 0 };
    const source = makeSparqlSource({
      endpoint: async (request) => {
        const text = new URLSearchParams(await request.clone().text()).get("query") ?? "";
        state.queries += 1;
        if (text.includes("GROUP BY ?v")) state.pages += 1;
        if (/SELECT\s+(\?o\s+)?\?c0/.test(text)) state.rowQueries += 1;
        if (state.rowQueries > mostRowQueries) return new Promise<never>(() => undefined);
        return handleSparqlProtocol(request, store);
      },
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options: { ...LARGER, ...options },
    });
    const read = (filters: Filters = {}, rest: object = {}) =>
      source.observations({ iri: AIR, locale: "en", filters, ...rest });
    return { source, read, state };
  };

  const listPlaces = async (): Promise<string[]> => {
    const { table } = await open({ smallCubeRows: 20_000 }).read();
    const column = table.columns.find((each) => each.id === id("place"));
    return column?.type === "dictionary" ? [...column.values] : [];
  };
  const only = (value: string): Filters => ({ [id("place")]: { type: "single", value } });

  it("reads nothing in the background for the sums with which a first chart begins", async () => {
    const { source, state } = open();
    const dimensions = ["place", "year"].map((name) => ({ id: id(name), most: 1 }));
    for (const place of await listPlaces())
      await source.largestValues({
        iri: AIR,
        measureId: id("fine"),
        filters: only(place),
        dimensions,
      });
    const { queries } = state;
    await pause(1_500);
    expect(state.queries).toBe(queries);
  });

  it("answers by slices, and after three different questions from all that was read meanwhile", async () => {
    const places = await listPlaces();
    const { read, state } = open();
    for (const place of places.slice(0, 2)) await read(only(place));
    for (const place of places.slice(0, 2)) await read(only(place));
    expect([state.rowQueries, state.pages]).toEqual([2, 0]);
    await read(only("none"));
    await vi.waitFor(() => expect(state.pages).toBeGreaterThan(0), WITHIN);
    await vi.waitFor(async () => {
      const { queries } = state;
      await read({
        [id("place")]: {
          type: "multi",
          values: Object.fromEntries(places.map((place) => [place, true])),
        },
      });
      expect(state.queries).toBe(queries);
    });
  });

  it("asks for the rows alone, in one question, once its description is read", async () => {
    const [place = ""] = await listPlaces();
    const { source, read, state } = open();
    await source.components({ iri: AIR, locale: "en", loadValues: true });
    const { queries } = state;
    await read(only(place));
    expect(state.queries - queries).toBe(1);
  });

  it("D65: says the same in the same order by slice and from all rows", async () => {
    const places = await listPlaces();
    const slices = open({ readWhole: "never" });
    const whole = open();
    await whole.read();
    const { rowQueries } = whole.state;
    for (const filters of [{}, ...places.map(only)])
      for (const rest of [
        {},
        { componentIds: [id("dustiness")] },
        { componentIds: [id("place")] },
      ]) {
        const [slice, all] = [await slices.read(filters, rest), await whole.read(filters, rest)];
        expect({ ...all, table: compactTable(all.table) }).toEqual({
          ...slice,
          table: compactTable(slice.table),
        });
      }
    expect(whole.state.rowQueries).toBe(rowQueries);
  });

  it("is read in pages for who wants all of it, and lies on the disk then", async () => {
    const folder = mkdtempSync(join(tmpdir(), "first-"));
    const first = open({ tables: makeTableStore({ folder }) });
    const { table } = await first.read();
    expect(first.state.rowQueries).toBeGreaterThan(1);
    await vi.waitFor(() =>
      expect(readdirSync(folder)).toEqual([expect.not.stringMatching(/-[0-9a-f]{12}$/)]),
    );
    const second = open({ tables: makeTableStore({ folder }) });
    expect((await second.read()).table).toEqual(table);
    expect(second.state.rowQueries).toBe(0);
  });

  it("a restart while it is read in the background leaves nothing on the disk, and all is right afterwards", async () => {
    const folder = mkdtempSync(join(tmpdir(), "first-"));
    const places = await listPlaces();
    const truth = open({ readWhole: "never" });
    const first = open({ tables: makeTableStore({ folder }) }, 4);
    for (const place of [...places.slice(0, 2), "none"]) await first.read(only(place));
    await vi.waitFor(() => expect(first.state.rowQueries).toBeGreaterThan(4), WITHIN);
    const progress = await first.source.progress(AIR);
    expect(progress?.rows).toBeGreaterThan(0);
    expect(progress?.rows).toBeLessThan(progress?.total ?? 0);
    expect(readdirSync(folder)).toEqual([]);

    const second = open({ tables: makeTableStore({ folder }) });
    expect(await second.source.progress(AIR)).toBeUndefined();
    for (const filters of [...places.map(only), {}])
      expect(compactTable((await second.read(filters)).table)).toEqual(
        compactTable((await truth.read(filters)).table),
      );
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  });

  it("is never read whole where its source is set so, or is a draft", async () => {
    const places = await listPlaces();
    for (const [options, iri] of [
      [{ readWhole: "never" }, AIR],
      [{}, DRAFT],
    ] as const) {
      const { source, state } = open(options);
      for (const filters of [{}, ...places.map(only)])
        await source.observations({ iri, locale: "en", filters });
      expect(state.pages).toBe(0);
    }
  });

  it("is read whole before the first answer where its source is set so", async () => {
    const places = await listPlaces();
    const { read, state } = open({ readWhole: "first" });
    await read(only(places[0] ?? ""));
    const { queries } = state;
    await read(only(places[1] ?? ""));
    expect(state.queries).toBe(queries);
  });
});
