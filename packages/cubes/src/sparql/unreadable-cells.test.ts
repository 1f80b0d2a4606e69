import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findNumberColumn } from "@statelier/model";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";

import { loadFixtures } from "../conformance/load-fixtures.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../embedded/embedded-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeTableStore, type TableStoreOptions } from "../reading/table-store.ts";
import { makeSparqlSource, type SparqlSourceOptions } from "./make-sparql-source.ts";

const AIR = "https://example.org/air-2";
const MAX_AGE_MS = 1_000;

type Binding = Record<string, { value: string }>;

describe("cells that are no numbers", () => {
  let store: EmbeddedStore;
  beforeAll(async () => {
    store = await openEmbeddedStore({ ntriples: loadFixtures() });
  });
  afterAll(() => store.close());

  /** A source of which one number is written so until it is healed. */
  const open = (
    spoilt: string,
    options: SparqlSourceOptions = {},
    storing: TableStoreOptions = {},
  ) => {
    const state = { isSpoilt: true, time: 0 };
    const tables = makeTableStore({
      ...storing,
      unreadableMaxAgeMs: MAX_AGE_MS,
      now: () => state.time,
    });
    const spoil = (bindings: Binding[]): void => {
      for (const cell of bindings.flatMap((row) => Object.values(row)))
        if (cell.value === "21.5") cell.value = spoilt;
    };
    const source = makeSparqlSource({
      endpoint: async (request) => {
        const text = new URLSearchParams(await request.clone().text()).get("query") ?? "";
        const answer = await handleSparqlProtocol(request, store);
        if (!state.isSpoilt || !text.includes("?c0")) return answer;
        const body = JSON.parse(await answer.text()) as { results: { bindings: Binding[] } };
        spoil(body.results.bindings);
        return new Response(JSON.stringify(body), answer);
      },
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options: { ...options, tables },
    });
    const read = async () => {
      const { table, unreadable, isImmutable } = await source.observations({
        iri: AIR,
        locale: "en",
      });
      const columns = table.columns.flatMap(({ id }) => findNumberColumn(table, id) ?? []);
      const missing = columns.reduce(
        (sum, { values }) => sum + values.filter(Number.isNaN).length,
        0,
      );
      return { unreadable, missing, isImmutable };
    };
    return { read, state, tables };
  };

  it.each<[string, SparqlSourceOptions]>([
    ["a cube that is kept whole", {}],
    ["a cube in pages", { pageRows: 2 }],
    ["slices of a cube", { wholeCubeRows: 0 }],
  ])("are counted in %s, and read again once they may be healed", async (_, options) => {
    const { read, state, tables } = open("abc1345.9", options);
    const spoilt = await read();
    expect(spoilt.unreadable).toBe(1);
    expect(spoilt.isImmutable).toBe(false);
    expect(tables.unreadable.list()).toMatchObject([{ iri: AIR, count: 1 }]);
    state.isSpoilt = false;
    state.time += MAX_AGE_MS - 1;
    expect(await read()).toEqual(spoilt);
    state.time += 1;
    const healed = await read();
    expect(healed.unreadable).toBeUndefined();
    expect(healed.missing).toBe(spoilt.missing - 1);
  });

  it("are forgotten by operators' lists once the whole dataset is read without them", async () => {
    const { read, state, tables } = open("12 345");
    await read();
    state.isSpoilt = false;
    state.time += MAX_AGE_MS;
    await read();
    expect(tables.unreadable.list()).toEqual([]);
  });

  it("are read again at once where an operator wants it", async () => {
    const { read, state, tables } = open("12 345");
    await read();
    state.isSpoilt = false;
    const [dataset] = tables.unreadable.list();
    expect(tables.unreadable.readAgain("another")).toBe(false);
    expect(tables.unreadable.readAgain(dataset?.id ?? "")).toBe(true);
    expect((await read()).unreadable).toBeUndefined();
    expect(tables.unreadable.list()).toEqual([]);
  });

  it("are not written to the disk", async () => {
    const folder = mkdtempSync(join(tmpdir(), "unreadable-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { read, state } = open("abc", {}, { folder });
    await read();
    expect(readdirSync(folder)).toEqual([]);
    state.isSpoilt = false;
    state.time += MAX_AGE_MS;
    await read();
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
  });

  it.each(["", "https://cube.link/Undefined", "NaN", "-INF"])(
    "are not those that say %j",
    async (text) => {
      expect((await open(text).read()).unreadable).toBeUndefined();
    },
  );
});
