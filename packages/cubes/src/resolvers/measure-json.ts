import type { Pause } from "@statelier/model";

/** Bytes of a value as JSON, about; counts no further than a little beyond `most`. */
export const measureJson = (value: unknown, most: number): number => {
  if (typeof value === "string") return Buffer.byteLength(value) + 2;
  if (typeof value === "number") return String(value).length;
  if (typeof value !== "object" || value === null) return 4;
  let bytes = 1;
  if (Array.isArray(value) || ArrayBuffer.isView(value))
    for (const each of value as unknown[]) {
      bytes += measureJson(each, most - bytes) + 1;
      if (bytes > most) return bytes;
    }
  else
    for (const [key, each] of Object.entries(value)) {
      if (each !== undefined) bytes += key.length + 4 + measureJson(each, most - bytes);
      if (bytes > most) return bytes;
    }
  return bytes;
};

/** Levels at which the parts of a value are measured one by one; what lies deeper is small. */
const LEVELS = 4;
/** Bytes from which on it is worth it to remember them. */
const LARGE = 10_000;

/** What several answers have in common is measured once. */
const known = new WeakMap<object, number>();

type Measuring = { most: number; pause: Pause; levels?: number };

const measureParts = async (
  value: object,
  { most, pause, levels = LEVELS }: Measuring,
): Promise<number> => {
  const isList = Array.isArray(value);
  let bytes = 1;
  for (const [key, each] of isList ? value.entries() : Object.entries(value)) {
    if (each === undefined) continue;
    const rest = { most: most - bytes, pause, levels: levels - 1 };
    bytes += (typeof key === "string" ? key.length + 4 : 1) + (await measureInSteps(each, rest));
    if (bytes > most) return bytes;
  }
  return bytes;
};

/** The same of answers of any size, in steps. */
export const measureInSteps = async (value: unknown, measuring: Measuring): Promise<number> => {
  const { most, pause, levels = LEVELS } = measuring;
  if (typeof value !== "object" || value === null) return measureJson(value, most);
  const before = known.get(value);
  if (before !== undefined) return before;
  // A turn for others.
  await pause();
  const isFlat = Array.isArray(value) && typeof value[0] !== "object";
  const isAtOnce = levels === 0 || isFlat || ArrayBuffer.isView(value);
  const bytes = isAtOnce ? measureJson(value, most) : await measureParts(value, measuring);
  if (bytes <= most && bytes > LARGE) known.set(value, bytes);
  return bytes;
};
