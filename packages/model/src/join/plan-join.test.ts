import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type JoinInput, planJoin } from "./plan-join.ts";
import {
  cellLabel,
  cellValue,
  findDictionaryColumn,
  type ObservationTable,
} from "../table/observation-table.ts";
import { countReads } from "../testing/count-reads.ts";
import { PROPERTY_RUNS, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";

type Row = { k: string | null; l: string | null; m: number };

const makeTable = (name: string, rows: readonly Row[]): ObservationTable => {
  const dictionary = (id: "k" | "l") => {
    const values = [...new Set(rows.flatMap((row) => row[id] ?? []))];
    return {
      type: "dictionary" as const,
      id: `${name}.${id}`,
      values,
      labels: values.map(() => "the same label"),
      codes: Int32Array.from(rows, (row) => (row[id] === null ? -1 : values.indexOf(row[id]))),
    };
  };
  return {
    rowCount: rows.length,
    columns: [
      dictionary("k"),
      dictionary("l"),
      { type: "number", id: `${name}.m`, values: Float64Array.from(rows, ({ m }) => m) },
    ],
  };
};

const plan = (inputs: readonly JoinInput[]) => planJoin(inputs, async () => undefined);

const joinAll = async (inputs: readonly JoinInput[]): Promise<ObservationTable> =>
  (await plan(inputs)).build();

const join = (left: readonly Row[], right: readonly Row[]): Promise<ObservationTable> =>
  joinAll([
    { table: makeTable("p", left), joinBy: ["p.k", "p.l"] },
    { table: makeTable("q", right), joinBy: ["q.k", "q.l"] },
  ]);

const readRows = (table: ObservationTable): string[] =>
  Array.from({ length: table.rowCount }, (_, row) =>
    table.columns.map((column) => String(cellValue(column, row))).join(" "),
  ).toSorted();

const naiveJoin = (left: readonly Row[], right: readonly Row[]): string[] => {
  const hasKey = (row: Row) => row.k !== null || row.l !== null;
  const [p, q] = [left.filter(hasKey), right.filter(hasKey)];
  const isSame = (a: string | null, b: string | null) => a !== null && b !== null && a === b;
  const same = (a: Row, b: Row) => isSame(a.k, b.k) && isSame(a.l, b.l);
  return [
    ...p.flatMap((a) => q.filter((b) => same(a, b)).map((b) => `${a.k} ${a.l} ${a.m} ${b.m}`)),
    ...p.filter((a) => !q.some((b) => same(a, b))).map((a) => `${a.k} ${a.l} ${a.m} null`),
    ...q.filter((b) => !p.some((a) => same(a, b))).map((b) => `${b.k} ${b.l} null ${b.m}`),
  ].toSorted();
};

const rows = fc.array(
  fc.record({
    k: fc.constantFrom(null, "2020", "2020-01", "2021"),
    l: fc.constantFrom(null, "a", "b", "a,b"),
    m: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 12 },
);

describe("join of tables", { timeout: PROPERTY_TIMEOUT }, () => {
  it("equals a naive full outer join on values", async () => {
    await fc.assert(
      fc.asyncProperty(rows, rows, async (left, right) => {
        expect(readRows(await join(left, right))).toEqual(naiveJoin(left, right));
      }),
      PROPERTY_RUNS,
    );
  });

  it("knows its size before it is made, however large it would be", async () => {
    await fc.assert(
      fc.asyncProperty(rows, rows, async (left, right) => {
        const planned = await plan([
          { table: makeTable("p", left), joinBy: ["p.k"] },
          { table: makeTable("q", right), joinBy: ["q.k"] },
        ]);
        const { rowCount, columns } = await planned.build();
        expect([planned.rowCount, planned.columnCount]).toEqual([rowCount, columns.length]);
        for (const column of columns)
          expect(column.type === "number" ? column.values : column.codes).toHaveLength(rowCount);
      }),
      PROPERTY_RUNS,
    );
    const same = Array.from({ length: 1_000 }, () => ({ k: "2020", l: null, m: 1 }));
    const input = { table: makeTable("p", same), joinBy: ["p.k"] };
    expect((await plan(Array.from({ length: 5 }, () => input))).rowCount).toBe(1e15);
  });

  it("never matches by label, nor one format of time with another", async () => {
    const joined = await join([{ k: "2020", l: "a", m: 1 }], [{ k: "2020-01", l: "a", m: 2 }]);
    expect(readRows(joined)).toEqual(["2020 a 1 null", "2020-01 a null 2"]);
  });

  it("never matches what is missing with what is missing, in two tables or in three", async () => {
    const partial = { k: "2020", l: null, m: 1 };
    expect(readRows(await join([partial, partial], [{ ...partial, m: 2 }]))).toEqual([
      "2020 null 1 null",
      "2020 null 1 null",
      "2020 null null 2",
    ]);
    const joined = await joinAll(
      ["p", "q", "r"].map((name) => ({
        table: makeTable(name, [partial, { k: "2020", l: "a", m: 3 }]),
        joinBy: [`${name}.k`, `${name}.l`],
      })),
    );
    expect(readRows(joined)).toEqual([
      "2020 a 3 3 3",
      "2020 null 1 null null",
      "2020 null null 1 null",
      "2020 null null null 1",
    ]);
  });

  it("keeps rows in the order in which their keys first appear", async () => {
    const row = (k: string, m: number): Row => ({ k, l: "a", m });
    const joined = await join([row("2021", 1), row("2020", 2)], [row("2022", 3), row("2021", 4)]);
    const years = findDictionaryColumn(joined, "joinBy__0")!;
    expect(Array.from({ length: 3 }, (_, at) => cellValue(years, at))).toEqual([
      "2021",
      "2020",
      "2022",
    ]);
  });

  it("a table of keys alone adds no row", async () => {
    const row = (k: string, m: number): Row => ({ k, l: "a", m });
    const [p, q] = [
      makeTable("p", [row("2020", 1), row("2021", 2)]),
      makeTable("q", [row("2022", 3), row("2020", 4), row("2020", 5)]),
    ];
    const keys = { ...q, columns: q.columns.slice(0, 2) };
    const joined = await joinAll([
      { table: keys, joinBy: ["q.k", "q.l"] },
      { table: p, joinBy: ["p.k", "p.l"] },
    ]);
    expect(readRows(joined)).toEqual(["2020 a 1", "2021 a 2"]);
    expect(joined.columns.map(({ id }) => id)).toEqual(["joinBy__0", "joinBy__1", "p.m"]);
  });

  it("names the joined columns, first and in order", async () => {
    const joined = await join([{ k: "2020", l: "a", m: 1 }], []);
    expect(joined.columns.map(({ id }) => id)).toEqual(["joinBy__0", "joinBy__1", "p.m", "q.m"]);
    expect(cellLabel(findDictionaryColumn(joined, "joinBy__0")!, 0)).toBe("the same label");
  });

  it("joins three tables", async () => {
    const table = (name: string) => ({
      table: makeTable(name, [
        { k: name, l: "a", m: 1 },
        { k: "all", l: "a", m: 2 },
      ]),
      joinBy: [`${name}.k`],
    });
    const joined = await joinAll([table("p"), table("q"), table("r")]);
    expect(joined.rowCount).toBe(4);
    expect(joined.columns).toHaveLength(7);
  });

  it("others have their turn while many rows are joined", async () => {
    const { reads, watch, pause } = countReads();
    const rowCount = 20_000;
    const values = Array.from({ length: rowCount }, (_, at) => String((at * 7_919) % rowCount));
    const inputs = ["p", "q", "r"].map((name) => {
      const codes = Int32Array.from(values, (_, row) => row);
      const key = { type: "dictionary" as const, id: `${name}.k`, codes, values, labels: values };
      return { table: { rowCount, columns: [watch(key)] }, joinBy: [key.id] };
    });
    const joined = await (await planJoin(inputs, pause)).build();
    expect(reads.most).toBeLessThan(17_000);
    expect(reads.all).toBeGreaterThan(6 * rowCount);
    expect(joined).toMatchObject({ rowCount, columns: [{ values }] });
  });
});
