import { cellLabel, type Filters, findColumn, MOST_RECENT_VALUE } from "@statelier/model";
import { describe, expect, it } from "vitest";

import {
  AIR,
  air,
  cells,
  PARCELS,
  parcels,
  place,
  rowsOf,
  type Subject,
  valueOf,
} from "./subject.ts";

const [A, B, FAR, COUNTRY] = [place("a"), place("b"), place("far"), place("country")];
const month = (id: string): string => valueOf("parcels", "month", id);

const FILTERS: [string, Filters, string[]][] = [
  ["one value", { [air("place")]: { type: "single", value: A } }, [`2020 ${A}`, `2021 ${A}`]],
  [
    "one versioned value",
    { [air("place")]: { type: "single", value: place("v2/a") } },
    [`2020 ${A}`, `2021 ${A}`],
  ],
  [
    "several values",
    { [air("place")]: { type: "multi", values: { [A]: true, [FAR]: true } } },
    [`2020 ${A}`, `2021 ${A}`, `2021 ${FAR}`],
  ],
  ["no value of several", { [air("place")]: { type: "multi", values: {} } }, []],
  [
    "a range of literals",
    { [air("year")]: { type: "range", from: "2020", to: "2021" } },
    [`2020 ${A}`, `2020 ${B}`, `2021 ${A}`, `2021 ${FAR}`],
  ],
  [
    "two filters",
    {
      [air("year")]: { type: "single", value: "2020" },
      [air("place")]: { type: "single", value: B },
    },
    [`2020 ${B}`],
  ],
  ["a value that is not there", { [air("place")]: { type: "single", value: "x" } }, []],
  [
    "a hostile value for SPARQL",
    { [air("place")]: { type: "single", value: '"> } ; DROP ALL #\\u0022' } },
    [],
  ],
  [
    "a hostile value for SQL",
    { [air("year")]: { type: "single", value: "2020'); DROP TABLE air_9; --" } },
    [],
  ],
  [
    "a filter that is off",
    {
      [air("place")]: { type: "single", value: "FIELD_VALUE_NONE" },
      [air("year")]: { type: "single", value: "2019" },
    },
    [`2019 ${COUNTRY}`],
  ],
  [
    "numbers",
    { [air("fine")]: { type: "range", from: "5", to: "100" } },
    [`2020 ${A}`, `2020 ${B}`, `2022 ${B}`],
  ],
  ["one number", { [air("dust")]: { type: "single", value: "21.5" } }, [`2020 ${A}`]],
  [
    "a class",
    { [air("grade")]: { type: "single", value: valueOf("air", "grade", "bad") } },
    [`2020 ${A}`],
  ],
  [
    "the most recent value alone",
    { [air("year")]: { type: "single", value: MOST_RECENT_VALUE } },
    [`2022 ${B}`],
  ],
  [
    "the most recent value under a later filter",
    {
      [air("year")]: { type: "single", value: MOST_RECENT_VALUE },
      [air("place")]: { type: "single", value: A },
    },
    [`2021 ${A}`],
  ],
  [
    "a range to the most recent value",
    { [air("year")]: { type: "range", from: "2021", to: MOST_RECENT_VALUE } },
    [`2021 ${A}`, `2021 ${FAR}`, `2022 ${B}`],
  ],
];

export const testObservations = ({ source, read }: Subject): void => {
  describe("observations", () => {
    it("are all there, with missing cells", async () => {
      const table = await read();
      const columns = ["year", "place", "dust", "dust_error", "fine"].map(air);
      expect(rowsOf(table, ...columns)).toEqual(
        [
          `2019 ${COUNTRY} 12 null 3`,
          `2020 ${A} 21.5 1.5 100`,
          `2020 ${B} null 1 5`,
          `2021 ${A} 19 1.25 0`,
          `2021 ${FAR} 3 null 1000`,
          `2022 ${B} 0.123456789012 null 7`,
        ].toSorted(),
      );
      expect(cells(table, air("grade")).filter((cell) => cell === null)).toHaveLength(1);
    });

    it("have labels of the reader's language", async () => {
      const table = await read({ [air("place")]: { type: "single", value: A } }, AIR, "de");
      const column = findColumn(table, air("place"));
      expect(column?.type === "dictionary" && cellLabel(column, 0)).toBe("Aalesund");
    });

    it("carry only the components that are asked for, and no more rows than asked for", async () => {
      const { table } = await source().observations({
        iri: AIR,
        locale: "en",
        componentIds: [air("fine")],
        limit: 2,
      });
      expect(table.columns.map(({ id }) => id)).toEqual([air("fine")]);
      expect(table.rowCount).toBe(2);
    });

    it.each(FILTERS)("pass a filter on %s", async (_, filters, expected) => {
      expect(rowsOf(await read(filters), air("year"), air("place"))).toEqual(expected.toSorted());
    });

    it("pass a filter on more values than a query holds", async () => {
      const values = Object.fromEntries(
        Array.from({ length: 2_000 }, (_, index) => [place(`none-${index}`), true as const]),
      );
      const table = await read({
        [air("place")]: { type: "multi", values: { ...values, [A]: true } },
      });
      expect(rowsOf(table, air("year"))).toEqual(["2020", "2021"]);
    });

    it("are cut at their limit after all filters, also after those that no query holds", async () => {
      const values = Object.fromEntries(
        Array.from({ length: 2_000 }, (_, index) => [place(`none-${index}`), true as const]),
      );
      for (const wanted of [A, B, FAR, COUNTRY]) {
        const { table } = await source().observations({
          iri: AIR,
          locale: "en",
          filters: { [air("place")]: { type: "multi", values: { ...values, [wanted]: true } } },
          limit: 1,
        });
        expect(cells(table, air("place"))).toEqual([wanted]);
      }
    });

    it("pass a range of named times by their dates", async () => {
      const range = { [parcels("month")]: { type: "range", from: "2020-02", to: "2021" } } as const;
      const table = await read(range, PARCELS);
      expect([...new Set(rowsOf(table, parcels("month")))]).toEqual([month("feb"), month("next")]);
    });

    it("are odd texts as they are, and no number where there is none", async () => {
      expect(
        rowsOf(await read({}, PARCELS), parcels("amount"), parcels("note"), parcels("floor")),
      ).toEqual(
        [
          '1.5 a "quoted" \\ text 1',
          "null line\nbreak 2",
          "-2 plain null",
          "4 null null",
        ].toSorted(),
      );
    });

    it("pass a filter on a number however it is written", async () => {
      const written = { "-2": true, "15e-1": true, many: true } as const;
      const filters: Filters = { [parcels("amount")]: { type: "multi", values: written } };
      expect(rowsOf(await read(filters, PARCELS), parcels("amount"))).toEqual(["-2", "1.5"]);
    });

    it("pass a filter on an odd text", async () => {
      for (const value of ['a "quoted" \\ text', "line\nbreak"]) {
        const table = await read({ [parcels("note")]: { type: "single", value } }, PARCELS);
        expect(cells(table, parcels("note"))).toEqual([value]);
      }
    });
  });
};

