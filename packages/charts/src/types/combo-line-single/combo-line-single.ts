import type { DrawingEntry } from "../../react/page-drawing.ts";

export const comboLineSingle: DrawingEntry<"comboLineSingle"> = {
  folder: "combo-line-single",
  icon: { path: "M3 17l5-6 4 3 9-9M3 12l6 6 6-3 6 2", width: 1.75 },
  load: async () => (await import("./drawing.ts")).comboLineSingleDrawing,
};
