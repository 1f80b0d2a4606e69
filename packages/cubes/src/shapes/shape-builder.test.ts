import { findShapeBox, type Shape, SHAPE_WIDTHS, type ShapeTopology } from "@statelier/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { deriveTurn } from "./ring-turn.ts";
import { ShapeBuilder, TooManyPoints } from "./shape-builder.ts";
import { runs } from "../testing/property-runs.ts";

type Ring = [number, number][];

const write = (...rings: Ring[]): string =>
  `POLYGON(${rings.map((ring) => `(${ring.map((point) => point.join(" ")).join(",")})`).join(",")})`;

const square = (x: number, y: number, size: number): Ring => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];

/** A line from one point to another that bends as often as it has points, the same in both directions. */
const bend = (from: [number, number], to: [number, number], points: number): Ring =>
  Array.from({ length: points }, (_, index) => {
    const part = index / points;
    const wave = index === 0 ? 0 : Math.sin(part * Math.PI) * Math.sin(part * 200) * 0.05;
    return [
      from[0] + (to[0] - from[0]) * part + (to[1] - from[1]) * wave,
      from[1] + (to[1] - from[1]) * part + (to[0] - from[0]) * wave,
    ];
  });

/** Two areas with a common border of many points. */
const makeNeighbours = (points: number) => {
  const border = [...bend([10, 0], [10, 10], points), [10, 10] as [number, number]];
  return [
    { value: "west", texts: [write([[0, 0], ...border, [0, 10], [0, 0]])] },
    { value: "east", texts: [write([[20, 0], ...border, [20, 10], [20, 0]])] },
  ];
};

const build = (values: { value: string; texts: string[] }[], limits = {}) => {
  const builder = new ShapeBuilder(limits);
  for (const each of values) builder.add(each);
  const { topologies, ...rest } = builder.build();
  return { topologies: topologies.map((text) => JSON.parse(text) as ShapeTopology), ...rest };
};

const listArcs = (shape: Shape | undefined): number[][][] => {
  if (!shape || shape.type === "Point") return [];
  return shape.type === "Polygon" ? [shape.arcs] : shape.arcs;
};

const find = ({ objects }: ShapeTopology, value: string): Shape | undefined =>
  objects.shapes.geometries.find(({ id }) => id === value);

const decodeArc = ({ arcs, transform }: ShapeTopology, index: number): Ring => {
  let [x, y] = [0, 0];
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): [number, number] => {
    [x, y] = [x + dx, y + dy];
    return [
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    ];
  });
  return index < 0 ? points.toReversed() : points;
};

/** Each polygon with its rings, in degrees. */
const decode = (topology: ShapeTopology, value: string): Ring[][] =>
  listArcs(find(topology, value)).map((polygon) =>
    polygon.map((ring) => ring.flatMap((index) => decodeArc(topology, index).slice(0, -1))),
  );

/** Twice the area, measured from a corner of the ring: far from it tiny rings have none. */
const measureTurn = (ring: Ring): number => {
  const [[west, south] = [0, 0]] = ring;
  return deriveTurn(ring.map(([x, y]) => [x - west, y - south]));
};

const countPoints = ({ arcs }: ShapeTopology): number => arcs.flat().length;

