import { setImmediate } from "node:timers/promises";

/** Elements of a list that are written at once. */
const SLICE = 1_000;
/** Levels at which the parts of a value are written one by one, the cells of an answer's table among them; what lies deeper is small. */
const LEVELS = 8;
const PIECE_LENGTH = 200_000;

/** Makes its own JSON form. */
const writesItself = (value: object): value is { toJSON: () => unknown } =>
  "toJSON" in value && typeof value.toJSON === "function";

/** The same text as `JSON.stringify`, in parts: nothing else waits for a long one, and it is never in memory as a whole. */
function* writeParts(value: unknown, levels = LEVELS): Generator<string> {
  if (typeof value !== "object" || value === null || levels === 0) {
    yield JSON.stringify(value) ?? "null";
  } else if (writesItself(value)) {
    yield* writeParts(value.toJSON(), levels);
  } else if (Array.isArray(value)) {
    yield "[";
    for (let at = 0; at < value.length; at += SLICE) {
      if (at > 0) yield ",";
      if (value.length > SLICE) yield JSON.stringify(value.slice(at, at + SLICE)).slice(1, -1);
      else
        for (const [index, each] of value.entries()) {
          if (index > 0) yield ",";
          yield* writeParts(each, levels - 1);
        }
    }
    yield "]";
  } else {
    yield "{";
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    for (const [index, [key, each]] of entries.entries()) {
      yield `${index > 0 ? "," : ""}${JSON.stringify(key)}:`;
      yield* writeParts(each, levels - 1);
    }
    yield "}";
  }
}

/** A plain value as JSON in pieces of some hundred kilobytes, between which other work is done. */
export async function* writeJson(value: unknown): AsyncGenerator<string> {
  let piece = "";
  for (const part of writeParts(value)) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = "";
    await setImmediate();
  }
  yield piece;
}
