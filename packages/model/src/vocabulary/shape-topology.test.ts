import { expect, test } from "vitest";
import { joinGeoBoxes } from "./shape-topology.ts";

test("boxes are joined as they lie, and round the globe where one of them crosses the antimeridian", () => {
  expect(joinGeoBoxes([])).toBeUndefined();
  expect(joinGeoBoxes([[166, -50, -176, -34]])).toEqual([166, -50, -176, -34]);
  expect(
    joinGeoBoxes([
      [5, 45, 10, 48],
      [-120, 20, -70, 46],
    ]),
  ).toEqual([-120, 20, 10, 48]);
  expect(
    joinGeoBoxes([
      [166, -50, -176, -34],
      [166, -47, 178, -30],
    ]),
  ).toEqual([166, -50, -176, -30]);
  expect(
    joinGeoBoxes([
      [-180, -20, -178, -10],
      [166, -50, -176, -34],
    ]),
  ).toEqual([166, -50, -176, -10]);
  expect(
    joinGeoBoxes([
      [166, -50, -176, -34],
      [-170, -20, -160, -10],
    ]),
  ).toEqual([166, -50, -160, -10]);
  expect(
    joinGeoBoxes([
      [166, -50, -176, -34],
      [-180, -90, 180, 90],
    ]),
  ).toEqual([-180, -90, 180, 90]);
});
