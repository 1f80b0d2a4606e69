import {
  type BlockLayout,
  BREAKPOINT_WIDTHS,
  CANVAS_ROW,
  countColumns,
  placeBlocks,
} from "@statelier/document";
import type { ChartTexts } from "../chart-state/page-state.ts";

const BREAKPOINTS = ["xl", "lg", "md", "sm"] as const;

/** Pixels between tiles, as the style sheet has them. */
const GAPS = { canvas: 16, rows: 24 };

/** A chart is at least as high, however little room its place leaves (incumbent 2.9). */
const LEAST_HEIGHT = 150;

const countLines = (text: string, letter: number, width: number): number =>
  Math.ceil((text.length * letter) / width);

/** About the pixels of title, description and notes: a chart takes the rest of its place. */
const guessBesides = ({ title, descriptionHtml }: ChartTexts, width: number): number =>
  countLines(title, 10, width) * 29 +
  countLines(descriptionHtml, 7, width) * 24 +
  countLines("·".repeat(160), 6.5, width) * 20 +
  120;

/**
 * The pixels in which the server draws a chart of a dashboard, before anybody knows those of the screen: `outer` is the
 * width by which the grid has its columns, `inner` that of the grid.
 */
export const deriveTileSize = (
  layout: BlockLayout,
  key: string,
  { outer, inner, texts }: { outer: number; inner: number; texts: ChartTexts },
): { width: number; height?: number } => {
  const breakpoint = BREAKPOINTS.find((name) => outer >= BREAKPOINT_WIDTHS[name]) ?? "sm";
  const columns = countColumns(layout, breakpoint);
  const isCanvas = layout.layout === "canvas";
  const gap = isCanvas ? GAPS.canvas : GAPS.rows;
  const { w, h } = placeBlocks(layout, breakpoint).find((place) => place.key === key) ?? {
    w: columns,
    h: 1,
  };
  const column = (inner - gap * (columns - 1)) / columns;
  const width = Math.round(column * w + gap * (w - 1));
  if (!isCanvas) return { width };
  const place = h * CANVAS_ROW + (h - 1) * gap;
  return { width, height: Math.max(LEAST_HEIGHT, place - guessBesides(texts, width)) };
};
