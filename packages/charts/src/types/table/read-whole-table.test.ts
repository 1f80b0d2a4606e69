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
  const { rowCount, lineCount, lineAt } = readWholeTable(base);
  expect([rowCount, lineCount]).toEqual([36, 36]);
  expect(rows.map((_, at) => lineAt(at))).toEqual(rows.map((cells) => ({ cells })));
});

test("heads of groups are lines of the list, and rows keep their numbers", () => {
  const { lineCount, lineAt, rowOf } = readWholeTable(withGroup("country"));
  expect(lineCount).toBe(39);
  const lines = Array.from({ length: lineCount }, (_, at) => lineAt(at));
  const heads = lines.flatMap((line, at) => ("head" in line ? [[at, line.head.cell.text]] : []));
  expect(heads).toEqual([
    [0, "Switzerland"],
    [13, "Germany"],
    [26, "France"],
  ]);
  expect([rowOf(0), rowOf(1), rowOf(13), rowOf(14), rowOf(38)]).toEqual([0, 0, 12, 12, 35]);
});
