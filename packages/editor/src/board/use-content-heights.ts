import { type Block, CANVAS_ROW, type ChartConfig, type placeBlocks } from "@statelier/document";
import { type RefObject, useEffect } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { findLeastHeight } from "./find-least-height.ts";

/** Milliseconds without a change of sizes until they are measured. */
const QUIET_MS = 500;

/** Pixels between two rows of the canvas. */
const GAP = 16;

/** Pixels that a block begins lower than on its page, for the bar with its handle. */
const BAR = 28;

/** Pixels that the content of a cell needs, with a chart as high as it has to be; a text stands on its page without the bar of the editor. */
const measureContent = (cell: HTMLElement, config: ChartConfig | undefined): number => {
  cell.style.alignSelf = "start";
  const whole = cell.offsetHeight;
  cell.style.alignSelf = "";
  if (cell.dataset["block"] === "text") return whole - BAR;
  const drawing = cell.querySelector<HTMLElement>('[data-tile-part="drawing"]');
  if (!drawing || !config) return whole;
  const { offsetWidth: width, offsetHeight: height } = drawing;
  return whole - height + findLeastHeight(config, { width, height });
};

const isDrawn = (cell: HTMLElement): boolean =>
  cell.dataset["block"] === "text" || cell.querySelector("figure") !== null;

/** The height of a block that nobody has measured follows from what is in it (LA8). */
export const useContentHeights = (
  board: RefObject<HTMLElement | null>,
  blocks: readonly Block[],
  places: ReturnType<typeof placeBlocks>,
): void => {
  const { dispatch } = useEditor();
  const activeKey = useSession(({ state }) => state.layout.activeField);
  const configs = useSession(({ state }) => state.chartConfigs);
  useEffect(() => {
    const element = board.current;
    const waiting = blocks.filter(({ key, initialized }) => !initialized && key !== activeKey);
    if (!element || waiting.length === 0) return undefined;
    const measure = (): void => {
      for (const { key, type } of waiting) {
        const cell = element.querySelector<HTMLElement>(`[data-block-key="${CSS.escape(key)}"]`);
        if (!cell || !isDrawn(cell)) continue;
        const config = configs.find((each) => each.key === key);
        const minH = Math.ceil((measureContent(cell, config) + GAP) / (CANVAS_ROW + GAP));
        const width = type === "text" ? places.find((each) => each.key === key)?.w : undefined;
        dispatch({
          type: "LAYOUT_BLOCK_INITIALIZED",
          key,
          minH,
          ...(width === undefined ? {} : { width }),
        });
      }
    };
    let timer: ReturnType<typeof setTimeout>;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, QUIET_MS);
    });
    for (const cell of element.querySelectorAll("[data-block-key]")) observer.observe(cell);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [board, blocks, places, activeKey, configs, dispatch]);
};
