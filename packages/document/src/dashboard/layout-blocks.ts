import { type Breakpoint, BREAKPOINTS } from "../schema/breakpoints.ts";
import type { Block, CanvasItem, Layout } from "../schema/layout.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ChartDocument } from "../document/configurator-state.ts";

/** Columns of the canvas by width of the screen (LA4). */
export const CANVAS_COLUMNS: Readonly<Record<Breakpoint, number>> = { xl: 4, lg: 3, md: 2, sm: 1 };

/** Columns that a block may take. */
export const CANVAS_MAX_WIDTH = 4;
const CHART_HANDLES: NonNullable<CanvasItem["resizeHandles"]> = [
  "s",
  "w",
  "e",
  "n",
  "sw",
  "nw",
  "se",
  "ne",
];
const TEXT_HANDLES: NonNullable<CanvasItem["resizeHandles"]> = ["w", "e"];

type Cell = { x: number; y: number };
type Size = { w: number; h: number };

const overlaps = (item: CanvasItem, cell: Cell, size: Size): boolean =>
  item.x < cell.x + size.w &&
  cell.x < item.x + item.w &&
  item.y < cell.y + size.h &&
  cell.y < item.y + item.h;

/** The first free place, row by row (LA5): in the first row, or right below an item, however high that is. */
const findFreeCell = (items: readonly CanvasItem[], size: Size, columns: number): Cell => {
  const ends = new Set(items.map(({ y, h }) => Math.ceil(y + h)));
  const rows = [0, ...[...ends].filter((y) => y > 0).toSorted((a, b) => a - b)];
  for (const y of rows) {
    for (let x = 0; x + size.w <= columns; x += 1) {
      if (!items.some((item) => overlaps(item, { x, y }, size))) return { x, y };
    }
  }
  return { x: 0, y: rows.at(-1) ?? 0 };
};

const makeCanvasItem = (
  block: Pick<Block, "type" | "key">,
  items: readonly CanvasItem[],
  columns: number,
): CanvasItem => {
  const size = { w: 1, h: block.type === "chart" ? 7 : 1 };
  return {
    i: block.key,
    ...findFreeCell(items, size, columns),
    ...size,
    minH: 1,
    maxW: CANVAS_MAX_WIDTH,
    resizeHandles: block.type === "chart" ? CHART_HANDLES : TEXT_HANDLES,
  };
};

/** One item for each block, and none for others (LA5). */
export const repairItems = (
  blocks: readonly Pick<Block, "type" | "key">[],
  kept: readonly CanvasItem[],
  breakpoint: Breakpoint,
): CanvasItem[] => {
  const missing = new Set(blocks.map(({ key }) => key));
  const items = kept.filter(({ i }) => missing.delete(i));
  for (const block of blocks) {
    if (missing.delete(block.key))
      items.push(makeCanvasItem(block, items, CANVAS_COLUMNS[breakpoint]));
  }
  return items;
};

type CanvasLayout = Extract<Layout, { layout: "canvas" }>;

const isCanvas = (layout: Layout): layout is CanvasLayout =>
  layout.type === "dashboard" && layout.layout === "canvas";

/** On a canvas every block has one item at every width, and nothing else has (LA5). */
export const repairLayout = (layout: Layout): Layout => {
  if (!isCanvas(layout)) return layout;
  const layouts = Object.fromEntries(
    BREAKPOINTS.map((breakpoint) => [
      breakpoint,
      repairItems(layout.blocks, layout.layouts[breakpoint] ?? [], breakpoint),
    ]),
  );
  return { ...layout, layouts };
};

/** The layout without a chart's block; at least one chart stays publishable (CH2). */
export const removeFromLayout = (
  layout: Layout,
  key: string,
  chartConfigs: readonly ChartConfig[],
): Layout => {
  const blocks = layout.blocks.filter((block) => block.key !== key);
  if (layout.type !== "singleURLs") return repairLayout({ ...layout, blocks });
  const kept = layout.publishableChartKeys.filter((each) => each !== key);
  const publishableChartKeys =
    kept.length > 0 ? kept : chartConfigs.slice(0, 1).map((chart) => chart.key);
  return { ...layout, blocks, publishableChartKeys };
};

/** A layout by one word: tabs, the three forms of a dashboard, or a page for each chart. */
export type LayoutType = "tab" | "tall" | "vertical" | "canvas" | "singleURLs";

/** The layout as another type: texts and blocks stay; a dashboard is tall by default (LA1 to LA3). */
export const makeLayout = (
  type: LayoutType,
  { meta, blocks, extensions }: Pick<Layout, "meta" | "blocks" | "extensions">,
  chartKeys: readonly string[],
): Layout => {
  const shared = { meta, blocks, ...(extensions ? { extensions } : {}) };
  if (type === "tab") return { type, ...shared };
  if (type === "singleURLs") return { type, ...shared, publishableChartKeys: [...chartKeys] };
  if (type !== "canvas") return { type: "dashboard", layout: type, ...shared };
  const fresh = blocks.map((block) => ({ ...block, initialized: false }));
  return repairLayout({ type: "dashboard", layout: type, ...shared, blocks: fresh, layouts: {} });
};

/** The type of a layout by the name that authors choose it under. */
export const typeOfLayout = (layout: Layout): LayoutType =>
  layout.type === "dashboard" ? layout.layout : layout.type;

const keepPlaces = (layout: Layout, before: Layout): Layout => {
  if (layout.type === "singleURLs" && before.type === "singleURLs") {
    const kept = before.publishableChartKeys.filter((key) =>
      layout.publishableChartKeys.includes(key),
    );
    return kept.length > 0 ? { ...layout, publishableChartKeys: kept } : layout;
  }
  if (!isCanvas(layout) || !isCanvas(before)) return layout;
  const known = new Map(before.blocks.map(({ key, initialized }) => [key, initialized]));
  const blocks = layout.blocks.map((block) => ({
    ...block,
    initialized: known.get(block.key) ?? false,
  }));
  return repairLayout({ ...layout, blocks, layouts: before.layouts });
};

/** The layout as another type; what this type had when it was left comes back: places on a canvas, charts to publish (LA15). */
export const switchLayout = (
  type: LayoutType,
  current: Layout,
  { before, chartKeys }: { before: Layout | undefined; chartKeys: readonly string[] },
): Layout => {
  const layout = makeLayout(type, current, chartKeys);
  return before ? keepPlaces(layout, before) : layout;
};

/** Whether there is a page to lay out: of several charts, or of one around which words or texts stand; each address of its own has none. */
export const hasLayout = ({
  chartConfigs,
  layout: { type, blocks, meta },
}: Pick<ChartDocument, "chartConfigs" | "layout">): boolean =>
  chartConfigs.length > 1 ||
  (type !== "singleURLs" &&
    (blocks.some((block) => block.type === "text") ||
      [meta.title, meta.description].some((words) => Object.values(words).some(Boolean))));
