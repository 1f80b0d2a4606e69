import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run-step.ts";

const IDS = globSync(join(ROOT, "docs", "rules", "*.md")).flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm), ([, id]) => id),
);

test("no two rules have one id", () => {
  expect(IDS.length).toBeGreaterThan(100);
  expect(IDS.filter((id, at) => IDS.indexOf(id) !== at)).toEqual([]);
});

const SOURCES = globSync(
  "{apps,bench,docs,e2e,gallery,packages,samples,tools}/**/*.{css,md,mjs,ts,tsx}",
  { cwd: ROOT, exclude: ["**/node_modules", "**/dist"] },
);

test("every decision that sources name has its sentence in docs/rules/decisions.md", () => {
  const named = SOURCES.flatMap((file) =>
    Array.from(readFileSync(join(ROOT, file), "utf8").matchAll(/\bD\d{1,2}\b/g), ([id]) => id),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((id) => !IDS.includes(id))).toEqual([]);
});
