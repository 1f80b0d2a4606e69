import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";

test("NF7 a category or a series without a name is a dash on the axis and in the legend", () => {
  const found = readFixture("column", "without-value");
  const columns = found.table.columns.map((column) =>
    column.type === "dictionary"
      ? {
          ...column,
          labels: column.values.map((value) => (["n", "oil"].includes(value) ? "" : value)),
        }
      : column,
  );
  const scene = layoutFixture({ ...found, table: { ...found.table, columns } });
  expect(scene.texts.map(({ lines }) => lines[0])).toContain("–");
  expect(scene.legend?.items.map(({ label }) => label)).toContain("–");
});