export const testLargestValues = ({ source }: Subject): void => {
  describe("largest values", () => {
    const ask = (filters: Filters, dimensions: { id: string; most: number }[]) =>
      source().largestValues({ iri: AIR, measureId: air("dust"), filters, dimensions });
    /** As rows say it. */
    const sum = async (filters: Filters): Promise<number | null> => {
      const { table } = await source().observations({ iri: AIR, locale: "en", filters });
      const numbers = cells(table, air("dust")).filter((cell) => typeof cell === "number");
      return numbers.length === 0 ? null : numbers.reduce((all, number) => all + number, 0);
    };

    it("stand by what the observations add up to", async () => {
      const [places] = await ask({}, [{ id: air("place"), most: 9 }]);
      expect(places?.values).toHaveLength(places?.sums.length ?? -1);
      expect(new Set(places?.values)).toEqual(new Set([A, B, FAR, ...(places?.values ?? [])]));
      for (const [at, value] of (places?.values ?? []).entries())
        expect(places?.sums[at]).toEqual(await sum({ [air("place")]: { type: "single", value } }));
      const numbers = (places?.sums ?? []).flatMap((each) => each ?? []);
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    });
    it("are those of a filter, under the largest of the dimension with fewer", async () => {
      const filters: Filters = {
        [air("place")]: { type: "multi", values: { [A]: true, [B]: true } },
      };
      const [years, places] = await ask(filters, [
        { id: air("place"), most: 2 },
        { id: air("year"), most: 1 },
      ]);
      expect([years?.id, places?.id]).toEqual([air("year"), air("place")]);
      expect(new Set(places?.values)).toEqual(new Set([A, B]));
      const [year = ""] = years?.values ?? [];
      for (const [at, value] of (places?.values ?? []).entries())
        expect(places?.sums[at]).toEqual(
          await sum({
            [air("place")]: { type: "single", value },
            [air("year")]: { type: "single", value: year },
          }),
        );
    });
    it("are refused of what is no dimension, and by what is no number", async () => {
      await expect(ask({}, [{ id: air("dust"), most: 1 }])).rejects.toMatchObject({
        id: "BAD_REQUEST",
      });
      const dimensions = [{ id: air("year"), most: 1 }];
      await expect(
        source().largestValues({ iri: AIR, measureId: air("place"), dimensions }),
      ).rejects.toMatchObject({ id: "BAD_REQUEST" });
    });
  });
};

export const testPossibleFilters = ({ source }: Subject): void => {
  describe("possible filters", () => {
    const ask = async (filters: Record<string, string>) =>
      (
        await source().possibleFilters({
          iri: AIR,
          filters: Object.fromEntries(
            Object.entries(filters).map(([id, value]) => [id, { type: "single", value }]),
          ),
        })
      ).map(({ id, value }) => [id, value]);

    it("keep what exists", async () => {
      expect(await ask({ [air("year")]: "2021", [air("place")]: FAR })).toEqual([
        [air("year"), "2021"],
        [air("place"), FAR],
      ]);
    });
    it("honour the earlier filter where both cannot be", async () => {
      expect(await ask({ [air("year")]: "2022", [air("place")]: A })).toEqual([
        [air("year"), "2022"],
        [air("place"), B],
      ]);
      expect(await ask({ [air("place")]: A, [air("year")]: "2022" })).toEqual([
        [air("place"), A],
        [air("year"), "2020"],
      ]);
    });
    it("honour a later filter where an earlier one has no row at all", async () => {
      expect(await ask({ [air("place")]: "none", [air("year")]: "2022" })).toEqual([
        [air("place"), B],
        [air("year"), "2022"],
      ]);
    });
    it("resolve the most recent value first", async () => {
      expect(await ask({ [air("year")]: MOST_RECENT_VALUE, [air("place")]: A })).toEqual([
        [air("year"), "2022"],
        [air("place"), B],
      ]);
    });
    it("are empty without filters", async () => {
      expect(await ask({})).toEqual([]);
    });
  });
};
