import type { DrawingEntry } from "../../react/page-drawing.ts";

export const line: DrawingEntry<"line"> = {
  folder: "line",
  hasPointValues: true,
  icon: { path: "M3 17l5-6 4 3 9-9M3 21h18", width: 1.75 },
  load: async () => (await import("./drawing.ts")).lineDrawing,
};
