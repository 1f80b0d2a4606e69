/** Pixels of a row of one line. */
export const ROW_HEIGHT = 36;

/** Pixels: browsers cut elements that are higher, Firefox at 17.9 million. With the heads of its columns a list stays below 15 million. */
export const MOST_HEIGHT = 14_990_000;

/** Rows drawn beyond those that are seen, on either side of a list at rest. */
const BEYOND = 8;

/** And while it is scrolled: more where it goes, fewer where it comes from; drawn anew when so many are left. */
const AHEAD = { most: 16, least: 8 };
const BEHIND = 4;

/** What of a long list is seen: all in pixels, without the heads of its columns. */
export type ListView = { count: number; height: number; scrollTop: number };

export type RowWindow = {
  /** The rows to draw, and where the first of them stands. */
  first: number;
  end: number;
  top: number;
  /** The first row that was seen when they were chosen. */
  seen: number;
  /** A row is drawn by the element of its place less this: after a jump other rows stand in the same elements. */
  origin: number;
};

/** Pixels of the list in its scroller: fewer than its rows take where these are too many for a browser. */
export const listHeight = (count: number): number => Math.min(MOST_HEIGHT, count * ROW_HEIGHT);

/** Pixels of its rows for each pixel that is scrolled. */
const scaleOf = ({ count, height }: Omit<ListView, "scrollTop">): number => {
  const way = listHeight(count) - height;
  return way > 0 ? (count * ROW_HEIGHT - height) / way : 1;
};

const readView = ({ count, height, scrollTop }: ListView) => {
  const offset = Math.max(0, scrollTop) * scaleOf({ count, height });
  return {
    seen: Math.min(Math.floor(offset / ROW_HEIGHT), Math.max(0, count - 1)),
    until: Math.min(count, Math.ceil((offset + height) / ROW_HEIGHT)),
    topOf: (row: number): number => scrollTop + row * ROW_HEIGHT - offset,
  };
};

/** Around what is seen, at rest. */
export const windowRows = (view: ListView, origin = 0): RowWindow => {
  const { seen, until, topOf } = readView(view);
  const first = Math.max(0, seen - BEYOND);
  return { first, end: Math.min(view.count, until + BEYOND), top: topOf(first), seen, origin };
};

/**
 * What to draw as a list is scrolled: the same as before while enough is left where it goes. After a jump what is seen
 * alone, which comes the sooner, and in the elements that are there, unless the reader has something in them (`isHeld`).
 */
export const moveWindow = (before: RowWindow, view: ListView, isHeld: boolean): RowWindow => {
  const { seen, until, topOf } = readView(view);
  const shared = Math.min(before.end, until) - Math.max(before.first, seen);
  if (shared < (until - seen) / 2) {
    const first = Math.max(0, seen - 1);
    const end = Math.min(view.count, first + Math.ceil(view.height / ROW_HEIGHT) + 3);
    const origin = before.origin + (isHeld ? 0 : first - before.first);
    return { first, end, top: topOf(first), seen, origin };
  }
  const isDown = seen > before.seen;
  const left = isDown ? before.end - until : seen - before.first;
  const isAtEnd = isDown ? before.end >= view.count : before.first <= 0;
  const isEnough = seen === before.seen || isAtEnd || left >= AHEAD.least;
  const top = topOf(before.first);
  if (isEnough) return top === before.top ? before : { ...before, top };
  const first = Math.max(0, seen - (isDown ? BEHIND : AHEAD.most));
  const end = Math.min(view.count, until + (isDown ? AHEAD.most : BEHIND));
  return { first, end, top: topOf(first), seen, origin: before.origin };
};

/** Where to scroll to have a row at the top, or the last ones as far down as they go. */
export const scrollTopOf = (row: number, { count, height }: Omit<ListView, "scrollTop">): number =>
  Math.min(
    Math.max(0, (row * ROW_HEIGHT) / scaleOf({ count, height })),
    Math.max(0, listHeight(count) - height),
  );

/** The first row that is seen whole, and the last. */
export const seenRows = ({
  count,
  height,
  scrollTop,
}: ListView): { first: number; last: number } => {
  const offset = Math.max(0, scrollTop) * scaleOf({ count, height });
  const top = Math.ceil(Math.max(0, offset / ROW_HEIGHT - 0.01));
  const first = Math.min(Math.max(0, count - 1), top);
  return {
    first,
    last: Math.min(
      count - 1,
      Math.max(first, Math.floor((offset + height) / ROW_HEIGHT + 0.01) - 1),
    ),
  };
};