describe("shapes", () => {
  it("have the border with a neighbour in common, at every width", () => {
    for (const topology of build(makeNeighbours(300)).topologies) {
      const [west, east] = ["west", "east"].map((value) => listArcs(find(topology, value)).flat(2));
      expect(west?.some((arc) => east?.includes(~arc) || east?.includes(arc))).toBe(true);
    }
  });

  it("have fewer points in smaller drawings, and stay where they were", () => {
    const { topologies } = build(makeNeighbours(3_000));
    const counts = topologies.map(countPoints);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan((counts.at(-1) ?? 0) / 4);
    topologies.forEach((topology, index) => {
      const pixel = 20 / (SHAPE_WIDTHS[index] ?? 1);
      const size = -deriveTurn(decode(topology, "west")[0]?.[0] ?? []) / 2;
      expect(Math.abs(size - 100)).toBeLessThan(10 * pixel);
      expect(topology.bbox).toEqual([0, 0, 20, 10]);
    });
  });

  it("run clockwise outside and the other way around holes, however they were written", () => {
    const [outer, hole] = [square(0, 0, 10), square(4, 4, 2)];
    for (const rings of [
      [outer, hole],
      [outer.toReversed(), hole],
      [outer, hole.toReversed()],
      [outer.toReversed(), hole.toReversed()],
    ])
      for (const topology of build([{ value: "a", texts: [write(...rings)] }]).topologies) {
        const [first = [], second = []] = decode(topology, "a")[0] ?? [];
        expect(deriveTurn(first) / 2).toBeCloseTo(-100);
        expect(deriveTurn(second) / 2).toBeCloseTo(4, 1);
      }
  });

  it("MP25 begin with what does not lie overseas, where a part does", () => {
    const [mainland, island, colony] = [square(0, 40, 10), square(11, 40, 1), square(-60, 0, 2)];
    const text = `MULTIPOLYGON(${[colony, mainland, island].map((ring) => write(ring).slice(7)).join(",")})`;
    const [topology] = build([
      { value: "whole", texts: [text] },
      { value: "next", texts: [write(square(20, 40, 1))] },
    ]).topologies.slice(-1);
    const shape = find(topology!, "whole");
    expect([shape?.near, find(topology!, "next")?.near]).toEqual([2, undefined]);
    const wests = decode(topology!, "whole").map(([ring]) =>
      Math.round(Math.min(...ring!.map(([x]) => x))),
    );
    expect(wests).toEqual([0, 11, -60]);
    expect(findShapeBox(topology!)?.map(Math.round)).toEqual([0, 40, 21, 50]);
  });

  it("of the size of nothing still are an area that runs clockwise", () => {
    const values = [
      { value: "large", texts: [write(square(0, 0, 40))] },
      { value: "small", texts: [write(square(50, 50, 1e-2))] },
      { value: "tiny", texts: [write(square(60, 60, 1e-9))] },
      {
        value: "thin",
        texts: [
          write([
            [70, 70],
            [71, 71],
            [71, 71.000_001],
            [70, 70],
          ]),
        ],
      },
    ];
    for (const topology of build(values).topologies)
      for (const { value } of values) {
        const [[ring = []] = []] = decode(topology, value);
        expect(ring.length).toBeGreaterThanOrEqual(3);
        expect(measureTurn(ring)).toBeLessThan(0);
      }
  });

  it("MP25 keep an island that is long, however thin it is, with the way it bends", () => {
    const atoll: Ring = [
      [30, 0],
      [30, 1],
      [31, 1],
      [31, 0.99],
      [30.01, 0.99],
      [30.01, 0],
      [30, 0],
    ];
    const parts = [square(0, 0, 4), atoll].map((ring) => write(ring).slice(7));
    const [topology] = build([
      { value: "a", texts: [`MULTIPOLYGON(${parts.join(",")})`] },
    ]).topologies;
    const [, island] = decode(topology!, "a");
    const [across, up] = [0, 1].map((at) => island?.[0]?.map((point) => point[at]!) ?? []);
    const lengthOf = (values: number[]): number => Math.max(...values) - Math.min(...values);
    expect([lengthOf(across!), lengthOf(up!)]).toEqual([
      expect.closeTo(1, 0),
      expect.closeTo(1, 0),
    ]);
    expect(Math.abs(measureTurn(island![0]!)) / 2).toBeLessThan(0.2);
  });

  it("lose islands and holes that nobody sees, but not in a larger drawing", () => {
    const land = `(${write(square(0, 0, 40), square(10, 10, 0.1)).slice(7)})`;
    const island = `(${write(square(50, 0, 0.1)).slice(7)})`;
    const text = `MULTIPOLYGON(${land.slice(1, -1)},${island.slice(1, -1)})`;
    const { topologies } = build([{ value: "a", texts: [text] }]);
    const rings = topologies.map((topology) => decode(topology, "a").map((each) => each.length));
    expect(rings[0]).toEqual([1]);
    expect(rings.at(-1)).toEqual([2, 1]);
  });

  it("MP29 end at the antimeridian, however they are rounded", () => {
    for (const west of [-178.193, -171.07, -33.3]) {
      const { topologies } = build([
        { value: "west", texts: [write(square(west, 10, 1))] },
        { value: "east", texts: [write(square(170, 60, 10))] },
      ]);
      const easts = topologies.flatMap((topology) =>
        decode(topology, "east").flatMap(([ring]) => ring!.map(([x]) => x)),
      );
      expect(Math.max(...easts)).toBeLessThanOrEqual(180);
      expect(Math.max(...easts)).toBeGreaterThan(179);
    }
  });

  it("MP51 have arcs of their own along the antimeridian, where they are cut", () => {
    const text = `MULTIPOLYGON(${[square(170, 60, 10), square(-180, 60, 8)].map((ring) => write(ring).slice(7)).join(",")})`;
    const { topologies } = build([
      { value: "cut", texts: [text] },
      { value: "west", texts: [write(square(160, 60, 10))] },
    ]);
    for (const topology of topologies) {
      const arcs = listArcs(find(topology, "cut")).flat(2);
      const isOnCut = ([x]: [number, number]): boolean =>
        180 - Math.abs(x) <= topology.transform.scale[0];
      const cuts = arcs.filter((index) => decodeArc(topology, index).every(isOnCut));
      const across = arcs.filter((index) => {
        const points = decodeArc(topology, index);
        return points.slice(1).some((point, at) => isOnCut(point) && isOnCut(points[at]!));
      });
      expect(cuts).toHaveLength(2);
      expect(across).toEqual(cuts);
    }
  });

  it("on both sides of the antimeridian are as fine as if it were not there", () => {
    const islands = (shift: number) =>
      [170, 175, 180, 185, 189.9].map((x, index) => {
        const at = x + shift;
        return {
          value: `v${index}`,
          texts: [write(square(at >= 180 ? at - 360 : at, -10, index === 4 ? 0.1 : 4))],
        };
      });
    const sizesOf = (shift: number): number[][] =>
      build(islands(shift)).topologies.map((topology) =>
        islands(shift).map(({ value }) => {
          const [[ring = []] = []] = decode(topology, value);
          return -measureTurn(ring) / 2;
        }),
      );
    const [across, aside] = [sizesOf(0), sizesOf(-60)];
    for (const [at, sizes] of across.entries())
      for (const [index, size] of sizes.entries())
        expect(Math.abs(size - aside[at]![index]!)).toBeLessThan(0.004);
  });

  it("may be points", () => {
    const { topologies } = build([
      { value: "a", texts: ["POINT(7 46)"] },
      { value: "b", texts: ["POINT(8 47)"] },
    ]);
    for (const { objects, transform } of topologies) {
      const places = objects.shapes.geometries.map((shape) =>
        shape.type === "Point"
          ? shape.coordinates.map(
              (at, axis) => at * transform.scale[axis]! + transform.translate[axis]!,
            )
          : [],
      );
      expect(places[0]).toEqual([7, 46]);
      expect(places[1]?.[0]).toBeCloseTo(8);
      expect(places[1]?.[1]).toBeCloseTo(47);
    }
  });

  it("are the area where there is a point, too, and the one that can be read", () => {
    const area = write(square(0, 0, 1));
    const { topologies, shapes, problems } = build([
      { value: "a", texts: ["POINT(7 46)", area] },
      { value: "b", texts: ["nothing", area] },
      { value: "c", texts: ["LINESTRING(0 0,1 1)"] },
      { value: "d", texts: [] },
    ]);
    expect(topologies[0]?.objects.shapes.geometries.map(({ type }) => type)).toEqual([
      "Polygon",
      "Polygon",
    ]);
    expect(shapes).toEqual(["a", "b"]);
    expect(problems).toEqual([{ value: "c", problem: "it is a LINESTRING" }]);
  });

  it("are none where no text can be read", () => {
    expect(build([{ value: "a", texts: ["POINT EMPTY"] }]).topologies).toEqual([]);
  });

  it("with very many points are drawn on a coarser grid, and refused where none is coarse enough", () => {
    const values = makeNeighbours(20_000);
    const { topologies } = build(values, { mostKept: 15_000 });
    expect(countPoints(topologies.at(-1)!)).toBeLessThan(15_000);
    expect(decode(topologies.at(-1)!, "west")).toHaveLength(1);
    expect(() => build(values, { mostKept: 100 })).toThrow(TooManyPoints);
    expect(() => build(values, { mostRead: 1_000 })).toThrow(TooManyPoints);
  });

  it("of any points are as many as there were, all of them clockwise and near their place", () => {
    const at = fc.integer({ min: -80, max: 80 });
    const size = fc.constantFrom(1e-7, 0.01, 0.3, 1, 20);
    const points = fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: 3, maxLength: 12 });
    const shape = fc.tuple(at, at, size, points);
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 12 }), (drawn) => {
        const values = drawn.map(([x, y, scale, ring], index) => {
          const corners = ring.map(([a, b]): [number, number] => [
            x + (a * scale) / 100,
            y + (b * scale) / 100,
          ]);
          return { value: `v${index}`, texts: [write([...corners, corners[0]!])] };
        });
        const { topologies, shapes } = build(values);
        topologies.forEach((topology, index) => {
          const [west, south, east, north] = topology.bbox;
          const pixel = Math.max(east - west, north - south, 1e-9) / SHAPE_WIDTHS[index]!;
          for (const value of shapes)
            for (const [outer = [], ...holes] of decode(topology, value)) {
              expect(measureTurn(outer)).toBeLessThan(0);
              for (const hole of holes) expect(measureTurn(hole)).toBeGreaterThan(0);
              for (const [x, y] of outer) {
                expect(x).toBeGreaterThan(west - pixel);
                expect(x).toBeLessThan(east + pixel);
                expect(y).toBeGreaterThan(south - pixel);
                expect(y).toBeLessThan(north + pixel);
              }
            }
          expect(topology.objects.shapes.geometries.map(({ id }) => id)).toEqual(shapes);
        });
      }),
      runs(30),
    );
  }, 600_000);
});
