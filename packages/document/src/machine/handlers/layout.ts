import { removeFromLayout, repairLayout } from "../../dashboard/layout-blocks.ts";
import { BREAKPOINTS } from "../../schema/breakpoints.ts";
import type { Block, CanvasItem, Layout } from "../../schema/layout.ts";
import type { StateWithCharts } from "../../document/configurator-state.ts";
import type { EditorEvent } from "../events/events.ts";
import { type ChartsHandler, EDITING, type HandlerResult, LAYOUTING } from "../events/handler.ts";

const setLayout = (state: StateWithCharts, layout: Layout): HandlerResult => ({
  state: { ...state, layout: repairLayout(layout) },
});

const setBlocks = (state: StateWithCharts, blocks: Block[]): HandlerResult =>
  setLayout(state, { ...state.layout, blocks });

/** Every chart has its one block whatever layout comes (LA1). */
const hasAllCharts = (state: StateWithCharts, { blocks }: Layout): boolean => {
  const wanted = state.chartConfigs.map(({ key }) => key).toSorted();
  const found = blocks
    .filter(({ type }) => type === "chart")
    .map(({ key }) => key)
    .toSorted();
  return wanted.length === found.length && wanted.every((key, index) => key === found[index]);
};

/** What is published are charts, and at least one (LA9). */
const isPublishable = ({ chartConfigs }: StateWithCharts, layout: Layout): boolean =>
  layout.type !== "singleURLs" ||
  (layout.publishableChartKeys.length > 0 &&
    layout.publishableChartKeys.every((each) => chartConfigs.some(({ key }) => key === each)));

const change: ChartsHandler<"LAYOUT_CHANGED"> = {
  allowed: ["LAYOUTING", "PUBLISHED"],
  handle: (state, { layout }) =>
    hasAllCharts(state, layout) && isPublishable(state, layout)
      ? setLayout(state, layout)
      : undefined,
};

const changeMeta: ChartsHandler<"LAYOUT_META_CHANGE"> = {
  allowed: LAYOUTING,
  handle: (state, { field, locale, value }) => {
    const { meta } = state.layout;
    return setLayout(state, {
      ...state.layout,
      meta: { ...meta, [field]: { ...meta[field], [locale]: value } },
    });
  },
};

const changeActiveField: ChartsHandler<"LAYOUT_ACTIVE_FIELD_CHANGED"> = {
  allowed: LAYOUTING,
  handle: (state, event) => ({
    state: { ...state, layout: { ...state.layout, activeField: event.field } },
  }),
};

const swapBlocks: ChartsHandler<"LAYOUT_BLOCK_SWAP"> = {
  allowed: EDITING,
  handle: (state, { oldIndex, newIndex }) => {
    const { blocks } = state.layout;
    const [from, to] = [blocks[oldIndex], blocks[newIndex]];
    return from && to
      ? setBlocks(state, blocks.with(oldIndex, to).with(newIndex, from))
      : undefined;
  },
};

const addBlock: ChartsHandler<"LAYOUT_BLOCK_ADD"> = {
  allowed: LAYOUTING,
  handle: (state, { text }, context) => {
    const key = context.makeKey();
    const block: Block = { type: "text", key, text, initialized: false };
    const blocks = [...state.layout.blocks, block];
    return setLayout(state, { ...state.layout, blocks, activeField: key });
  },
};

const findText = (state: StateWithCharts, key: string) =>
  state.layout.blocks.find((block) => block.key === key && block.type === "text");

/** Blocks of charts go with their charts only (LA6). */
const removeBlock: ChartsHandler<"LAYOUT_BLOCK_REMOVE"> = {
  allowed: LAYOUTING,
  handle: (state, { key }) => {
    if (!findText(state, key)) return undefined;
    const { activeField, ...layout } = removeFromLayout(state.layout, key, state.chartConfigs);
    return {
      state: { ...state, layout: activeField === key ? layout : { ...layout, activeField } },
    };
  },
};

const duplicateBlock: ChartsHandler<"LAYOUT_BLOCK_DUPLICATE"> = {
  allowed: LAYOUTING,
  handle: (state, event, context) => {
    const block = findText(state, event.key);
    if (!block) return undefined;
    const key = context.makeKey();
    const blocks = [...state.layout.blocks, { ...block, key, initialized: false }];
    return setLayout(state, { ...state.layout, blocks, activeField: key });
  },
};

/** A text is edited where it is the active block (LA7), and its height is measured anew (LA8). */
const changeText: ChartsHandler<"LAYOUT_BLOCK_TEXT_CHANGE"> = {
  allowed: LAYOUTING,
  handle: (state, { key, locale, value }) => {
    if (!findText(state, key) || state.layout.activeField !== key) return undefined;
    const blocks = state.layout.blocks.map((block) =>
      block.type === "text" && block.key === key
        ? { ...block, text: { ...block.text, [locale]: value }, initialized: false }
        : block,
    );
    return setBlocks(state, blocks);
  },
};

