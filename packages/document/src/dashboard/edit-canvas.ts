import { isSame } from "../document/is-same.ts";
import type { Breakpoint } from "../schema/breakpoints.ts";
import type { CanvasItem, Layout } from "../schema/layout.ts";
import { CANVAS_COLUMNS, repairItems } from "./layout-blocks.ts";
import {
  type BlockPlace,
  compactPlaces,
  placeBlocks,
  readBounds,
  settlePlaces,
} from "./place-blocks.ts";

type CanvasLayout = Extract<Layout, { layout: "canvas" }>;

/** The side or corner of a block by which it is drawn larger: `n`, `se` and so on. */
export type ResizeHandle = NonNullable<CanvasItem["resizeHandles"]>[number];

/** Columns to the right and rows down. */
export type CanvasStep = { dx: number; dy: number };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const middle = ({ y, h }: BlockPlace): number => y + h / 2;

/** The stored items with these places, none of them left out. */
const writePlaces = (
  layout: CanvasLayout,
  breakpoint: Breakpoint,
  places: readonly BlockPlace[],
): CanvasItem[] =>
  repairItems(layout.blocks, layout.layouts[breakpoint] ?? [], breakpoint).map((item) => {
    const place = places.find(({ key }) => key === item.i);
    return place ? { ...item, x: place.x, y: place.y, w: place.w, h: place.h } : item;
  });

const change = (
  layout: CanvasLayout,
  breakpoint: Breakpoint,
  key: string,
  edit: (place: BlockPlace, others: BlockPlace[]) => BlockPlace[],
): CanvasItem[] => {
  const places = placeBlocks(layout, breakpoint);
  const place = places.find((each) => each.key === key);
  const others = places.filter((each) => each !== place);
  return writePlaces(layout, breakpoint, place ? edit(place, others) : places);
};

/** A block in another place: those above its middle stay before it, the others make room (LA16). */
export const moveOnCanvas = (
  layout: CanvasLayout,
  breakpoint: Breakpoint,
  key: string,
  { dx, dy }: CanvasStep,
): CanvasItem[] =>
  change(layout, breakpoint, key, (place, others) => {
    const x = clamp(place.x + dx, 0, CANVAS_COLUMNS[breakpoint] - place.w);
    const moved = { ...place, x, y: Math.max(0, place.y + dy) };
    const at = middle(moved);
    const before = others.filter((other) => middle(other) < at);
    return settlePlaces([...before, moved, ...others.filter((other) => middle(other) >= at)]);
  });

/** A block of another size, by one of its edges or corners (LA17). */
export const resizeOnCanvas = (
  layout: CanvasLayout,
  breakpoint: Breakpoint,
  key: string,
  { handle, dx, dy }: CanvasStep & { handle: ResizeHandle },
): CanvasItem[] => {
  const item = layout.layouts[breakpoint]?.find(({ i }) => i === key);
  const { minH: least, maxW: widest } = readBounds(item ?? {}, CANVAS_COLUMNS[breakpoint]);
  return change(layout, breakpoint, key, (place, others) => {
    const right = place.x + place.w;
    const bottom = place.y + place.h;
    const sized = { ...place };
    if (handle.includes("e"))
      sized.w = clamp(place.w + dx, 1, Math.min(widest, CANVAS_COLUMNS[breakpoint] - place.x));
    if (handle.includes("w")) {
      sized.w = clamp(place.w - dx, 1, Math.min(widest, right));
      sized.x = right - sized.w;
    }
    if (handle.includes("s")) sized.h = Math.max(least, place.h + dy);
    if (handle.includes("n")) {
      sized.h = clamp(place.h - dy, least, Math.max(least, bottom));
      sized.y = bottom - sized.h;
    }
    return compactPlaces([sized, ...others]);
  });
};

/** Rows in which a step of the keyboard looks for a place that is another one. */
const FARTHEST = 100;

/** The next place in a direction, as a key asks for it; the items as they are where there is none (LA16). */
export const stepOnCanvas = (
  layout: CanvasLayout,
  breakpoint: Breakpoint,
  key: string,
  { dx, dy }: CanvasStep,
): CanvasItem[] => {
  const now = writePlaces(layout, breakpoint, placeBlocks(layout, breakpoint));
  for (let far = 1; far <= FARTHEST; far += 1) {
    const items = moveOnCanvas(layout, breakpoint, key, { dx: dx * far, dy: dy * far });
    if (!isSame(items, now)) return items;
  }
  return now;
};
