import {
  type BlockLayout,
  CANVAS_ROW,
  countColumns,
  placeBlocks,
  sortBlocks,
} from "@statelier/document";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import styles from "./block-grid.module.css";

const BREAKPOINTS = ["xl", "lg", "md", "sm"] as const;

type Breakpoint = (typeof BREAKPOINTS)[number];

type GridBlock = BlockLayout["blocks"][number];

type GridStyle = CSSProperties & Record<`--${string}`, string | number>;

/** Rows of the page that a row of blocks takes, so that what tiles have in common stands on one line: head, filters, switches, drawing, what it has below its plot, notes. */
const TILE_ROWS = 6;

const listAreas = (
  layout: BlockLayout,
  breakpoint: Breakpoint | undefined,
): Map<string, GridStyle> => {
  const rows = layout.layout === "canvas" ? 1 : TILE_ROWS;
  const areas = new Map<string, GridStyle>();
  for (const name of BREAKPOINTS)
    for (const { key, x, y, w, h } of placeBlocks(layout, breakpoint ?? name))
      areas.set(key, {
        ...areas.get(key),
        [`--at-${name}`]: `${y * rows + 1} / ${x + 1} / span ${h * rows} / span ${w}`,
      });
  return areas;
};

/** Frames of these widths have blocks beside each other. */
const WIDE = ["xl", "lg", "md"] as const;
const MOST_COUNTED = 3;

/**
 * Of each block how many of those behind it on the page decide where it stands: what shares rows of the grid with it, or stands
 * above it at some width.
 */
const countAwaited = (
  layout: BlockLayout,
  breakpoint: Breakpoint | undefined,
): Map<string, number> => {
  const order = new Map(sortBlocks(layout).map(({ key }, index) => [key, index]));
  const awaited = new Map<string, number>();
  for (const name of WIDE) {
    const places = placeBlocks(layout, breakpoint ?? name).map(({ key, y, h }) => {
      return { key, y, end: y + h, index: order.get(key) ?? 0 };
    });
    const deepen = (end: number): number => {
      const beside = places.filter(({ y }) => y < end);
      const deeper = Math.max(...beside.map((each) => each.end));
      return deeper > end ? deepen(deeper) : end;
    };
    for (const { key, end, index } of places) {
      const depth = deepen(end);
      const last = Math.max(...places.filter(({ y }) => y < depth).map((each) => each.index));
      awaited.set(key, Math.max(awaited.get(key) ?? 0, last - index));
    }
  }
  return awaited;
};

/** The charts that begin a page on paper: the first ones of their rows on a wide screen, but for those that nothing but texts stand before. */
const listPageStarts = (layout: BlockLayout): Set<string> => {
  const charts = new Set(
    layout.blocks.filter(({ type }) => type === "chart").map(({ key }) => key),
  );
  const places = placeBlocks(layout, "xl").filter(({ key }) => charts.has(key));
  const starts = new Set<string>();
  let row: number | undefined;
  for (const { key, y } of places.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (row !== undefined && y > row) starts.add(key);
    row = y;
  }
  return starts;
};

const deriveGridStyle = (layout: BlockLayout, breakpoint: Breakpoint | undefined): GridStyle => {
  const style: GridStyle = { "--canvas-row": `${CANVAS_ROW}px` };
  for (const name of BREAKPOINTS)
    style[`--columns-${name}`] = countColumns(layout, breakpoint ?? name);
  return style;
};

/**
 * The blocks of a dashboard in their places, in the order in which they are read; no program is needed for another
 * width. It stands in a `BoardFrame`. A tile of a tall or vertical dashboard puts its parts into the rows that the tiles
 * beside it have as well, where they carry `data-tile-part`.
 */
export const BlockGrid = <Block extends GridBlock>({
  layout,
  breakpoint,
  renderBlock,
  cellProps,
}: {
  layout: BlockLayout<Block>;
  /** Of an author who looks at one width; else the frame's own width decides. */
  breakpoint?: Breakpoint;
  renderBlock: (block: Block) => ReactNode;
  /** What else the element around a block has. */
  cellProps?: (
    block: Block,
  ) => Omit<ComponentProps<"div">, "style" | "className"> & Record<`data-${string}`, unknown>;
}): ReactNode => {
  const areas = listAreas(layout, breakpoint);
  const starts = listPageStarts(layout);
  const awaited = countAwaited(layout, breakpoint);
  const nameAwaited = (count: number): number | "all" => (count > MOST_COUNTED ? "all" : count);
  return (
    <div
      className={styles["grid"]}
      data-layout={layout.layout}
      style={deriveGridStyle(layout, breakpoint)}
    >
      {sortBlocks(layout).map((block) => (
        <div
          key={block.key}
          {...cellProps?.(block)}
          className={styles["cell"]}
          data-block={block.type}
          data-awaits={nameAwaited(awaited.get(block.key) ?? 0)}
          data-page={starts.has(block.key) ? "" : undefined}
          style={areas.get(block.key)}
        >
          {renderBlock(block)}
        </div>
      ))}
      <div className={styles["end"]} hidden />
    </div>
  );
};
