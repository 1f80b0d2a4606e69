import type { DrawingEntry } from "../../react/page-drawing.ts";

export const map: DrawingEntry<"map"> = {
  folder: "map",
  hasZoom: true,
  icon: { path: "M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15M15 6v15", width: 1.75 },
  height: "shape",
  load: async () => (await import("./drawing.ts")).mapDrawing,
};
