import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { areApart } from "../parts/text/keep-clear.ts";
import { textBox } from "../parts/text/text-box.ts";
import { INITIAL_CHART_VIEW } from "../scene/chart-input.ts";
import { chooseCorner } from "./choose-corner.ts";

const BUTTONS = { count: 2, size: 32 };

const cornerOf = (name: string, width: number) => {
  const scene = drawFixture("map", name, { width });
  return chooseCorner(scene, scene.extent!, BUTTONS);
};

test("buttons stand in the corner at the end and the top where nothing of a map lies there", () => {
  expect(cornerOf("cantons", 640)).toEqual({ isTop: true, isEnd: true, isRow: false });
});

test("buttons leave a corner in which islands would be hidden", () => {
  const scene = drawFixture("map", "pacific", { width: 340 });
  const corner = chooseCorner(scene, scene.extent!, BUTTONS);
  expect(corner).not.toEqual({ isTop: true, isEnd: true, isRow: false });
  const { isTop, isEnd, isRow } = corner;
  const [across, down] = isRow ? [80, 44] : [44, 80];
  const { plot } = scene;
  for (const mark of scene.marks) {
    if (mark.shape !== "region") continue;
    for (const ring of mark.rings) {
      for (let at = 0; at < ring.length; at += 2) {
        const [x, y] = [ring[at]!, ring[at + 1]!];
        const isAlong = isEnd ? x > plot.x + plot.width - across : x < plot.x + across;
        const isDown = isTop ? y < plot.y + down : y > plot.y + plot.height - down;
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
  expect(chooseCorner(moved, moved.extent!, BUTTONS)).toEqual(chooseCorner(scene, extent, BUTTONS));
});

const PHONES = [320, 340, 358, 375, 390];

test.each(PHONES)("on a map of %d pixels buttons for fingers hide no name", (width) => {
  const scene = drawFixture("map", "cantons-names", { width });
  const { isTop, isEnd, isRow } = chooseCorner(scene, scene.extent!, { count: 2, size: 44 });
  const { plot } = scene;
  const [across, down] = isRow ? [104, 56] : [56, 104];
  const box = {
    x: isEnd ? plot.x + plot.width - across : plot.x,
    y: isTop ? plot.y : plot.y + plot.height - down,
    width: across,
    height: down,
  };
  const hidden = scene.texts.filter(
    (text) => text.role === "value" && !areApart(textBox(text), box),
  );
  expect(hidden.map(({ lines }) => lines.join(" "))).toEqual([]);
});
