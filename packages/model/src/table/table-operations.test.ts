import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type FilterValue, type Filters, MOST_RECENT_VALUE } from "../vocabulary/filter.ts";
import { type Column, cellValue, findColumn, type ObservationTable } from "./observation-table.ts";
import { findRows, filterTable, isInRange } from "./table-filter.ts";
import { derivePossibleFilters, resolveMostRecent } from "./table-possible.ts";
import { sortTable } from "./table-sort.ts";
import { distinctUnder, distinctValues, numberBounds } from "./table-values.ts";
import { PROPERTY_RUNS as runs, PROPERTY_TIMEOUT as timeout } from "../testing/property-runs.ts";

type Cell = string | number | null;
type NaiveRow = Record<string, Cell>;

const IDS = ["a", "b", "t"] as const;
const YEARS = ["2019", "2020", "2020-06", "2021", "2022"];
const NUMBERS = Array.from({ length: 11 }, (_, at) => String(at - 5));
/** Of each column, in their order. */
const VALUES: Record<string, string[]> = {
  a: ["x", "y", "z"],
  b: ["1", "2", "3", "4"],
  t: YEARS,
  m: NUMBERS,
};

const naiveRow = fc.record({
  a: fc.constantFrom(null, ...VALUES["a"]!),
  b: fc.constantFrom(null, ...VALUES["b"]!),
  t: fc.constantFrom(null, ...YEARS),
  m: fc.oneof(fc.constant(null), fc.integer({ min: -5, max: 5 })),
});

const makeTable = (rows: readonly NaiveRow[]): ObservationTable => ({
  rowCount: rows.length,
  columns: [
    ...IDS.map((id): Column => {
      const values = VALUES[id]!;
      return {
        type: "dictionary",
        id,
        values,
        labels: values.map((value) => `label ${value}`),
        codes: Int32Array.from(rows, (row) => values.indexOf(String(row[id]))),
      };
    }),
    {
      type: "number",
      id: "m",
      values: Float64Array.from(rows, (row) => (row["m"] === null ? Number.NaN : Number(row["m"]))),
    },
  ],
});

const readRows = (table: ObservationTable): NaiveRow[] =>
  Array.from({ length: table.rowCount }, (_, row) =>
    Object.fromEntries(table.columns.map((column) => [column.id, cellValue(column, row)])),
  );

const filterOf = (values: readonly string[]): fc.Arbitrary<FilterValue> =>
  fc.oneof(
    fc
      .oneof(fc.constantFrom(...values), fc.constant("nothing"))
      .map((value) => ({ type: "single", value }) as const),
    fc.subarray([...values, "nothing"]).map((list) => ({
      type: "multi" as const,
      values: Object.fromEntries(list.map((value) => [value, true as const])),
    })),
    fc
      .tuple(fc.constantFrom(...values), fc.constantFrom(...values))
      .map(([from, to]) => ({ type: "range", from, to }) as const),
  );

const filtersOn = (columns: readonly string[]): fc.Arbitrary<Filters> =>
  fc
    .shuffledSubarray([...columns])
    .chain((ids) =>
      fc.tuple(...ids.map((id) => filterOf(VALUES[id]!).map((filter) => [id, filter]))),
    )
    .map((entries) => Object.fromEntries(entries) as Filters);

const filters = filtersOn([...IDS, "m"]);
const filtersOnWords = filtersOn(IDS);

/** By the places of values in their order alone; `2020-06` lies in 2020. */
const passes = (id: string, cell: Cell, filter: FilterValue): boolean => {
  if (cell === null) return false;
  const value = String(cell);
  if (filter.type === "single") return value === filter.value;
  if (filter.type === "multi") return Object.keys(filter.values).includes(value);
  const place = (of: string): number => VALUES[id]!.indexOf(of);
  const to = filter.to === "2020" ? "2020-06" : filter.to;
  return place(filter.from) <= place(value) && place(value) <= place(to);
};

const naiveFilter = (rows: readonly NaiveRow[], by: Filters): NaiveRow[] =>
  rows.filter((row) =>
    Object.entries(by).every(([id, filter]) => passes(id, row[id] ?? null, filter)),
  );

