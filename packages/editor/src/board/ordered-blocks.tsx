import type { Block, Breakpoint, Layout } from "@statelier/document";
import { useLocale, useT, VisuallyHidden } from "@statelier/ui";
import { BlockGrid, BoardFrame } from "@statelier/viewer/board";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { useEditor, useSession, useTouched } from "../chart/editor-context.ts";
import { nameBlock } from "../chart/name-block.ts";
import { focusHandle } from "../controls/focus-handle.ts";
import { useAnnouncement } from "../controls/use-announcement.ts";
import { useDragOrder } from "../controls/use-drag-order.ts";
import { BlockBar } from "./block-bar.tsx";
import { BlockContent } from "./block-content.tsx";
import { DragHandle } from "../controls/drag-handle.tsx";
import styles from "./layout-stage.module.css";
import { walkHandles } from "./walk-handles.ts";

type OrderedLayout = Extract<Layout, { layout: "tall" | "vertical" }>;

const KEY_STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** Swaps blocks; the focus stays on the one that keys have moved, and its new place is announced. */
const useSwap = (blocks: readonly Block[]) => {
  const t = useT();
  const locale = useLocale();
  const { session, dispatch } = useEditor();
  const moved = useRef<string>(undefined);
  const [announcement, announce] = useAnnouncement();
  const swap = useCallback(
    (oldIndex: number, newIndex: number) =>
      dispatch({ type: "LAYOUT_BLOCK_SWAP", oldIndex, newIndex }),
    [dispatch],
  );
  const tell = useCallback(
    (block: Block, at: number, says: "place" | "end" = "place"): void => {
      const name = nameBlock(block, session.read().state, locale, t);
      announce(t(`editor.order.${says}`, { name, place: at + 1, total: blocks.length }));
    },
    [blocks, session, locale, t, announce],
  );
  const swapByKey = (index: number, by: -1 | 1): void => {
    const block = blocks[index];
    if (!block) return;
    if (!blocks[index + by]) return tell(block, index, "end");
    moved.current = block.key;
    swap(index, index + by);
  };
  useEffect(() => {
    const at = blocks.findIndex(({ key }) => key === moved.current);
    const block = blocks[at];
    if (!block) return;
    moved.current = undefined;
    focusHandle(block.key);
    tell(block, at);
  }, [blocks, tell]);
  return { swap, swapByKey, announcement };
};

/** Blocks in an order: two of them swap their places by drag or by the arrow keys. */
export const OrderedBlocks = ({
  layout,
  screen,
}: {
  layout: OrderedLayout;
  screen: Breakpoint;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const touched = useTouched();
  const { blocks } = layout;
  const names = useSession(({ state }) =>
    Object.fromEntries(blocks.map((block) => [block.key, nameBlock(block, state, locale, t)])),
  );
  const hint = useId();
  const { swap, swapByKey, announcement } = useSwap(blocks);
  const { drag, startDrag } = useDragOrder(swap);
  const indexOf = (key: string): number => blocks.findIndex((block) => block.key === key);
  const cellProps = ({ key }: Block) => {
    const index = indexOf(key);
    const isOver = drag && drag.over === index && drag.from !== index;
    return {
      "data-order-place": index,
      "data-touched": touched.includes(key) ? "" : undefined,
      "data-dragged": drag?.from === index ? "" : undefined,
      "data-over": isOver ? "" : undefined,
    };
  };
  const onKeyDown = (event: KeyboardEvent, key: string): void => {
    const by = KEY_STEPS[event.key];
    if (by !== undefined) swapByKey(indexOf(key), by);
    else if (!walkHandles(event)) return;
    event.preventDefault();
  };
  return (
    <BoardFrame className={styles["board"]} data-order-list="">
      <BlockGrid
        layout={layout}
        breakpoint={screen}
        cellProps={cellProps}
        renderBlock={(block) => (
          <>
            <BlockBar
              block={block}
              handle={
                <DragHandle
                  of={block.key}
                  label={t("editor.blocks.move", { name: names[block.key] ?? "" })}
                  hint={hint}
                  onPointerDown={(event) => startDrag(event, indexOf(block.key))}
                  onKeyDown={(event) => onKeyDown(event, block.key)}
                />
              }
            />
            <BlockContent block={block} layout={layout} screen={screen} />
          </>
        )}
      />
      <VisuallyHidden>
        <span id={hint}>{t("editor.blocks.hint.order")}</span>
        <output>{announcement}</output>
      </VisuallyHidden>
    </BoardFrame>
  );
};
