import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";

const colorsOf = (highlight?: Record<string, string[]>): (string | undefined)[] =>
  (
    drawFixture("line", "countries-fit", {
      width: 360,
      change: (config) => Object.assign(config, { extensions: { highlight } }),
    }).legend?.items ?? []
  ).map(({ color }) => JSON.stringify(color));

test("a highlighted series keeps its colour, the others go neutral; where none is, each has its own", () => {
  const own = colorsOf();
  const [first, ...others] = colorsOf({ country: ["China"] });
  expect(new Set(own).size).toBe(own.length);
  expect(first).toBe(own[0]);
  expect(new Set(others).size).toBe(1);
  expect(own).not.toContain(others[0]);
  expect(colorsOf({ country: [] })).toEqual(own);
  expect(colorsOf({ another: ["China"] })).toEqual(own);
});