const naiveDistinct = (rows: readonly NaiveRow[], id: string): string[] =>
  VALUES[id]!.filter((value) => rows.some((row) => row[id] === value));

describe("operations of the table equal a naive implementation", { timeout }, () => {
  it("filter", () => {
    fc.assert(
      fc.property(fc.array(naiveRow), filters, (rows, by) => {
        expect(readRows(filterTable(makeTable(rows), by))).toEqual(naiveFilter(rows, by));
      }),
      runs,
    );
  });

  it("filter and distinct values of a table that is read in several pieces", () => {
    const rows = Array.from({ length: 40_000 }, (_, row): NaiveRow => {
      const place = row % 7;
      return {
        a: VALUES["a"]![place] ?? null,
        b: VALUES["b"]![Math.floor(row / 13_000)]!,
        t: YEARS[row % 5]!,
        m: row % 11,
      };
    });
    const table = makeTable(rows);
    const ids = Array.from(rows.keys());
    const cases: Filters[] = [
      {},
      { a: { type: "single", value: "y" } },
      { b: { type: "single", value: "4" }, t: { type: "range", from: "2020", to: "2021" } },
      {
        m: { type: "range", from: "3", to: "5" },
        b: { type: "multi", values: { 2: true, 3: true } },
      },
    ];
    for (const by of cases) {
      const expected = ids.filter((row) =>
        Object.entries(by).every(([id, filter]) =>
          id === "m"
            ? [3, 4, 5].includes(rows[row]!["m"] as number)
            : passes(id, rows[row]![id]!, filter),
        ),
      );
      const found = findRows(table, by);
      expect(found && [...found]).toEqual(Object.keys(by).length > 0 ? expected : undefined);
      const cut = findRows(table, by, { limit: 17_000 });
      expect([...(cut ?? [])]).toEqual(expected.slice(0, 17_000));
      const left = expected.map((row) => rows[row]!);
      for (const id of IDS) expect(distinctUnder(table, id, by)).toEqual(naiveDistinct(left, id));
    }
  });

  it("distinct values", () => {
    fc.assert(
      fc.property(fc.array(naiveRow), filtersOnWords, (rows, by) => {
        const table = makeTable(rows);
        for (const id of IDS) {
          expect(distinctValues(table, id)).toEqual(naiveDistinct(rows, id));
          expect(distinctUnder(table, id, by)).toEqual(naiveDistinct(naiveFilter(rows, by), id));
        }
      }),
      runs,
    );
  });

  it("possible filters: lexicographically the best row, and always one that exists", () => {
    const wanted = fc.record({
      a: fc.constantFrom(...VALUES["a"]!),
      b: fc.constantFrom(...VALUES["b"]!),
      t: fc.constantFrom(...YEARS),
    });
    const whole = naiveRow.filter((row) => row.a !== null && row.b !== null && row.t !== null);
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1 }), wanted, (rows, values) => {
        const by = Object.fromEntries(
          Object.entries(values).map(([id, value]) => [id, { type: "single", value } as const]),
        );
        const answer = derivePossibleFilters(makeTable(rows), by, (id) => VALUES[id] ?? YEARS);
        const hits = (row: Record<string, Cell>): string =>
          IDS.map((id) => Number(row[id] === values[id])).join("");
        const best = rows.map(hits).toSorted().at(-1);
        const chosen = Object.fromEntries(IDS.map((id) => [id, answer[id]?.value ?? null]));
        expect(hits(chosen)).toBe(best);
        expect(rows.some((row) => IDS.every((id) => row[id] === chosen[id]))).toBe(true);
      }),
      runs,
    );
  });

  it("rows within rows, and no more of them than are wanted", () => {
    fc.assert(
      fc.property(fc.array(naiveRow), filters, filters, fc.nat(5), (rows, by, then, limit) => {
        const table = makeTable(rows);
        const within = findRows(table, by);
        const both = naiveFilter(naiveFilter(rows, by), then).slice(0, limit);
        const found = findRows(table, then, { within, limit })!;
        expect([...found].map((row) => rows[row])).toEqual(both);
      }),
      runs,
    );
  });

  it("smallest and largest number", () => {
    fc.assert(
      fc.property(fc.array(naiveRow), (rows) => {
        const numbers = rows.flatMap(({ m }) => (m === null ? [] : [Number(m)]));
        const bounds = { min: Math.min(...numbers), max: Math.max(...numbers) };
        expect(numberBounds(makeTable(rows), "m")).toEqual(numbers.length > 0 ? bounds : undefined);
      }),
      runs,
    );
  });

  it("sort by a word, then by a number: stable, missing last", () => {
    const ranks: Record<string, number> = { x: 1, y: 1, z: 0 };
    const orders = fc.constantFrom("asc" as const, "desc" as const);
    fc.assert(
      fc.property(fc.array(naiveRow), orders, (rows, order) => {
        const rank = (value: string) => ranks[value]!;
        const keys = [{ id: "a", order, rank }, { id: "m", order } as const];
        const sign = order === "asc" ? 1 : -1;
        const compare = (a: Cell, b: Cell, of: (cell: Cell) => number): number =>
          a === null || b === null
            ? Number(a === null) - Number(b === null)
            : sign * (of(a) - of(b));
        const expected = rows.toSorted(
          (p, q) => compare(p.a, q.a, (cell) => ranks[String(cell)]!) || compare(p.m, q.m, Number),
        );
        expect(readRows(sortTable(makeTable(rows), keys))).toEqual(expected);
      }),
      runs,
    );
  });
});

