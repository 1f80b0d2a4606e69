import { expect, test } from "vitest";
import type { CloudMark, SceneDatum } from "../scene/scene.ts";
import { paintCloud } from "./paint-cloud.ts";

const makeCloud = (xs: number[], ys: number[], rest: Partial<CloudMark> = {}): CloudMark => ({
  shape: "cloud",
  series: "a",
  seriesLabel: "A",
  xs: Float64Array.from(xs),
  ys: Float64Array.from(ys),
  radius: 2,
  color: "#123456",
  opacity: 0.7,
  datumAt: () => ({}) as SceneDatum,
  ...rest,
});

const pathsOf = (cloud: CloudMark): string[] =>
  paintCloud(cloud, String).children.map((child) =>
    typeof child === "string" ? "" : String(child.attrs["d"]),
  );

test("dots that lie apart share one path, each as a stroke without length", () => {
  expect(pathsOf(makeCloud([10, 30.04, 50], [5, 6.06, 7]))).toEqual(["M10,5h0M30,6.1h0M50,7h0"]);
});

test("dots on one another stand in paths of their own, so that they add up", () => {
  const paths = pathsOf(makeCloud([10, 10, 10.5, 40], [5, 5, 5, 5]));
  expect(paths).toEqual(["M10,5h0M40,5h0", "M10,5h0", "M10.5,5h0"]);
});

test("no dot is left out where very many lie on one another", () => {
  const paths = pathsOf(makeCloud(Array(1000).fill(7), Array(1000).fill(9)));
  expect(paths.join("").match(/M7,9h0/g)).toHaveLength(1000);
  expect(paths.length).toBeLessThan(20);
});

test("colour, size and opacity stand once for the whole cloud", () => {
  expect(paintCloud(makeCloud([1], [2]), String).attrs).toEqual({
    "data-series": "a",
    fill: "none",
    stroke: "#123456",
    "stroke-width": 4,
    "stroke-linecap": "round",
    "stroke-opacity": 0.7,
  });
});

test("another symbol is filled", () => {
  const node = paintCloud(makeCloud([10], [10], { symbol: "diamond" }), String);
  expect(node.attrs).toMatchObject({ fill: "#123456", "fill-opacity": 0.7 });
  expect(pathsOf(makeCloud([10], [10], { symbol: "diamond" }))).toEqual([
    "M10,7.5l2.5,2.5l-2.5,2.5l-2.5,-2.5Z",
  ]);
});
