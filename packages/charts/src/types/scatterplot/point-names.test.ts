import type { Dimension, DictionaryColumn } from "@statelier/model";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { makePointNamer } from "./point-names.ts";

const makeColumn = (id: string, names: readonly (string | null)[]): DictionaryColumn => {
  const values = [...new Set(names.flatMap((name) => name ?? []))];
  const codes = Int32Array.from(names, (name) => (name === null ? -1 : values.indexOf(name)));
  return { type: "dictionary", id, codes, values, labels: values };
};

test("a point is not named by what only rows without it differ in, as of a dataset without a year", () => {
  const input = makeFixtureInput(
    readFixture("scatterplot", "wealth-health"),
  ) as ChartInputOf<"scatterplot">;
  const [pattern] = input.components.dimensions;
  const dimensions = ["country", "year"].map((id): Dimension => ({
    ...pattern!,
    id,
    isKeyDimension: true,
    values: [],
  }));
  const nameAll = (years: readonly (string | null)[]): string[] => {
    const columns = [makeColumn("country", ["Japan", "Chad", "Peru"]), makeColumn("year", years)];
    const table = { rowCount: 3, columns };
    const name = makePointNamer({ ...input, table, components: { dimensions, measures: [] } });
    return [0, 1, 2].map(name);
  };
  expect(nameAll([null, "2005", "2005"])).toEqual(["Japan", "Chad", "Peru"]);
  expect(nameAll(["2005", "2005", null])).toEqual(["Japan", "Chad", "Peru"]);
  expect(nameAll(["2005", "2006", "2005"])).toEqual(["Japan, 2005", "Chad, 2006", "Peru, 2005"]);
});
