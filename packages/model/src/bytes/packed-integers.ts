import { inSteps, type Pause } from "./in-steps.ts";

type Numbers = Int32Array | Float64Array;

/** Whole numbers as small as they fit: differences from `base`, in 1, 2 or 4 bytes each. */
export type PackedIntegers = {
  width: 1 | 2 | 4;
  base: number;
  /** Whether each number is the difference from the one before. */
  isDelta: boolean;
  bytes: Uint8Array<ArrayBuffer>;
};

const MAX_RANGE = 0xffff_ffff;

type Range = { min: number; max: number };

const makeRange = (): Range => ({
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

const widen = (range: Range, value: number): void => {
  if (value < range.min) range.min = value;
  if (value > range.max) range.max = value;
};

/** Of the numbers, and of the differences of each from the one before. */
const findRanges = async (values: Numbers, pause: Pause) => {
  const [plain, delta] = [makeRange(), makeRange()];
  let previous = 0;
  await inSteps(values.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) {
      const value = values[at] ?? 0;
      widen(plain, value);
      widen(delta, value - previous);
      previous = value;
    }
  });
  const measure = ({ min, max }: Range) =>
    values.length === 0 ? { min: 0, range: 0 } : { min, range: max - min };
  return { plain: measure(plain), delta: measure(delta) };
};

const pickWidth = (range: number): 1 | 2 | 4 => {
  if (range <= 0xff) return 1;
  return range <= 0xffff ? 2 : 4;
};

const makeCells = (width: 1 | 2 | 4, buffer: ArrayBuffer) => {
  if (width === 1) return new Uint8Array(buffer);
  return width === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);
};

/** Undefined where the numbers lie too far apart; every number is a safe integer. */
export const packIntegers = async (
  values: Numbers,
  pause: Pause,
): Promise<PackedIntegers | undefined> => {
  const { plain, delta } = await findRanges(values, pause);
  const isDelta = pickWidth(delta.range) < pickWidth(plain.range);
  const { min: base, range } = isDelta ? delta : plain;
  if (range > MAX_RANGE || !Number.isSafeInteger(base)) return undefined;
  const width = pickWidth(range);
  const cells = makeCells(width, new ArrayBuffer(values.length * width));
  let previous = 0;
  await inSteps(values.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) {
      const value = values[at] ?? 0;
      cells[at] = value - previous - base;
      if (isDelta) previous = value;
    }
  });
  return { width, base, isDelta, bytes: new Uint8Array(cells.buffer) };
};

/** Fills `target` with the numbers; `bytes` holds `target.length` times `width` bytes. */
export const unpackIntegers = async (
  { width, base, isDelta, bytes }: PackedIntegers,
  target: Numbers,
  pause: Pause,
): Promise<void> => {
  const cells = makeCells(width, bytes.buffer);
  let previous = 0;
  await inSteps(target.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) {
      const value = (cells[at] ?? 0) + base + previous;
      target[at] = value;
      if (isDelta) previous = value;
    }
  });
};
