import { textWidth } from "../../parts/text/text-width.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { Box } from "../../scene/scene.ts";
import type { FoundShapes, ShapedPlace } from "./layout-areas.ts";
import { findPlaneBox, fitExtent, placePoint, type Placing } from "./place-shapes.ts";

type Input = ChartInputOf<"map">;

const MOST_SHARE = 0.9;
const LEAST_HEIGHT = 160;
const MOST_HEIGHT = 640;
/** Pixels around the shapes. */
const MARGIN = 12;

/** Pixels at each side that what stands at the rim of a map needs beside the margin. */
type Pads = { left: number; right: number; top: number; bottom: number };

const NO_PADS: Pads = { left: 0, right: 0, top: 0, bottom: 0 };

type FrameInput = {
  extent: Box | undefined;
  lockedPart: Box | undefined;
  areas: FoundShapes;
  symbols: FoundShapes;
  /** Of the largest symbol. */
  radius: number;
};

/** The height of the plot: the shape of what is shown gives it. */
const plotHeightOf = (
  { width, height }: Input,
  extent: Box | undefined,
  { keyHeight, margin, pads }: { keyHeight: number; margin: number; pads: Pads },
): number => {
  if (height !== undefined) return Math.max(LEAST_HEIGHT / 2, height - keyHeight);
  const ratio =
    extent && extent.width > 0 ? Math.min(MOST_SHARE, extent.height / extent.width) : 0.5;
  const across = width - pads.left - pads.right;
  const needed = across * ratio + 2 * margin + pads.top + pads.bottom;
  return Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, needed));
};

/** Of the width of a map, the most that is left for names at the right of symbols, or of areas. */
const NAME_ROOM = { symbols: 0.06, areas: 0.02 };
const BESIDE_NAME = 3;
/** Longer names of areas stand on two lines. */
const LONGEST_NAME = 110;

/** The room that the names of places need that would leave the map at its right. */
const findNameRoom = (
  { config, width }: Input,
  { symbols, areas, radius }: FrameInput,
  placing: Placing,
): number => {
  const named = new Set(Object.values(config.extensions?.pointLabels ?? {}).flat());
  if (named.size === 0) return 0;
  const reach = (found: FoundShapes, most: number, endOf: (each: ShapedPlace) => number): number =>
    Math.min(
      most * width,
      Math.max(
        0,
        ...found.found.flatMap((each) => {
          if (!named.has(each.place.value)) return [];
          const name = Math.min(LONGEST_NAME, textWidth(each.place.label, VALUE_SIZE));
          return [endOf(each) + BESIDE_NAME + name - width];
        }),
      ),
    );
  if (symbols.found.length > 0)
    return reach(
      symbols,
      NAME_ROOM.symbols,
      ({ shape }) => placePoint(shape.center, placing).x + radius,
    );
  return reach(areas, NAME_ROOM.areas, ({ shape: { box } }) => {
    return (box.x + box.width) * placing.scale + placing.x;
  });
};

/** Symbols have room for the largest at the place of each: the map keeps still while it is animated. */
const findPads = (input: Input, frame: FrameInput, room: Box): Pads => {
  const { extent, symbols, radius } = frame;
  const placing = placeExtent(extent, room, NO_PADS);
  const pads = { ...NO_PADS };
  for (const { shape } of symbols.found) {
    const { x, y } = placePoint(shape.center, placing);
    const most = radius + MARGIN;
    pads.left = Math.max(pads.left, most - x);
    pads.right = Math.max(pads.right, most - (room.width - x));
    pads.top = Math.max(pads.top, most - y);
    pads.bottom = Math.max(pads.bottom, most - (room.height - y));
  }
  return { ...pads, right: Math.max(pads.right, findNameRoom(input, frame, placing)) };
};

/** The plane on the plot, with room around what is shown. */
const placeExtent = (
  extent: Box | undefined,
  { x, y, width, height }: Box,
  { left, right, top, bottom }: Pads,
): Placing =>
  fitExtent(extent ?? { x: 0, y: 0, width: 1, height: 1 }, {
    x: x + MARGIN + left,
    y: y + MARGIN + top,
    width: width - 2 * MARGIN - left - right,
    height: height - 2 * MARGIN - top - bottom,
  });

/** The room of a map without what explains it, what is shown in that, and the part of the plane that fills it. */
export const frameMap = (
  input: Input,
  frame: FrameInput,
  { height: keyHeight }: { height: number },
): { room: Box; inRoom: Placing; home: Box } => {
  const { extent, lockedPart } = frame;
  const margin = lockedPart ? 0 : MARGIN;
  const roomWith = (pads: Pads): Box => {
    const height = plotHeightOf(input, extent, { keyHeight, margin, pads });
    return { x: 0, y: 0, width: input.width, height };
  };
  const plain = roomWith(NO_PADS);
  // A part fills the frame: with room around it, a reader would see more than its author chose.
  if (lockedPart) {
    const inRoom = fitExtent(lockedPart, plain);
    return { room: plain, inRoom, home: findPlaneBox(plain, inRoom) };
  }
  const pads = findPads(input, frame, plain);
  const room = roomWith(pads);
  const inRoom = placeExtent(extent, room, pads);
  return { room, inRoom, home: findPlaneBox(room, inRoom) };
};
