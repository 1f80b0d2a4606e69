import { findNote } from "@statelier/document";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";

/** What the author tells readers stands before what the drawing says of itself. */
export const withOwnNote = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const scene = drawing.layout(input);
    const note = findNote(input.config, input.locale);
    return note ? { ...scene, notes: [{ type: "own", ...note }, ...scene.notes] } : scene;
  },
});
