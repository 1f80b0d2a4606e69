import { selectRows } from "@statelier/model";
import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixtures } from "../fixtures/read-fixtures.ts";
import type { PlotScene, SceneText } from "../scene.ts";

const YEAR = /^\d{4}$/;

const yearsOf = ({ texts }: PlotScene): SceneText[] =>
  texts.filter(({ role, lines }) => role === "tick" && YEAR.test(lines.join("")));

test("columns of years in unequal steps are all named: between two of them nobody can guess a third", () => {
  const [wide, narrow] = [800, 480].map((width) =>
    yearsOf(drawFixture("column", "irregular-years", { width })),
  );
  expect(wide?.map(({ lines }) => lines.join())).toContain("1941");
  expect(wide).toHaveLength(18);
  expect(wide?.some(({ rotate }) => rotate)).toBe(false);
  expect(narrow).toHaveLength(18);
  expect(narrow?.every(({ rotate }) => rotate)).toBe(true);
});

test("where even turned names have no room, columns in equal distances are named", () => {
  const years = yearsOf(drawFixture("column", "irregular-years", { width: 320 }));
  const steps = years.slice(1).map(({ x }, index) => Math.round(x - (years[index]?.x ?? 0)));
  expect(years.length).toBeGreaterThan(4);
  expect(new Set(steps.slice(1, -1)).size).toBeLessThanOrEqual(2);
});

const drawRows = (name: string, rows: readonly number[], width: number): string[] => {
  const fixture = readFixtures().find((one) => one.name === name);
  if (!fixture) throw new Error(name);
  const table = selectRows(makeFixtureInput(fixture).table, rows);
  return yearsOf(drawFixture("column", name, { width, table })).map(({ lines }) => lines.join());
};

test.each([360, 800])(
  "few of them carry their years at %d px, the first and the last too",
  (width) => {
    const years = drawRows("irregular-years", [4, 5, 12, 16, 17], width);
    expect(years).toEqual(["1888", "1900", "1970", "2010", "2020"]);
  },
);

test("among the gaps of a calendar the columns are named", () => {
  expect(drawRows("years-single", [0, 5, 8, 11], 320)).toEqual(["2012", "2017", "2020", "2023"]);
});

test("a few columns in a long calendar carry their own years, the first and the last first of all", () => {
  expect(drawRows("years-single", [0, 1, 11], 320)).toEqual(["2012", "2023"]);
});
