import { LOCALES } from "@statelier/model";
import { expect, test } from "vitest";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { drawFixture, layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import type { PlotScene } from "../../scene/scene.ts";
import { findDrawing } from "../find-drawing.ts";

const numbersOf = ({ texts }: PlotScene) =>
  texts
    .filter(({ role, weight, size }) => role === "legend" && weight === 400 && size === TICK_SIZE)
    .toSorted((a, b) => a.x - b.x);

test("MP43 the legend writes the middle as its author did, where it lies on the scale", () => {
  const scene = drawFixture("map", "cantons-middle", { locale: "en" });
  const numbers = numbersOf(scene);
  expect(numbers.map(({ lines }) => lines[0])).toEqual(["6.00", "21.25", "56.10"]);
  const { key = [] } = scene;
  const [first, last] = [key[0]!.box, key.at(-1)!.box];
  const share = (21.25 - 6) / (56.1 - 6);
  const width = last.x + last.width - first.x;
  expect(Math.abs((numbers[1]?.x ?? 0) + 15 - (first.x + share * width))).toBeLessThan(8);
});

test("MP43 a middle is in the unit of the dataset, and converted like its values", () => {
  const scene = drawFixture("map", "cantons-middle", {
    locale: "en",
    change: (config) => {
      Object.assign(config, {
        conversionUnitsByComponentId: {
          rate: { multiplier: 10, labels: { de: "‰", fr: "‰", it: "‰", en: "‰" } },
        },
      });
    },
  });
  expect(numbersOf(scene).map(({ lines }) => Number(lines[0]))).toEqual([60, 212.5, 561]);
});

test.each(LOCALES)("MP43 what is spoken of a map says in %s where its colours part", (locale) => {
  const input = makeFixtureInput(readFixture("map", "cantons-middle-classes"), { locale });
  const summary = summarizeChart(findDrawing(input.config), input, layoutChart(input));
  expect(summary).toMatch(/21[.,]25\u00a0?%?/);
});

test.each([340, 640, 1200])(
  "MP43 a middle that is no bound is named below the strip of classes, %d pixels wide",
  (width) => {
    const { texts, plot } = drawFixture("map", "cantons-middle-classes", { locale: "en", width });
    const named = texts.filter(({ lines }) => lines.join(" ") === "Middle of the colours: 21.25%.");
    expect(named).toHaveLength(1);
    const numbers = texts.filter(({ lines }) => /^[\d.]+$/.test(lines[0]!));
    for (const { y } of numbers) expect(named[0]!.y).toBeGreaterThan(y + 10);
    expect(named[0]!.y).toBeLessThan(plot.y);
  },
);

test("MP43 a middle that has no room among the numbers of a scale is named below", () => {
  const change = (config: object): void => {
    Object.assign(config, { extensions: { colorScales: { rate: { middle: 6.1 } } } });
  };
  const { texts } = drawFixture("map", "cantons-middle", { locale: "en", width: 340, change });
  const words = texts.map(({ lines }) => lines.join(" "));
  expect(words).toContain("Middle of the colours: 6.1%.");
});
