import {
  type Block,
  type Breakpoint,
  type CanvasItem,
  type CanvasStep,
  resizeOnCanvas,
  stepOnCanvas,
} from "@statelier/document";
import type { MenuEntry } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import type { useCanvasEdit } from "./use-canvas-edit.ts";
import type { useCanvasKeys } from "./use-canvas-keys.ts";

type Steps = {
  edit: ReturnType<typeof useCanvasEdit>;
  screen: Breakpoint;
  tell: ReturnType<typeof useCanvasKeys>["tell"];
  t: Translator;
};

const MOVES = [
  ["left", { dx: -1, dy: 0 }],
  ["right", { dx: 1, dy: 0 }],
  ["up", { dx: 0, dy: -1 }],
  ["down", { dx: 0, dy: 1 }],
] as const;

const WIDTHS = [
  ["wider", { dx: 1, dy: 0 }],
  ["narrower", { dx: -1, dy: 0 }],
] as const;

const HEIGHTS = [
  ["taller", { dx: 0, dy: 1 }],
  ["shorter", { dx: 0, dy: -1 }],
] as const;

/** What a drag does to a block, in steps of one column or row for those who cannot drag. The height of a text follows its words. */
export const listCanvasSteps = (
  { key, type }: Block,
  { edit: { shown, commit, withItems }, screen, tell, t }: Steps,
): MenuEntry[] => {
  const take = (items: CanvasItem[]): void => {
    commit(items);
    tell(key, withItems(items));
  };
  const resize = (by: CanvasStep): void =>
    take(resizeOnCanvas(shown, screen, key, { handle: "se", ...by }));
  return [
    ...MOVES.map(([step, by], index) => ({
      id: step,
      label: t(`editor.blocks.step.${step}`),
      onAction: () => take(stepOnCanvas(shown, screen, key, by)),
      isRepeated: true,
      startsGroup: index === 0,
    })),
    ...[...WIDTHS, ...(type === "text" ? [] : HEIGHTS)].map(([step, by], index) => ({
      id: step,
      label: t(`editor.blocks.step.${step}`),
      onAction: () => resize(by),
      isRepeated: true,
      startsGroup: index === 0,
    })),
  ];
};
