import {
  buildComponentId,
  cellLabel,
  cellValue,
  type ComponentValue,
  type Filters,
  findColumn,
  findComponent,
  type Locale,
  MOST_RECENT_VALUE,
  type ObservationTable,
} from "@statelier/model";
import { describe, expect, it } from "vitest";

import { readCase } from "./read-case.ts";

const E = (name: string): string => `https://example.org/${name}`;
const IRI = E("values-4");
const id = (path: string): string => buildComponentId(E("values"), E(path));
const single = (value: string) => ({ type: "single", value }) as const;

const cells = (table: ObservationTable, path: string): (string | number | null)[] => {
  const column = findColumn(table, id(path));
  return column ? Array.from({ length: table.rowCount }, (_, row) => cellValue(column, row)) : [];
};

describe.each([
  ["read whole", {}],
  ["read by slices", { wholeCubeRows: 0 }],
])("a cube %s", (_, options) => {
  const source = readCase("values.ttl", options);
  const read = async (filters: Filters = {}, locale: Locale = "en") =>
    (await source.observations({ iri: IRI, locale, filters })).table;
  const list = async (path: string, locale: Locale = "en", filters: Filters = {}) => {
    const request = { iri: IRI, locale, loadValues: true, filters };
    return findComponent(await source.components(request), id(path))?.values ?? [];
  };
  const find = async (path: string, name: string, locale: Locale = "en") =>
    (await list(path, locale)).find(({ value }) => value === E(name));
  const sort = (found: readonly (string | number | null)[]) => found.map(String).toSorted();
  const amounts = async (filters: Filters) => sort(cells(await read(filters), "amount"));

  describe("a value", () => {
    it("has name, abbreviation and description in the reader's language, and its attributes", async () => {
      const shared = {
        value: E("s1"),
        description: "At the water",
        identifier: "s-1",
        position: 10,
        color: "#00ff00",
        latitude: 0,
        longitude: 0,
        geometry: E("g1"),
      };
      expect(await find("station", "s1")).toEqual({
        ...shared,
        label: "Harbour",
        alternateName: "HB",
      });
      expect(await find("station", "s1", "de")).toEqual({
        ...shared,
        descriptionLanguage: "en",
        label: "Hafen",
        alternateName: "HF",
      });
    });

    it("has a name in the next language of de, fr, it, en, then one without a language, then any", async () => {
      expect(await find("station", "s2", "it")).toMatchObject({ label: "Colle" });
      expect(await find("station", "s2", "en")).toMatchObject({
        label: "Col",
        labelLanguage: "fr",
      });
      expect((await find("station", "s3"))?.label).toBe("Plain");
      expect(await find("station", "s4", "de")).toMatchObject({ label: "Gasse" });
      expect((await source.metadata({ iri: IRI, locale: "de" })).title).toBe("Werte");
    });

    it("without a name is called by the end of its IRI", async () => {
      expect((await find("station", "s6"))?.label).toBe("s6");
    });

    it("is the unversioned one where the dimension has versions, itself where nothing says which", async () => {
      expect((await list("station")).map(({ value }) => value).toSorted()).toEqual(
        ["s1", "s2", "s3", "s4", "s5", "s6"].map(E),
      );
    });

    it("keeps a position that is a number as a number, any other as text, and stands by it", async () => {
      const positions = (await list("station")).map(({ position }) => position);
      expect(positions).toEqual([9, 10, "b", undefined, undefined, undefined]);
    });

    it("of time keeps the date of its position, and stands by it", async () => {
      const months = await list("month");
      expect(months.map(({ label, position }) => [label, position])).toEqual([
        ["April", "2024-04"],
        ["May", "2024-05"],
        ["March next year", "2025-03"],
      ]);
    });

    it("has coordinates at zero, and none of what is missing", async () => {
      const { latitude, longitude } = (await find("station", "s2")) as ComponentValue;
      expect([latitude, longitude]).toEqual([46.5, undefined]);
      expect(await find("station", "s1")).toMatchObject({ latitude: 0, longitude: 0 });
    });

    it("that is cube:Undefined is chosen like any other, where it is no date", async () => {
      const [early, late, undefinedOne] = await list("sort");
      expect([early?.label, late?.label]).toEqual(["Early", "Late"]);
      expect(undefinedOne).toEqual({ value: "https://cube.link/Undefined", label: "Not stated" });
      expect((await list("sort", "de"))[2]?.label).toBe("Keine Angabe");
      const table = await read({ [id("sort")]: single(undefinedOne?.value ?? "") });
      expect(cells(table, "year")).toEqual(["2025"]);
      expect((await list("year")).map(({ value }) => value)).toEqual(["2023", "2024", "2025"]);
    });

    it("without an IRI is no value to choose, and a cell that has it is missing", async () => {
      expect((await list("term")).map(({ label }) => label)).toEqual(["Term before", "First term"]);
      expect(cells(await read(), "term").filter((cell) => cell !== null)).toHaveLength(2);
    });
  });

  describe("a cell", () => {
    it("that is an undefined literal, absent or no number is missing; its row stays", async () => {
      const table = await read();
      expect(table.rowCount).toBe(5);
      expect(cells(table, "amount").filter((cell) => cell === null)).toHaveLength(2);
      expect(cells(table, "year").filter((cell) => cell === null)).toHaveLength(1);
    });

    it("of a measure is a number, also where it is written as text", async () => {
      expect(new Set(cells(await read(), "written"))).toEqual(new Set([7, 8, null]));
    });

    it("has the value's name in the reader's language", async () => {
      const table = await read({ [id("station")]: single(E("s1")) }, "de");
      const column = findColumn(table, id("station"));
      expect(column?.type === "dictionary" && cellLabel(column, 0)).toBe("Hafen");
    });
  });

  describe("a filter", () => {
    it("compares texts by what is written, IRIs by what they name, versioned ones by both names", async () => {
      expect(await amounts({ [id("year")]: single("2023") })).toEqual(["0"]);
      expect(await amounts({ [id("sort")]: single(E("late")) })).toEqual(["0", "1.5"]);
      for (const name of ["s1", "s1-v"])
        expect(await amounts({ [id("station")]: single(E(name)) })).toEqual(["0", "1.5"]);
    });

    it("on a range of numbers whose ends are none finds nothing", async () => {
      expect(await amounts({ [id("amount")]: { type: "range", from: "few", to: "9" } })).toEqual(
        [],
      );
    });

    it("on no value finds nothing, on more values than a query holds finds all of them", async () => {
      expect(await amounts({ [id("sort")]: { type: "multi", values: {} } })).toEqual([]);
      const many = Array.from({ length: 300 }, (__, at) => [E(`none-${at}`), true as const]);
      const values = Object.fromEntries([...many, [E("late"), true as const]]);
      const years = Object.fromEntries([...many, ["2023", true as const]]);
      expect(
        await amounts({
          [id("sort")]: { type: "multi", values },
          [id("year")]: { type: "multi", values: years },
        }),
      ).toEqual(["0"]);
    });

    it("on a range of time compares dates: of texts by themselves, of entities by their position", async () => {
      expect(await amounts({ [id("year")]: { type: "range", from: "2023", to: "2024" } })).toEqual([
        "0",
        "1.5",
        "null",
      ]);
      const months = { type: "range", from: "2024-05", to: "2025-03" } as const;
      expect(await amounts({ [id("month")]: months })).toEqual(["-3", "1.5", "null"]);
    });

    it("before another narrows its values; one behind it, and one that is off, do not", async () => {
      const narrow = async (filters: Filters) =>
        (await list("month", "en", filters)).map(({ label }) => label);
      const recent = single(MOST_RECENT_VALUE);
      expect(await narrow({ [id("year")]: recent, [id("month")]: single(E("m1")) })).toEqual([
        "April",
        "May",
      ]);
      const year = single("2023");
      const month = single(E("m1"));
      expect(await narrow({ [id("year")]: year, [id("month")]: month })).toEqual(["April"]);
      expect(await narrow({ [id("month")]: month, [id("year")]: year })).toHaveLength(3);
      expect(await narrow({ [id("year")]: year })).toEqual(["April"]);
      expect(await narrow({ [id("year")]: single("FIELD_VALUE_NONE") })).toHaveLength(3);
    });
  });

  describe("the most recent value", () => {
    const recent = single(MOST_RECENT_VALUE);

    it("is the newest under the other filters, also where they come later", async () => {
      expect(await amounts({ [id("year")]: recent })).toEqual(["null"]);
      const station = single(E("s1"));
      expect(await amounts({ [id("year")]: recent, [id("station")]: station })).toEqual(["1.5"]);
      expect(await amounts({ [id("station")]: station, [id("year")]: recent })).toEqual(["1.5"]);
    });

    it("of entities is the newest by their date, not by their IRI", async () => {
      expect(cells(await read({ [id("month")]: recent }), "month")).toEqual([E("m3")]);
      const station = single(E("s1"));
      const table = await read({ [id("month")]: recent, [id("station")]: station });
      expect(cells(table, "month")).toEqual([E("m1")]);
    });

    it("of entities without a position is the one that ends last", async () => {
      expect((await list("term")).map(({ value }) => value)).toEqual([E("t-b"), E("t-a")]);
      expect(cells(await read({ [id("term")]: recent }), "term")).toEqual([E("t-a")]);
    });

    it("is the end of a range", async () => {
      const range = { type: "range", from: "2024", to: MOST_RECENT_VALUE } as const;
      expect(sort(cells(await read({ [id("year")]: range }), "year"))).toEqual([
        "2024",
        "2024",
        "2025",
      ]);
    });
  });

  describe("possible filters", () => {
    const ask = async (...filters: [string, string][]) => {
      const named = filters.map(([path, value]) => [id(path), single(value)] as const);
      const found = await source.possibleFilters({
        iri: IRI,
        filters: Object.fromEntries(named),
      });
      return found.map(({ value }) => value);
    };

    it("keep each value in turn where a row has it with those before, else give what exists", async () => {
      expect(await ask(["station", E("s1")], ["year", "2025"])).toEqual([E("s1"), "2023"]);
      expect(await ask(["sort", "none"], ["year", "1900"])).toEqual([E("early"), "2024"]);
      expect(await ask(["year", "2025"], ["station", E("s1")])).toEqual(["2025", E("s2")]);
      expect(await ask(["station", E("s1")], ["year", "2025"], ["month", E("m1")])).toEqual([
        E("s1"),
        "2024",
        E("m1"),
      ]);
    });

    it("find a versioned value by its older name, and answer with the value", async () => {
      expect(await ask(["station", E("s2-v")], ["year", "2025"])).toEqual([E("s2"), "2025"]);
    });

    it("resolve the most recent value before what follows", async () => {
      expect(await ask(["year", MOST_RECENT_VALUE], ["station", E("s1")])).toEqual([
        "2025",
        E("s2"),
      ]);
    });

    it("are empty without filters", async () => {
      expect(await ask()).toEqual([]);
    });
  });
});
