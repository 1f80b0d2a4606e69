import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { INITIAL_CHART_VIEW } from "../scene/chart-input.ts";
import { chooseCorner } from "./choose-corner.ts";

const SIZE = { width: 44, height: 76 };

const cornerOf = (name: string, width: number) => {
  const scene = drawFixture("map", name, { width });
  return chooseCorner(scene, scene.extent!, SIZE);
};

test("buttons stand in the corner at the end and the top where nothing of a map lies there", () => {
  expect(cornerOf("cantons", 640)).toEqual({ isTop: true, isEnd: true });
});

test("buttons leave a corner in which islands would be hidden", () => {
  const scene = drawFixture("map", "pacific", { width: 340 });
  const { isTop, isEnd } = chooseCorner(scene, scene.extent!, SIZE);
  expect({ isTop, isEnd }).not.toEqual({ isTop: true, isEnd: true });
  const { plot } = scene;
  for (const mark of scene.marks) {
    if (mark.shape !== "region") continue;
    for (const ring of mark.rings) {
      for (let at = 0; at < ring.length; at += 2) {
        const [x, y] = [ring[at]!, ring[at + 1]!];
        const isAlong = isEnd ? x > plot.x + plot.width - SIZE.width : x < plot.x + SIZE.width;
        const isDown = isTop ? y < plot.y + SIZE.height : y > plot.y + plot.height - SIZE.height;
        expect([mark.datum.categoryLabel, isAlong && isDown]).toEqual([
          mark.datum.categoryLabel,
          false,
        ]);
      }
    }
  }
});

test("buttons stay where they are when a reader moves the map", () => {
  const scene = drawFixture("map", "pacific", { width: 340 });
  const extent = scene.extent!;
  const { home } = extent;
  const shown = { x: home.x, y: home.y, width: home.width / 3, height: home.height / 3 };
  const view = { ...INITIAL_CHART_VIEW, extent: shown };
  const moved = drawFixture("map", "pacific", { width: 340, view });
  expect(moved.extent!.shown).not.toEqual(home);
  expect(chooseCorner(moved, moved.extent!, SIZE)).toEqual(chooseCorner(scene, extent, SIZE));
});
