import { describe, expect, test } from "vitest";
import { layoutFixture } from "../fixtures/draw-fixture.ts";
import { readPlotFixtures } from "../fixtures/read-fixtures.ts";
import type { Box, PlotScene, SceneDatum } from "../scene/scene.ts";
import { findNearest } from "./find-nearest.ts";
import { listSeries, listWalks } from "../scene/list-data.ts";
import { keyToMove, moveFocus } from "./move-focus.ts";
import { placeTooltip } from "./place-tooltip.ts";
import { toggleValue } from "./toggle-value.ts";

const plots = readPlotFixtures().map((fixture) => ({ ...fixture, scene: layoutFixture(fixture) }));
const filled = plots.filter(({ scene }) => listSeries(scene).length > 0);

test.each(filled)("$chartType/$name: the arrows reach every mark", ({ scene }) => {
  const all = listSeries(scene);
  const reached = new Set<string>();
  for (const { data } of all) {
    let datum: SceneDatum | undefined = data[0];
    while (datum && !reached.has(datum.id)) {
      reached.add(datum.id);
      datum = moveFocus(all, datum, { along: 1 });
    }
  }
  expect(reached.size).toBe(all.flatMap(({ data }) => data).length);
});

test.each(filled)(
  "$chartType/$name: a pointer on a mark finds that mark, and ids are unique",
  ({ scene }) => {
    const all = listSeries(scene);
    const data = all.flatMap((series) => series.data);
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    for (const datum of data.slice(0, 50)) {
      const { x, y, width, height } = datum.bounds;
      const found = findNearest(scene, all, { x: x + width / 2, y: y + height / 2 });
      const isOver =
        found && found.bounds.x <= x + width && found.bounds.x + found.bounds.width >= x;
      expect(isOver).toBe(true);
    }
  },
);

const sceneOf = (name: string): PlotScene => {
  const found = plots.find((plot) => plot.name === name);
  if (!found) throw new Error(name);
  return found.scene;
};

describe.each([
  { name: "countries-interval", along: "x" },
  { name: "electricity-shares", along: "x" },
  { name: "series-40", along: "x" },
] as const)("a pointer in the plot of $name", ({ name, along }) => {
  const scene = sceneOf(name);
  const all = listSeries(scene);
  const { plot } = scene;

  test("means the nearest category at every height", () => {
    for (let at = 0.02; at < 1; at += 0.07)
      for (const height of [0.01, 0.5, 0.99]) {
        const point = { x: plot.x + at * plot.width, y: plot.y + height * plot.height };
        const found = findNearest(scene, all, point);
        const off = ({ bounds }: SceneDatum): number =>
          Math.max(bounds[along] - point[along], 0, point[along] - bounds[along] - bounds.width);
        const least = Math.min(...all.flatMap(({ data }) => data.map(off)));
        expect(found && off(found)).toBeLessThan(least + 9);
      }
  });

  test("means nothing far outside it", () => {
    expect(findNearest(scene, all, { x: plot.x - 100, y: plot.y - 100 })).toBeUndefined();
  });
});

test("dots without categories answer within reach alone", () => {
  const scene = plots.find(({ chartType }) => chartType === "scatterplot")?.scene;
  if (!scene) throw new Error("no dots");
  const dot = {
    id: "dot",
    bounds: { x: scene.plot.x + 5, y: scene.plot.y + 5, width: 4, height: 4 },
  };
  const all = [{ data: [dot as SceneDatum] }] as unknown as Parameters<typeof findNearest>[1];
  const at = (by: number) => findNearest(scene, all, { x: dot.bounds.x + by, y: dot.bounds.y });
  expect(at(40)?.id).toBe("dot");
  expect(at(60)).toBeUndefined();
});

