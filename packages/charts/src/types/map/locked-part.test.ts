import type { ChartConfigOf } from "@statelier/document";
import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import type { Box, PlotScene } from "../../scene/scene.ts";

/** A world of areas and symbols, with no more than a part of it in sight. */
const lockTo = (
  bbox: NonNullable<ChartConfigOf<"map">["baseLayer"]["bbox"]>,
  size: { width?: number; height?: number } = {},
): PlotScene => {
  const fixture = readFixture("map", "world-both");
  const config = fixture.config as ChartConfigOf<"map">;
  const baseLayer = { ...config.baseLayer, locked: true, bbox };
  return layoutFixture({ ...fixture, config: { ...config, baseLayer } }, { locale: "en", ...size });
};

const shownOf = ({ extent }: PlotScene): Box => {
  if (!extent) throw new Error("The map shows no part");
  return extent.shown;
};

const EUROPE: NonNullable<ChartConfigOf<"map">["baseLayer"]["bbox"]> = [
  [-20, 36],
  [35, 60],
];

test("MP19 the part that an author locks fills the frame: no room is kept around it for symbols", () => {
  const wide = shownOf(lockTo(EUROPE, { width: 928 }));
  const narrow = shownOf(lockTo(EUROPE, { width: 358 }));
  expect(narrow.width / wide.width).toBeCloseTo(1, 1);
  expect(narrow.height / wide.height).toBeCloseTo(1, 1);
});

test("MP19 in a frame that is flatter than the part, the part is as high as the frame", () => {
  const whole = shownOf(lockTo(EUROPE, { width: 928 }));
  const flat = shownOf(lockTo(EUROPE, { width: 358, height: 200 }));
  expect(flat.height).toBeCloseTo(whole.height, 5);
});
