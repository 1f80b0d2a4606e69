import { expect, test } from "vitest";
import { makeRun } from "../../scene/line-run.ts";
import type { LineMark, SceneDatum } from "../../scene/scene.ts";
import { shiftScene } from "./shift-scene.ts";

const datum: SceneDatum = {
  id: "0-0",
  row: 3,
  series: "",
  seriesLabel: "",
  category: "2020",
  categoryLabel: "2020",
  value: 5,
  valueText: "5",
  unitText: "m",
  labelText: "5 m",
  detailText: "",
  anchor: { x: 1, y: 2 },
  bounds: { x: 0, y: 1, width: 2, height: 2 },
};

test("observations of lines in small charts are made when they are first looked at, in their place", () => {
  let made = 0;
  const course = { length: 1, xAt: () => 1, yAt: () => 2, levels: [2] };
  const makeData = (): readonly SceneDatum[] => {
    made += 1;
    return [datum];
  };
  const line: LineMark = {
    shape: "line",
    series: "",
    seriesLabel: "",
    color: "ink",
    width: 2,
    join: "round",
    runs: [makeRun(course, makeData)],
    dotRadius: 2,
  };
  const plot = { x: 0, y: 0, width: 10, height: 10 };
  const scene = { plot, marks: [line], texts: [], lines: [], overlays: [], bands: [], symbols: [] };
  const { marks } = shiftScene(scene, { x: 10, y: 20 }, { id: "che", label: "Switzerland" });
  const [moved] = marks;
  const run = moved?.shape === "line" ? moved.runs[0] : undefined;
  expect([run?.length, run?.xAt(0), run?.yAt(0), made]).toEqual([1, 11, 22, 0]);
  expect(run?.data[0]).toMatchObject({
    ...datum,
    id: "che-0-0",
    panel: "che",
    anchor: { x: 11, y: 22 },
    bounds: { x: 10, y: 21, width: 2, height: 2 },
    ownLabel: "2020",
    categoryLabel: "Switzerland, 2020",
  });
  expect(made).toBe(1);
});
