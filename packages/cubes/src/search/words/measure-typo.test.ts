import fc from "fast-check";
import { expect, it } from "vitest";

import { measureTypo } from "./measure-typo.ts";
import { runs } from "../../testing/property-runs.ts";

/** The definition, word for word. */
const distance = (a: string, b: string): number => {
  if (a === "" || b === "") return a.length + b.length;
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    distance(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    ...(isSwapped ? [distance(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  );
};

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });

it("counts missed, added, replaced and swapped letters, also to the beginning of a word", () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, max) => {
      const starts = Array.from({ length: other.length + 1 }, (_, at) => other.slice(0, at));
      const nearest = Math.min(...starts.map((start) => distance(typed, start)));
      expect(measureTypo(typed, other, max)).toEqual({
        whole: Math.min(distance(typed, other), max + 1),
        start: Math.min(nearest, max + 1),
      });
    }),
    runs(100),
  );
});

it.each([
  ["bevolkerugn", "bevolkerung", 1],
  ["bevlkerung", "bevolkerung", 1],
  ["lebenserwartug", "lebenserwartung", 1],
  ["popultaoin", "population", 2],
])("%s is near %s", (typed, meant, whole) => {
  expect(measureTypo(typed, meant, 2).whole).toBe(whole);
});
