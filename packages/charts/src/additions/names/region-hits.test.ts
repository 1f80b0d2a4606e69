import { expect, test } from "vitest";
import type { Box, RegionMark } from "../../scene/scene.ts";
import { RegionHits } from "./region-hits.ts";

const boundsOf = (ring: Float64Array): Box => {
  const [xs, ys] = [0, 1].map((first) => ring.filter((_, index) => index % 2 === first));
  const [x, y] = [Math.min(...xs!), Math.min(...ys!)];
  return { x, y, width: Math.max(...xs!) - x, height: Math.max(...ys!) - y };
};

const regionOf = (ring: Float64Array, ...holes: Float64Array[]): RegionMark => ({
  shape: "region",
  datum: { bounds: boundsOf(ring) } as RegionMark["datum"],
  rings: [ring, ...holes],
  color: "line",
});

const SIDES = 24;

/** A round area whose outline has so many corners. */
const ringAround = (x: number, y: number, radius: number, corners = SIDES): Float64Array =>
  Float64Array.from(
    Array.from({ length: corners + 1 }, (_, corner) => {
      const angle = (corner / corners) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }).flat(),
  );

const at = (x: number, y: number): Box => ({ x: x - 20, y: y - 6, width: 40, height: 12 });

/** What is looked at for a name at each of so many areas on each side of a square. */
const countLooks = (side: number): number => {
  const step = 60;
  const plot = { x: 10, y: 20, width: side * step, height: side * step };
  const centers = Array.from({ length: side ** 2 }, (_, index) => ({
    x: plot.x + ((index % side) + 0.5) * step,
    y: plot.y + (Math.floor(index / side) + 0.5) * step,
  }));
  const hits = new RegionHits(
    plot,
    centers.map(({ x, y }) => regionOf(ringAround(x, y, 28))),
  );
  for (const { x, y } of centers) {
    expect(hits.touches(at(x, y))).toBe(true);
    expect(hits.touches({ x: x + 29, y: y + 28, width: 2, height: 4 })).toBe(false);
    expect(hits.findUnder(at(x, y))?.datum.bounds.x).toBe(x - 28);
  }
  return hits.looks;
};

test("four times as many areas with names cost four times as many looks at areas, edges and corners", () => {
  expect(countLooks(24)).toBeLessThan(5 * countLooks(12));
});

test("of an outline of many corners the edges beside a name are looked at alone", () => {
  const plot = { x: 0, y: 0, width: 600, height: 600 };
  const island = regionOf(ringAround(300, 300, 290, 4000));
  const hits = new RegionHits(plot, [island]);
  expect(hits.carries(island, at(300, 300))).toBe(true);
  expect(hits.touches(at(300, 300), island)).toBe(false);
  expect(hits.touches(at(25, 25))).toBe(false);
  expect(hits.looks).toBeLessThan(4000);
});

test("a name in a hole of an area, or beside it, touches it where a corner of it lies under the name alone", () => {
  const plot = { x: 0, y: 0, width: 600, height: 600 };
  const lake = ringAround(300, 300, 100);
  const island = regionOf(ringAround(300, 300, 290), lake);
  const hits = new RegionHits(plot, [island]);
  expect(hits.touches(at(300, 300))).toBe(false);
  expect(hits.carries(island, at(300, 300))).toBe(false);
  expect(hits.carries(island, at(300, 150))).toBe(true);
  expect(hits.touches(at(300, 400))).toBe(true);
  // A spit that is thinner than what lies between the points at which one looks.
  const spit = regionOf(Float64Array.from([306, 250, 307, 304, 308, 250, 306, 250]));
  expect(new RegionHits(plot, [spit]).touches(at(300, 305))).toBe(true);
});
