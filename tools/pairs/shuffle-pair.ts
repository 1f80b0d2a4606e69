import { createHash } from "node:crypto";

export const DRAWERS = ["ours", "plot", "echarts"] as const;
export const LETTERS = ["A", "B", "C"] as const;
export type Drawer = (typeof DRAWERS)[number];
export type Letter = (typeof LETTERS)[number];

const rank = (picture: string, drawer: Drawer): string =>
  createHash("sha256").update(`twenty pairs ${picture} ${drawer}`).digest("hex");

/** Who drew what readers see as A, B and C; `picture` such as `01-360`. The same in every run, and of no order that shows. */
export const shufflePair = (picture: string): Record<Letter, Drawer> => {
  const [A = "ours", B = "plot", C = "echarts"] = DRAWERS.toSorted((a, b) =>
    rank(picture, a).localeCompare(rank(picture, b)),
  );
  return { A, B, C };
};
