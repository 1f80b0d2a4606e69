/** The numbers of one value, at each place where the chart draws; NaN where it has none. */
export type ShownSeries = { value: string; numbers: Float64Array };

export type ShownSum = { total: string; parts: string[] };

/** Places at which numbers have to add up before they count as more than a coincidence. */
const LEAST_PLACES = 3;
/** Sums that are looked at, at most: for each series that may be a total, and for all of them, the largest first. */
const MOST_STEPS = 10_000;
const MOST_STEPS_IN_ALL = 100_000;
/** Places at which each of these sums is followed; what is found is tried at all. */
const FOLLOWED = 8;
/** How much rarer than once among all sums a coincidence must be, as a power of two. */
const SURE = 6;
/** Of numbers that are not rounded: what their own arithmetic may be off. */
const FLOAT = 1e-9;
const EXPONENTS = Array.from({ length: 16 }, (_, place) => 6 - place);

/** The unit to which all numbers are rounded; 0 where none is found. */
const findStep = (series: readonly ShownSeries[]): number => {
  const numbers = series.flatMap(({ numbers: own }) =>
    [...own].filter((each) => each > 0 || each < 0),
  );
  for (const exponent of EXPONENTS) {
    const isUnit = numbers.every((each) => {
      const units = exponent < 0 ? each * 10 ** -exponent : each / 10 ** exponent;
      return Math.abs(units - Math.round(units)) <= FLOAT * Math.abs(units);
    });
    if (isUnit) return 10 ** exponent;
  }
  return 0;
};

/** How far apart a rounded total and the sum of its rounded parts may be. */
const tolerate = (total: number, count: number, step: number): number =>
  ((count + 1) / 2 + FLOAT) * step + FLOAT * Math.abs(total);

/** How many sets of so many parts there are, as a power of two. */
const countSets = (all: number, chosen: number): number => {
  let bits = 0;
  for (let each = 1; each <= chosen; each += 1) bits += Math.log2((all - each + 1) / each);
  return bits;
};

type Part = ShownSeries;

type Guess = { total: Float64Array; parts: readonly Part[]; step: number; seriesCount: number };

const addUp = (parts: readonly Part[], place: number): number =>
  parts.reduce((sum, { numbers }) => sum + (numbers[place] ?? 0), 0);

/** Whether so many numbers that agree so well cannot agree by chance, among so many series. */
const isSure = ({ total, parts, step, seriesCount }: Guess): boolean => {
  // Where only one part has a number, or none, nothing is added up.
  const places = [...total.keys()].filter(
    (place) => parts.filter(({ numbers }) => numbers[place]).length > 1,
  );
  const sums = places.map((place) => total[place] ?? 0);
  const offs = places.map((place, at) => Math.abs((sums[at] ?? 0) - addUp(parts, place)));
  const width = step + 2 * Math.max(0, ...offs) + FLOAT * Math.max(0, ...sums.map(Math.abs));
  const told = places.reduce((bits, place, at) => {
    const before = places[at - 1];
    const growth = before === undefined ? 0 : (total[place] ?? 0) / (total[before] || 1);
    // What grows as its parts do says nothing new: only how they shift against each other does.
    const shifts = parts.map(({ numbers }) =>
      Math.abs((numbers[place] ?? 0) - growth * (numbers[before ?? place] ?? 0)),
    );
    return bits + Math.log2(1 + Math.max(...shifts) / width);
  }, 0);
  const tried = Math.log2(seriesCount) + countSets(seriesCount - 1, parts.length);
  return places.length >= LEAST_PLACES && told >= tried + SURE;
};

const isWhole = ({ total, parts, step }: Guess): boolean =>
  total.every(
    (sum, place) => Math.abs(sum - addUp(parts, place)) <= tolerate(sum, parts.length, step),
  );

/** At each place the sums of what the parts from each one on can add. */
const sumRests = (
  parts: readonly Part[],
  places: readonly number[],
  pick: (number: number) => number,
): number[][] => {
  const rests = [places.map(() => 0)];
  for (const { numbers } of parts.toReversed()) {
    const next = rests.at(-1) ?? [];
    rests.push(places.map((place, at) => (next[at] ?? 0) + pick(numbers[place] ?? 0)));
  }
  return rests.reverse();
};

const negativeOf = (number: number): number => Math.min(number, 0);
const positiveOf = (number: number): number => Math.max(number, 0);

