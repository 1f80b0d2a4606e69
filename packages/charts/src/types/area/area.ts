import type { DrawingEntry } from "../../react/drawing-entry.ts";

export const area: DrawingEntry<"area"> = {
  folder: "area",
  icon: { path: "M3 21V14l5-5 5 4 8-8v16z", width: 1.75 },
  height: "width",
  load: async () => (await import("./drawing.ts")).areaDrawing,
};
