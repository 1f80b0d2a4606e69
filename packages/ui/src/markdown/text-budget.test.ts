import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";
import { findTextExcess, TEXT_BUDGETS } from "./text-budget.ts";

const { description: budget } = TEXT_BUDGETS;

describe("what is too much", () => {
  test.each<[string, string, string | undefined]>([
    [
      "prose",
      "Net generation **year by year**, by [source](https://a.example).\n".repeat(100),
      undefined,
    ],
    ["a table", `|a|b|\n|-|-|\n${"|c|d|\n".repeat(100)}`, undefined],
    ["a list in a list", "- a\n  - b\n    - c\n", undefined],
    ["a sum", "1 + 2 - 3 * 4 > 5", undefined],
    ["characters", "a".repeat(20_001), "characters"],
    ["lines", "a\n".repeat(500), "lines"],
    ["lists within lists on one line", `${"- ".repeat(9)}a`, "nesting"],
    [
      "lists within lists",
      Array.from({ length: 9 }, (_, at) => `${"  ".repeat(at)}- a`).join("\n"),
      "nesting",
    ],
    ["quotes", `${">".repeat(9)} a`, "nesting"],
    ["brackets", "[".repeat(9), "nesting"],
    ["emphasis", "~a~ b".repeat(251), "marks"],
    ["escaped characters", "\\*".repeat(501), "marks"],
    ["a backslash here and there", "C:\\a\\b ".repeat(400), undefined],
    ["cells", "a|b ".repeat(501), "marks"],
  ])("%s", (_, text, of) => {
    expect(findTextExcess(text, budget)?.of).toBe(of);
  });
});

test("a text beyond the budget is shown as it was written", () => {
  const text = `${"- ".repeat(9)}<b>a</b>\n\nb & c`;
  expect(renderMarkdown(text)).toBe(
    "<p>- - - - - - - - - &lt;b&gt;a&lt;/b&gt;</p>\n<p>b &amp; c</p>",
  );
  expect(renderMarkdown("*".repeat(1_100), { inline: true })).toBe("*".repeat(1_100));
});
