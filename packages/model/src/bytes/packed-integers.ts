/** Whole numbers as small as they fit: differences from `base`, in 1, 2 or 4 bytes each. */
export type PackedIntegers = {
  width: 1 | 2 | 4;
  base: number;
  /** Whether each number is the difference from the one before. */
  isDelta: boolean;
  bytes: Uint8Array<ArrayBuffer>;
};

const MAX_RANGE = 0xffff_ffff;

const findRange = (values: ArrayLike<number>, isDelta: boolean): { min: number; range: number } => {
  let [min, max, previous] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const step = isDelta ? value - previous : value;
    previous = value;
    if (step < min) min = step;
    if (step > max) max = step;
  }
  return values.length === 0 ? { min: 0, range: 0 } : { min, range: max - min };
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
export const packIntegers = (values: ArrayLike<number>): PackedIntegers | undefined => {
  const [plain, delta] = [findRange(values, false), findRange(values, true)];
  const isDelta = pickWidth(delta.range) < pickWidth(plain.range);
  const { min: base, range } = isDelta ? delta : plain;
  if (range > MAX_RANGE || !Number.isSafeInteger(base)) return undefined;
  const width = pickWidth(range);
  const cells = makeCells(width, new ArrayBuffer(values.length * width));
  let previous = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    cells[at] = value - previous - base;
    if (isDelta) previous = value;
  }
  return { width, base, isDelta, bytes: new Uint8Array(cells.buffer) };
};

/** Fills `target` with the numbers; `bytes` holds `target.length` times `width` bytes. */
export const unpackIntegers = (
  { width, base, isDelta, bytes }: PackedIntegers,
  target: Int32Array | Float64Array,
): void => {
  const cells = makeCells(width, bytes.buffer);
  let previous = 0;
  for (let at = 0; at < target.length; at += 1) {
    const value = (cells[at] ?? 0) + base + previous;
    target[at] = value;
    if (isDelta) previous = value;
  }
};
