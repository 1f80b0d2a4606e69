import { selectRows } from "@statelier/model";
import { expect, test } from "vitest";
import { layoutChart, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { asPlot } from "../../scene/read-scene.ts";

test("MP23 a map of one place that is a point shows what lies around it", () => {
  const fixture = readFixture("map", "airports");
  const whole = layoutFixture(fixture).extent!.home;
  const [airport] = fixture.components.dimensions;
  const input = makeFixtureInput(fixture);
  const { marks, extent, plot, ground } = asPlot(
    layoutChart({
      ...input,
      table: selectRows(input.table, [0]),
      view: { ...input.view, filters: { [airport!.id]: airport!.values[0]!.value } },
    }),
  )!;
  const [mark, ...others] = marks;
  if (mark?.shape !== "dot") throw new Error("no symbol");
  expect(others).toEqual([]);
  expect(mark.center.x).toBeCloseTo(plot.x + plot.width / 2);
  expect(mark.center.y).toBeCloseTo(plot.y + plot.height / 2);
  expect(whole.width / extent!.home.width).toBeGreaterThan(4);
  expect(whole.width / extent!.home.width).toBeLessThan(10);
  expect(ground!.land.length).toBeGreaterThan(0);
});
