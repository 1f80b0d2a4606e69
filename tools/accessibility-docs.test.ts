import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KNOWN_LIMITS } from "../packages/viewer/src/accessibility/known-limits.ts";
import { listNamedTests } from "./list-named-tests.ts";
import { ROOT } from "./run-step.ts";

const text = readFileSync(join(ROOT, "docs/accessibility.md"), "utf8");
const items = text
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, number = ""]) => /^\d+$/.test(number))
  .map(([, number, name, state = "", , tests = ""]) => ({ number, name, state, tests }));

test("the table has 25 items, each proved by tests or said to be open", () => {
  expect(items.map(({ number }) => Number(number))).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  for (const { number, state, tests } of items) {
    expect(["proved", "half", "open"]).toContain(state);
    expect([number, listNamedTests(tests).length > 0]).toEqual([number, state !== "open"]);
  }
});

test.each(items)("$number $name: every test that is named exists", ({ tests }) => {
  for (const { file, titles } of listNamedTests(tests)) {
    expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
    expect([file, titles.length > 0]).toEqual([file, true]);
    const source = readFileSync(join(ROOT, file), "utf8");
    for (const title of titles)
      expect([file, title, source.includes(title)]).toEqual([file, title, true]);
  }
});

test("the statement tells readers the limits that the table names", () => {
  const named = Array.from(text.matchAll(/`(statement\.limit\.[a-z-]+)`/g), ([, id]) => id);
  expect(new Set(named)).toEqual(new Set(KNOWN_LIMITS));
});
