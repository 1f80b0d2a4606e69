import type { DrawingEntry } from "../../react/page-drawing.ts";

export const area: DrawingEntry<"area"> = {
  folder: "area",
  hasPointValues: true,
  icon: { path: "M3 21V14l5-5 5 4 8-8v16z", width: 1.75 },
  load: async () => (await import("./drawing.ts")).areaDrawing,
};
