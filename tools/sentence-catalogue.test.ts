import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@statelier/model";
import { expect, test } from "vitest";
import { ROOT } from "./run-step.ts";
import { buildSentences } from "./sentence-catalogue.ts";

const textsOf = (text: string): string[] =>
  text.split("\n").filter((line) => /^(- |  → )/.test(line));

test.each(LOCALES)(
  "docs/sentences/%s.md says what the code says (write it anew with npx node tools/sentence-catalogue.ts)",
  (locale) => {
    const text = buildSentences(locale);
    expect(readFileSync(join(ROOT, "docs", "sentences", `${locale}.md`), "utf8")).toBe(text);
    expect(textsOf(text).filter((line) => /\{\w+\}|undefined|NaN/.test(line))).toEqual([]);
  },
);
