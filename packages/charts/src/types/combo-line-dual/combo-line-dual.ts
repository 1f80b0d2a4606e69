import type { DrawingEntry } from "../../react/page-drawing.ts";

export const comboLineDual: DrawingEntry<"comboLineDual"> = {
  folder: "combo-line-dual",
  icon: { path: "M3 3v18M21 3v18M6 16l5-6 7 3M6 8l5 6 7-8", width: 1.75 },
  load: async () => (await import("./drawing.ts")).comboLineDualDrawing,
};
