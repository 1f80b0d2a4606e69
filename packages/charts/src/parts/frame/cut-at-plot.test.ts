import { describe, expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { canvasBox } from "./cut-at-plot.ts";
import { interpolateScene } from "../../interaction/interpolate-scene.ts";
import { listSeries } from "../../scene/list-data.ts";
import { findNearest } from "../../interaction/find-nearest.ts";
import { paintHighlight } from "../../interaction/paint-highlight.ts";
import { boxOnPage, seenBounds } from "../../interaction/seen-bounds.ts";
import { literalPaint } from "../../paint/literal-paint.ts";
import { paintScene } from "../../paint/paint-scene.ts";
import type { PlotScene, SceneDatum } from "../../scene/scene.ts";

type Ends = [number, number];

const withEnds = (ends: Ends | undefined, more: Record<string, unknown> = {}) => ({
  change: ({ fields }: { fields: Record<string, unknown> }): void => {
    Object.assign(fields["y"] as object, { customDomain: ends, ...more });
  },
});

const BEYOND = [
  ["line", "countries-domain"],
  ["line", "band-beyond"],
  ["area", "electricity-beyond"],
] as const;

const dataOf = (scene: PlotScene): SceneDatum[] => listSeries(scene).flatMap(({ data }) => data);

const isIn = ({ plot }: PlotScene, { x, y }: { x: number; y: number }): boolean =>
  x >= plot.x - 0.01 &&
  x <= plot.x + plot.width + 0.01 &&
  y >= plot.y - 0.01 &&
  y <= plot.y + plot.height + 0.01;

const beyond = (scene: PlotScene): SceneDatum[] =>
  dataOf(scene).filter(({ anchor }) => !isIn(scene, anchor));

describe.each(BEYOND)("%s %s", (type, name) => {
  const scene = drawFixture(type, name);

  test("marks run on beyond an axis of the author and are cut at the plot", () => {
    expect(beyond(scene).length).toBeGreaterThan(0);
    const above = scene.plot.y - (scene.clip?.y ?? Number.NaN);
    expect(above).toBe(type === "area" ? 0 : 1);
    const layers = paintScene(scene, literalPaint("light")).children.flatMap((one) =>
      typeof one === "string" || one.tag !== "svg" ? [] : [one.attrs["class"]],
    );
    expect(layers).toContain("marks");
    expect(layers.includes("bands")).toBe(scene.bands.length > 0);
  });

  test("tooltips and the ring of the focus stay in the plot", () => {
    const middles = dataOf(scene).map((datum) => {
      const { x, y, width, height } = seenBounds(datum, scene)!;
      return { x: x + width / 2, y: y + height / 2 };
    });
    expect(middles.filter((middle) => !isIn(scene, middle))).toEqual([]);
  });

  test("on a page that shows it half as large the tooltip points at the same place", () => {
    const [out] = beyond(scene);
    const top = scene.legend?.height ?? 0;
    const { x, y, width, height } = seenBounds(out!, scene)!;
    const half = { x: x / 2, y: (y - top) / 2, width: width / 2, height: height / 2 };
    expect(boxOnPage(seenBounds(out!, scene)!, scene, scene.width / 2)).toEqual(half);
    expect(half.y + half.height / 2 + top / 2).toBeGreaterThanOrEqual(scene.plot.y / 2);
  });

  test("what is highlighted is cut as the drawing is; its ring is whole, its dot too or not there", () => {
    const tagsFor = (datum: SceneDatum): string[] =>
      paintHighlight(scene, { datum, hasFocus: true }).map(({ tag }) => tag);
    const [out] = beyond(scene);
    const inside = dataOf(scene).find(({ anchor }) => isIn(scene, anchor));
    expect(tagsFor(out!)).toEqual(["svg", "rect", "rect"]);
    const rings = paintHighlight(scene, { datum: out!, hasFocus: true }).slice(1);
    const middles = rings.map(({ attrs }) => Number(attrs["y"]) + Number(attrs["height"]) / 2);
    for (const y of middles) expect(isIn(scene, { x: scene.plot.x, y })).toBe(true);
    expect(tagsFor(inside!)).toEqual(["svg", "circle", "rect", "rect"]);
  });

  test("a movement to or from a drawing that is cut is cut", () => {
    const whole = drawFixture(type, name, withEnds(undefined));
    expect(whole.clip).toBeUndefined();
    for (const [from, to] of [[scene, whole] as const, [whole, scene] as const])
      expect(interpolateScene(from, to, 0.5).scene.clip).toEqual(scene.clip);
  });
});

test("a canvas is as large as the cut; without one dots at the ends of the axes stay whole", () => {
  const cut = drawFixture("line", "countries-domain");
  expect(canvasBox(cut)).toEqual(cut.clip);
  const whole = drawFixture("line", "countries");
  expect(canvasBox(whole).x).toBe(whole.plot.x - 8);
  expect(canvasBox(whole).height).toBe(whole.plot.height + 16);
});

test("an axis that holds all values cuts nothing, nor does one of shares", () => {
  for (const [type, name] of [
    ["line", "countries"],
    ["area", "electricity-percent"],
    ["scatterplot", "penguins-beyond"],
    ["column", "limits-domain"],
  ] as const)
    expect(drawFixture(type, name).clip).toBeUndefined();
  const shares = drawFixture("area", "electricity-percent", withEnds([10, 20]));
  expect(shares.clip).toBeUndefined();
  expect(shares.axes.find(({ id }) => id === "y")?.domain).toEqual([0, 100]);
});

test("textures are cut with the marks that they lie on", () => {
  const scene = drawFixture("area", "electricity-beyond", { patterns: true });
  const layer = paintScene(scene, literalPaint("light")).children.find(
    (one) => typeof one !== "string" && one.attrs["class"] === "textures",
  );
  expect(layer).toMatchObject({ tag: "svg" });
});

test("names stand at the ends of lines that are seen, at the edge where one runs on beyond, else in the legend", () => {
  const namesOf = (ends: Ends): number =>
    drawFixture("line", "countries-domain", withEnds(ends)).texts.filter(
      ({ role }) => role === "series",
    ).length;
  expect(namesOf([50, 90])).toBe(4);
  expect(namesOf([60, 75])).toBe(4);
  expect(namesOf([60, 62])).toBe(0);
  const legend = drawFixture("line", "countries-domain", withEnds([60, 62])).legend;
  expect(legend?.drawn.map(({ label }) => label)).toHaveLength(4);
  const areas = (ends: Ends) => drawFixture("area", "electricity-converted", withEnds(ends));
  expect(areas([0, 80]).texts.filter(({ role }) => role === "series")).toHaveLength(3);
  expect(areas([0, 20]).legend?.drawn).toHaveLength(3);
});

test("a value beyond the axis has no dot and is not written", () => {
  const scene = drawFixture("line", "dots-beyond");
  const written = scene.texts.filter(({ role }) => role === "value").flatMap(({ lines }) => lines);
  expect(written).toContain("40.2");
  expect(written).not.toContain("45.3");
  expect(written).not.toContain("30.1");
  const dots = JSON.stringify(paintScene(scene, literalPaint("light"))).match(/"circle"/g);
  expect(dots).toHaveLength(dataOf(scene).length - beyond(scene).length);
});

test("marks that are seen answer for themselves, not for values beyond the axis", () => {
  const scene = drawFixture("line", "countries-domain", withEnds([60, 75]));
  const shown = dataOf(scene).filter(({ anchor }) => isIn(scene, anchor));
  const other = shown.filter(
    (datum) => findNearest(scene, listSeries(scene), datum.anchor)?.id !== datum.id,
  );
  expect(
    other.filter(
      (datum) =>
        !shown.some(
          ({ id, anchor }) =>
            id !== datum.id &&
            Math.hypot(anchor.x - datum.anchor.x, anchor.y - datum.anchor.y) < 12,
        ),
    ),
  ).toEqual([]);
});

test("dots beyond the axes are not drawn but counted", () => {
  const all = drawFixture("scatterplot", "penguins");
  const scene = drawFixture("scatterplot", "penguins-beyond");
  expect(scene.marks.length).toBeLessThan(all.marks.length);
  expect(beyond(scene)).toEqual([]);
  expect(scene.notes.at(-1)?.text).toBe(
    `${all.marks.length - scene.marks.length} points lie beyond the ends of the axes`,
  );
});

test("parts of areas beyond the axis are counted, filled gaps are not", () => {
  expect(drawFixture("area", "electricity-beyond").notes[1]?.text).toBe(
    "15 Werte liegen ausserhalb der Werteachse",
  );
  const filled = drawFixture("area", "imputation-zeros", withEnds([100, 200]));
  const drawn = dataOf(filled).length;
  expect(filled.notes.find(({ type }) => type === "beyond-axis")?.text).toMatch(
    new RegExp(`^${drawn} `),
  );
});
