import type { Breakpoint } from "../schema/breakpoints.ts";
import type { Block, CanvasItem, Layout } from "../schema/layout.ts";
import { CANVAS_COLUMNS, CANVAS_MAX_WIDTH, repairItems } from "./layout-blocks.ts";

/** Pixels of the screen from which a breakpoint holds (D9). */
export const BREAKPOINT_WIDTHS: Readonly<Record<Breakpoint, number>> = {
  xl: 768,
  lg: 640,
  md: 480,
  sm: 0,
};

/** Pixels of the page by which authors look at a breakpoint (D9). */
export const PREVIEW_WIDTHS: Readonly<Record<Breakpoint, number>> = {
  xl: 1023,
  lg: 767,
  md: 639,
  sm: 480,
};

/** Pixels of a row of the canvas. */
export const CANVAS_ROW = 100;

/** What placing needs of a dashboard: of its blocks only which they are. */
export type BlockLayout<B extends BlockName = BlockName> =
  | { layout: "tall" | "vertical"; blocks: readonly B[] }
  | (Pick<Extract<Layout, { layout: "canvas" }>, "layout" | "layouts"> & { blocks: readonly B[] });

type BlockName = Pick<Block, "type" | "key">;

/** Where a block stands, in columns and rows from 0. On a canvas a row has `CANVAS_ROW` pixels, elsewhere the height of what is in it. */
export type BlockPlace = { key: string; x: number; y: number; w: number; h: number };

/** Columns of the grid. Narrow pairs of a tall dashboard stand side by side on a wide screen alone. */
export const countColumns = ({ layout }: BlockLayout, breakpoint: Breakpoint): number => {
  if (layout === "canvas") return CANVAS_COLUMNS[breakpoint];
  return layout === "tall" && breakpoint === "xl" ? 2 : 1;
};

/** One wide block and two narrow ones, again and again; a narrow one that is left alone takes the row (LA12). */
const placeTall = (blocks: readonly BlockName[], columns: number): BlockPlace[] =>
  blocks.map(({ key }, at) => {
    if (columns === 1) return { key, x: 0, y: at, w: 1, h: 1 };
    const part = at % 3;
    const y = Math.floor(at / 3) * 2 + Math.min(part, 1);
    const isNarrow = part === 2 || (part === 1 && at < blocks.length - 1);
    return { key, x: part === 2 ? 1 : 0, y, w: isNarrow ? 1 : 2, h: 1 };
  });

/** Higher than any screen: what a stored document says beyond it is no height. */
const MOST_ROWS = 100;

const readCell = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** The fewest rows and the most columns of a block, in whole cells of the grid, whatever its document says. */
export const readBounds = (
  { minH = 1, maxW = CANVAS_MAX_WIDTH }: Partial<Pick<CanvasItem, "minH" | "maxW">>,
  columns: number,
): { minH: number; maxW: number } => ({
  minH: readCell(Math.ceil(minH), 1, MOST_ROWS),
  maxW: readCell(maxW, 1, columns),
});

const shareColumns = (a: BlockPlace, b: BlockPlace): boolean => a.x < b.x + b.w && b.x < a.x + a.w;

const findEnd = (places: readonly BlockPlace[]): number =>
  places.reduce((end, { y, h }) => Math.max(end, Math.ceil(y + h)), 0);

const compareReading = (a: BlockPlace, b: BlockPlace): number => a.y - b.y || a.x - b.x;

/** One after the other goes up as far as those before it leave room. */
export const settlePlaces = (places: readonly BlockPlace[]): BlockPlace[] => {
  const settled: BlockPlace[] = [];
  for (const place of places) {
    const others = settled.filter((each) => shareColumns(place, each));
    let y = Math.min(place.y, findEnd(settled));
    const isInTheWay = (each: BlockPlace): boolean => each.y < y + place.h && y < each.y + each.h;
    for (let taken = others.filter(isInTheWay); taken.length > 0; taken = others.filter(isInTheWay))
      y = findEnd(taken);
    y = findEnd(others.filter((each) => each.y + each.h <= y));
    settled.push({ ...place, y });
  }
  return settled.toSorted(compareReading);
};

/** Nothing overlaps and nothing floats: from above, each goes up as far as those before it leave room (LA13). */
export const compactPlaces = (places: readonly BlockPlace[]): BlockPlace[] =>
  settlePlaces(places.toSorted(compareReading));

const placeCanvas = (
  { blocks, layouts }: Extract<BlockLayout, { layout: "canvas" }>,
  breakpoint: Breakpoint,
): BlockPlace[] => {
  const columns = CANVAS_COLUMNS[breakpoint];
  return compactPlaces(
    repairItems(blocks, layouts[breakpoint] ?? [], breakpoint).map((item) => {
      const { minH, maxW } = readBounds(item, columns);
      const w = readCell(item.w, 1, maxW);
      return {
        key: item.i,
        x: readCell(item.x, 0, columns - w),
        y: Math.max(0, Math.round(item.y)),
        w,
        h: readCell(item.h, minH, MOST_ROWS),
      };
    }),
  );
};

/** Every block in its place at one width of the screen, in the order in which they are read. */
export const placeBlocks = (layout: BlockLayout, breakpoint: Breakpoint): BlockPlace[] =>
  layout.layout === "canvas"
    ? placeCanvas(layout, breakpoint)
    : placeTall(layout.blocks, countColumns(layout, breakpoint));

/** The blocks as they are read on a wide screen: row by row (LA14). */
export const sortBlocks = <B extends BlockName>(layout: BlockLayout<B>): B[] => {
  const keys = placeBlocks(layout, "xl").map(({ key }) => key);
  return layout.blocks.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
};