/** Series at the same places, the largest first, and what those from each one on can add where sums are followed. */
type Shelf = {
  parts: readonly Part[];
  followed: readonly number[];
  least: readonly number[][];
  most: readonly number[][];
};

const fillShelf = (parts: readonly Part[]): Shelf => {
  const length = parts[0]?.numbers.length ?? 0;
  const apart = Math.max(1, Math.ceil(length / FOLLOWED));
  const followed = Array.from({ length: Math.ceil(length / apart) }, (_, at) => at * apart);
  return {
    parts,
    followed,
    least: sumRests(parts, followed, negativeOf),
    most: sumRests(parts, followed, positiveOf),
  };
};

/** Steps that may still be taken, in all. */
type Budget = { left: number };

/** The parts, two or more, that make up the numbers of one of the series at every place. The largest are tried first. */
const findParts = (
  { parts, followed, least, most }: Shelf,
  own: number,
  { step, budget }: { step: number; budget: Budget },
): readonly Part[] | undefined => {
  const total = parts[own]?.numbers ?? new Float64Array();
  const guess = { total, step, seriesCount: parts.length };
  const start = followed.map((place) => total[place] ?? 0);
  const slack = start.map((each) => tolerate(each, parts.length, step));
  const until = Math.max(0, budget.left - MOST_STEPS);
  /** What is left is within what the parts from `from` on can add, without the total itself. */
  const canReach = (left: readonly number[], from: number): boolean => {
    for (let at = 0; at < left.length; at += 1) {
      const each = left[at] ?? 0;
      const room = slack[at] ?? 0;
      const itself = from <= own ? (start[at] ?? 0) : 0;
      if (each < (least[from]?.[at] ?? 0) - negativeOf(itself) - room) return false;
      if (each > (most[from]?.[at] ?? 0) - positiveOf(itself) + room) return false;
    }
    return true;
  };
  const walk = (
    left: readonly number[],
    from: number,
    taken: readonly Part[],
  ): readonly Part[] | undefined => {
    budget.left -= 1;
    if (budget.left < until || !canReach(left, from)) return undefined;
    const isNear = left.every((each, at) => Math.abs(each) <= (slack[at] ?? 0));
    if (isNear && taken.length > 1) {
      const found = { ...guess, parts: taken };
      if (isWhole(found)) return isSure(found) ? taken : undefined;
    }
    const part = parts[from];
    if (!part) return undefined;
    if (from === own) return walk(left, from + 1, taken);
    const rest = left.map((each, at) => each - (part.numbers[followed[at] ?? 0] ?? 0));
    return walk(rest, from + 1, [...taken, part]) ?? walk(left, from + 1, taken);
  };
  return walk(start, 0, []);
};

/** Series at the places that a total has, what lacks there as nothing; those that are nothing there are left out. */
const keepPlaces = (series: readonly Part[], total: Float64Array): Part[] => {
  const places = [...total.keys()].filter((place) => !Number.isNaN(total[place]));
  return series
    .map(({ value, numbers }) => {
      const kept = new Float64Array(places.length);
      for (const [at, place] of places.entries()) kept[at] = numbers[place] || 0;
      return { value, numbers: kept };
    })
    .filter(({ numbers }) => numbers.some((number) => number !== 0));
};

const sumAmounts = (numbers: Float64Array): number =>
  numbers.reduce((sum, each) => sum + Math.abs(each || 0), 0);

/** A series that is, wherever it has a number, the sum of two or more others, but for rounding; the largest such. */
export const findSum = (series: readonly ShownSeries[]): ShownSum | undefined => {
  const step = findStep(series);
  const bySize = series
    .map((each) => ({ ...each, amount: sumAmounts(each.numbers) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
  const budget = { left: MOST_STEPS_IN_ALL };
  /** Most series have the same places: by which of them they lack. */
  const shelves = new Map<string, Shelf>();
  for (const { value, numbers } of bySize) {
    const lacking = [...numbers.keys()].filter((place) => Number.isNaN(numbers[place]));
    if (numbers.length - lacking.length < LEAST_PLACES) continue;
    const name = lacking.join();
    const shelf = shelves.get(name) ?? fillShelf(keepPlaces(bySize, numbers));
    shelves.set(name, shelf);
    const own = shelf.parts.findIndex((part) => part.value === value);
    const parts = findParts(shelf, own, { step, budget });
    if (parts) return { total: value, parts: parts.map((part) => part.value) };
    if (budget.left <= 0) return undefined;
  }
  return undefined;
};
