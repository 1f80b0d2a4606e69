import type { LineMark } from "../scene/scene.ts";
import { dottedVertices, SINGLE_RADIUS } from "./paint-marks.ts";

/** What drawing lines asks of a canvas. */
export type LineContext = Pick<
  CanvasRenderingContext2D,
  "beginPath" | "moveTo" | "lineTo" | "stroke" | "arc" | "fill" | "setLineDash"
> & { strokeStyle: unknown; fillStyle: unknown } & Pick<
    CanvasRenderingContext2D,
    "lineWidth" | "lineJoin" | "lineCap"
  >;

const FULL = 2 * Math.PI;

const drawDots = (context: LineContext, mark: LineMark): void => {
  const { runs, dotRadius } = mark;
  context.beginPath();
  for (const run of runs) {
    const radius = run.length === 1 ? Math.max(dotRadius, SINGLE_RADIUS) : dotRadius;
    if (radius === 0) continue;
    for (const { anchor } of dottedVertices(run, mark)) {
      context.moveTo(anchor.x + radius, anchor.y);
      context.arc(anchor.x, anchor.y, radius, 0, FULL);
    }
  }
  context.fill();
};

/** A line with its dots, as `paintMark` writes it, on a canvas whose units are the scene's. */
export const drawLine = (context: LineContext, mark: LineMark, color: string): void => {
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = mark.width;
  context.lineJoin = mark.join;
  context.lineCap = "round";
  context.setLineDash([...(mark.dash ?? [])]);
  context.beginPath();
  for (const run of mark.runs) {
    let isFirst = true;
    for (const { anchor } of run) {
      if (isFirst) context.moveTo(anchor.x, anchor.y);
      else context.lineTo(anchor.x, anchor.y);
      isFirst = false;
    }
  }
  context.stroke();
  drawDots(context, mark);
};
