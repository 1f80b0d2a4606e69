import {
  type Block,
  type Breakpoint,
  type Layout,
  placeBlocks,
  type ResizeHandle,
} from "@statelier/document";
import { useLocale, useT, VisuallyHidden } from "@statelier/ui";
import { BlockGrid, BoardFrame } from "@statelier/viewer/board";
import { type ReactNode, useId, useMemo, useRef } from "react";
import { useSession, useTouched } from "../chart/editor-context.ts";
import { nameBlock } from "../chart/name-block.ts";
import { BlockBar } from "./block-bar.tsx";
import { BlockContent } from "./block-content.tsx";
import { DragHandle } from "../controls/drag-handle.tsx";
import styles from "./layout-stage.module.css";
import { listCanvasSteps } from "./list-canvas-steps.ts";
import { useCanvasEdit } from "./use-canvas-edit.ts";
import { useCanvasKeys } from "./use-canvas-keys.ts";
import { useContentHeights } from "./use-content-heights.ts";

const HANDLES: Readonly<Record<Block["type"], readonly ResizeHandle[]>> = {
  chart: ["n", "e", "s", "w", "ne", "se", "sw", "nw"],
  text: ["e", "w"],
};

/** Blocks placed by hand: moved and resized by a pointer, or by keys that take hold of one. */
export const CanvasBlocks = ({
  layout,
  screen,
}: {
  layout: Layout;
  screen: Breakpoint;
}): ReactNode => {
  if (layout.type !== "dashboard" || layout.layout !== "canvas")
    throw new Error("ChartGridLayout can only be used in a canvas layout!");
  const t = useT();
  const locale = useLocale();
  const touched = useTouched();
  const hint = useId();
  const board = useRef<HTMLDivElement>(null);
  const names = useSession(({ state }) =>
    Object.fromEntries(
      layout.blocks.map((block) => [block.key, nameBlock(block, state, locale, t)]),
    ),
  );
  const stored = useMemo(() => placeBlocks(layout, screen), [layout, screen]);
  useContentHeights(board, layout.blocks, stored);
  const edit = useCanvasEdit({ board, layout, screen });
  const { announcement, onKeyDown, leave, tell } = useCanvasKeys({ edit, screen, names });
  const { shown, draft } = edit;
  const places = placeBlocks(shown, screen);
  const cellProps = ({ key }: Block) => {
    const place = places.find((each) => each.key === key);
    return {
      "data-block-key": key,
      "data-touched": touched.includes(key) ? "" : undefined,
      "data-dragged": draft?.key === key ? "" : undefined,
      "data-place": place && [place.x, place.y, place.w, place.h].join(" "),
    };
  };
  return (
    <BoardFrame ref={board} className={styles["board"]}>
      <BlockGrid
        layout={shown}
        breakpoint={screen}
        cellProps={cellProps}
        renderBlock={(block) => (
          <>
            <BlockBar
              block={block}
              steps={listCanvasSteps(block, { edit, screen, tell, t })}
              handle={
                <DragHandle
                  of={block.key}
                  label={t("editor.blocks.move", { name: names[block.key] ?? "" })}
                  hint={hint}
                  isGrabbed={draft?.isGrabbed === true && draft.key === block.key}
                  onPointerDown={(event) => edit.startMove(event, block)}
                  onKeyDown={(event) => onKeyDown(event, block)}
                  onBlur={() => leave(block)}
                />
              }
            />
            {HANDLES[block.type].map((handle) => (
              <div
                key={handle}
                className={styles["edge"]}
                data-edge={handle}
                onPointerDown={(event) => edit.startResize(event, block, handle)}
              />
            ))}
            <BlockContent block={block} layout={layout} screen={screen} />
          </>
        )}
      />
      <VisuallyHidden>
        <span id={hint}>{t("editor.blocks.hint.canvas")}</span>
        <output data-live-announcer="">{announcement}</output>
      </VisuallyHidden>
    </BoardFrame>
  );
};
