import type { GeoBox, Geography } from "@statelier/model";
import { describe, expect, it } from "vitest";
import type { Box } from "../../scene/scene.ts";
import { chooseProjection } from "./plane/choose-projection.ts";
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
  it("are read point by point for their first drawing alone", () => {
    let read = 0;
    const area = shapes.area!;
    const watched = {
      ...area,
      get arcs() {
        read += 1;
        return area.arcs;
      },
    };
    const draw = () => projectGeography({ shapes: { area: watched } });
    draw();
    const atFirst = read;
    draw();
    expect([atFirst > 0, read]).toEqual([true, atFirst]);
  });

  it("are placed once for drawings of one size, and anew for another", () => {
    const [first, again, other, back] = [300, 300, 400, 300].map((size) => placeAt(size)[0]);
    expect(again).toBe(first);
    expect(other).not.toEqual(first);
    expect(back).toEqual(first);
  });

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

/** Areas that together reach over a box of degrees; nothing but its reach counts. */
const reach = ([west, south, east, north]: GeoBox): Geography["shapes"] => ({
  area: {
    type: "Topology",
    bbox: [west, south, east, north],
    transform: { scale: [east - west, north - south], translate: [west, south] },
    arcs: [
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ],
    ],
    objects: {
      shapes: {
        type: "GeometryCollection",
        geometries: [{ type: "Polygon", id: "all", arcs: [[0]] }],
      },
    },
  },
});

describe("MP19 the bounds of a part of a map", () => {
  const places: Record<string, { box: GeoBox; parts: Box[] }> = {
    Switzerland: {
      box: [5.9, 45.8, 10.5, 47.8],
      parts: [{ x: -0.02, y: -0.01, width: 0.03, height: 0.015 }],
    },
    Europe: {
      box: [-25, 34, 45, 72],
      parts: [
        { x: -0.3, y: -0.9, width: 0.3, height: 0.2 },
        { x: 0, y: -0.9, width: 0.25, height: 0.25 },
      ],
    },
    "the Pacific": {
      box: [110, -50, -150, 0],
      parts: [{ x: 0.1, y: 0.2, width: 0.5, height: 0.3 }],
    },
    world: {
      box: [-180, -60, 180, 80],
      parts: [
        { x: -0.3, y: -1, width: 0.8, height: 0.5 },
        { x: 0.4, y: -0.6, width: 1, height: 0.6 },
      ],
    },
  };

  for (const [name, { box, parts }] of Object.entries(places))
    it(`lead back to the same part, in ${name}`, () => {
      const plane = projectGeography({ shapes: reach(box) });
      for (const part of parts) {
        const again = plane.boxOf(plane.boundsOf(part));
        const size = Math.max(part.width, part.height);
        for (const side of ["x", "y", "width", "height"] as const)
          expect(Math.abs(again[side] - part[side]) / size).toBeLessThan(0.005);
      }
    });

  it("end with the globe, where a part lies beyond it", () => {
    const plane = projectGeography({ shapes: reach([-180, -60, 180, 80]) });
    const bounds = plane.boundsOf({ x: -4, y: -2, width: 8, height: 4 });
    for (const [side, degrees] of [-180, -90, 180, 90].entries())
      expect(bounds[side]).toBeCloseTo(degrees, 0);
  });
});

describe("A map that is drawn again", () => {
  const base = {
    transform: { scale: [1, 1], translate: [0, 0] },
    land: [[7, 46, 1, 0, 0, 1, -1, -1]],
    borders: [],
    lakes: [],
  } satisfies Geography["base"];
  const draw = (isWebMercator: boolean) =>
    projectGeography({ shapes: { ...shapes }, base }, isWebMercator);

  it("is not projected again, though each page holds its shapes in an object of its own", () => {
    const [first, again] = [draw(false), draw(false)];
    expect(again.shapes.get("area")).toBe(first.shapes.get("area"));
    expect(again.ground).toBe(first.ground);
  });

  it("is projected anew in another projection", () => {
    expect(draw(true).ground).not.toBe(draw(false).ground);
    expect(draw(true).shapes.get("area")).not.toBe(draw(false).shapes.get("area"));
  });
});

/** An area on both sides of the antimeridian, cut there, and one that reaches from west to east. */
const cutShapes = ([west, east]: readonly [number, number]): Geography["shapes"] => ({
  area: {
    type: "Topology",
    bbox: [-180, 50, 180, 60],
    transform: { scale: [1, 1], translate: [-180, 50] },
    arcs: [
      [
        [360, 10],
        [-10, 0],
        [0, -10],
        [10, 0],
      ],
      [
        [360, 0],
        [0, 10],
      ],
      [
        [0, 0],
        [10, 0],
        [0, 10],
        [-10, 0],
      ],
      [
        [0, 10],
        [0, -10],
      ],
      [
        [west + 180, 0],
        [east - west, 0],
        [0, 1],
        [west - east, 0],
        [0, -1],
      ],
    ],
    objects: {
      shapes: {
        type: "GeometryCollection",
        geometries: [
          { type: "MultiPolygon", id: "cut", arcs: [[[0, 1]], [[2, 3]]] },
          { type: "Polygon", id: "wide", arcs: [[4]] },
        ],
      },
    },
  },
});

describe("MP51 an area that is cut at the antimeridian", () => {
  const ringsOf = (span: readonly [number, number]) =>
    projectGeography({ shapes: cutShapes(span) })
      .shapes.get("area")
      ?.shapes.get("cut")?.rings;

  it("is one ring where the map runs on there", () => {
    expect(ringsOf([170, 180])).toEqual([[2, 0]]);
  });

  it("has its two halves where the map ends there", () => {
    expect(ringsOf([-175, 175])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe("MP52 a long border along a parallel", () => {
  const box: GeoBox = [-125, 25, -65, 49];
  const { project } = chooseProjection(box);

  it("is bent as the parallel is, of areas", () => {
    const plane = projectGeography({ shapes: reach(box) }).shapes.get("area");
    const [x, y] = project(-95, 49);
    const near = plane!.arcs.flatMap((arc) =>
      Array.from({ length: arc.length / 2 }, (_, at) =>
        Math.hypot(arc[2 * at]! - x, arc[2 * at + 1]! - y),
      ),
    );
    expect(plane!.arcs[0]!.length).toBeGreaterThan(100);
    expect(Math.min(...near)).toBeLessThan(0.02);
  });

  it("and between the countries around them", () => {
    const base = {
      transform: { scale: [1, 1], translate: [0, 0] },
      land: [],
      borders: [[-125, 49, 60, 0]],
      lakes: [],
    } satisfies Geography["base"];
    const [border] = projectGeography({ shapes: reach(box), base }).ground!.borders;
    const middle = border!.length / 2 - 1;
    expect(middle % 2).toBe(0);
    expect([border![middle], border![middle + 1]]).toEqual(
      project(-95, 49).map((each) => expect.closeTo(each, 6) as number),
    );
  });
});
