import { areApart } from "../../parts/text/keep-clear.ts";
import type { Box, Point, RegionMark } from "../../scene/scene.ts";
import { BoxGrid } from "../../parts/text/box-grid.ts";

/** Pixels of a row of edges, which a line through a point crosses, and along a side of a cell of corners. */
const ROW = 4;
const CELL = 16;

/** Parts of the width and height of a box at which one looks what lies under it: the middle first. */
const SAMPLES = [0.5, 0.25, 0.75, 0, 1].flatMap((across) =>
  [0.5, 0, 1].map((down) => [across, down] as const),
);

const sampleOf = (
  { x, y, width, height }: Box,
  [across, down]: readonly [number, number],
): Point => ({ x: x + across * width, y: y + down * height });

export const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

const boundsOf = (ring: Float64Array): Box => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < ring.length; at += 2) {
    const [x = 0, y = 0] = [ring[at], ring[at + 1]];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The box around the largest part of an area. */
export const mainBounds = ({ datum, rings }: RegionMark): Box =>
  rings
    .map(boundsOf)
    .reduce<Box | undefined>(
      (most, box) => (most && most.width * most.height >= box.width * box.height ? most : box),
      undefined,
    ) ?? datum.bounds;

type Corner = Box & { region: RegionMark };

/** The areas of a map by where their edges and corners lie: one looks at those near a point alone. */
export class RegionHits {
  readonly #plot: Box;
  readonly #areas: BoxGrid<RegionMark>;
  readonly #corners: BoxGrid<Corner>;
  /** Of the areas that were asked for: edges by the rows that they reach, four numbers each. */
  readonly #edges = new Map<RegionMark, number[][]>();
  #looks = 0;

  constructor(plot: Box, regions: readonly RegionMark[]) {
    this.#plot = plot;
    this.#areas = new BoxGrid(
      plot,
      regions.map((region) => [region.datum.bounds, region]),
      CELL,
    );
    this.#corners = new BoxGrid(plot, [], CELL);
    for (const region of regions)
      for (const ring of region.rings)
        for (let at = 0; at + 1 < ring.length; at += 2) {
          const [x = 0, y = 0] = [ring[at], ring[at + 1]];
          const corner = { x, y, width: 0, height: 0, region };
          this.#corners.add(corner, corner);
        }
  }

  #rowOf(y: number): number {
    return Math.floor((y - this.#plot.y) / ROW);
  }

  #edgesOf(region: RegionMark): number[][] {
    const known = this.#edges.get(region);
    if (known) return known;
    const rows: number[][] = [];
    const last = this.#rowOf(this.#plot.y + this.#plot.height);
    for (const ring of region.rings)
      for (let at = 0; at + 3 < ring.length; at += 2) {
        const [ax = 0, ay = 0, bx = 0, by = 0] = [
          ring[at],
          ring[at + 1],
          ring[at + 2],
          ring[at + 3],
        ];
        const end = Math.min(last, this.#rowOf(Math.max(ay, by)));
        for (let row = Math.max(0, this.#rowOf(Math.min(ay, by))); row <= end; row += 1)
          (rows[row] ??= []).push(ax, ay, bx, by);
      }
    this.#edges.set(region, rows);
    return rows;
  }

  /** Whether a point lies in an area; what lies in two rings is a hole. */
  #holds(region: RegionMark, { x, y }: Point): boolean {
    if (!isIn(region.datum.bounds, { x, y })) return false;
    const edges = this.#edgesOf(region)[this.#rowOf(y)] ?? [];
    this.#looks += edges.length / 4;
    let isInside = false;
    for (let at = 0; at < edges.length; at += 4) {
      const [ay = 0, by = 0] = [edges[at + 1], edges[at + 3]];
      if (ay > y === by > y) continue;
      const [ax = 0, bx = 0] = [edges[at], edges[at + 2]];
      if (x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside;
    }
    return isInside;
  }

  /** Whether an area lies under all of a box. */
  carries(region: RegionMark, box: Box): boolean {
    return (
      !areApart(region.datum.bounds, box) &&
      SAMPLES.every((at) => this.#holds(region, sampleOf(box, at)))
    );
  }

  /** The first of the areas that lies under all of a box. */
  findUnder(box: Box): RegionMark | undefined {
    return this.#areas.findAt(box, (region) => this.carries(region, box));
  }

  /** Whether an area, but its own, lies under a part of a box within the plot. */
  touches(box: Box, own?: RegionMark): boolean {
    const mayTouch = (region: RegionMark): boolean =>
      region !== own && !areApart(region.datum.bounds, box);
    return (
      SAMPLES.some((at) => {
        const point = sampleOf(box, at);
        return this.#areas.findAt(
          point,
          (region) => this.#holds(region, point) && mayTouch(region),
        );
      }) || this.#corners.some(box, (corner) => isIn(box, corner) && mayTouch(corner.region))
    );
  }

  /** How many corners, areas and edges have been looked at. */
  get looks(): number {
    return this.#looks + this.#areas.looks + this.#corners.looks;
  }
}
