import type { Paint, Point, SceneLine, TableCell } from "../../scene/scene.ts";
import { ROW_LINE } from "./row-lines.ts";

/** Where a cell of a picture stands; its text begins or ends at the same edges. */
export type CellBox = { left: number; top: number; width: number; height: number };

const GROUND_GAP = 1;
const BAR = 3;

const stroke = (from: Point, to: Point, color: Paint, width: number): SceneLine => ({
  role: "grid",
  from,
  to,
  color,
  width,
});

/** What a cell shows besides its text: its ground, a bar under it, and a line over time before it. */
export const drawCellFigures = ({ look }: TableCell, box: CellBox): SceneLine[] => {
  if (!look) return [];
  const { left, top, width, height } = box;
  const across = (part: { from: number; to: number }, y: number, color: Paint, thick: number) =>
    stroke({ x: left + part.from * width, y }, { x: left + part.to * width, y }, color, thick);
  const whole = { from: 0, to: 1 };
  const ground = look.background ?? look.tag;
  const middle = top + height / 2;
  const lines: SceneLine[] = ground ? [across(whole, middle, ground, height - 2 * GROUND_GAP)] : [];
  const { bar, line } = look;
  if (bar) {
    const y = top + height - BAR;
    if (bar.ground) lines.push(across(whole, y, bar.ground, BAR));
    lines.push(across(bar, y, bar.color, BAR));
  }
  const room = Math.min(ROW_LINE.width, width / 2);
  const toPixel = ({ x, y }: Point): Point => ({
    x: left + x * room,
    y: top + 6 + (1 - y) * (height - 14),
  });
  for (const points of line?.parts ?? [])
    for (const [at, point] of points.entries()) {
      const next = points[at + 1];
      if (next) lines.push(stroke(toPixel(point), toPixel(next), "ink-soft", 1.5));
    }
  return lines;
};
