import { LOCALES } from "@statelier/model";
import { expect, test } from "vitest";
import { summarizeChart } from "../chart/summarize-chart.ts";
import { layoutChart } from "../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixtures } from "../fixtures/read-fixtures.ts";
import { findDrawing } from "./find-drawing.ts";

test.each(readFixtures())(
  "$chartType/$name has a summary in every language, without holes",
  (fixture) => {
    const texts = LOCALES.map((locale) => {
      const input = makeFixtureInput(fixture, { locale });
      return summarizeChart(findDrawing(input.config), input, layoutChart(input));
    });
    expect(new Set(texts).size).toBe(LOCALES.length);
    expect(texts.filter((text) => /\{|chart\.|undefined|NaN|^$/.test(text))).toEqual([]);
  },
);
