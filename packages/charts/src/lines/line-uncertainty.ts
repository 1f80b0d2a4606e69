import { strokePaint } from "../color/mark-paint.ts";
import { clampToRange, type LinearScale } from "../scale/linear-scale.ts";
import type { Point, SceneBand, SceneLine } from "../scene.ts";
import type { LineModel } from "./line-model.ts";

type Scales = { x: LinearScale; y: LinearScale };

const CAP = 5;

/** Whiskers on every point, or a band around the line where the points lie close together. */
export const layoutLineUncertainty = (
  model: Pick<LineModel, "data" | "positions" | "usesBands">,
  { x, y }: Scales,
): { bands: SceneBand[]; whiskers: SceneLine[] } => {
  const { usesBands } = model;
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
