import { filterTable, MOST_RECENT_VALUE } from "@statelier/model";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../fixtures/read-fixtures.ts";
import { listFilters } from "./list-filters.ts";

test("the newest value is named by its time, in whatever order the source lists the values", () => {
  const { config, components } = makeFixtureInput(readFixture("column", "years-single"));
  const year = components.dimensions.find(({ kind }) => kind === "TemporalDimension");
  if (!year) throw new Error("no years");
  const named = (values: typeof year.values): string[] => {
    const dimensions = [{ ...year, values }];
    const applied = { [year.id]: MOST_RECENT_VALUE };
    return listFilters(config, { ...components, dimensions }, applied).map(({ value }) => value);
  };
  expect(named(year.values)).toEqual(["2023"]);
  expect(named(year.values.toReversed())).toEqual(["2023"]);
});

test("the newest value is named as the rows have it, where other filters leave an older one", () => {
  const { config, components, table } = makeFixtureInput(readFixture("column", "years-single"));
  const year = components.dimensions.find(({ kind }) => kind === "TemporalDimension");
  if (!year) throw new Error("no years");
  const [older = ""] = year.values.map(({ value }) => value).filter((value) => value !== "2023");
  const rows = filterTable(table, { [year.id]: { type: "single", value: older } });
  const named = listFilters(config, components, { [year.id]: MOST_RECENT_VALUE }, rows);
  expect(named.map(({ value }) => value)).toEqual([older]);
});
