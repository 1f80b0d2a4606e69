import type { DrawingEntry } from "../../react/page-drawing.ts";

export const table: DrawingEntry<"table"> = {
  folder: "table",
  icon: { path: "M3 4h18v16H3zM3 9h18M3 14.5h18M9.5 4v16", width: 1.75 },
  height: "page",
  listsData: true,
  load: async () => (await import("./drawing.ts")).tableDrawing,
  loadFigure: async () => (await import("./figure.tsx")).TableFigure,
};
