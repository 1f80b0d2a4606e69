import type { Geography } from "@statelier/model";
import { describe, expect, it } from "vitest";
import { makeShapePlacer, projectGeography } from "./place-shapes.ts";

/** Two areas beside each other; the border between them has a hundred points. */
const BORDER = Array.from({ length: 100 }, (_, at): [number, number] =>
  at === 0 ? [50, 0] : [at % 2 === 0 ? 1 : -1, 1],
);

const shapes: Geography["shapes"] = {
  area: {
    type: "Topology",
    bbox: [7, 46, 8, 47],
    transform: { scale: [0.01, 0.01], translate: [7, 46] },
    arcs: [
      BORDER,
      [
        [49, 99],
        [-49, 0],
        [0, -99],
        [50, 0],
      ],
      [
        [49, 99],
        [50, 0],
        [0, -99],
        [-49, 0],
      ],
    ],
    objects: {
      shapes: {
        type: "GeometryCollection",
        geometries: [
          { type: "Polygon", id: "west", arcs: [[0, 1]] },
          { type: "Polygon", id: "east", arcs: [[0, 2]] },
        ],
      },
    },
  },
};

const placeAt = (size: number) => {
  const plane = projectGeography({ shapes }).shapes.get("area");
  if (!plane) throw new Error("Nothing was projected.");
  const place = makeShapePlacer(plane, { scale: size / 0.0175, x: 0, y: 0 });
  return ["west", "east"].map((id) => {
    const shape = plane.shapes.get(id);
    if (!shape) throw new Error(`${id} has no shape.`);
    return place(shape).rings[0] ?? new Float64Array();
  });
};

describe("areas on a drawing", () => {
  it("leave out the points that a reader does not see, the more the smaller they are", () => {
    const [large, small] = [placeAt(2_000)[0], placeAt(20)[0]];
    expect(large?.length).toBe(2 * 103);
    expect(small?.length).toBeLessThan(2 * 60);
  });

  it("keep the border that two of them share the same for both", () => {
    const [west = new Float64Array(), east = new Float64Array()] = placeAt(20);
    const pointsOf = (ring: Float64Array): string[] =>
      Array.from({ length: ring.length / 2 }, (_, at) => `${ring[2 * at]} ${ring[2 * at + 1]}`);
    const shared = pointsOf(west).filter((point) => pointsOf(east).includes(point));
    // All but the corners on their own sides.
    expect(new Set(shared).size).toBe(new Set(pointsOf(west)).size - 2);
  });
});
