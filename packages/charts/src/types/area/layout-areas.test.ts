import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import type { AreaMark, PlotScene } from "../../scene/scene.ts";

const draw = (name: string): PlotScene => drawFixture("area", name);

const areasOf = ({ marks }: PlotScene): AreaMark[] => marks.filter((mark) => mark.shape === "area");

test("the first series lies on top, each on the edge of the one beneath", () => {
  const [top, middle, bottom] = areasOf(draw("electricity")).map(({ runs }) => runs[0]!);
  for (const [index, vertex] of top!.entries()) {
    expect(vertex.base).toBeCloseTo(middle![index]!.at.y, 6);
    expect(middle![index]!.base).toBeCloseTo(bottom![index]!.at.y, 6);
    expect(vertex.at.y).toBeLessThan(vertex.base);
  }
});

test("sorted by size downwards the largest series lies at the baseline", () => {
  const scene = draw("electricity-by-size");
  const zero = scene.lines.find(({ role }) => role === "zero")!.from.y;
  const atBase = areasOf(scene).find(({ runs }) => runs[0]![0]!.base === zero);
  expect(atBase?.series).toBe("Fossil Fuels");
});

test("a gap stays a gap without imputation, and is filled without becoming an observation with it", () => {
  const open = draw("imputation-none");
  expect(areasOf(open).map(({ runs }) => runs.length)).toEqual([2, 1, 2]);
  expect(open.notes.map(({ type }) => type)).toEqual(["missing"]);
  for (const name of ["imputation-zeros", "imputation-linear"]) {
    const filled = draw(name);
    expect(areasOf(filled).map(({ runs }) => runs.map(({ length }) => length))).toEqual([
      [16],
      [16],
      [16],
    ]);
    const data = areasOf(filled).flatMap(({ runs }) => runs.flat().filter(({ datum }) => datum));
    expect(data.length).toBe(39);
    expect(filled.notes.at(-1)?.type).toBe("imputed");
    expect(filled.notes.at(-1)?.text).toContain("9");
  }
});

test("shares fill the whole axis", () => {
  const scene = draw("electricity-percent");
  const y = scene.axes.find(({ id }) => id === "y");
  expect(y?.domain).toEqual([0, 100]);
  const heights = areasOf(scene)
    .map(({ runs }) => runs[0]![0]!)
    .map(({ at, base }) => base - at.y);
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(scene.plot.height, 6);
});
