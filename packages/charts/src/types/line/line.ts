import type { DrawingEntry } from "../../react/drawing-entry.ts";

export const line: DrawingEntry<"line"> = {
  folder: "line",
  icon: { path: "M3 17l5-6 4 3 9-9M3 21h18", width: 1.75 },
  height: "width",
  load: async () => (await import("./drawing.ts")).lineDrawing,
};
