import type { DrawingEntry } from "../../react/page-drawing.ts";

export const pie: DrawingEntry<"pie"> = {
  folder: "pie",
  icon: { path: "M12 3a9 9 0 1 0 9 9h-9zM12 3v9", width: 1.75 },
  load: async () => (await import("./drawing.ts")).pieDrawing,
};
