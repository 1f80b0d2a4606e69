export type Point = readonly [x: number, y: number];

/** Twice the area of a ring, negative where it runs clockwise. */
export const deriveTurn = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);

/** A square of the size of one cell, clockwise: for what is smaller than that. */
export const drawCell = ([x, y]: Point): Point[] => [
  [x, y],
  [x, y + 1],
  [x + 1, y + 1],
  [x + 1, y],
  [x, y],
];
