import type { Position } from "geojson";

import { unwrapRing } from "./cut-at-antimeridian.ts";

const TURN = 360;
const POLE = 90;
const NEAR = 1e-6;

const isOnCut = ([x = 0]: Position): boolean => Math.abs(Math.abs(x % TURN) - TURN / 2) < NEAR;

/** The lines of a ring between its edges along the antimeridian; none where it has no such edge. */
const openRing = (ring: readonly Position[]): Position[][] => {
  const points = ring.slice(0, -1);
  const isEdge = (at: number): boolean =>
    [at, at + 1].every((each) => isOnCut(points[each % points.length] ?? []));
  const first = points.findIndex((_, at) => isEdge(at));
  if (first < 0) return [];
  const lines: Position[][] = [];
  let line: Position[] = [];
  for (let at = first + 1; at <= first + points.length; at += 1) {
    line.push(points[at % points.length] ?? []);
    if (!isEdge(at)) continue;
    if (line.length > 1) lines.push(line);
    line = [];
  }
  return lines;
};

const shift = ([x = 0, y = 0]: Position, by: number): Position => [x + by, y];

/** A line that ends a turn beside its beginning goes round a pole. */
const closeLine = (line: readonly Position[]): Position[] => {
  const [[x = 0, y = 0] = [], [endX = 0] = []] = [line[0], line.at(-1)];
  if (Math.abs(endX - x) < NEAR) return [...line.slice(0, -1), [x, y]];
  const pole = Math.sign(y) * POLE;
  return [...line, [endX, pole], [x, pole], [x, y]];
};

const nearestTo = ([, y = 0]: Position, lines: readonly Position[][]): Position[] | undefined => {
  let [nearest, least] = [lines[0], Number.POSITIVE_INFINITY];
  for (const line of lines) {
    const gap = Math.abs((line[0]?.[1] ?? 0) - y);
    if (gap < least) [nearest, least] = [line, gap];
  }
  return nearest;
};

/** Rings that a source cuts at the antimeridian, in one again: their longitudes run on beyond ±180°. */
export const joinAtAntimeridian = (rings: readonly Position[][]): Position[][] => {
  const joined: Position[][] = [];
  const open: Position[][] = [];
  for (const ring of rings.map(unwrapRing)) {
    const lines = openRing(ring);
    if (lines.length > 0) open.push(...lines);
    else joined.push(closeLine(ring));
  }
  for (let line = open.pop(); line; line = open.pop()) {
    for (;;) {
      const end = line.at(-1) ?? [];
      const next = nearestTo(end, [line, ...open]);
      if (!next || next === line) break;
      const turns = Math.round(((end[0] ?? 0) - (next[0]?.[0] ?? 0)) / TURN);
      line.push(...next.slice(1).map((point) => shift(point, turns * TURN)));
      open.splice(open.indexOf(next), 1);
    }
    joined.push(closeLine(line));
  }
  return joined;
};
