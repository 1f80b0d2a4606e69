import { onCircle } from "../scene/on-circle.ts";
import type { AreaMark, LineRun, Point, Rings, SliceMark } from "../scene/scene.ts";

/** Hundredths of a pixel are enough for every screen. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Decimals of 0 to 99 hundredths; putting texts together is faster than writing fractions. */
const DECIMALS = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1));

const write = (value: number): string => {
  const hundredths = Math.round(Math.abs(value) * 100);
  const whole = Math.floor(hundredths / 100);
  const text = `${whole}${DECIMALS[hundredths - whole * 100]}`;
  return value < 0 && hundredths > 0 ? `-${text}` : text;
};

const pair = ({ x, y }: Point): string => `${write(x)},${write(y)}`;

const polyline = (points: readonly Point[]): string => points.map(pair).join("L");

/** Vectors are looked at closely, too: on fine screens and on paper. */
const FINE_PIXEL = 0.5;

/** One path over all runs; a run of one point has no length and is left to a dot. */
export const linePath = (runs: readonly LineRun[]): string => {
  let path = "";
  for (const run of runs)
    run.trace(FINE_PIXEL, (x, y, place) => {
      path += `${place === 0 ? "M" : "L"}${write(x)},${write(y)}`;
    });
  return path;
};

export const bandPath = (upper: readonly Point[], lower: readonly Point[]): string =>
  `M${polyline(upper)}L${polyline(lower.toReversed())}Z`;

/** A stroke without length and with round ends is a dot. */
export const dotsPath = (points: readonly Point[]): string =>
  points.map((point) => `M${pair(point)}h0`).join("");

/** An area of one point has no width of its own. */
const SINGLE_HALF = 1.5;

const areaRun = (run: AreaMark["runs"][number]): string => {
  const [first] = run;
  const wide =
    first && run.length === 1
      ? [-SINGLE_HALF, SINGLE_HALF].map((shift) => ({
          base: first.base,
          at: { x: first.at.x + shift, y: first.at.y },
        }))
      : run;
  return bandPath(
    wide.map(({ at }) => at),
    wide.map(({ at, base }) => ({ x: at.x, y: base })),
  );
};

export const areaPath = (runs: AreaMark["runs"]): string => runs.map(areaRun).join("");

export const slicePath = (slice: SliceMark): string => {
  const { center, radius, startAngle, endAngle } = slice;
  const sweep = endAngle - startAngle;
  const arc = (to: Point, isLarge: boolean): string =>
    `A${round(radius)},${round(radius)} 0 ${isLarge ? 1 : 0} 1 ${pair(to)}`;
  const start = onCircle(center, radius, startAngle);
  if (sweep >= 2 * Math.PI - 1e-9) {
    const half = onCircle(center, radius, startAngle + Math.PI);
    return `M${pair(start)}${arc(half, false)}${arc(start, false)}Z`;
  }
  return `M${pair(center)}L${pair(start)}${arc(onCircle(center, radius, endAngle), sweep > Math.PI)}Z`;
};

const writeTenths = (tenths: number): string => {
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  const rest = size - whole * 10;
  const text = rest === 0 ? String(whole) : `${whole === 0 ? "" : whole}.${rest}`;
  return tenths < 0 ? `-${text}` : text;
};

/** A minus sign parts numbers as well as a comma. */
const writeStep = (tenths: number): string =>
  tenths < 0 ? writeTenths(tenths) : `,${writeTenths(tenths)}`;

/** Rings, or lines that are left open, in tenths of a pixel, each point as its distance from the one before. */
export const ringsPath = (rings: Rings, isClosed = true): string => {
  let path = "";
  for (const ring of rings) {
    let [x, y] = [Math.round((ring[0] ?? 0) * 10), Math.round((ring[1] ?? 0) * 10)];
    let steps = "";
    // The last point of a ring is its first one.
    const end = isClosed ? ring.length - 2 : ring.length;
    for (let at = 2; at < end; at += 2) {
      const [toX, toY] = [Math.round((ring[at] ?? 0) * 10), Math.round((ring[at + 1] ?? 0) * 10)];
      if (toX === x && toY === y) continue;
      const dx = writeTenths(toX - x);
      steps += `${steps === "" || dx.startsWith("-") ? "" : " "}${dx}${writeStep(toY - y)}`;
      [x, y] = [toX, toY];
    }
    if (steps === "") continue;
    const [startX, startY] = [Math.round((ring[0] ?? 0) * 10), Math.round((ring[1] ?? 0) * 10)];
    path += `M${writeTenths(startX)}${writeStep(startY)}l${steps}${isClosed ? "z" : ""}`;
  }
  return path;
};
