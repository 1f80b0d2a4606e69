import {
  type Block,
  type Breakpoint,
  type CanvasStep,
  type Layout,
  placeBlocks,
  resizeOnCanvas,
  stepOnCanvas,
} from "@statelier/document";
import { useT } from "@statelier/ui";
import { type KeyboardEvent, useState } from "react";
import type { useCanvasEdit } from "./use-canvas-edit.ts";

type CanvasLayout = Extract<Layout, { layout: "canvas" }>;

const KEY_STEPS: Readonly<Record<string, CanvasStep>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** Takes hold of a block with Enter; arrows move it, with Shift they resize it, Enter lets go, Escape gives it back. Each step is announced. */
export const useCanvasKeys = ({
  edit: { shown, draft, setDraft, withItems, letGo },
  screen,
  names,
}: {
  edit: ReturnType<typeof useCanvasEdit>;
  screen: Breakpoint;
  names: Readonly<Record<string, string>>;
}) => {
  const t = useT();
  const [announcement, announce] = useState("");
  const tell = (key: string, at: CanvasLayout): void => {
    const place = placeBlocks(at, screen).find((each) => each.key === key);
    if (!place) return;
    const { x, y, w, h } = place;
    const name = names[key] ?? "";
    announce(t("editor.blocks.place", { name, column: x + 1, row: y + 1, width: w, height: h }));
  };
  const grab = (key: string): void => {
    setDraft({ key, items: shown.layouts[screen] ?? [], isGrabbed: true });
    announce(t("editor.blocks.grabbed", { name: names[key] ?? "" }));
  };
  const step = (event: KeyboardEvent, { key, type }: Block): boolean => {
    const by = KEY_STEPS[event.key];
    if (!by) return false;
    const sizes = type === "text" ? { dx: by.dx, dy: 0 } : by;
    const items = event.shiftKey
      ? resizeOnCanvas(shown, screen, key, { handle: "se", ...sizes })
      : stepOnCanvas(shown, screen, key, by);
    setDraft({ key, items, isGrabbed: true });
    tell(key, withItems(items));
    return true;
  };
  const giveBack = (key: string): void => {
    setDraft(undefined);
    announce(t("editor.blocks.given-back", { name: names[key] ?? "" }));
  };
  const leave = ({ key }: Block): void => {
    if (draft?.isGrabbed !== true || draft.key !== key) return;
    letGo();
    announce(t("editor.blocks.let-go", { name: names[key] ?? "" }));
  };
  const onKeyDown = (event: KeyboardEvent, block: Block): void => {
    const isHeld = draft?.isGrabbed === true && draft.key === block.key;
    const isEnter = event.key === "Enter" || event.key === " ";
    if (isEnter && isHeld) leave(block);
    else if (isEnter) grab(block.key);
    else if (isHeld && event.key === "Escape") giveBack(block.key);
    else if (!isHeld || !step(event, block)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { announcement, onKeyDown, leave };
};
