import type { DrawingEntry } from "../../react/page-drawing.ts";

export const bar: DrawingEntry<"bar"> = {
  folder: "bar",
  hasStacks: true,
  icon: { path: "M3 3v18M3 5.5h10M3 10h16M3 14.5h7M3 19h13", width: 2.5 },
  height: "rows",
  hasBars: () => true,
  load: async () => (await import("./drawing.ts")).barDrawing,
};
