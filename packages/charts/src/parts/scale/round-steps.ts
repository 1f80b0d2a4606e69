/** Round steps within a power of ten, and from which share of it on the next one is nearer (geometric means). */
const ROUND = [
  [10, Math.sqrt(50)],
  [5, Math.sqrt(10)],
  [2, Math.sqrt(2)],
] as const;

/** Steps below 1 are kept as what divides 1, so that 0.1 counted thrice is 0.3 and not 0.30000000000000004. */
export type RoundStep = { size: number; isDivisor: boolean };

/** With fewer, a step may be longer than the span. */
const LEAST_COUNT = 2;

const pickStep = (extent: number, count: number): RoundStep => {
  const raw = extent / Math.max(LEAST_COUNT, count);
  const power = Math.floor(Math.log10(raw));
  const share = raw / 10 ** power;
  const factor = ROUND.find(([, least]) => share >= least)?.[0] ?? 1;
  return power < 0
    ? { size: 10 ** -power / factor, isDivisor: true }
    : { size: 10 ** power * factor, isDivisor: false };
};

const NOISE = 1e-12;

/** A multiple of the step has a whole number, whatever the last digits of the division say. */
export const toIndex = (value: number, { size, isDivisor }: RoundStep): number => {
  const index = isDivisor ? value * size : value / size;
  const whole = Math.round(index);
  return Math.abs(index - whole) <= NOISE * Math.abs(whole) ? whole : index;
};

export const toValue = (index: number, { size, isDivisor }: RoundStep): number =>
  isDivisor ? index / size : index * size;

/** About `count` multiples of 1, 2 or 5 times a power of ten between two values, ascending. */
export const roundTicks = (from: number, to: number, count: number): number[] => {
  if (from === to) return [from];
  const step = pickStep(to - from, count);
  const first = Math.ceil(toIndex(from, step));
  const last = Math.floor(toIndex(to, step));
  const length = Number.isFinite(last - first) ? Math.max(0, last - first + 1) : 0;
  return Array.from({ length }, (_, index) => toValue(first + index, step));
};

const MOST_ROUNDS = 10;

/** Half steps end a span that has no zero in it: it has no baseline that must be a tick, and room is dear. */
const sharesOf = (from: number, to: number): number => (from > 0 || to < 0 ? 2 : 1);

const divide = ({ size, isDivisor }: RoundStep, parts: number): RoundStep =>
  isDivisor ? { size: size * parts, isDivisor } : { size: size / parts, isDivisor };

/** The span widened until both ends are multiples of its own round step, or of half of it where zero lies outside. */
export const widenToRound = (
  from: number,
  to: number,
  count: number,
  parts: number = sharesOf(from, to),
): [number, number] => {
  let [low, high] = [from, to];
  let known: number | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const step = pickStep(high - low, count);
    const size = step.isDivisor ? -step.size : step.size;
    if (size === known || !Number.isFinite(size)) break;
    const end = divide(step, parts);
    low = toValue(Math.floor(toIndex(low, end)), end);
    high = toValue(Math.ceil(toIndex(high, end)), end);
    known = size;
  }
  return [low, high];
};
