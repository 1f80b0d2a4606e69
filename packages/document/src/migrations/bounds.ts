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
  const waiting: { readonly value: object; readonly depth: number }[] = [
    { value: document, depth: 1 },
  ];
  let values = 0;
  let characters = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.depth > DEEPEST) throw tooMuch("deeper nesting", `at most ${DEEPEST} levels`);
    for (const [key, value] of Object.entries(next.value)) {
      values++;
      characters += key.length;
      if (typeof value === "string") characters += value.length;
      else if (typeof value === "object" && value !== null) {
        waiting.push({ value, depth: next.depth + 1 });
      }
    }
    if (values > MOST_VALUES) throw tooMuch("more values", `at most ${MOST_VALUES} values`);
    if (characters > MOST_CHARACTERS) {
      throw tooMuch("more text", `at most ${MOST_CHARACTERS} characters`);
    }
  }
  return document;
};
