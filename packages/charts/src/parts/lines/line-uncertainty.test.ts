import { expect, test } from "vitest";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { PlotScene } from "../../scene/scene.ts";

test("a band of uncertainty ends where a value is missing and begins anew behind it", () => {
  const input = makeFixtureInput(readFixture("line", "days-band"));
  const columns = input.table.columns.map((column) =>
    column.type === "number"
      ? { ...column, values: column.values.with(Math.floor(column.values.length / 2), Number.NaN) }
      : column,
  );
  const bandsOf = (table: typeof input.table) =>
    (layoutChart({ ...input, table }) as PlotScene).bands;
  const whole = bandsOf(input.table);
  const broken = bandsOf({ ...input.table, columns });
  expect([whole.length, broken.length]).toEqual([1, 2]);
  expect(broken.map(({ upper }) => upper.length).reduce((a, b) => a + b)).toBe(
    whole[0]!.upper.length - 1,
  );
  expect(broken[0]!.upper.at(-1)!.x).toBeLessThan(broken[1]!.upper[0]!.x);
});
