import type { ChartConfigOf } from "@statelier/document";
import { LOCALES } from "@statelier/model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { layoutChart, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { textBox } from "../../parts/text/text-box.ts";
import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { Box, PlotScene } from "../../scene/scene.ts";
import type { NumericalColor } from "./color-scale.ts";

const asNumber = (written: string): number => Number(written.replaceAll("’", "").replace("−", "-"));

const writtenIn = ({ texts }: PlotScene): number[] =>
  texts
    .filter(({ role, weight, size }) => role === "legend" && weight === 400 && size === TICK_SIZE)
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
  look: Partial<ChartInput> = {},
): PlotScene => {
  const fixture = readFixture("map", "cantons");
  const { areaLayer } = (fixture.config as ChartConfigOf<"map">).fields;
  Object.assign(areaLayer!.color, change);
  const input = makeFixtureInput(fixture, { locale: "en", width: 800, ...look });
  const columns = input.table.columns.map((column) =>
    column.type === "number"
      ? { ...column, values: column.values.map((_, row) => numberAt(row)) }
      : column,
  );
  return layoutChart({ ...input, table: { ...input.table, columns } }) as PlotScene;
};

/** The bounds that what is said of places names. */
const boundsOf = (scene: PlotScene): Set<string> =>
  new Set(
    dataOf(scene).flatMap(({ detailText }) => {
      const [, inside = ""] = /\(([^)]*)\)/.exec(detailText) ?? [];
      // Without a power of ten that they are counted in.
      return inside.replace(/×.*$/, "").match(/[−\d][\d’\u202f.,]*/g) ?? [];
    }),
  );

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

const RUNS = process.env["STATELIER_DEEP"] === "1" ? 400 : 40;

/** Sizes, from millionths to billions, and how unequal they are, by lot. */
const numbers = fc.record({
  size: fc.integer({ min: -5, max: 10 }),
  from: fc.double({ min: -1, max: 10, noNaN: true }),
  power: fc.integer({ min: 1, max: 9 }),
  seed: fc.integer({ min: 1, max: 1e6 }),
  areTopAlike: fc.boolean(),
});

/** Numbers between 0 and 1 that seem to follow no rule. */
const lot = (seed: number, row: number): number =>
  (Math.sin(seed + row * 12.9898) * 43_758.5453) % 1;

const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test("MP10 each bound of up to nine classes is written from 300 pixels on, and none lies on another or on a line", () => {
  const drawn = fc.record({
    numbers,
    width: fc.integer({ min: 300, max: 1200 }),
    nbClass: fc.integer({ min: 3, max: 9 }),
    interpolationType: fc.constantFrom("quantize", "quantile", "jenks"),
    locale: fc.constantFrom(...LOCALES),
  });
  fc.assert(
    fc.property(drawn, ({ numbers: kind, width, locale, ...change }) => {
      const numberAt = (row: number): number =>
        10 ** kind.size *
        (kind.from +
          (kind.areTopAlike && row < 6 ? 1 : Math.abs(lot(kind.seed, row)) ** kind.power));
      const scene = drawCantons(numberAt, { scaleType: "discrete", ...change }, { width, locale });
      const { texts, overlays } = scene;
      const legend = texts.filter(({ role, size }) => role === "legend" && size === TICK_SIZE);
      const words = legend
        .filter(({ weight }) => weight === 400)
        .map(({ lines }) => lines.join(" "));
      for (const bound of boundsOf(scene)) expect(words.join(" ")).toContain(bound);
      const boxes = legend.map(textBox);
      for (const [index, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(-0.001);
        expect(box.x + box.width).toBeLessThanOrEqual(width + 0.001);
        for (const other of boxes.slice(index + 1)) expect(areApart(box, other)).toBe(true);
        for (const { from, to } of overlays)
          expect(areApart(box, { x: from.x, y: from.y, width: 0, height: to.y - from.y - 1 })).toBe(
            true,
          );
      }
    }),
    { numRuns: RUNS },
  );
});

test.each([
  [1200, 5, "in one row"],
  [390, 7, "in two rows"],
  [300, 9, "in a list"],
])(
  "MP10 %d pixels have the bounds of %d classes of amounts with cents %s",
  (width, nbClass, where) => {
    const scene = drawCantons(
      (row) => 154_321.45 + row * 2013.27,
      {
        scaleType: "discrete",
        interpolationType: "jenks",
        nbClass,
      },
      { width },
    );
    const words = scene.texts.flatMap(({ lines, role }) => (role === "legend" ? lines : []));
    const isList = words.some((word) => word.includes(" to under "));
    expect([isList, scene.overlays.length > 0]).toEqual([
      where === "in a list",
      where === "in two rows",
    ]);
  },
);
