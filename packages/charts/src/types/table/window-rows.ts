/** Pixels of a row of one line. */
export const ROW_HEIGHT = 36;

/** Pixels: browsers cut elements that are higher, Firefox at 17.9 million. With the heads of its columns a list stays below 15 million. */
export const MOST_HEIGHT = 14_990_000;

/** Rows drawn beyond what is seen, on either side; they are changed in steps of half as many. */
const BEYOND = 8;

/** What of a long list is seen: all in pixels, without the heads of its columns. */
export type ListView = { count: number; height: number; scrollTop: number };

/** The rows to draw, and where the first of them stands. */
export type RowWindow = { first: number; end: number; top: number };

/** Pixels of the list in its scroller: fewer than its rows take where these are too many for a browser. */
export const listHeight = (count: number): number => Math.min(MOST_HEIGHT, count * ROW_HEIGHT);

/** Pixels of its rows for each pixel that is scrolled. */
const scaleOf = ({ count, height }: Omit<ListView, "scrollTop">): number => {
  const way = listHeight(count) - height;
  return way > 0 ? (count * ROW_HEIGHT - height) / way : 1;
};

export const windowRows = ({ count, height, scrollTop }: ListView): RowWindow => {
  const offset = Math.max(0, scrollTop) * scaleOf({ count, height });
  const step = BEYOND / 2;
  const seen = Math.floor(offset / ROW_HEIGHT / step) * step;
  const first = Math.min(Math.max(0, seen - BEYOND), Math.max(0, count - 1));
  const end = Math.min(count, seen + Math.ceil(height / ROW_HEIGHT) + BEYOND + step);
  return { first, end, top: scrollTop + first * ROW_HEIGHT - offset };
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
