import { expect, test } from "vitest";
import type { CloudMark, SceneDatum } from "../scene/scene.ts";
import { buildCloudIndex, findInClouds } from "./cloud-index.ts";

const makeRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const makeCloud = (series: string, points: readonly (readonly [number, number])[]): CloudMark => ({
  shape: "cloud",
  series,
  seriesLabel: series,
  xs: Float64Array.from(points, ([x]) => x),
  ys: Float64Array.from(points, ([, y]) => y),
  radius: 2,
  color: "ink",
  opacity: 1,
  datumAt: (index) => ({ id: `${series}-${index}` }) as SceneDatum,
});

const random = makeRandom(7);
const makePoints = (count: number) =>
  Array.from({ length: count }, () => [400 * random() ** 3, 300 * random()] as const);

test.each([1, 12, 900])("of %d dots in each of three clouds the nearest is found", (count) => {
  const points = [makePoints(count), makePoints(count), makePoints(count)];
  const index = buildCloudIndex(points.map((own, at) => makeCloud(String(at), own)));
  for (let round = 0; round < 200; round += 1) {
    const point = { x: 440 * random() - 20, y: 340 * random() - 20 };
    const all = points.flatMap((own, cloud) =>
      own.map(([x, y], at) => ({
        id: `${cloud}-${at}`,
        distance: Math.hypot(x - point.x, y - point.y),
      })),
    );
    const nearest = all.reduce((best, one) => (one.distance < best.distance ? one : best));
    const expected = nearest.distance < 48 ? nearest.id : undefined;
    expect(findInClouds(index, point, 48)?.id).toBe(expected);
  }
});

test("nothing is found where nothing is drawn", () => {
  const index = buildCloudIndex([makeCloud("a", [])]);
  expect(findInClouds(index, { x: 10, y: 10 }, 48)).toBeUndefined();
});
