import type { DrawingEntry } from "../../react/page-drawing.ts";

export const comboLineColumn: DrawingEntry<"comboLineColumn"> = {
  folder: "combo-line-column",
  icon: { path: "M6 21v-7M12 21v-9M18 21v-5M3 10l6-4 5 3 7-6", width: 1.75 },
  load: async () => (await import("./drawing.ts")).comboLineColumnDrawing,
};
