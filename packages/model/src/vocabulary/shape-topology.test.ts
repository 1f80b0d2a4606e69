import { expect, test } from "vitest";
import { joinGeoBoxes, pickShapes, type ShapeTopology } from "./shape-topology.ts";

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

test("where all shapes are wanted they are the same object, so that what is made of them is kept", () => {
  const topology: ShapeTopology = {
    type: "Topology",
    bbox: [0, 0, 1, 1],
    transform: { scale: [1, 1], translate: [0, 0] },
    arcs: [
      [
        [0, 0],
        [1, 1],
      ],
      [
        [1, 1],
        [1, 0],
      ],
    ],
    objects: {
      shapes: {
        type: "GeometryCollection",
        geometries: [
          { type: "Polygon", id: "one", arcs: [[0]] },
          { type: "Polygon", id: "two", arcs: [[1]] },
        ],
      },
    },
  };
  expect(pickShapes(topology, () => true)).toBe(topology);
  const picked = pickShapes(topology, (id) => id === "two");
  expect(picked.arcs).toEqual([topology.arcs[1]]);
  expect(picked.objects.shapes.geometries).toEqual([{ type: "Polygon", id: "two", arcs: [[0]] }]);
});
