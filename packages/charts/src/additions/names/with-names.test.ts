import { contrastRatio } from "@statelier/document";
import { expect, test } from "vitest";
import { drawFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
import { textBox } from "../../parts/text/text-box.ts";
import type { Box, PlotScene, Point, SceneLine } from "../../scene/scene.ts";
import { RegionHits } from "./region-hits.ts";

const namesIn = (name: string, width: number) =>
  drawFixture("map", name, { width })
    .texts.filter(({ role }) => role === "value")
    .map(({ lines }) => lines.join(" "));

const distanceTo = ({ x, y, width, height }: Box, point: Point): number =>
  Math.hypot(
    point.x - Math.min(Math.max(point.x, x), x + width),
    point.y - Math.min(Math.max(point.y, y), y + height),
  );

const chosenIn = (name: string): string[] =>
  Object.values(readFixture("map", name).config.extensions?.pointLabels ?? {}).flat();

test("MP8 the places that the author chose have their names, and no others", () => {
  expect(namesIn("cantons-names", 1200).toSorted()).toEqual(chosenIn("cantons-names").toSorted());
  expect(namesIn("cantons", 1200)).toEqual([]);
});

test.each(["cantons-names", "europe-names", "islands"])(
  "MP8 names of %s stay in the map and off one another at every width",
  (name) => {
    for (const width of [280, 340, 480, 640, 800, 1200]) {
      const { texts, plot } = drawFixture("map", name, { width });
      const boxes = texts.filter(({ role }) => role === "value").map(textBox);
      expect(boxes.length).toBeGreaterThan(1);
      for (const [index, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(plot.x);
        expect(box.y).toBeGreaterThanOrEqual(plot.y);
        expect(box.x + box.width).toBeLessThanOrEqual(plot.x + plot.width);
        expect(box.y + box.height).toBeLessThanOrEqual(plot.y + plot.height);
        for (const other of boxes.slice(index + 1)) expect(areApart(box, other)).toBe(true);
      }
    }
  },
);

test.each([340, 480, 640, 800, 1200])(
  "MP8 names of symbols lie on no other symbol, which they would be taken for, at %i pixels",
  (width) => {
    const { texts, marks } = drawFixture("map", "europe-names", { width });
    const dots = marks.filter((mark) => mark.shape === "dot");
    const hidden = texts
      .filter(({ role }) => role === "value")
      .flatMap((text) => {
        const { x, y, width: wide, height } = textBox(text);
        const others = dots.filter(({ datum }) => datum.categoryLabel !== text.lines[0]);
        // Half of a symbol under a name is more than its edge.
        return others
          .filter(
            ({ center }) =>
              center.x > x && center.x < x + wide && center.y > y && center.y < y + height,
          )
          .map(({ datum }) => `${text.lines[0]} on ${datum.categoryLabel}`);
      });
    expect(hidden).toEqual([]);
  },
);

test("MP8 a map says how many of the chosen names have no room", () => {
  const all = drawFixture("map", "europe-names").marks.flatMap((mark) =>
    mark.shape === "dot" ? [mark.datum.category] : [],
  );
  const { texts, notes } = drawFixture("map", "europe-names", {
    width: 280,
    locale: "en",
    change: (config) =>
      void Object.assign(config, { extensions: { pointLabels: { country: all } } }),
  });
  const count = all.length - texts.filter(({ role }) => role === "value").length;
  expect(count).toBeGreaterThan(1);
  expect(notes.filter(({ type }) => type === "without-room").map(({ text }) => text)).toEqual([
    `${count} place names do not fit on the map`,
  ]);
  const { notes: others } = drawFixture("map", "cantons-names", { width: 1200 });
  expect(others.filter(({ type }) => type === "without-room")).toEqual([]);
});

const regionsOf = ({ marks }: PlotScene) => marks.filter((mark) => mark.shape === "region");

test.each([340, 480, 640, 800, 1200])(
  "MP8 the name of an island lies on no other island, and hides none that is small, at %i pixels",
  (width) => {
    const scene = drawFixture("map", "islands", { width });
    const hidden = scene.texts
      .filter(({ role }) => role === "value")
      .flatMap((text) =>
        regionsOf(scene)
          .filter(({ datum: { categoryLabel, bounds } }) => {
            const isLarge = bounds.width > 40 || bounds.height > 40;
            return categoryLabel !== text.lines[0] || !isLarge;
          })
          .filter((region) => new RegionHits(scene.plot, [region]).touches(textBox(text)))
          .map(({ datum }) => `${text.lines[0]} on ${datum.categoryLabel}`),
      );
    expect(hidden).toEqual([]);
  },
);

test("MP8 a name that has room in no place near by stands at the end of a line from its area", () => {
  const scene = drawFixture("map", "cantons-names", { width: 340 });
  const lines = scene.overlays.filter(({ role, width }) => role === "leader" && width === 1);
  expect(lines.length).toBeGreaterThan(2);
  const regions = regionsOf(scene);
  const names = scene.texts.filter(({ role }) => role === "value");
  for (const { from, to } of lines) {
    const name = names.toSorted(
      (a, b) => distanceTo(textBox(a), to) - distanceTo(textBox(b), to),
    )[0]!;
    const own = regions.find(({ datum }) => datum.categoryLabel === name.lines.join(" "));
    expect([name.lines, distanceTo(own!.datum.bounds, from)]).toEqual([name.lines, 0]);
    expect(distanceTo(textBox(name), to)).toBeLessThan(4);
    expect(new RegionHits(scene.plot, regions).touches(textBox(name))).toBe(false);
  }
});

const pointsOf = ({ from, to }: Pick<SceneLine, "from" | "to">): Point[] =>
  Array.from({ length: 241 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 240,
    y: from.y + ((to.y - from.y) * step) / 240,
  }));

test.each(["cantons-names", "europe-names", "islands", "world-life"])(
  "MP8 lines to names of %s are short, and run over no other line, name, or middle of a symbol",
  (name) => {
    const change = (config: { fields: Record<string, unknown> }): void => {
      if (chosenIn(name).length > 0) return;
      const [dimension] = readFixture("map", name).components.dimensions;
      const values = dimension!.values.map(({ value }) => value);
      Object.assign(config, { extensions: { pointLabels: { [dimension!.id]: values } } });
    };
    let count = 0;
    for (const width of [280, 340, 390, 480, 640, 800, 1200]) {
      const { texts, marks, overlays } = drawFixture("map", name, { width, change });
      const lines = overlays.filter((line) => line.role === "leader" && line.width === 1);
      const boxes = texts.filter(({ role }) => role === "value").map(textBox);
      const dots = marks.filter((mark) => mark.shape === "dot");
      count += lines.length;
      for (const line of lines) {
        const points = pointsOf(line);
        expect(Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)).toBeLessThan(60.1);
        expect(boxes.filter((box) => points.some((point) => distanceTo(box, point) === 0))).toEqual(
          [],
        );
        const near = (point: Point, other: Point): number =>
          Math.hypot(point.x - other.x, point.y - other.y);
        const others = lines.filter((other) => other !== line).flatMap(pointsOf);
        expect(others.filter((other) => points.some((point) => near(point, other) < 0.2))).toEqual(
          [],
        );
        const under = dots.filter(({ center }) =>
          points.some((point) => near(point, center) < 1.9),
        );
        // Its own symbol has the end of its line in or at it.
        expect(
          under.filter(({ center, radius }) => near(line.from, center) > radius + 0.1),
        ).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(0);
  },
);

test("MP16 a name on an area is read on its colour, and outlined by it, on either ground", () => {
  const { texts } = drawFixture("map", "cantons-names", { width: 1200 });
  const onAreas = texts.filter(({ halo }) => typeof halo === "object");
  expect(onAreas.length).toBeGreaterThan(3);
  for (const { color, halo } of onAreas) {
    if (typeof color !== "object" || typeof halo !== "object") throw new Error("no colours");
    for (const theme of ["light", "dark"] as const)
      expect(contrastRatio(color[theme], halo[theme])).toBeGreaterThanOrEqual(4.5);
  }
});

test("a small area keeps its colour in sight: its name stands beside it", () => {
  const { texts, marks } = drawFixture("map", "islands", { width: 640 });
  const island = marks.find((mark) => "datum" in mark && mark.datum.categoryLabel === "Barbados");
  const name = texts.find(({ lines }) => lines[0] === "Barbados");
  if (island?.shape !== "region" || !name) throw new Error("no island");
  const { bounds } = island.datum;
  expect(bounds.width).toBeGreaterThanOrEqual(4);
  expect(areApart(textBox(name), bounds)).toBe(true);
});
