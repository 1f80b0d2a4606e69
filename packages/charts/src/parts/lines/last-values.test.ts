import { expect, test } from "vitest";
import { drawFixture, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { lastVertex } from "../../scene/line-run.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";

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

test("no zero is written that nobody has measured: as many decimals as the last values have", () => {
  const fixture = readFixture("line", "first-wheat-wages");
  for (const column of fixture.table.columns)
    if (column.type === "number")
      column.values = column.values.map((_, at) => (at === 0 ? 1.42 : at % 2 === 0 ? 1.55 : 1.584));
  const ends = layoutFixture(fixture).texts.filter(({ role }) => role === "series");
  expect(ends.map(({ lines }) => lines.join(" "))).toEqual(["1.42"]);
});

test("a last value beyond the ends that the author has set is not written where its line is not drawn", () => {
  const end = (customDomain?: [number, number]) =>
    readEnds("first-wheat-wages", {
      change: ({ fields }) => Object.assign(fields["y"] as object, { customDomain }),
    });
  expect(end([0, 100])).toEqual(end());
  expect(end([60, 100])).toEqual([]);
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
  const days = readFixture("line", "first-weather-seattle-new-york");
  delete days.config.extensions?.smoothing;
  expect(widths(layoutFixture(days))).toEqual([1, 1]);
  expect(widths(drawFixture("line", "first-us-unemployment"))).toEqual(Array(7).fill(1.5));
  expect(widths(drawFixture("line", "first-life-expectancy"))).toEqual(Array(7).fill(2));
});

test("a dot ends each line whose value is written; the only line names its peak with its date, and whole values have no decimals", () => {
  const { symbols, texts, marks } = drawFixture("line", "first-wheat-wages", { locale: "en" });
  const ends = marks.flatMap((mark) => (mark.shape === "line" ? [lastVertex(mark.runs)] : []));
  expect(symbols[0]?.center).toEqual(ends[0]);
  const written = texts
    .filter(({ role }) => role === "series" || role === "value")
    .map(({ lines }) => lines.join(" "));
  expect(written).toEqual(["54", "99 (1810)"]);
});

test("years alone date more than six years of months, the first and the last year of yearly data are named", () => {
  const ticksOf = (name: string): string[] =>
    drawFixture("line", name, { width: 1152 })
      .texts.filter(({ role, anchor }) => role === "tick" && anchor === "middle")
      .map(({ lines }) => lines.join(" "));
  expect(ticksOf("first-us-employment")).toEqual(
    Array.from({ length: 10 }, (_, year) => String(2006 + year)),
  );
  const years = ticksOf("first-wheat-wages");
  expect([years[0], years.at(-1)]).toEqual(["1565", "1820"]);
});

test("no dot stands where names have no room for their values", () => {
  expect(drawFixture("line", "first-us-unemployment", { width: 336 }).symbols).toEqual([]);
});

test("on a logarithmic axis no last value is written as zero: each has the decimals that tell it there", () => {
  const fixture = readFixture("line", "population-log");
  Object.assign(fixture.config.extensions ?? {}, { lineEnds: "values" });
  const ends: Record<number, number> = { 10: 11_000, 21: 0.0213, 32: 4.53 };
  for (const column of fixture.table.columns)
    if (column.type === "number")
      column.values = column.values.map((_, at) => (at < 33 ? (ends[at] ?? 10) : null));
  const texts = layoutFixture(fixture, { locale: "en", width: 1000 })
    .texts.filter(({ role }) => role === "series")
    .map(({ lines }) => lines.join(" "));
  expect(texts).toEqual(["Argentina 11’000", "China 4.5", "Brazil 0.021"]);
});
