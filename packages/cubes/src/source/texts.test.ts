import { describe, expect, test } from "vitest";
import { pickText, type Texts } from "./texts.ts";

const inGerman = (...texts: string[]): Texts => texts.map((text) => ({ text, language: "de" }));

describe("of two texts in one language", () => {
  test.each([
    ["the shortest", ["Kanton Bern", "Bern"], "Bern"],
    ["of equally short ones the first by code points", ["Zug", "Ägä", "Aar"], "Aar"],
    ["a sign beyond 16 bits is one sign, and comes last", ["\u{1d49c}b", "\uffedb"], "\uffedb"],
  ])("%s is taken, in whatever order they come", (_, texts, wanted) => {
    expect(pickText(inGerman(...texts), "de")?.text).toBe(wanted);
    expect(pickText(inGerman(...texts.toReversed()), "de")?.text).toBe(wanted);
  });

  test("a language that nobody asks for is the same one for every engine", () => {
    const texts = [
      { text: "Berna", language: "rm" },
      { text: "Bern", language: "nl" },
    ];
    expect(pickText(texts, "de")?.language).toBe("nl");
    expect(pickText(texts.toReversed(), "de")?.language).toBe("nl");
  });

  test("a longer text in the reader's language comes before a shorter one in another", () => {
    const texts = [...inGerman("Bundesland"), { text: "Canton", language: "fr" }];
    expect(pickText(texts, "de")?.text).toBe("Bundesland");
  });
});
