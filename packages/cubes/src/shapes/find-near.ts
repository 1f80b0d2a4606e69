/** The box around a part of an area in degrees, and the size of the part in any unit. */
export type Part = { west: number; south: number; east: number; north: number; size: number };

/** In degrees, some 500 km: what is so near belongs to the rest, */
const NEAR = 4.5;
/** as does what is nearer than so much of the length of what lies together, */
const NEAR_LENGTH = 1 / 4;
/** and what is so large beside the largest part. */
const LARGE = 1 / 4;

/** A rock in the sea leads no further: smaller parts beside the largest one belong to it where they are near, and nothing to them. */
const LEADING = 1 / 1_000;
/** Chains of islands are followed so many times; a source may send any number of them. */
const MOST_ROUNDS = 100;

/** An archipelago has no mainland: its largest part is less than so much of its length, */
const MAIN_LENGTH = 1 / 30;
/** and of its size. */
const MAIN_SIZE = 9 / 10;

/** How long a degree of longitude is beside one of latitude. */
const shrink = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

const lengthOf = ({ west, south, east, north }: Part): number =>
  Math.hypot((east - west) * shrink((south + north) / 2), north - south);

/** The way round the globe by which a box is nearest to another one: degrees to add to its longitudes. */
const findTurn = (from: Part, to: Part): number =>
  360 * Math.round((from.west + from.east - to.west - to.east) / 720);

const measureGap = (a: Part, b: Part): number => {
  const turn = findTurn(a, b);
  const middle = (a.south + a.north + b.south + b.north) / 4;
  return Math.hypot(
    Math.max(0, b.west + turn - a.east, a.west - b.east - turn) * shrink(middle),
    Math.max(0, b.south - a.north, a.south - b.north),
  );
};

const join = (a: Part, b: Part): Part => {
  const turn = findTurn(a, b);
  return {
    west: Math.min(a.west, b.west + turn),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east + turn),
    north: Math.max(a.north, b.north),
    size: a.size,
  };
};

const hasMainland = (first: Part, others: readonly Part[]): boolean =>
  lengthOf(first) >= MAIN_LENGTH * lengthOf(others.reduce<Part>(join, first)) ||
  first.size >= MAIN_SIZE * others.reduce((sum, { size }) => sum + size, first.size);

/**
 * The parts of an area that lie together: its largest one, what is near to that, what is near to those, and every large one.
 * The others are overseas, as French Guiana and the Azores are. An archipelago lies together, however far it goes.
 */
export const findNear = <Each extends Part>(parts: readonly Each[]): Set<Each> => {
  const [first, ...others] = parts.toSorted((a, b) => b.size - a.size);
  const near = new Set<Each>(first ? [first] : []);
  if (!first) return near;
  if (!hasMainland(first, others)) return new Set(parts);
  let together: Part = first;
  for (let [round, before] = [0, 0]; before < near.size && round < MOST_ROUNDS; round += 1) {
    before = near.size;
    for (const part of others) {
      if (near.has(part)) continue;
      const far = Math.max(NEAR, NEAR_LENGTH * lengthOf(together));
      if (part.size < LARGE * together.size && measureGap(together, part) > far) continue;
      near.add(part);
      if (part.size >= LEADING * together.size) together = join(together, part);
    }
  }
  return near;
};
