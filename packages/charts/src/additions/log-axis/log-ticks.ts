import type { Ticks } from "../../parts/values/axis-unit.ts";

/** The first digits of round numbers on a logarithmic axis, the more the shorter it is. */
const LOG_DIGITS = [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 5], [1, 3], [1]];

/** Round numbers between the ends of a logarithmic axis, which are such numbers unless the author set them. */
export const logTicks = (
  [low, high]: Ticks["ends"],
  tickCount: number,
  isFixed: boolean,
): Ticks => {
  const [first, last] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  const list = (digits: readonly number[], step = 1): number[] => {
    const powers = Array.from({ length: last - first + 2 }, (_, at) => first + at);
    return powers
      .filter((power) => power % step === 0)
      .flatMap((power) => digits.map((digit) => Number(`${digit}e${power}`)));
  };
  const fine = list(LOG_DIGITS[0] ?? []);
  const ends: Ticks["ends"] = isFixed
    ? [low, high]
    : [
        fine.findLast((each) => each <= low) ?? low,
        fine.find((each) => each >= high && each > low) ?? high,
      ];
  const candidates = [
    ...LOG_DIGITS.map((digits) => list(digits)),
    ...[2, 3, 6].map((step) => list([1], step)),
  ];
  const within = candidates.map((all) => all.filter((each) => each >= ends[0] && each <= ends[1]));
  const fitting = within.find((all) => all.length <= tickCount + 1) ?? within.at(-1) ?? [];
  return { ends, ticks: fitting.length > 1 ? fitting : ends };
};
