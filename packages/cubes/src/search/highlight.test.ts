import fc from "fast-check";
import { expect, it } from "vitest";

import { foldText } from "./fold-text.ts";
import { highlight } from "./highlight.ts";

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

const readHtml = (html: string): string =>
  html
    .replaceAll(/<\/?b>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (found) => ENTITIES[found] ?? "");

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .array(fc.constantFrom("<b>", "&", '"', "é", "ß", "Œ", "a", " ", "İ", "💥"))
    .map((parts) => parts.join("")),
);

it("a highlighted text is the text, whatever is in it and whatever is looked for", () => {
  fc.assert(
    fc.property(text, fc.array(text), (original, words) => {
      const tokens = words.map((word) => foldText(word).text);
      expect(readHtml(highlight(original, tokens))).toBe(original);
    }),
    { numRuns: 500 },
  );
});

it("marks whole letters, without accents and case", () => {
  expect(highlight("Die Straße", ["strasse"])).toBe("Die <b>Straße</b>");
  expect(highlight("Große", ["gros"])).toBe("<b>Groß</b>e");
  expect(highlight("ESPÉRANCE de vie", ["esperance", "vie"])).toBe(
    "<b>ESPÉRANCE</b> de <b>vie</b>",
  );
  expect(highlight("aaa", ["aa", "a"])).toBe("<b>aaa</b>");
});
