import { expect, test } from "vitest";
import { readFixture, readFixtures } from "../../fixtures/read-fixtures.ts";
import { drawFixture, layoutFixture } from "../../fixtures/draw-fixture.ts";

const colorsOf = (highlight?: Record<string, string[]>): (string | undefined)[] =>
  (
    drawFixture("line", "countries-fit", {
      width: 360,
      change: (config) => Object.assign(config, { extensions: { highlight } }),
    }).legend?.items ?? []
  ).map(({ color }) => JSON.stringify(color));

test("CO21 a highlighted series keeps its colour, the others go neutral; where none is, each has its own", () => {
  const own = colorsOf();
  const [first, ...others] = colorsOf({ country: ["China"] });
  expect(new Set(own).size).toBe(own.length);
  expect(first).toBe(own[0]);
  expect(new Set(others).size).toBe(1);
  expect(own).not.toContain(others[0]);
  expect(colorsOf({ country: [] })).toEqual(own);
  expect(colorsOf({ another: ["China"] })).toEqual(own);
});

test("CO21 areas of a map without data look so beside highlighted ones, too", () => {
  const looks = (highlight?: Record<string, string[]>) => {
    const fixture = readFixture("map", "world-missing");
    Object.assign(fixture.config, { extensions: { highlight } });
    const [country] = fixture.table.columns;
    if (country?.type === "dictionary")
      country.codes = country.codes.map((code) => (code < 3 ? -1 : code));
    return layoutFixture(fixture, { width: 640 }).marks.flatMap((mark) =>
      mark.shape === "region" && mark.datum.row < 0 ? [[mark.color, mark.outline]] : [],
    );
  };
  expect(looks()).toHaveLength(3);
  expect(looks({ country: ["Kenya"] })).toEqual(looks());
});

const marksOf = (
  [type, name]: readonly ["bar" | "map" | "column", string],
  highlight?: Record<string, string[]>,
): (readonly [string, string])[] =>
  drawFixture(type, name, {
    width: 640,
    change: (config) => Object.assign(config, { extensions: { highlight } }),
  }).marks.flatMap((mark) =>
    "datum" in mark ? [[mark.datum.categoryLabel, JSON.stringify(mark.color)] as const] : [],
  );

test("CO21 one bar of a chart without series keeps its colour, the others go neutral", () => {
  const own = marksOf(["bar", "cantons"]);
  const [name = ""] = own[3] ?? [];
  const ids = readFixtures().find((one) => one.chartType === "bar" && one.name === "cantons")!;
  const dimension = ids.components.dimensions.find(({ id }) => id === "canton")!;
  const { value } = dimension.values.find(({ label }) => label === name)!;
  const marks = marksOf(["bar", "cantons"], { canton: [value] });
  const kept = marks.filter(([, color], index) => color === own[index]?.[1]);
  expect(kept.map(([label]) => label)).toEqual([name]);
  expect(new Set(marks.map(([, color]) => color)).size).toBe(2);
  expect(marksOf(["bar", "cantons"], { canton: [] })).toEqual(own);
  expect(marksOf(["bar", "cantons"], { elsewhere: [value] })).toEqual(own);
});
