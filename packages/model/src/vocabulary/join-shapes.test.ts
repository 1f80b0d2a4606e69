import { expect, test } from "vitest";
import { joinShapes } from "./join-shapes.ts";
import { findShapeBox, type ShapeTopology } from "./shape-topology.ts";

/** Squares of two degrees and a point, in steps of one size. */
const makeTopology = (
  step: number,
  squares: Record<string, readonly [number, number]>,
  point?: string,
): ShapeTopology => ({
  type: "Topology",
  bbox: [0, 0, 20, 20],
  transform: { scale: [step, step], translate: [1, 1] },
  arcs: Object.values(squares).map(([west, south]) => [
    [(west - 1) / step, (south - 1) / step],
    [0, 2 / step],
    [2 / step, 0],
    [0, -2 / step],
    [-2 / step, 0],
  ]),
  objects: {
    shapes: {
      type: "GeometryCollection",
      geometries: [
        ...Object.keys(squares).map((id, arc) => ({ id, type: "Polygon" as const, arcs: [[arc]] })),
        ...(point
          ? [{ id: point, type: "Point" as const, coordinates: [8, 8] as [number, number] }]
          : []),
      ],
    },
  },
});

test("shapes of several datasets are one topology, each value’s once and where it was", () => {
  const first = makeTopology(0.5, { fr: [1, 1] });
  const second = makeTopology(0.25, { fr: [9, 9], jp: [5, 7] }, "city");
  const joined = joinShapes([first, second])!;
  expect(joined.objects.shapes.geometries.map(({ id }) => id)).toEqual(["fr", "jp", "city"]);
  const boxOf = (name: string) => findShapeBox(joined, (id) => id === name);
  expect(boxOf("fr")).toEqual([1, 1, 3, 3]);
  expect(boxOf("jp")).toEqual([5, 7, 7, 9]);
  expect(boxOf("city")).toEqual([3, 3, 3, 3]);
  expect(joined.arcs).toHaveLength(2);
});

test("shapes of which another dataset has none more stay as they are", () => {
  const first = makeTopology(0.5, { fr: [1, 1], jp: [5, 7] });
  expect(joinShapes([first, makeTopology(0.25, { jp: [1, 1] })])).toBe(first);
  expect(joinShapes([])).toBeUndefined();
});

test("MP29 what ends at the antimeridian is not rounded over it", () => {
  const joined = joinShapes([
    makeTopology(0.7, { fr: [1, 1] }),
    makeTopology(0.75, { ru: [178, 7] }),
  ])!;
  const [, , east = 0] = findShapeBox(joined, (id) => id === "ru") ?? [];
  expect(east).toBeLessThanOrEqual(180);
  expect(east).toBeGreaterThan(179);
});
