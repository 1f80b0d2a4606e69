import {
  buildComponentId,
  type Filters,
  findColumn,
  findComponent,
  MOST_RECENT_VALUE,
  type ObservationTable,
} from "@statelier/model";
import { describe, expect, it } from "vitest";

import { loadFixtures } from "../../conformance/load-fixtures.ts";
import { handleSparqlProtocol } from "../../embedded/handle-sparql-protocol.ts";
import type { ObservationsRequest } from "../../source/cube-source.ts";
import { makeSparqlSource } from "../make-sparql-source.ts";
import { LONG_CUBE, writeLongCube } from "./testing/write-long-cube.ts";
import { openMemoryStore } from "../../conformance/open-memory-store.ts";

const E = (name: string): string => `https://example.org/${name}`;
const several = (path: string): string => buildComponentId(E("several"), E(path));
const spotB: Filters = { [several("spot")]: { type: "single", value: E("spot-b") } };

const sumOf = (table: ObservationTable, id: string): number => {
  const column = findColumn(table, id);
  return column?.type === "number" ? column.values.reduce((sum, value) => sum + value, 0) : -1;
};

const MOST = 501;

describe("a cube that is read by slices", () => {
  const store = openMemoryStore(loadFixtures() + writeLongCube(MOST));

  const open = () => {
    const slices: string[] = [];
    const lists: string[] = [];
    const source = makeSparqlSource({
      endpoint: async (request) => {
        const text = new URLSearchParams(await request.clone().text()).get("query") ?? "";
        if (text.includes("?c0")) slices.push(text);
        if (/SELECT DISTINCT \S*\?v /.test(text)) lists.push(text);
        return handleSparqlProtocol(request, store);
      },
      dataSource: { type: "sparql", url: "http://localhost/sparql" },
      options: { wholeCubeRows: 0 },
    });
    return { source, slices, lists };
  };

  it.each<[string, string[], Filters, number]>([
    ["in a column that is asked for", ["spot", "count"], {}, 15],
    ["in the column of a filter alone", ["count"], spotB, 10],
    ["in a measure alone", ["count"], {}, 15],
  ])(
    "has cells with several values once, also where nothing is known of them yet: %s",
    async (_, paths, filters, sum) => {
      const { table } = await open().source.observations({
        iri: E("several"),
        locale: "en",
        filters,
        componentIds: paths.map(several),
      });
      expect(sumOf(table, several("count"))).toBe(sum);
    },
  );

  it("adds up in the source, one row for each value, and by rows where cells have several values", async () => {
    const { source, slices } = open();
    const id = (of: string) => buildComponentId(LONG_CUBE, E(of));
    const [places] = await source.largestValues({
      iri: LONG_CUBE,
      measureId: id("amount"),
      dimensions: [{ id: id("place"), most: 2 }],
    });
    expect(places).toEqual({
      id: id("place"),
      values: [`p${MOST - 1}`, `p${MOST - 2}`],
      sums: [MOST - 1, MOST - 2],
    });
    expect(slices).toEqual([]);
    const dimensions = [{ id: several("spot"), most: 1 }];
    const measureId = several("count");
    const [spots] = await source.largestValues({ iri: E("several"), measureId, dimensions });
    expect(spots).toEqual({ id: several("spot"), values: [E("spot-b")], sums: [10] });
    expect(slices).not.toEqual([]);
  });

  it("lists no value and no bound of a cell that is not used, whatever is asked first", async () => {
    const list = async (path: string, filters: Filters) => {
      const request = { iri: E("several"), locale: "en", loadValues: true, filters } as const;
      const found = findComponent(await open().source.components(request), several(path));
      return found?.values.map(({ value }) => value);
    };
    expect(await list("term", spotB)).toEqual(["1", "3"]);
    expect(await list("count", {})).toEqual(["1", "8"]);
  });

  it.each([
    ["places that it has", "place", (at: number) => `p${at}`, MOST],
    ["places that it does not have", "place", (at: number) => `none${at}`, 0],
    ["numbers", "amount", String, MOST],
  ])("names at most 500 values of a filter in a query: %s", async (_, path, name, found) => {
    const id = (of: string) => buildComponentId(LONG_CUBE, E(of));
    for (const count of [500, MOST]) {
      const { source, slices } = open();
      const values = Object.fromEntries(
        Array.from({ length: count }, (__, at) => [name(at), true as const]),
      );
      const { table } = await source.observations({
        iri: LONG_CUBE,
        locale: "en",
        filters: { [id(path)]: { type: "multi", values } },
      });
      expect(table.rowCount).toBe(Math.min(count, found));
      expect(slices[0]?.includes(`"${name(7)}"`)).toBe(count === 500);
    }
  });

  it("asks once for what occurs in a column, whether for a list or for the latest of its values", async () => {
    const { source, lists } = open();
    await source.components({ iri: LONG_CUBE, locale: "en", loadValues: true });
    const { table } = await source.observations({
      iri: LONG_CUBE,
      locale: "en",
      filters: {
        [buildComponentId(LONG_CUBE, E("place"))]: { type: "single", value: MOST_RECENT_VALUE },
      },
    });
    expect(table.rowCount).toBe(1);
    expect(lists).toHaveLength(new Set(lists).size);
  });

  it("asks one question where cells have one value, and no more for each slice where they have several", async () => {
    const { source, slices } = open();
    await source.observations({ iri: E("noise-1"), locale: "en" });
    expect(slices).toHaveLength(1);
    const count = {
      iri: E("several"),
      locale: "en",
      componentIds: [several("count")],
    } satisfies ObservationsRequest;
    await source.observations(count);
    expect(slices.splice(0)).toHaveLength(2);
    await source.observations({ ...count, filters: spotB });
    expect(slices).toHaveLength(1);
  });
});

describe("a slice of an engine that writes tables", () => {
  it.each([
    [38, true],
    [39, false],
  ])(
    "says the kinds of its terms unless there are too many columns: %i empty ones",
    async (empty, expected) => {
      const store = openMemoryStore(writeLongCube(1, empty));
      const slices: string[] = [];
      const source = makeSparqlSource({
        endpoint: async (request) => {
          const text = new URLSearchParams(await request.clone().text()).get("query") ?? "";
          if (text.includes("?c0")) slices.push(text);
          const response = await handleSparqlProtocol(request, store);
          response.headers.set("server", "Virtuoso/07.20.3229 (Linux)");
          return response;
        },
        dataSource: { type: "sparql", url: "http://localhost/sparql" },
        options: { wholeCubeRows: 0 },
      });
      const { table } = await source.observations({ iri: LONG_CUBE, locale: "en", filters: {} });
      expect(table.rowCount).toBe(1);
      expect(new Set(slices.map((text) => text.includes("?k0")))).toEqual(new Set([expected]));
    },
  );
});
