import type { Box, LineMark } from "../scene/scene.ts";
import { listDots } from "./paint-marks.ts";

/** What drawing lines asks of a canvas. */
export type LineContext = Pick<
  CanvasRenderingContext2D,
  | "beginPath"
  | "moveTo"
  | "lineTo"
  | "stroke"
  | "arc"
  | "fill"
  | "setLineDash"
  | "save"
  | "rect"
  | "clip"
  | "restore"
> & { strokeStyle: unknown; fillStyle: unknown } & Pick<
    CanvasRenderingContext2D,
    "lineWidth" | "lineJoin" | "lineCap"
  >;

/** Vertices after which a line begins anew where it is: browsers take twice as long for one outline around thousands. */
const PART = 128;

/** A line that is a hair wider than a pixel of the screen takes browsers ten times as long as one that is not. */
const HAIR = 0.02;

const widthOf = ({ width }: LineMark, pixel: number): number =>
  Math.abs(width - pixel) < HAIR * pixel ? (1 - HAIR) * pixel : width;

const FULL = 2 * Math.PI;

const drawDots = (context: LineContext, mark: LineMark): void => {
  context.beginPath();
  for (const { x, y, r } of listDots(mark)) {
    context.moveTo(x + r, y);
    context.arc(x, y, r, 0, FULL);
  }
  context.fill();
};

const cutAt = (context: LineContext, { x, y, width, height }: Box): void => {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
};

/** A line with its dots, as `paintMark` writes it, on a canvas whose units are the scene's; `pixel` is the width of its pixels. */
export const drawLine = (
  context: LineContext,
  mark: LineMark,
  { color, pixel }: { color: string; pixel: number },
): void => {
  if (mark.clip) cutAt(context, mark.clip);
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = widthOf(mark, pixel);
  context.lineJoin = mark.join;
  context.lineCap = "round";
  context.setLineDash([...(mark.dash ?? [])]);
  context.beginPath();
  const isParted = !mark.dash;
  for (const run of mark.runs)
    run.trace(pixel, (x, y, place) => {
      if (place > 0) context.lineTo(x, y);
      if (place === 0 || (isParted && place % PART === 0)) context.moveTo(x, y);
    });
  context.stroke();
  drawDots(context, mark);
  if (mark.clip) context.restore();
};
