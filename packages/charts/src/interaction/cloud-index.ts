import type { CloudMark, Point, SceneDatum } from "../scene.ts";

/** Pixels of the side of a cell. */
const CELL = 16;

/** The dots of clouds by the cells of a grid: those of cell `c` are `items[starts[c]]` up to `items[starts[c + 1]]`. */
export type CloudIndex = {
  clouds: readonly CloudMark[];
  /** The first item of each cloud, counted over all clouds. */
  firsts: readonly number[];
  columns: number;
  rows: number;
  starts: Int32Array;
  items: Int32Array;
};

const cellOf = (at: number, count: number): number =>
  Math.min(Math.max(Math.floor(at / CELL), 0), count - 1);

type Size = { width: number; height: number };

/** Sorts the dots into the cells of a scene by counting. */
export const buildCloudIndex = (
  clouds: readonly CloudMark[],
  { width, height }: Size,
): CloudIndex => {
  const [columns, rows] = [width, height].map((size) => Math.max(1, Math.ceil(size / CELL))) as [
    number,
    number,
  ];
  const starts = new Int32Array(columns * rows + 1);
  const total = clouds.reduce((sum, { xs }) => sum + xs.length, 0);
  const cells = new Int32Array(total);
  const firsts: number[] = [];
  let item = 0;
  for (const { xs, ys } of clouds) {
    firsts.push(item);
    for (let index = 0; index < xs.length; index += 1) {
      const cell = cellOf(ys[index] ?? 0, rows) * columns + cellOf(xs[index] ?? 0, columns);
      cells[item] = cell;
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
      item += 1;
    }
  }
  for (let cell = 0; cell < columns * rows; cell += 1)
    starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  const items = new Int32Array(total);
  const next = starts.slice();
  for (item = 0; item < total; item += 1) {
    const cell = cells[item] ?? 0;
    const place = next[cell] ?? 0;
    items[place] = item;
    next[cell] = place + 1;
  }
  return { clouds, firsts, columns, rows, starts, items };
};

type Found = { item: number; distance: number };

const locate = ({ clouds, firsts }: CloudIndex, item: number): [CloudMark, number] | undefined => {
  const at = firsts.findLastIndex((first) => first <= item);
  const cloud = clouds[at];
  return cloud && [cloud, item - (firsts[at] ?? 0)];
};

const searchCell = (index: CloudIndex, cell: number, { x, y }: Point, best: Found): Found => {
  let found = best;
  for (let at = index.starts[cell] ?? 0; at < (index.starts[cell + 1] ?? 0); at += 1) {
    const item = index.items[at] ?? 0;
    const place = locate(index, item);
    if (!place) continue;
    const [{ xs, ys }, own] = place;
    const distance = Math.hypot((xs[own] ?? 0) - x, (ys[own] ?? 0) - y);
    if (distance < found.distance) found = { item, distance };
  }
  return found;
};

/** The dot nearest to a point, at most `reach` pixels away: rings of cells around it, as far as a nearer dot may be. */
export const findInClouds = (
  index: CloudIndex,
  point: Point,
  reach: number,
): SceneDatum | undefined => {
  const { columns, rows } = index;
  const [column, row] = [cellOf(point.x, columns), cellOf(point.y, rows)];
  let best: Found = { item: -1, distance: reach };
  for (let ring = 0; (ring - 1) * CELL <= best.distance; ring += 1) {
    for (let y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y += 1) {
      const isEdge = Math.abs(y - row) === ring;
      const step = isEdge || ring === 0 ? 1 : 2 * ring;
      for (let x = column - ring; x <= column + ring; x += step)
        if (x >= 0 && x < columns) best = searchCell(index, y * columns + x, point, best);
    }
  }
  const place = best.item === -1 ? undefined : locate(index, best.item);
  return place?.[0].datumAt(place[1]);
};