describe("keys", () => {
  const all = listSeries(sceneOf("countries-interval"));
  const [first, second] = all;

  test("across series the category stays", () => {
    const from = first!.data[7]!;
    expect(moveFocus(all, from, { across: 1 })).toBe(second!.data[7]);
    expect(moveFocus(all, from, { across: -1 })).toBe(from);
    expect(moveFocus(all, from, { along: Number.POSITIVE_INFINITY })).toBe(first!.data.at(-1));
    expect(moveFocus(all, first!.data.at(-1), { along: 1 })).toBe(first!.data.at(-1));
    expect(moveFocus(all, undefined, { along: 1 })).toBe(first!.data[0]);
  });

  test("a category that the other series lacks leads to the nearest one", () => {
    const gaps = listSeries(sceneOf("gaps-and-lone-points"));
    const lacking = gaps[2]!.data.filter((_, index) => index % 3 === 0);
    const all = [gaps[1]!, { ...gaps[2]!, data: lacking }];
    const between = gaps[1]!.data.filter(
      ({ category }) => !lacking.some((datum) => datum.category === category),
    );
    const found = between.map((from) => moveFocus(all, from, { across: 1 })!);
    expect(new Set(found.map(({ category }) => category)).size).toBeGreaterThan(1);
    for (const [index, { anchor }] of found.entries()) {
      const from = between[index]!.anchor;
      const away = ({ x, y }: typeof from): number => Math.hypot(x - from.x, y - from.y);
      expect(away(anchor)).toBe(Math.min(...lacking.map((datum) => away(datum.anchor))));
    }
  });

  test("points that each stand for a series of their own are walked as one", () => {
    const single = all.map(({ data }) => ({ data: data.slice(0, 1) }));
    const walks = listWalks(single);
    expect(walks).toHaveLength(1);
    expect(moveFocus(walks, walks[0]!.data[0], { along: 1 })).toBe(single[1]!.data[0]);
    expect(listWalks(all)).toBe(all);
  });

  test("from a mark beyond the walk, as a pointer finds it at the edge of a locked map, arrows begin the walk", () => {
    const [first] = all[0]!.data;
    const walked = [{ data: all[0]!.data.slice(1) }];
    expect(moveFocus(walked, first, { along: 1 })).toBe(walked[0]!.data[0]);
    expect(moveFocus(walked, first, { along: -1 })).toBe(walked[0]!.data[0]);
  });

  test("arrows follow the direction of the categories; with one series both pairs walk it", () => {
    const two = { isHorizontal: false, seriesCount: 2 };
    expect(keyToMove("ArrowRight", two)).toEqual({ along: 1 });
    expect(keyToMove("ArrowDown", two)).toEqual({ across: 1 });
    expect(keyToMove("ArrowDown", { ...two, isHorizontal: true })).toEqual({ along: 1 });
    expect(keyToMove("ArrowRight", { ...two, isHorizontal: true })).toEqual({ across: 1 });
    expect(keyToMove("ArrowUp", { isHorizontal: false, seriesCount: 1 })).toEqual({ along: -1 });
    expect(keyToMove("Tab", two)).toBeUndefined();
  });
});

test("a tooltip stays in the frame and off the mark", () => {
  const frame = { x: 0, y: 0, width: 400, height: 300 };
  const sheet = { width: 160, height: 60 };
  for (let x = 0; x <= 380; x += 20) {
    for (let y = 0; y <= 280; y += 20) {
      const mark = { x, y, width: 20, height: 20 };
      const place = placeTooltip({ mark, labelled: mark }, sheet, frame);
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + sheet.width).toBeLessThanOrEqual(frame.width);
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.y + sheet.height).toBeLessThanOrEqual(frame.height);
      const covers =
        place.x < mark.x + mark.width &&
        place.x + sheet.width > mark.x &&
        place.y < mark.y + mark.height &&
        place.y + sheet.height > mark.y;
      expect(covers).toBe(false);
    }
  }
});

test("a tooltip stays in the part of the chart that is in the window", () => {
  const sheet = { width: 160, height: 60 };
  const window = { x: 0, y: 120, width: 400, height: 180 };
  const place = (mark: Box) => placeTooltip({ mark, labelled: mark }, sheet, window);
  const under = place({ x: 190, y: 130, width: 20, height: 20 });
  expect(under.y).toBeGreaterThanOrEqual(120);
  const huge = place({ x: 0, y: 0, width: 400, height: 400 });
  expect([huge.y >= 120, huge.y + sheet.height <= 300]).toEqual([true, true]);
});

test("VF9 D13 the last series that is shown cannot be switched off", () => {
  expect(toggleValue([], "a", ["a", "b"])).toEqual(["a"]);
  expect(toggleValue(["a"], "b", ["a", "b"])).toEqual(["a"]);
  expect(toggleValue(["a"], "a", ["a", "b"])).toEqual([]);
});
