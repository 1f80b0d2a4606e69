/** The numbers of one value, at each place where the chart draws; NaN where it has none. */
export type ShownSeries = { value: string; numbers: Float64Array };

export type ShownSum = { total: string; parts: string[] };

/** Places at which numbers have to add up before they count as more than a coincidence. */
const LEAST_PLACES = 3;
/** For each series that may be a total: sums that are looked at, at most. */
const MOST_STEPS = 10_000;
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

type Part = { value: string; numbers: Float64Array };

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
  for (const { numbers } of parts.toReversed())
    rests.unshift(places.map((place, at) => (rests[0]?.[at] ?? 0) + pick(numbers[place] ?? 0)));
  return rests;
};

/** The parts, two or more, that make up the numbers of a total at every place. The largest are tried first. */
const findParts = (guess: Guess): readonly Part[] | undefined => {
  const { total, parts, step } = guess;
  const apart = Math.ceil(total.length / FOLLOWED);
  const places = [...total.keys()].filter((place) => place % apart === 0);
  const least = sumRests(parts, places, (number) => Math.min(number, 0));
  const most = sumRests(parts, places, (number) => Math.max(number, 0));
  const slack = places.map((place) => tolerate(total[place] ?? 0, parts.length, step));
  let steps = 0;
  const walk = (
    left: readonly number[],
    from: number,
    taken: readonly Part[],
  ): readonly Part[] | undefined => {
    steps += 1;
    const canReach = left.every((each, at) => {
      const room = slack[at] ?? 0;
      return each >= (least[from]?.[at] ?? 0) - room && each <= (most[from]?.[at] ?? 0) + room;
    });
    if (steps > MOST_STEPS || !canReach) return undefined;
    const found = { ...guess, parts: taken };
    const isNear = left.every((each, at) => Math.abs(each) <= (slack[at] ?? 0));
    if (isNear && taken.length > 1 && isWhole(found)) return isSure(found) ? taken : undefined;
    const part = parts[from];
    if (!part) return undefined;
    const rest = left.map((each, at) => each - (part.numbers[places[at] ?? 0] ?? 0));
    return walk(rest, from + 1, [...taken, part]) ?? walk(left, from + 1, taken);
  };
  const start = places.map((place) => total[place] ?? 0);
  return walk(start, 0, []);
};

/** The places that the total has, with what lacks there as nothing. */
const keepPlaces = (numbers: Float64Array, places: readonly number[]): Float64Array =>
  Float64Array.from(places, (place) => numbers[place] || 0);

const sumAmounts = (numbers: Float64Array): number =>
  numbers.reduce((sum, each) => sum + Math.abs(each || 0), 0);

/** A series that is, wherever it has a number, the sum of two or more others, but for rounding; the largest such. */
export const findSum = (series: readonly ShownSeries[]): ShownSum | undefined => {
  const step = findStep(series);
  const bySize = series
    .map((each) => ({ ...each, amount: sumAmounts(each.numbers) }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
  for (const { value, numbers } of bySize) {
    const places = [...numbers.keys()].filter((place) => !Number.isNaN(numbers[place]));
    if (places.length < LEAST_PLACES) continue;
    const others = bySize
      .filter((other) => other.value !== value)
      .map((other) => ({ value: other.value, numbers: keepPlaces(other.numbers, places) }))
      .filter((part) => part.numbers.some((number) => number !== 0));
    const total = keepPlaces(numbers, places);
    const parts = findParts({ total, parts: others, step, seriesCount: bySize.length });
    if (parts) return { total: value, parts: parts.map((part) => part.value) };
  }
  return undefined;
};
