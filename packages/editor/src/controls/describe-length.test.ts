import { collectMessages } from "@statelier/ui/all-messages";
import { TEXT_BUDGETS } from "@statelier/ui/markdown";
import { createTranslator, UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { describeLength } from "./describe-length.ts";

const translate = (locale: (typeof UI_LOCALES)[number]) =>
  createTranslator(locale, collectMessages(locale, ["editor"]));

test("a text says how long it is before it reaches the limit of its kind, and what to do beyond it", () => {
  const t = translate("en");
  for (const [kind, { characters }] of Object.entries(TEXT_BUDGETS)) {
    const describe = (length: number) =>
      describeLength("a".repeat(length), kind as keyof typeof TEXT_BUDGETS, t);
    expect(describe(characters * 0.9)).toEqual({});
    expect(Object.keys(describe(characters))).toEqual(["description"]);
    expect(Object.keys(describe(characters + 1))).toEqual(["error"]);
  }
  expect(describeLength("a".repeat(1_001), "title", t).error).toMatch(/1’001.*1’000/);
});

test.each(UI_LOCALES)("each kind of excess has a sentence without blanks: %s", (locale) => {
  const texts = ["a".repeat(20_001), "a\n".repeat(500), "> ".repeat(9), "*a ".repeat(501)];
  const said = texts.map((text) => describeLength(text, "text", translate(locale)).error);
  expect(new Set(said).size).toBe(texts.length);
  expect(said.join(" ")).not.toMatch(/[{}]|undefined|editor\./);
});
