import { describe, expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { listSeries } from "../interaction/list-data.ts";
import { paintHighlight } from "../interaction/paint-highlight.ts";
import { paintScene } from "../paint/paint-scene.ts";
import { literalPaint } from "../paint/resolve-paint.ts";
import type { PlotScene, SceneDatum } from "../scene.ts";

const BEYOND = [
  ["line", "countries-domain"],
  ["line", "band-beyond"],
  ["area", "electricity-beyond"],
  ["scatterplot", "penguins-beyond"],
] as const;

const dataOf = (scene: PlotScene): SceneDatum[] => listSeries(scene).flatMap(({ data }) => data);

const isIn = ({ plot }: PlotScene, { x, y }: { x: number; y: number }, slack = 0.01): boolean =>
  x >= plot.x - slack &&
  x <= plot.x + plot.width + slack &&
  y >= plot.y - slack &&
  y <= plot.y + plot.height + slack;

const middle = ({ bounds }: SceneDatum) => ({
  x: bounds.x + bounds.width / 2,
  y: bounds.y + bounds.height / 2,
});

describe.each(BEYOND)("%s %s", (type, name) => {
  const scene = drawFixture(type, name);

  test("marks run on beyond an axis of the author and are cut at the plot", () => {
    expect(dataOf(scene).filter(({ anchor }) => !isIn(scene, anchor)).length).toBeGreaterThan(0);
    const { clip, plot } = scene;
    const above = plot.y - (clip?.y ?? Number.NaN);
    expect(above).toBeGreaterThanOrEqual(0);
    expect(above).toBeLessThanOrEqual(6);
    const layers = paintScene(scene, literalPaint(scene.theme)).children.flatMap((one) =>
      typeof one === "string" || one.tag !== "svg" ? [] : [one.attrs["class"]],
    );
    expect(layers).toContain("marks");
    expect(layers.includes("bands")).toBe(scene.bands.length > 0);
  });

  test("tooltips and the ring of the focus stay in the plot", () => {
    expect(dataOf(scene).filter((datum) => !isIn(scene, middle(datum)))).toEqual([]);
  });

  test("what is lit is cut as the drawing is, the ring is whole", () => {
    const datum = dataOf(scene).find(({ anchor }) => !isIn(scene, anchor))!;
    const nodes = paintHighlight(scene, { datum, hasFocus: true });
    expect(nodes.map(({ tag }) => tag)).toEqual(["svg", "rect", "rect"]);
  });
});

test("an axis that holds all values cuts nothing", () => {
  for (const [type, name] of [
    ["line", "countries"],
    ["area", "electricity-percent"],
    ["scatterplot", "penguins"],
    ["column", "limits-domain"],
  ] as const)
    expect(drawFixture(type, name).clip).toBeUndefined();
});

test("names at the ends of lines stay beside the plot", () => {
  const scene = drawFixture("line", "countries-domain", {
    change: ({ fields }) => {
      Object.assign((fields as Record<string, object>)["y"]!, { customDomain: [60, 75] });
    },
  });
  const names = scene.texts.filter(({ role }) => role === "series");
  expect(names.length).toBe(4);
  const { plot } = scene;
  for (const { y } of names) {
    expect(y).toBeGreaterThan(plot.y - 12);
    expect(y).toBeLessThan(plot.y + plot.height + 12);
  }
});

test("a value beyond the axis is not written on a line that is not there", () => {
  const texts = drawFixture("line", "dots-beyond").texts.filter(({ role }) => role === "value");
  const written = texts.flatMap(({ lines }) => lines);
  expect(written).toContain("40.2");
  expect(written).not.toContain("45.3");
  expect(written).not.toContain("30.1");
});

test("areas and dots beyond the axes are counted", () => {
  const notes = (type: "area" | "scatterplot", name: string): string[] =>
    drawFixture(type, name).notes.map(({ type: kind, text }) => `${kind}: ${text}`);
  const area = drawFixture("area", "electricity-beyond");
  const [low, high] = area.axes.find(({ id }) => id === "y")!.domain!;
  const y = (value: number): number =>
    area.plot.y + (1 - (value - low) / (high - low)) * area.plot.height;
  const parts = area.marks.flatMap((mark) => (mark.shape === "area" ? mark.runs.flat() : []));
  const [top, bottom, zero] = [y(high), y(low), y(0)];
  const isOut = (at: number): boolean => at < top - 0.01 || at > bottom + 0.01;
  const isUnseen = (at: number): boolean => isOut(at) && Math.abs(at - zero) > 0.01;
  const count = parts.filter(({ at, base }) => isUnseen(at.y) || isUnseen(base)).length;
  expect(notes("area", "electricity-beyond")[1]).toBe(
    `beyond-axis: ${count} Werte liegen ausserhalb der Werteachse`,
  );
  const scatter = drawFixture("scatterplot", "penguins-beyond");
  const out = dataOf(scatter).filter(({ anchor }) => !isIn(scatter, anchor)).length;
  expect(notes("scatterplot", "penguins-beyond").at(-1)).toBe(
    `beyond-axis: ${out} points lie beyond the ends of the axes`,
  );
});
