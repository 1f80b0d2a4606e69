import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";

const draw = (name: string, change?: Parameters<typeof drawFixture>[2]) =>
  drawFixture("line", name, change).texts.filter(({ role }) => role === "series");

const readEnds = (...given: Parameters<typeof draw>): string[] =>
  draw(...given).map(({ lines }) => lines.join(" "));

test("lines of new charts end with their last values, all with the same decimals", () => {
  expect(readEnds("first-life-expectancy")).toContain("Italy 81.0");
  expect(readEnds("first-life-expectancy")).toContain("Japan 82.5");
  expect(readEnds("first-us-employment")).toEqual(["143’093"]);
  expect(readEnds("first-life-expectancy", { locale: "de" })).toContain("Japan 82.5");
  expect(readEnds("first-life-expectancy", { locale: "fr" })).toContain("Japan 82,5");
});

test("charts of before, and those whose author writes all values, do not", () => {
  expect(readEnds("countries-fit").some((text) => /\d/.test(text))).toBe(false);
  const all = readEnds("first-us-employment", {
    change: ({ fields }) => Object.assign(fields["y"] as object, { showValues: true }),
  });
  expect(all).toEqual([]);
});

test("several lines with more points than pixels are thin, so that none hides the others", () => {
  const widths = ({ marks }: ReturnType<typeof drawFixture>) =>
    marks.map((mark) => mark.shape === "line" && mark.width);
  expect(widths(drawFixture("line", "first-weather-seattle-new-york"))).toEqual([1, 1]);
  expect(widths(drawFixture("line", "first-life-expectancy"))).toEqual(Array(7).fill(2));
});
