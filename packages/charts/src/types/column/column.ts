import type { DrawingEntry } from "../../react/page-drawing.ts";

export const column: DrawingEntry<"column"> = {
  folder: "column",
  hasStacks: true,
  icon: { path: "M3 21h18M5.5 21V11M10 21V5M14.5 21v-7M19 21V8", width: 2.5 },
  hasBars: ({ y, segment }) => Boolean(y?.showValues) || segment?.type === "stacked",
  load: async () => (await import("./drawing.ts")).columnDrawing,
};
