import { MalformedDocument, describeValue, isObject } from "./json.ts";
import type { JsonObject } from "./json.ts";

/** Far above any real document (eight levels, some thousand values): what lies beyond is refused, not walked. */
const DEEPEST = 100;
const MOST_VALUES = 500_000;
const MOST_CHARACTERS = 16_000_000;

const tooMuch = (found: string, expected: string): MalformedDocument =>
  new MalformedDocument([], found, expected);

/** The document as an object, if it is one of a size that can be handled; throws a `MalformedDocument`. */
export const readBounded = (document: unknown): JsonObject => {
  if (!isObject(document)) throw new MalformedDocument([], describeValue(document), "an object");
  let values = 0;
  let characters = 0;
  const walk = (holder: object, depth: number): void => {
    if (depth > DEEPEST) throw tooMuch("deeper nesting", `at most ${DEEPEST} levels`);
    const keys = Object.keys(holder);
    values += keys.length;
    if (values > MOST_VALUES) throw tooMuch("more values", `at most ${MOST_VALUES} values`);
    for (const key of keys) {
      const value: unknown = holder[key as keyof typeof holder];
      characters += typeof value === "string" ? key.length + value.length : key.length;
      if (typeof value === "object" && value !== null) walk(value, depth + 1);
    }
    if (characters > MOST_CHARACTERS) {
      throw tooMuch("more text", `at most ${MOST_CHARACTERS} characters`);
    }
  };
  walk(document, 1);
  return document;
};
