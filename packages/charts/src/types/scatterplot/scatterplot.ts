import type { DrawingEntry } from "../../react/page-drawing.ts";

export const scatterplot: DrawingEntry<"scatterplot"> = {
  folder: "scatterplot",
  icon: { path: "M6 16h.01M9 10h.01M13 14h.01M15 7h.01M19 10h.01M3 3v18h18", width: 1.75 },
  load: async () => (await import("./drawing.ts")).scatterplotDrawing,
};
