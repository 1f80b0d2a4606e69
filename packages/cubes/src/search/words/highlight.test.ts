import { unescapeMarkup } from "@statelier/model";
import fc from "fast-check";
import { expect, it } from "vitest";

import { foldText } from "@statelier/model";
import { traceFold } from "./fold-text.ts";
import { highlight } from "./highlight.ts";
import { runs } from "../../testing/property-runs.ts";

const mark = (text: string, texts: string[], words: string[] = []): string =>
  highlight(text, { texts, words: new Set(words) });

const readHtml = (html: string): string => unescapeMarkup(html.replaceAll(/<\/?b>/g, ""));

const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc
    .array(fc.constantFrom("<b>", "&", '"', "é", "ß", "Œ", "a", " ", "İ", "💥"))
    .map((parts) => parts.join("")),
);

it("a highlighted text is the text, whatever is in it and whatever is looked for", () => {
  fc.assert(
    fc.property(text, fc.array(text), (original, words) => {
      const folded = words.map(foldText);
      const marks = { texts: folded, words: new Set(folded) };
      expect(readHtml(highlight(original, marks))).toBe(original);
    }),
    runs(100),
  );
});

it("marks whole letters, without accents and case", () => {
  expect(mark("Die Straße", ["strasse"])).toBe("Die <b>Straße</b>");
  expect(mark("Große", ["gros"])).toBe("<b>Groß</b>e");
  expect(mark("ESPÉRANCE de vie", ["esperance", "vie"])).toBe("<b>ESPÉRANCE</b> de <b>vie</b>");
  expect(mark("aaa", ["aa", "a"])).toBe("<b>aaa</b>");
});

it("marks what is near as whole words", () => {
  expect(mark("Länder und Ländereien", [], ["lander"])).toBe("<b>Länder</b> und Ländereien");
});

it("a folded text is the same with and without the way back", () => {
  fc.assert(
    fc.property(text, (original) => {
      expect(traceFold(original).text).toBe(foldText(original));
    }),
    runs(100),
  );
  expect(foldText("ΟΔΟΣ Σ")).toBe(traceFold("ΟΔΟΣ Σ").text);
});
