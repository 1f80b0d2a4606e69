import type { ChartConfigOf } from "@statelier/document";
import { expect, test } from "vitest";
import { layoutChart, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { PlotScene } from "../../scene/scene.ts";
import type { NumericalColor } from "./color-scale.ts";

const asNumber = (written: string): number => Number(written.replaceAll("’", "").replace("−", "-"));

const writtenIn = ({ texts }: PlotScene): number[] =>
  texts
    .filter(({ role, weight }) => role === "legend" && weight === 400)
    .map(({ lines }) => asNumber(lines[0]!))
    .toSorted((a, b) => a - b);

const titleOf = ({ texts }: PlotScene): string | undefined =>
  texts.find(({ role, weight }) => role === "legend" && weight === 600)?.lines.join(" ");

const dataOf = ({ marks }: PlotScene) =>
  marks.flatMap((mark) =>
    mark.shape === "region" && !Number.isNaN(mark.datum.value) ? [mark.datum] : [],
  );

/** Cantons whose numbers are others, in a scale of its own. */
const drawCantons = (
  numberAt: (row: number) => number,
  change: Partial<NumericalColor> = {},
): PlotScene => {
  const fixture = readFixture("map", "cantons");
  const { areaLayer } = (fixture.config as ChartConfigOf<"map">).fields;
  Object.assign(areaLayer!.color, change);
  const input = makeFixtureInput(fixture, { locale: "en", width: 800 });
  const columns = input.table.columns.map((column) =>
    column.type === "number"
      ? { ...column, values: column.values.map((_, row) => numberAt(row)) }
      : column,
  );
  return layoutChart({ ...input, table: { ...input.table, columns } }) as PlotScene;
};

test.each([
  ["years", (row: number) => 48.5 + (row / 25) * 34, [48, 83]],
  ["hundredths", (row: number) => 0.29 + row / 1000, [0.29, 0.315]],
  ["below zero", (row: number) => -9.46 - row / 10, [-12, -9.4]],
])("MP10 the ends in the legend of a scale hold every value: %s", (_what, numberAt, ends) => {
  expect(writtenIn(drawCantons(numberAt))).toEqual(ends);
});

test("MP10 the only value of a scale is written in the legend as it is", () => {
  expect(writtenIn(drawCantons(() => 48.5))).toEqual([48.5]);
});

/** As the inhabitants of countries: from some thousands to more than a billion. */
const people = (row: number): number => Math.round(52_993 * 1.5019 ** row);

test("MP10 classes of numbers from thousands to a billion are counted in what most of their bounds are, and all are written", () => {
  const scene = drawCantons(people, {
    scaleType: "discrete",
    interpolationType: "quantile",
    nbClass: 9,
  });
  expect(titleOf(scene)).toContain("million");
  const written = writtenIn(scene);
  expect(written).toHaveLength(10);
  const millions = dataOf(scene).map(({ value }) => value / 1e6);
  expect(written[0]).toBeLessThanOrEqual(Math.min(...millions));
  expect(written[0]).toBeGreaterThan(0);
  expect(written.at(-1)).toBeGreaterThanOrEqual(Math.max(...millions));
});

test("MP10 classes of equal width of the same numbers are counted in millions, from zero on", () => {
  const scene = drawCantons(people, {
    scaleType: "discrete",
    interpolationType: "quantize",
    nbClass: 5,
  });
  expect(titleOf(scene)).toContain("million");
  expect(writtenIn(scene)[0]).toBe(0);
});

test("MP10 what says the class of a place says its bounds in the scale of the legend", () => {
  const scene = drawCantons(people, {
    scaleType: "discrete",
    interpolationType: "quantize",
    nbClass: 5,
  });
  for (const { detailText } of dataOf(scene))
    expect(detailText).toMatch(/ to (under )?[\d’]+\u00a0million\b/);
  const plain = layoutFixture(readFixture("map", "cantons-jenks"), { locale: "en" });
  for (const { detailText } of dataOf(plain)) expect(detailText).toMatch(/ to (under )?[\d.]+\)/);
});

test.each([
  ["de", /Klasse (\d) von \d \(.* bis unter /],
  ["fr", /classe (\d) sur \d \(.* à moins de /],
  ["it", /classe (\d) su \d \(da .* a meno di /],
  ["en", /class (\d) of \d \(.* to under /],
] as const)(
  "MP10 of a class it is said in %s that its upper bound belongs to the next one, but for the last",
  (locale, below) => {
    const texts = dataOf(layoutFixture(readFixture("map", "cantons-jenks"), { locale })).map(
      ({ detailText }) => detailText,
    );
    const found = texts.map((text) => below.exec(text)?.[1]);
    expect(new Set(found)).toEqual(new Set(["1", "2", "3", "4", "5", undefined]));
    const last = texts.filter((_, index) => !found[index]);
    expect(last.filter((text) => !/\b6 (von|sur|su|of) 6\b/.test(text))).toEqual([]);
  },
);
