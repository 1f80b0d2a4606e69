import { DRAWING_COLORS } from "@statelier/ui/tokens";
import { isHex } from "../parts/color/color.ts";
import type { ChartTheme } from "../scene/scene.ts";
import type { ResolvePaint } from "./resolve-paint.ts";

/** Colours of one theme, which every program reads: those of pictures, which pages do without. */
export const literalPaint =
  (theme: ChartTheme): ResolvePaint =>
  (paint) => {
    if (typeof paint === "object") return paint[theme];
    return isHex(paint) ? paint : DRAWING_COLORS[theme][paint === "ink-soft" ? "inkSoft" : paint];
  };
