import { expect, test } from "vitest";
import type { PlotScene } from "./scene.ts";
import { listSeen } from "./list-seen.ts";

const place = (id: string, x: number) => ({
  shape: "region",
  datum: { id, series: "", anchor: { x, y: 20 } },
});

const makeScene = (isLocked: boolean): PlotScene =>
  ({
    plot: { x: 0, y: 10, width: 100, height: 50 },
    marks: [place("west", -5), place("middle", 50), place("edge", 100), place("east", 101)],
    extent: { isLocked },
  }) as unknown as PlotScene;

const idsOf = (isLocked: boolean): string[] =>
  listSeen(makeScene(isLocked)).flatMap(({ data }) => data.map(({ id }) => id));

test("of a locked map only the places within its part are walked", () => {
  expect(idsOf(true)).toEqual(["middle", "edge"]);
  expect(idsOf(false)).toEqual(["west", "middle", "edge", "east"]);
});
