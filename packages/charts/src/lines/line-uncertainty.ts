import { strokePaint } from "../color/mark-paint.ts";
import { clampToRange, type LinearScale } from "../scale/linear-scale.ts";
import type { Point, SceneBand, SceneLine } from "../scene.ts";
import type { TimePositions } from "./time-axis.ts";

type Scales = { x: LinearScale; y: LinearScale };

/** Whiskers stand this far apart at least; closer points get a band. */
const LEAST_DISTANCE = 16;
const CAP = 5;

const smallestDistance = ({ positions }: TimePositions, x: LinearScale): number => {
  const pixels = positions.map(x.toPixel);
  return Math.min(...pixels.slice(1).map((pixel, index) => pixel - (pixels[index] ?? pixel)));
};

/** Whiskers on every point, or a band around the line where the points lie close together. */
export const layoutLineUncertainty = (
  model: TimePositions,
  { x, y }: Scales,
): { bands: SceneBand[]; whiskers: SceneLine[] } => {
  const usesBands = smallestDistance(model, x) < LEAST_DISTANCE;
  const bands: SceneBand[] = [];
  const whiskers: SceneLine[] = [];
  for (const [index, series] of model.data.series.entries()) {
    const color = strokePaint(series.color);
    let upper: Point[] = [];
    let lower: Point[] = [];
    const close = (): void => {
      if (usesBands && upper.length > 1) bands.push({ series: series.value, color, upper, lower });
      [upper, lower] = [[], []];
    };
    for (const [category, cell] of (model.data.cells[index] ?? []).entries()) {
      if (!cell?.interval) {
        close();
        continue;
      }
      const at = x.toPixel(model.positions[category] ?? 0);
      const [low, high] = [clampToRange(y, cell.interval.low), clampToRange(y, cell.interval.high)];
      upper.push({ x: at, y: high });
      lower.push({ x: at, y: low });
      if (!usesBands) whiskers.push(...whisker(at, low, high).map((line) => ({ ...line, color })));
    }
    close();
  }
  return { bands, whiskers };
};

const whisker = (x: number, low: number, high: number): Omit<SceneLine, "color">[] => {
  const line = { role: "whisker" as const, width: 1.5 };
  return [
    { ...line, from: { x, y: low }, to: { x, y: high } },
    { ...line, from: { x: x - CAP, y: low }, to: { x: x + CAP, y: low } },
    { ...line, from: { x: x - CAP, y: high }, to: { x: x + CAP, y: high } },
  ];
};