type Measured = Extract<EditorEvent, { type: "LAYOUT_BLOCK_INITIALIZED" }>;

const withHeight = (items: readonly CanvasItem[], { key, minH, width }: Measured): CanvasItem[] =>
  items.map((item) =>
    item.i === key && (width ?? item.w) === item.w ? { ...item, minH, h: minH } : item,
  );

/** The measured height of a block that is new, or of a text that is another one or has another width (LA8). */
const initializeBlock: ChartsHandler<"LAYOUT_BLOCK_INITIALIZED"> = {
  allowed: LAYOUTING,
  handle: (state, event) => {
    const { key, minH } = event;
    const { layout } = state;
    const block = layout.blocks.find((each) => each.key === key);
    if (!block || block.initialized || !Number.isInteger(minH) || minH < 1) return undefined;
    const blocks = layout.blocks.map((each) =>
      each.key === key ? { ...each, initialized: true } : each,
    );
    if (layout.type !== "dashboard" || layout.layout !== "canvas") return setBlocks(state, blocks);
    const layouts = Object.fromEntries(
      Object.entries(layout.layouts).map(([breakpoint, items]) => [
        breakpoint,
        withHeight(items ?? [], event),
      ]),
    );
    return setLayout(state, { ...layout, blocks, layouts });
  },
};

/** Whole places on the canvas, one for each block (LA5). */
const isPlaced = (items: readonly CanvasItem[]): boolean =>
  new Set(items.map(({ i }) => i)).size === items.length &&
  items.every(
    ({ x, y, w, h }) => [x, y, w, h].every(Number.isInteger) && x >= 0 && y >= 0 && w > 0 && h > 0,
  );

/** Texts whose width changes: they have another height. */
const listRefolded = (before: readonly CanvasItem[], after: readonly CanvasItem[]): string[] =>
  after.flatMap(({ i, w }) => (before.some((item) => item.i === i && item.w !== w) ? [i] : []));

/** A screen that the event does not name keeps its places. */
const changeCanvas: ChartsHandler<"LAYOUT_CANVAS_CHANGED"> = {
  allowed: LAYOUTING,
  handle: (state, event) => {
    const { layout } = state;
    if (layout.type !== "dashboard" || layout.layout !== "canvas") return undefined;
    const layouts = { ...layout.layouts };
    const refolded = new Set<string>();
    for (const breakpoint of BREAKPOINTS) {
      const items = event.layouts[breakpoint];
      if (items && !isPlaced(items)) return undefined;
      if (!items) continue;
      for (const key of listRefolded(layouts[breakpoint] ?? [], items)) refolded.add(key);
      layouts[breakpoint] = items;
    }
    const blocks = layout.blocks.map((block) =>
      block.type === "text" && refolded.has(block.key) ? { ...block, initialized: false } : block,
    );
    return setLayout(state, { ...layout, blocks, layouts });
  },
};

/** At least one chart is published (LA9). */
const changePublishable: ChartsHandler<"LAYOUT_PUBLISHABLE_CHANGED"> = {
  allowed: LAYOUTING,
  handle: (state, { chartKey, publishable }) => {
    const { layout, chartConfigs } = state;
    if (layout.type !== "singleURLs" || !chartConfigs.some(({ key }) => key === chartKey)) {
      return undefined;
    }
    const wanted = new Set(layout.publishableChartKeys);
    if (publishable) wanted.add(chartKey);
    else wanted.delete(chartKey);
    const publishableChartKeys = chartConfigs
      .map(({ key }) => key)
      .filter((key) => wanted.has(key));
    if (publishableChartKeys.length === 0) return undefined;
    return setLayout(state, { ...layout, publishableChartKeys });
  },
};

export const layoutHandlers = {
  LAYOUT_CHANGED: change,
  LAYOUT_META_CHANGE: changeMeta,
  LAYOUT_ACTIVE_FIELD_CHANGED: changeActiveField,
  LAYOUT_BLOCK_SWAP: swapBlocks,
  LAYOUT_BLOCK_ADD: addBlock,
  LAYOUT_BLOCK_REMOVE: removeBlock,
  LAYOUT_BLOCK_DUPLICATE: duplicateBlock,
  LAYOUT_BLOCK_TEXT_CHANGE: changeText,
  LAYOUT_BLOCK_INITIALIZED: initializeBlock,
  LAYOUT_CANVAS_CHANGED: changeCanvas,
  LAYOUT_PUBLISHABLE_CHANGED: changePublishable,
};
