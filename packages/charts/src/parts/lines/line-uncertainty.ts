import { seriesPaint } from "../color/mark-paint.ts";
import { layoutWhisker } from "../scale/layout-whisker.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import type { Point, SceneBand, SceneLine } from "../../scene/scene.ts";
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
    const cells = model.data.cells[index]?.list ?? [];
    if (!cells.some((cell) => cell?.interval)) continue;
    const color = seriesPaint(series);
    let upper: Point[] = [];
    let lower: Point[] = [];
    const close = (): void => {
      if (usesBands && upper.length > 1) bands.push({ series: series.value, color, upper, lower });
      [upper, lower] = [[], []];
    };
    for (const [category, cell] of cells.entries()) {
      if (!cell?.interval) {
        close();
        continue;
      }
      const at = x.toPixel(model.positions[category] ?? 0);
      const ends = [cell.interval.low, cell.interval.high] as const;
      upper.push({ x: at, y: y.toPixel(cell.interval.high) });
      lower.push({ x: at, y: y.toPixel(cell.interval.low) });
      if (!usesBands)
        whiskers.push(...layoutWhisker(y, ends, { at, cap: CAP, isVertical: true, color }));
    }
    close();
  }
  return { bands, whiskers };
};
