import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { listSeries } from "../../scene/list-data.ts";

test("MP21 the keyboard walks symbols of one size from the greatest to the least value", () => {
  for (const name of ["airports-colours", "world-population"]) {
    const scene = layoutFixture(readFixture("map", name), { locale: "en", width: 340 });
    const values = listSeries(scene).flatMap(({ data }) => data.map(({ value }) => value));
    expect(values.length).toBeGreaterThan(10);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  }
});
