import { expect, test } from "vitest";
import { compareText, makeCompareText } from "./compare-text.ts";

test("SO5 texts compare by their letters, numbers inside them as numbers", () => {
  const sort = (...texts: string[]) => {
    const sorted = texts.toSorted(compareText);
    expect(texts.toSorted(makeCompareText())).toEqual(sorted);
    return sorted;
  };
  expect(sort("Zug", "Écublens", "Aarau", "eggiwil")).toEqual([
    "Aarau",
    "Écublens",
    "eggiwil",
    "Zug",
  ]);
  expect(sort("10–14 years", "5–9 years", "100+")).toEqual(["5–9 years", "10–14 years", "100+"]);
  expect(sort("b", "B", "a")).toEqual(["a", "B", "b"]);
  expect(sort("a1b", "a1", "a")).toEqual(["a", "a1", "a1b"]);
  expect(sort("Zug", "Œuvre", "Oder", "Straße", "Strasse 2")).toEqual([
    "Oder",
    "Œuvre",
    "Straße",
    "Strasse 2",
    "Zug",
  ]);
  expect(sort("1", "a")).toEqual(["1", "a"]);
});
