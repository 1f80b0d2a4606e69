import { expect, test } from "vitest";
import { layoutChart } from "../../types/layout-chart.ts";
import { makeFixtureInput, readFixtures } from "../../fixtures/read-fixtures.ts";

test("NF7 a category or a series without a name is a dash on the axis and in the legend", () => {
  const found = readFixtures().find(
    ({ chartType, name }) => chartType === "column" && name === "without-value",
  )!;
  const columns = found.table.columns.map((column) =>
    column.type === "dictionary"
      ? {
          ...column,
          labels: column.values.map((value) => (["n", "oil"].includes(value) ? "" : value)),
        }
      : column,
  );
  const scene = layoutChart(makeFixtureInput({ ...found, table: { ...found.table, columns } }));
  if (scene.type !== "plot") throw new Error("Not a plot");
  expect(scene.texts.map(({ lines }) => lines[0])).toContain("–");
  expect(scene.legend?.items.map(({ label }) => label)).toContain("–");
});
