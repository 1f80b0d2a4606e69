/** A label that wants its middle at `center`. */
export type Wanted = { index: number; center: number; height: number };

const BETWEEN = 2;

/** Labels that touch one another: the first one's middle, were all of them as high as nothing, and how many they are. */
type Block = { at: number; count: number };

/** The mean of what touching labels want, so that they give way on both sides alike. */
const joinBlocks = (before: Block, { at, count }: Block): Block => {
  const all = before.count + count;
  return { at: (before.at * before.count + at * count) / all, count: all };
};

/** Moves labels as little as it takes for none to overlap, between `top` and `bottom`, in their order. */
export const pushApart = (wanted: readonly Wanted[], top: number, bottom: number): Wanted[] => {
  const sorted = wanted.toSorted((a, b) => a.center - b.center);
  let used = 0;
  const offsets = sorted.map(({ height }) => {
    const middle = used + height / 2;
    used += height + BETWEEN;
    return middle;
  });
  const blocks: Block[] = [];
  for (const [place, { center }] of sorted.entries()) {
    let block: Block = { at: center - (offsets[place] ?? 0), count: 1 };
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      block = joinBlocks(last, block);
      blocks.pop();
    }
    blocks.push(block);
  }
  const lowest = bottom - (used - BETWEEN);
  const places = blocks.flatMap(({ at, count }) =>
    Array.from({ length: count }, () => Math.min(Math.max(at, top), lowest)),
  );
  return sorted.map((label, place) => ({
    ...label,
    center: (places[place] ?? 0) + (offsets[place] ?? 0),
  }));
};
