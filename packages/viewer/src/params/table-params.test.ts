import { type ChartConfig, chartConfigSchema } from "@statelier/document";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReaderChoices } from "../chart-state/reader-choices.ts";
import { LONGEST_SEARCH, PAGE_PARAM, SEARCH_PARAM, SORT_PARAM } from "./table-params.ts";

const text = { de: "", fr: "", it: "", en: "" };

const ids = ["year", "value", "note", "region"].map((name) => `https://example.org/${name}`);
const [year = "", value = "", note = "", region = ""] = ids;

const makeTable = (showSearch = true) =>
  chartConfigSchema.parse({
    key: "k",
    version: "4.5.0",
    meta: { title: text, description: text, label: text },
    cubes: [{ iri: "https://example.org/cube", filters: {} }],
    limits: {},
    conversionUnitsByComponentId: {},
    chartType: "table",
    settings: { showSearch, showAllRows: false },
    sorting: [],
    fields: Object.fromEntries(
      ids.map((componentId, index) => [
        componentId,
        {
          componentId,
          componentType: "NominalDimension",
          index,
          isGroup: componentId === region,
          isHidden: componentId === note,
        },
      ]),
    ),
  });

const table = makeTable();
const column = chartConfigSchema.parse({
  ...table,
  chartType: "column",
  fields: {
    x: { componentId: year },
    y: { componentId: value },
    color: { type: "single", paletteId: "category10", color: "#1f77b4" },
  },
});

const PARAMS = [SORT_PARAM, SEARCH_PARAM, PAGE_PARAM];
const chartOf = (config: ChartConfig) => ({
  config,
  components: { dimensions: [], measures: [] },
});

const write = (choices: Partial<ReaderChoices>) =>
  new URLSearchParams(PARAMS.flatMap(({ print }) => print(chartOf(table), choices)));

const read = (search: string | URLSearchParams, config = table) => {
  const params = new URLSearchParams(search);
  const parsed = PARAMS.map(({ parse }) => parse(chartOf(config), params));
  const choices: Partial<ReaderChoices> = Object.assign({}, ...parsed.map(({ value }) => value));
  return { choices, unknown: parsed.flatMap(({ unknown }) => unknown) };
};

const asc = (componentId: string) => ({ componentId, sortingOrder: "asc" as const });
const desc = (componentId: string) => ({ componentId, sortingOrder: "desc" as const });

describe("the address of a table", () => {
  it("is short and readable", () => {
    const params = write({ sorting: [desc(value)], search: "Zug", page: 2 });
    expect(params.toString()).toBe("sort=-value&search=Zug&page=3");
    expect(write({}).size).toBe(0);
  });

  it("reads back what it wrote", () => {
    const order = fc.record({
      componentId: fc.constantFrom(year, value),
      sortingOrder: fc.constantFrom("asc" as const, "desc" as const),
    });
    const sorting = fc.uniqueArray(order, { selector: ({ componentId }) => componentId });
    const search = fc.string({ maxLength: LONGEST_SEARCH }).map((typed) => typed.trim());
    fc.assert(
      fc.property(sorting, search, fc.nat(1_000_000), (orders, wanted, page) => {
        const choices = {
          ...(orders.length > 0 ? { sorting: orders } : {}),
          ...(wanted === "" ? {} : { search: wanted }),
          ...(page > 0 ? { page } : {}),
        };
        expect(read(write(choices))).toEqual({ choices, unknown: [] });
      }),
    );
  });

  it("sorts by the last column first, then by those before, each once", () => {
    expect(read("sort=year&sort=-value").choices.sorting).toEqual([desc(value), asc(year)]);
    expect(read("sort=value&sort=year&sort=-value")).toEqual({
      choices: { sorting: [desc(value), asc(year)] },
      unknown: [],
    });
    expect(read(`sort=-${value}`).choices.sorting).toEqual([desc(value)]);
  });

  it("takes an empty search for none", () => {
    expect(read("search=&page=1")).toEqual({ choices: {}, unknown: [] });
    expect(read("search=+zug+").choices).toEqual({ search: "zug" });
    const longest = "a".repeat(200);
    expect(read(`search=${longest}`).choices).toEqual({ search: longest });
  });

  it.each([
    "sort=planet",
    "sort=-",
    "sort=note",
    "sort=region",
    "page=0",
    "page=-1",
    "page=two",
    "page=1e3",
    "page=99999999",
    `search=${"a".repeat(201)}`,
  ])("names what means nothing: %s", (search) => {
    const [name, asked] = search.split("=");
    expect(read(search)).toEqual({ choices: {}, unknown: [{ name, value: asked }] });
  });

  it("names a second search and a second page", () => {
    expect(read("search=a&search=b&page=2&page=3")).toEqual({
      choices: { search: "a", page: 1 },
      unknown: [
        { name: "search", value: "b" },
        { name: "page", value: "3" },
      ],
    });
  });

  it("names a search that the author does not offer, and on other charts all but the order of the table in their place", () => {
    const search = "search=a";
    expect(read(search, makeTable(false)).unknown).toEqual([{ name: "search", value: "a" }]);
    expect(read("sort=year&search=a&page=2", column)).toEqual({
      choices: { sorting: [{ componentId: year, sortingOrder: "asc" }] },
      unknown: [
        { name: "search", value: "a" },
        { name: "page", value: "2" },
      ],
    });
    expect(read("sort=planet", column).unknown).toEqual([{ name: "sort", value: "planet" }]);
  });
});
