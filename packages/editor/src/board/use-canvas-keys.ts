import {
  type Block,
  type Breakpoint,
  type BlockPlace,
  type CanvasStep,
  isSame,
  type Layout,
  placeBlocks,
  type ResizeHandle,
  resizeOnCanvas,
  stepOnCanvas,
} from "@statelier/document";
import { useT } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { focusHandle } from "../controls/focus-handle.ts";
import { useAnnouncement } from "../controls/use-announcement.ts";
import type { useCanvasEdit } from "./use-canvas-edit.ts";
import { walkHandles } from "./walk-handles.ts";

type CanvasLayout = Extract<Layout, { layout: "canvas" }>;

const KEY_STEPS: Readonly<Record<string, CanvasStep>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** The block under which another one stands: what it went past where a key takes it far. */
const findAbove = (
  places: readonly BlockPlace[],
  { x, y, w }: BlockPlace,
): BlockPlace | undefined =>
  places.find((each) => each.y + each.h === y && each.x < x + w && x < each.x + each.w);

/** Where a block stands, and under which one. */
const describePlace = (
  places: readonly BlockPlace[],
  key: string,
  { names, t }: { names: Readonly<Record<string, string>>; t: Translator },
): string[] => {
  const place = places.find((each) => each.key === key);
  if (!place) return [];
  const { x, y, w, h } = place;
  const name = names[key] ?? "";
  const above = findAbove(places, place);
  return [
    t("editor.blocks.place", { name, column: x + 1, row: y + 1, width: w, height: h }),
    ...(above ? [t("editor.blocks.below", { name: names[above.key] ?? "" })] : []),
  ];
};

/** Arrows with Shift move the right and lower edges of a block, with Ctrl or Cmd as well the left and upper ones; the height of a text follows its words. */
const findResize = (
  { ctrlKey, metaKey }: KeyboardEvent,
  { dx, dy }: CanvasStep,
  type: Block["type"],
): CanvasStep & { handle: ResizeHandle } => ({
  handle: ctrlKey || metaKey ? "nw" : "se",
  dx,
  dy: type === "text" ? 0 : dy,
});

/** The handle of the block that keys have moved last keeps the focus and stays in sight. */
const useFollowed = (draft: unknown): RefObject<string | undefined> => {
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moved.current !== undefined) focusHandle(moved.current);
    moved.current = undefined;
  }, [draft]);
  return moved;
};

/** Takes hold of a block with Enter; arrows move it, with Shift they move its edges, Enter lets go, Escape gives it back. Each step is announced, and the block stays in sight. */
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
  const [announcement, announce] = useAnnouncement();
  const movedRef = useFollowed(draft);
  const tell = (key: string, at: CanvasLayout): void => {
    const places = placeBlocks(at, screen);
    const words = describePlace(places, key, { names, t });
    const isSamePlace = isSame(places, placeBlocks(shown, screen));
    announce([...words, ...(isSamePlace ? [t("editor.blocks.end")] : [])].join(" "));
  };
  const grab = (key: string): void => {
    setDraft({ key, items: shown.layouts[screen] ?? [], isGrabbed: true });
    announce(t("editor.blocks.grabbed", { name: names[key] ?? "" }));
  };
  const step = (event: KeyboardEvent, { key, type }: Block): boolean => {
    const by = KEY_STEPS[event.key];
    if (!by) return false;
    const items = event.shiftKey
      ? resizeOnCanvas(shown, screen, key, findResize(event, by, type))
      : stepOnCanvas(shown, screen, key, by);
    movedRef.current = key;
    setDraft({ key, items, isGrabbed: true });
    tell(key, withItems(items));
    return true;
  };
  const giveBack = (key: string): void => {
    movedRef.current = key;
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
    else if (isHeld ? !step(event, block) : !walkHandles(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { announcement, onKeyDown, leave, tell };
};
