import { expect, test } from "vitest";
import {
  chooseProjection,
  nameProjection,
  type Project,
  webMercator,
} from "./choose-projection.ts";

test.each([
  ["swiss", [5.95, 45.8, 10.5, 47.8]],
  ["swiss", [8.3, 47.1, 8.7, 47.6]],
  ["conic", [-10, 35, 30, 70]],
  ["conic", [170, -48, -175, -15]],
  ["world", [-180, -56, 180, 84]],
  ["world", [-170, -20, 60, 70]],
  ["world", [20, 19, -53, 83]],
  ["world", [-170, 20, 140, 70]],
  ["conic", [20, 41, -170, 82]],
  ["conic", [-24, 35, -170, 82]],
  ["conic", [-70, -55, 155, -10]],
  ["polar", [-180, 66, 180, 84]],
] as const)("%s for %j", (name, box) => {
  expect(nameProjection(box)).toBe(name);
});

/** Of a triangle of a tenth of a degree at a place, in the plane. */
const areaAt = (project: Project, [x, y]: readonly [number, number]): number => {
  const [[ax, ay], [bx, by], [cx, cy]] = [project(x, y), project(x + 0.1, y), project(x, y + 0.1)];
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / Math.cos((y * Math.PI) / 180);
};

test.each([
  ["world", [-180, -56, 180, 84]],
  ["conic", [-10, 35, 30, 70]],
] as const)("areas keep their proportions: %s", (_, box) => {
  const project = chooseProjection(box).project;
  const areas = [
    [5, 40],
    [5, 65],
    [-9, 50],
    [28, 55],
  ].map(([x = 0, y = 0]) => areaAt(project, [x, y]));
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.01);
});

test("Swiss places lie as on the Swiss grid, to a thousandth of the width of the country", () => {
  const project = chooseProjection([5.95, 45.8, 10.5, 47.8]).project;
  // Places by their coordinates on the globe and in LV95, in kilometres from Bern (Federal Office of Topography).
  const places = [
    { at: [7.439583, 46.952406], east: 0, north: 0 },
    { at: [8.730497, 46.04413], east: 100, north: -100 },
  ] as const;
  const earth = 6_378.8;
  for (const { at, east, north } of places) {
    const [x, y] = project(at[0], at[1]);
    expect(Math.abs(x * earth - east)).toBeLessThan(0.35);
    expect(Math.abs(-y * earth - north)).toBeLessThan(0.35);
  }
});

test("ML6 Web Mercator is that of EPSG:3857, and what runs over its edge goes on there", () => {
  const { project, invert, middle } = webMercator([-180, -56, 180, 84]);
  const metres = (longitude: number, latitude: number): number[] =>
    project(longitude, latitude).map((radians) => Math.round(radians * 6_378_137));
  expect(metres(8.5, 47)).toEqual([946216, -5942074]);
  expect(metres(-180, -90)).toEqual([-20037508, 20037508]);
  expect(metres(180.001, 0)[0]).toBe(20037620);
  expect(middle).toBe(0);
  const [longitude = 0, latitude = 0] = invert(...project(8.5, 47)) ?? [];
  expect([longitude, latitude].map((degrees) => degrees.toFixed(9))).toEqual([
    "8.500000000",
    "47.000000000",
  ]);
  expect(invert(3.2, 0)).toBeUndefined();
});

test("ML6 data on both sides of the antimeridian lie round it", () => {
  const { project, middle } = webMercator([170, -48, -175, -15]);
  expect(middle).toBeCloseTo((177.5 / 180) * Math.PI, 9);
  const [west, east] = [project(175, -40)[0], project(-178, -40)[0]];
  expect(((east - west) / Math.PI) * 180).toBeCloseTo(7, 9);
});

test("ML6 data round the whole globe lie round Greenwich, where shapes are cut at the antimeridian", () => {
  expect(webMercator([172, -56, 153, 84]).middle).toBe(0);
});

/** Degrees by which north is turned away from the top of a map. */
const turnAt = (project: Project, longitude: number, latitude: number): number => {
  const [[ax, ay], [bx, by]] = [project(longitude, latitude), project(longitude, latitude + 0.01)];
  return (Math.atan2(bx - ax, ay - by) / Math.PI) * 180;
};

/** How many times longer one direction is drawn than another, at most. */
const squeezeAt = (project: Project, longitude: number, latitude: number): number => {
  const [x, y] = project(longitude, latitude);
  const step = 0.001;
  const [east, north] = [
    project(longitude + step / Math.cos((latitude * Math.PI) / 180), latitude),
    project(longitude, latitude + step),
  ];
  const [a, b, c, d] = [east[0] - x, north[0] - x, east[1] - y, north[1] - y];
  const sum = a * a + b * b + c * c + d * d;
  const area = Math.abs(a * d - b * c);
  const root = Math.sqrt(Math.max(0, sum * sum - 4 * area * area));
  return Math.sqrt((sum + root) / (sum - root));
};

test("MP34 Europe and all of Russia are neither squeezed much nor turned by more than 60 degrees", () => {
  const { project } = chooseProjection([-24, 35, -170, 82]);
  for (const [longitude, latitude] of [
    [-9, 39],
    [25, 60],
    [37, 55],
    [105, 52],
    [150, 60],
    [179, 66],
  ] as const) {
    expect(Math.abs(turnAt(project, longitude, latitude))).toBeLessThanOrEqual(60.5);
    expect(squeezeAt(project, longitude, latitude)).toBeLessThan(1.7);
  }
});
