import type { TileMatrix } from "@statelier/model";
import { expect, test } from "vitest";
import { findScaleProblem, listRequests, type SeenPart } from "./service-requests.ts";

const WORLD = 20_037_508.342_789_244;
const url = "https://maps.example.org/wms?LAYERS=a";

const makeMatrix = (level: number): TileMatrix => ({
  id: String(level),
  resolution: (2 * WORLD) / 256 / 2 ** level,
  left: -WORLD,
  top: WORLD,
  tileWidth: 256,
  tileHeight: 256,
  columns: 2 ** level,
  rows: 2 ** level,
});

const tiles = {
  kind: "tiles" as const,
  template: "https://t.example.org/{Time}/{TileMatrix}/{TileCol}/{TileRow}.png",
  matrices: [0, 1, 2, 3, 4, 5].map(makeMatrix),
};

/** A quarter of the world: east of Greenwich, north of the equator. */
const QUARTER: SeenPart = {
  shown: { x: 0, y: -Math.PI, width: Math.PI, height: Math.PI },
  pixels: { width: 512, height: 512 },
  middle: 0,
};

test("a WMS is asked for what is seen, in metres of EPSG:3857", () => {
  const [request, ...others] = listRequests({ pictures: { kind: "extent", url } }, QUARTER);
  expect(others).toEqual([]);
  const { searchParams } = new URL(request?.href ?? "");
  expect(Object.fromEntries(searchParams)).toEqual({
    LAYERS: "a",
    BBOX: "0.000,0.000,20037508.343,20037508.343",
    WIDTH: "512",
    HEIGHT: "512",
  });
  expect(request?.box).toEqual(QUARTER.shown);
});

test("ML7 the time of the chart is asked for", () => {
  const time = { values: ["2019/2021/P1Y"], initial: "2021" };
  const hrefOf = (wantedTime?: string) =>
    listRequests({ pictures: { kind: "extent", url }, time, wantedTime }, QUARTER)[0]?.href;
  expect(hrefOf("2020")).toContain("&TIME=2020");
  expect(hrefOf()).toContain("&TIME=2021");
  const [tile] = listRequests({ pictures: tiles, time, wantedTime: "2020" }, QUARTER);
  expect(tile?.href).toContain("https://t.example.org/2020/");
});

test("tiles are those of the size of the screen that lie in what is seen", () => {
  const found = listRequests({ pictures: tiles }, QUARTER);
  expect(found.map(({ href }) => href)).toEqual([
    "https://t.example.org/default/2/2/0.png",
    "https://t.example.org/default/2/3/0.png",
    "https://t.example.org/default/2/2/1.png",
    "https://t.example.org/default/2/3/1.png",
  ]);
  expect(found[0]?.box.x).toBeCloseTo(0, 9);
  expect(found[0]?.box.y).toBeCloseTo(-Math.PI, 9);
  expect(found[3]?.box.width).toBeCloseTo(Math.PI / 2, 9);
});

test("a screen of many pixels gets coarser tiles, never more than a hundred", () => {
  const pixels = { width: 8_000, height: 8_000 };
  const found = listRequests({ pictures: tiles }, { ...QUARTER, pixels });
  expect(found).toHaveLength(64);
  expect(found[0]?.href).toContain("/4/");
});

test("across the antimeridian each round of the globe is asked for by itself", () => {
  const seen: SeenPart = {
    shown: { x: -0.5, y: -0.5, width: 1, height: 1 },
    pixels: { width: 100, height: 100 },
    middle: Math.PI,
  };
  const found = listRequests({ pictures: { kind: "extent", url } }, seen);
  const boxes = found.map(({ href }) =>
    new URL(href).searchParams.get("BBOX")?.split(",").map(Number),
  );
  expect(boxes.map((box) => [Math.round(box?.[0] ?? 0), Math.round(box?.[2] ?? 0)])).toEqual(
    [
      [16848440, 20037508],
      [-20037508, -16848440],
    ]
      .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
      .toReversed(),
  );
  expect(found.map(({ box }) => box.x).toSorted((a, b) => a - b)[0]).toBeCloseTo(-0.5, 9);
  expect(found.reduce((sum, { box }) => sum + box.width, 0)).toBeCloseTo(1, 9);
});

test("a layer without pictures asks nobody", () => {
  expect(listRequests({}, QUARTER)).toEqual([]);
});

test("a whole world is asked for once, though the map leaves room around it", () => {
  const seen: SeenPart = {
    shown: { x: -4, y: -2, width: 8, height: 4 },
    pixels: { width: 800, height: 400 },
    middle: 0,
  };
  const found = listRequests({ pictures: { kind: "extent", url } }, seen);
  expect(found).toHaveLength(1);
  expect(found[0]?.box.width).toBeCloseTo(2 * Math.PI, 9);
});

test("a layer that its service draws only at other scales says at which", () => {
  // 39,135 metres to a pixel.
  const at = (range: object) =>
    findScaleProblem({ pictures: { kind: "extent", url, ...range } }, QUARTER);
  expect(at({})).toBeUndefined();
  expect(at({ coarsest: 1_000 })).toBe("closer");
  expect(at({ finest: 100_000 })).toBe("further");
  expect(at({ finest: 1_000, coarsest: 100_000 })).toBeUndefined();
  expect(at({ coarsest: 39_000 })).toBeUndefined();
  expect(findScaleProblem({ pictures: tiles }, QUARTER)).toBeUndefined();
});
