import { expect, test } from "vitest";
import { applyChange, findChange } from "./stored-change.ts";

/** What a change makes of a value after both went through a text. */
const throughText = (before: unknown, after: unknown): string => {
  const change = findChange(before, after);
  const read = JSON.parse(JSON.stringify([before, change ?? {}])) as [unknown, never];
  return JSON.stringify(applyChange(...read));
};

const PAIRS: readonly (readonly [unknown, unknown])[] = [
  [{ a: 1 }, { a: 1 }],
  [{ a: 1 }, { a: 2 }],
  [
    { a: 1, b: 2, c: 3 },
    { a: 1, c: 3 },
  ],
  [
    { a: 1, c: 3 },
    { a: 1, b: { d: [] }, c: 3 },
  ],
  [
    { a: 1, b: 2, c: 3 },
    { c: 3, b: 5, a: 1 },
  ],
  [
    { a: undefined, b: 1 },
    { a: 1, b: undefined },
  ],
  [{ constructor: 1 }, { toString: 2 }],
  [{ a: [1, 2, 3] }, { a: [1, 3] }],
  [{ a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: { c: "d" } }] }],
  [{ a: [{ b: 1 }] }, { a: [{ b: 0 }, { b: 1 }] }],
  [{ a: [] }, { a: {} }],
  [{ a: {} }, { a: [] }],
  [{ a: null }, { a: {} }],
  [{ a: { b: 1 } }, { a: null }],
  [[], {}],
  [1, "1"],
];

test("a change brings one value to another, with its order, in both directions", () => {
  for (const [one, other] of PAIRS) {
    expect(throughText(one, other)).toBe(JSON.stringify(other));
    expect(throughText(other, one)).toBe(JSON.stringify(one));
  }
});

test("of what two values share nothing is written, and nothing is made anew", () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`value ${at}`, true]));
  const { "value 250": _gone, ...fewer } = many;
  const kept = { d: 1 };
  const change = findChange({ many, kept }, { many: fewer, kept })!;
  expect(JSON.stringify(change).length).toBeLessThan(60);
  expect((applyChange({ many, kept }, change) as { kept: unknown }).kept).toBe(kept);
  expect(findChange({ many, kept }, { many: { ...many }, kept: { d: 1 } })).toBeUndefined();
});

test("a change that is none of the value is refused", () => {
  for (const change of [null, { names: 7 }, { in: { a: null } }])
    expect(() => applyChange({ a: 1 }, change as never)).toThrow(TypeError);
  expect(() => applyChange("a", { in: {} })).toThrow(TypeError);
});
