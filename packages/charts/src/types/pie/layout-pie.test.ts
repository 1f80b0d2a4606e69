import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { makeDatumFinder } from "../../interaction/find-datum.ts";
import { listSeries } from "../../scene/list-data.ts";
import type { PlotScene, SliceMark } from "../../scene/scene.ts";

const draw = (name: string, width = 800): PlotScene => drawFixture("pie", name, { width });

const slicesOf = ({ marks }: PlotScene): SliceMark[] =>
  marks.filter((mark) => mark.shape === "slice");

test("slices go clockwise from twelve in the order of the segment and close the circle", () => {
  const slices = slicesOf(draw("electricity"));
  expect(slices.map(({ datum }) => datum.categoryLabel)).toEqual([
    "Fossil fuels",
    "Nuclear energy",
    "Renewables",
  ]);
  expect(slices[0]!.startAngle).toBe(0);
  const starts = slices.slice(1).map(({ startAngle }) => startAngle);
  expect(starts).toEqual(slices.slice(0, -1).map(({ endAngle }) => endAngle));
  expect(slices.at(-1)!.endAngle).toBeCloseTo(2 * Math.PI, 9);
});

test("sorted by the measure downwards every slice is at most as large as the one before", () => {
  const sizes = slicesOf(draw("population")).map(({ datum }) => datum.value);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

test("shares are taken of what is switched on", () => {
  const shares = slicesOf(draw("population-hidden")).map(({ datum }) => datum.value);
  expect(shares.length).toBe(4);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9);
});

test("a tooltip says the share and the value behind it", () => {
  const [first] = slicesOf(draw("electricity"));
  expect(first!.datum).toMatchObject({
    valueText: "51.9",
    unitText: "%",
    wholeText: "29’329\u00a0GWh",
  });
});

test("a value of zero has no slice, and a note counts it", () => {
  const { notes } = draw("negative");
  expect(notes.find(({ type }) => type === "zero-slices")?.text).toBe(
    "1 value is zero and has no slice",
  );
});

test("a value below zero is no slice and is named in a note", () => {
  const scene = draw("negative");
  expect(slicesOf(scene).map(({ datum }) => datum.series)).toEqual(["a", "b"]);
  expect(scene.notes.map(({ type }) => type)).toContain("negative");
});

test("names stand beside the slices where they fit, else in a legend", () => {
  expect(draw("many-small").legend?.drawn).toEqual([]);
  expect(draw("slices-40").legend?.drawn.length).toBeGreaterThan(0);
  expect(draw("long-names", 280).legend?.drawn.length).toBeGreaterThan(0);
});

test("a point finds the slice it lies in, outside of the circle none", () => {
  const scene = draw("many-small");
  const find = makeDatumFinder(scene, () => listSeries(scene));
  for (const { center, radius, startAngle, endAngle, datum } of slicesOf(scene)) {
    const angle = (startAngle + endAngle) / 2;
    const at = (distance: number): { x: number; y: number } => ({
      x: center.x + distance * Math.sin(angle),
      y: center.y - distance * Math.cos(angle),
    });
    expect(find(at(radius * 0.9))).toBe(datum);
    expect(find(at(radius + 2))).toBeUndefined();
  }
});
