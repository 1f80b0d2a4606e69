import type { Breakpoint } from "@statelier/document";
import type { Vision } from "../palettes/simulate-vision.ts";

/** How wide a chart is on its page: on a phone, in a narrow column, on a desk. */
export const CHART_WIDTHS = [390, 640, 928] as const;

export type ChartWidth = (typeof CHART_WIDTHS)[number];

/** Pixels at the left and at the right of a chart on its page. */
const PAGE_PADDING = 16;

/** The page on which a chart of this width stands; the narrowest is the window of a phone. */
export const widthOfPage = (width: ChartWidth): number =>
  width === 390 ? width : width + 2 * PAGE_PADDING;

/** The widest page for which there is room, but for what a scroll bar may take. */
export const fitWidth = (room: number): ChartWidth =>
  CHART_WIDTHS.findLast((width) => widthOfPage(width) <= room + PAGE_PADDING) ?? CHART_WIDTHS[0];

/** How the author looks at the chart; nothing of it is stored. */
export type CanvasLook = {
  width: ChartWidth;
  /** How wide the screen is for which charts are laid out. */
  screen: Breakpoint;
  theme: "light" | "dark";
  vision: Vision;
};
