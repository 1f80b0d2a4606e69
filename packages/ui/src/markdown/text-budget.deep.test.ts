import { Session } from "node:inspector/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";
import { findTextExcess, TEXT_BUDGETS } from "./text-budget.ts";

const { description: budget } = TEXT_BUDGETS;

/** Counted by the engine, so that the load of the machine has no part in it. */
const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
});
afterAll(() => session.disconnect());

const countCalls = async (run: () => void): Promise<number> => {
  await session.post("Profiler.takePreciseCoverage");
  run();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  return result
    .filter(({ url }) => url.includes("micromark") || url.includes("text-budget"))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges[0]?.count ?? 0))
    .reduce((sum, count) => sum + count, 0);
};

const fill = (unit: string, length: number): string =>
  unit.repeat(Math.floor(length / unit.length));
const pad = (text: string): string => text + fill("b ", Math.max(0, 19_990 - text.length));

/** Texts that have been slow, cut to what the budget lets through. */
const KNOWN = [
  "> a\n" + fill("b\n", 990),
  "> ".repeat(8) + "a\n" + fill("b\n", 990),
  fill("> > > > - - - - a\n", 8_900),
  fill("a\n-\n", 990),
  fill("[a\n\n", 990),
  "[".repeat(8) + fill("a\n", 900),
  pad("[a](".repeat(8)),
  pad("*a ".repeat(480)),
  pad("_a_".repeat(160)),
  pad("~a~ b".repeat(240)),
  pad("` `` ``` ".repeat(160)),
  pad("é*".repeat(490)),
  pad("a@a.a ".repeat(490)),
  "a@" + fill("a.", 19_000),
  "www.a" + fill(")", 19_000),
  pad("\\\\".repeat(490)),
  fill("\\a", 19_000),
  fill(" ", 19_000),
  fill("*", 19_000),
  fill("`", 19_000),
  "[a]: b\n\n" + pad("[a] ".repeat(240)),
  fill("- a\n\n  ", 1_700),
  fill("- [ ] a\n", 1_300),
];

/** Calls of functions in the parser: three times what the slowest of the known texts takes. */
const MOST_CALLS = 3_500_000;

test.each(KNOWN.map((text) => [JSON.stringify(text.slice(0, 20)), text]))(
  "%s and so on takes bounded work",
  async (_, text) => {
    expect(findTextExcess(text, budget)).toBeUndefined();
    const calls = await countCalls(() => void renderMarkdown(text));
    expect(calls).toBeLessThan(MOST_CALLS);
  },
);

const pieces = fc.constantFrom(
  ...Array.from("*_~`[]()<>!#-+=|&\\:@. \n\t1a"),
  "> ",
  "- ",
  "  ",
  "\n\n",
  "](",
  "**",
  "www.",
  "https://",
  "[a]: b",
  "| - |",
  "1. ",
  "&amp;",
  "éß",
);

test("whatever an author writes takes bounded work", async () => {
  const texts = fc.sample(
    fc.array(
      fc.tuple(fc.array(pieces, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 120 })),
      { minLength: 1, maxLength: 12 },
    ),
    80,
  );
  let read = 0;
  for (const parts of texts) {
    const text = parts
      .map(([unit, times]) => unit.join("").repeat(times))
      .join("")
      .slice(0, 21_000);
    if (!findTextExcess(text, budget)) read += 1;
    const calls = await countCalls(() => void renderMarkdown(text));
    expect({ text: text.slice(0, 200), isBounded: calls < MOST_CALLS }).toHaveProperty(
      "isBounded",
      true,
    );
  }
  expect(read).toBeGreaterThan(5);
});
