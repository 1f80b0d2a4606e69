import { expect, test } from "vitest";
import { makeChartTable } from "../../chart/make-chart-table.ts";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInput } from "../../scene/chart-input.ts";

const input = makeFixtureInput(readFixture("map", "world-missing"), { locale: "en" });
const tableOf = (own: ChartInput) => makeChartTable(own, layoutChart(own));
const texts = (own: ChartInput, column: string): string[] =>
  tableOf(own).rows.map(
    ({ cells }) => cells.find(({ columnId }) => columnId === column)?.text ?? "",
  );

test("the table of a map lists its areas by rank, those without a value last", () => {
  const { columns } = tableOf(input);
  expect(columns[0]).toMatchObject({ id: "rank", sorted: "asc", isKey: false });
  const ranks = texts(input, "rank");
  const known = ranks.flatMap((text) => (text === "–" ? [] : Number(text)));
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(known[0]).toBe(1);
  expect(ranks.slice(known.length).every((text) => text === "–")).toBe(true);
});

test("where colours are classes each area with a value has the bounds of its class", () => {
  const classed = makeFixtureInput(readFixture("map", "cantons-jenks"), { locale: "en" });
  expect(tableOf(classed).columns.at(-1)).toMatchObject({ id: "class", label: "Class" });
  const classes = texts(classed, "class");
  expect(classes.slice(0, -3).every((text) => /^class \d of \d \(.+ to .+\)$/.test(text))).toBe(
    true,
  );
  // Three have no value.
  expect(classes.slice(-3)).toEqual(["–", "–", "–"]);
});

test("a reader's order of its columns wins, and each area keeps its rank and its class", () => {
  const [, name] = tableOf(input).columns;
  const sorting = [{ componentId: name!.id, sortingOrder: "desc" as const }];
  const sorted = { ...input, view: { ...input.view, sorting } };
  const names = texts(sorted, name!.id);
  expect(names).toEqual(texts(input, name!.id).toSorted((a, b) => b.localeCompare(a, "en")));
  const rankOf = (own: ChartInput) =>
    Object.fromEntries(texts(own, name!.id).map((text, at) => [text, texts(own, "rank")[at]]));
  expect(rankOf(sorted)).toEqual(rankOf(input));
  expect(tableOf(sorted).columns.map(({ sorted: order }) => order)).toEqual(
    tableOf(input).columns.map(({ id }) => (id === name!.id ? "desc" : undefined)),
  );
});
