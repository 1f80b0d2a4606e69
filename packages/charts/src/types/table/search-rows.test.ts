import { expect, test } from "vitest";
import { searchRows } from "./search-rows.ts";

test.each([
  ["strasse", "Straße", true],
  ["GENEVE", "Genève", true],
  ["oeuvre", "Œuvre d’art", true],
  ["bern", "Basel", false],
])(
  "rows are found whatever the case, the accents and the ligatures: %s in %s",
  (query, text, is) => {
    expect(searchRows([0], query, [() => ({ value: text, text })])).toEqual(is ? [0] : []);
  },
);
