import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { layoutTable } from "./layout-table.ts";
import { readWholeTable } from "./read-whole-table.ts";

const base = makeFixtureInput(readFixture("table", "countries-years")) as ChartInputOf<"table">;

const withGroup = (group: string): ChartInputOf<"table"> => {
  const fields = Object.fromEntries(
    Object.entries(base.config.fields).map(([id, column]) => [
      id,
      { ...column, isGroup: id === group },
    ]),
  );
  return { ...base, config: { ...base.config, fields } };
};

test("a list of all rows reads what its pages show, in their order", () => {
  const { rows } = layoutTable(base);
  const { rowCount, heads, cellsOf } = readWholeTable(base);
  expect([rowCount, heads.length]).toEqual([36, 0]);
  expect(rows.map((_, at) => cellsOf(at))).toEqual(rows);
});

test("the groups of a list are those of its pages", () => {
  const { heads } = readWholeTable(withGroup("country"));
  expect(heads.map(({ before, end, cell }) => [before, end, cell.text])).toEqual([
    [0, 12, "Switzerland"],
    [12, 24, "Germany"],
    [24, 36, "France"],
  ]);
});
