import {
  type Block,
  type Breakpoint,
  CANVAS_ROW,
  type CanvasItem,
  type CanvasStep,
  countColumns,
  isSame,
  type Layout,
  moveOnCanvas,
  placeBlocks,
  type ResizeHandle,
  resizeOnCanvas,
} from "@statelier/document";
import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from "react";
import { useEditor } from "../chart/editor-context.ts";

type CanvasLayout = Extract<Layout, { layout: "canvas" }>;

/** The items of a screen while they are moved, and by what the block is held. */
type Draft = { key: string; items: CanvasItem[]; isGrabbed: boolean };

/** Pixels between two rows of the canvas. */
const GAP = 16;

/** Whole columns and rows between two points of the window. */
const measureStep = (
  grid: HTMLElement,
  columns: number,
  [from, to]: readonly [{ clientX: number; clientY: number }, { clientX: number; clientY: number }],
): CanvasStep => {
  const { width } = grid.getBoundingClientRect();
  const scale = width / grid.clientWidth;
  return {
    dx: Math.round((to.clientX - from.clientX) / ((width + GAP * scale) / columns)),
    dy: Math.round((to.clientY - from.clientY) / ((CANVAS_ROW + GAP) * scale)),
  };
};

/** Follows a pointer until it is let go; Escape ends it without an effect. */
const followPointer = (
  start: ReactPointerEvent,
  { onMove, onEnd }: { onMove: (event: PointerEvent) => void; onEnd: (isKept: boolean) => void },
): void => {
  start.preventDefault();
  const ending = new AbortController();
  const { signal } = ending;
  const end = (isKept: boolean): void => {
    ending.abort();
    onEnd(isKept);
  };
  globalThis.addEventListener("pointermove", onMove, { signal });
  globalThis.addEventListener("pointerup", () => end(true), { signal });
  globalThis.addEventListener("pointercancel", () => end(false), { signal });
  globalThis.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
};

/** Moves and resizes the blocks of a canvas at one width of the screen; each move is one step to undo. */
export const useCanvasEdit = ({
  board,
  layout,
  screen,
}: {
  board: RefObject<HTMLElement | null>;
  layout: CanvasLayout;
  screen: Breakpoint;
}) => {
  const { dispatch } = useEditor();
  const [draft, setDraft] = useState<Draft>();
  const withItems = (items: CanvasItem[]): CanvasLayout => ({
    ...layout,
    layouts: { ...layout.layouts, [screen]: items },
  });
  const commit = (items: CanvasItem[]): void => {
    if (!isSame(placeBlocks(withItems(items), screen), placeBlocks(layout, screen)))
      dispatch({ type: "LAYOUT_CANVAS_CHANGED", layouts: { [screen]: items } });
    setDraft(undefined);
  };
  const follow = (
    event: ReactPointerEvent,
    { key }: Block,
    edit: (step: CanvasStep) => CanvasItem[],
  ): void => {
    const grid = board.current?.querySelector<HTMLElement>("[data-layout]");
    if (event.button !== 0 || !grid) return;
    const columns = countColumns(layout, screen);
    let items: CanvasItem[] | undefined;
    followPointer(event, {
      onMove: (moved) => {
        items = edit(measureStep(grid, columns, [event, moved]));
        setDraft({ key, items, isGrabbed: false });
      },
      onEnd: (isKept) => (isKept && items ? commit(items) : setDraft(undefined)),
    });
  };
  const shown = draft ? withItems(draft.items) : layout;
  const letGo = (): void => {
    if (draft?.isGrabbed) commit(draft.items);
  };
  return {
    shown,
    draft,
    setDraft,
    withItems,
    letGo,
    commit,
    startMove: (event: ReactPointerEvent, block: Block) =>
      follow(event, block, (by) => moveOnCanvas(layout, screen, block.key, by)),
    startResize: (event: ReactPointerEvent, block: Block, handle: ResizeHandle) =>
      follow(event, block, (by) => resizeOnCanvas(layout, screen, block.key, { handle, ...by })),
  };
};
