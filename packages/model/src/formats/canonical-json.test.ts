import { expect, it } from "vitest";
import { toCanonicalJson } from "./canonical-json.ts";

it("values whose members stand in another order have one text, at every depth", () => {
  const a = { title: "x", fields: [{ id: 1, unit: null }, { id: 2 }], empty: {} };
  const b = { empty: {}, fields: [{ unit: null, id: 1 }, { id: 2 }], title: "x" };
  expect(toCanonicalJson(a)).toBe(toCanonicalJson(b));
});

it("lists in another order have another text", () => {
  expect(toCanonicalJson([1, 2])).not.toBe(toCanonicalJson([2, 1]));
});

it("a member without a value counts as none", () => {
  expect(toCanonicalJson({ a: undefined, b: 1 })).toBe(toCanonicalJson({ b: 1 }));
});
