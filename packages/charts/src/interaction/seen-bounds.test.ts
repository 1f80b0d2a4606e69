import { expect, test } from "vitest";
import type { SceneDatum } from "../scene/scene.ts";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { paintHighlight } from "./paint-highlight.ts";
import { seenBounds } from "./seen-bounds.ts";

const scene = drawFixture("map", "europe");
const { plot } = scene;

const datumAt = (dx: number, dy: number): SceneDatum => {
  const bounds = { x: plot.x + dx, y: plot.y + dy, width: 40, height: 30 };
  return Object.assign(Object.create(null), { bounds }) as SceneDatum;
};

const ringsOf = (datum: SceneDatum): string[] =>
  paintHighlight(scene, { datum, hasFocus: true }).flatMap(({ tag }) =>
    tag === "rect" ? [tag] : [],
  );

test("MP31 of an area that a map shows in part, the ring and the tooltip are at this part", () => {
  const cut = seenBounds(datumAt(-10, 50), scene);
  expect(cut).toEqual({ x: plot.x, y: plot.y + 50, width: 30, height: 30 });
  expect(ringsOf(datumAt(-10, 50))).toHaveLength(2);
});

test("MP31 of an area that is out of sight there is neither ring nor tooltip", () => {
  expect(seenBounds(datumAt(plot.width + 5, 50), scene)).toBeUndefined();
  expect(seenBounds(datumAt(50, -35), scene)).toBeUndefined();
  expect(ringsOf(datumAt(plot.width + 5, 50))).toEqual([]);
});
