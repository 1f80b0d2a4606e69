import { expect, test } from "vitest";
import { makeFixtureInput, readFixtures } from "../fixtures/read-fixtures.ts";
import { layoutChart } from "../layout-chart.ts";
import type { DotMark, PlotScene } from "../scene.ts";

const draw = (name: string): PlotScene => {
  const found = readFixtures().find(
    (fixture) => fixture.chartType === "scatterplot" && fixture.name === name,
  );
  if (!found) throw new Error(name);
  const scene = layoutChart(makeFixtureInput(found));
  if (scene.type !== "plot") throw new Error("Not a plot");
  return scene;
};

const dotsOf = ({ marks }: PlotScene): DotMark[] => marks.filter((mark) => mark.shape === "dot");
const domainOf = ({ axes }: PlotScene, id: string): readonly number[] =>
  axes.find((axis) => axis.id === id)?.domain ?? [];

test("ratio scales begin at zero, interval scales where the data does, both on round numbers", () => {
  expect(domainOf(draw("penguins-zero"), "x")).toEqual([0, 250]);
  expect(domainOf(draw("penguins"), "x")).toEqual([160, 240]);
});

test("bounds of the author are kept to the letter", () => {
  const scene = draw("penguins-domain");
  expect(domainOf(scene, "x")).toEqual([170, 235]);
  expect(domainOf(scene, "y")).toEqual([2500, 6500]);
});

test("an observation without one of its values is counted as missing, not drawn", () => {
  const scene = draw("penguins");
  expect(dotsOf(scene).length).toBe(342);
  expect(scene.notes.map(({ type }) => type)).toEqual(["missing"]);
});

test("a dot says what it is, both values and its series", () => {
  const dot = dotsOf(draw("wealth-health")).find(
    ({ datum }) => datum.categoryLabel === "Switzerland",
  );
  expect(dot?.datum).toMatchObject({
    seriesLabel: "Europe and Central Asia",
    valueText: "82.9",
    unitText: "years",
    detailText: "Income per person: 56’118\u00a0USD",
  });
});

test("dots shrink as they become many, and let one another shine through", () => {
  const [few, many] = [dotsOf(draw("one-point"))[0]!, dotsOf(draw("points-3000"))[0]!];
  expect(few.radius).toBeGreaterThan(many.radius);
  expect(few.opacity).toBe(0.7);
});

test("switched-off series leave no dots", () => {
  const series = new Set(dotsOf(draw("wealth-health-hidden")).map(({ datum }) => datum.series));
  expect([...series].toSorted()).toEqual(["europe_central_asia", "sub_saharan_africa"]);
});