describe("ranges and markers", () => {
  it("a coarse end includes its finer values, never a longer number", () => {
    expect(isInRange("2020-06", "2019", "2020")).toBe(true);
    expect(isInRange("2021", "2019", "2020-12")).toBe(false);
    expect(isInRange("20201", "2019", "2020")).toBe(false);
  });

  it("MR1 D11 the most recent value is the newest under the other filters", () => {
    const table = makeTable([
      { a: "x", b: "1", t: "2020", m: 1 },
      { a: "y", b: "1", t: "2022", m: 2 },
    ]);
    const by: Filters = {
      t: { type: "single", value: MOST_RECENT_VALUE },
      a: { type: "single", value: "x" },
    };
    expect(resolveMostRecent(table, by)["t"]).toEqual({ type: "single", value: "2020" });
    const range: Filters = { t: { type: "range", from: "2019", to: MOST_RECENT_VALUE } };
    expect(resolveMostRecent(table, range)["t"]).toEqual({
      type: "range",
      from: "2019",
      to: "2022",
    });
  });

  it("numbers are filtered as numbers", () => {
    const table = makeTable([
      { a: "x", b: "1", t: null, m: -2 },
      { a: "x", b: "1", t: null, m: 10 },
      { a: "x", b: "1", t: null, m: null },
    ]);
    const range = filterTable(table, { m: { type: "range", from: "-3", to: "9" } });
    expect(readRows(range).map(({ m }) => m)).toEqual([-2]);
    const one = filterTable(table, { m: { type: "single", value: "10.0" } });
    expect(findColumn(one, "m")?.type).toBe("number");
    expect(one.rowCount).toBe(1);
  });

  it("labels sort by number and word", () => {
    const table = makeTable([
      { a: "x", b: "4", t: null, m: 1 },
      { a: "x", b: "2", t: null, m: 2 },
      { a: "x", b: null, t: null, m: 3 },
    ]);
    const sorted = sortTable(table, [{ id: "b", order: "desc" }]);
    expect(readRows(sorted).map(({ b }) => b)).toEqual(["4", "2", null]);
  });

  it("SO5 sort: labels stand alike on every host", () => {
    const values = ["z", "Ähre", "Östlich 10", "Östlich 9", "Zug"];
    const table: ObservationTable = {
      rowCount: values.length,
      columns: [
        {
          id: "b",
          type: "dictionary",
          codes: Int32Array.from(values.keys()),
          values,
          labels: values,
        },
      ],
    };
    const { columns } = sortTable(table, [{ id: "b", order: "asc" }]);
    const [column] = columns;
    expect(column?.type === "dictionary" && [...column.codes].map((code) => values[code])).toEqual([
      "Ähre",
      "Östlich 9",
      "Östlich 10",
      "z",
      "Zug",
    ]);
  });
});
