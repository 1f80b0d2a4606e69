import { expect, test } from "vitest";
import { withinSentence } from "./within-sentence.ts";

test.each([
  ["fr", "Année", "année"],
  ["fr", "État", "État"],
  ["it", "Anno", "anno"],
  ["it", "Paese", "Paese"],
  ["en", "Age class", "age class"],
  ["en", "Swiss canton", "Swiss canton"],
  ["en", "ISO code", "ISO code"],
  ["en", "CO₂ source", "CO₂ source"],
  ["de", "Jahr", "Jahr"],
  ["fr", "", ""],
] as const)("NF9 %s: %s within a sentence", (locale, label, written) => {
  expect(withinSentence({ label }, locale)).toBe(written);
});

test("NF9 a label in another language than the sentence stays as its source writes it", () => {
  expect(withinSentence({ label: "Monat", labelLanguage: "de" }, "en")).toBe("Monat");
  expect(withinSentence({ label: "Région", labelLanguage: "fr" }, "it")).toBe("Région");
});
