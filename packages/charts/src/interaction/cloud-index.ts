import type { CloudMark, Point, SceneDatum } from "../scene/scene.ts";

/** Pixels of the side of a cell. */
const CELL = 16;

const cellOf = (at: number): number => Math.floor(at / CELL);

const keyOf = (column: number, row: number): number => column * 65_536 + row;

/** The dots of each cloud by the cells of a grid. */
export type CloudIndex = readonly {
  cloud: CloudMark;
  cells: ReadonlyMap<number, readonly number[]>;
}[];

export const buildCloudIndex = (clouds: readonly CloudMark[]): CloudIndex =>
  clouds.map((cloud) => {
    const cells = new Map<number, number[]>();
    for (let dot = 0; dot < cloud.xs.length; dot += 1) {
      const key = keyOf(cellOf(cloud.xs[dot] ?? 0), cellOf(cloud.ys[dot] ?? 0));
      const cell = cells.get(key);
      if (cell) cell.push(dot);
      else cells.set(key, [dot]);
    }
    return { cloud, cells };
  });

const search = (index: CloudIndex, { x, y }: Point, reach: number): SceneDatum | undefined => {
  let nearest: { cloud: CloudMark; dot: number } | undefined;
  let least = reach;
  for (const { cloud, cells } of index)
    for (let column = cellOf(x - reach); column <= cellOf(x + reach); column += 1)
      for (let row = cellOf(y - reach); row <= cellOf(y + reach); row += 1)
        for (const dot of cells.get(keyOf(column, row)) ?? []) {
          const distance = Math.hypot((cloud.xs[dot] ?? 0) - x, (cloud.ys[dot] ?? 0) - y);
          if (distance < least) [nearest, least] = [{ cloud, dot }, distance];
        }
  return nearest?.cloud.datumAt(nearest.dot);
};

/** The dot nearest to a point, less than `reach` pixels away; most often it is very near. */
export const findInClouds = (
  index: CloudIndex,
  point: Point,
  reach: number,
): SceneDatum | undefined => search(index, point, CELL) ?? search(index, point, reach);
