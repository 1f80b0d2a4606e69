import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RULE_MUTATIONS } from "./rule-mutations.ts";
import { ROOT } from "./run-step.ts";

const rules = readdirSync(join(ROOT, "docs/rules"))
  .map((file) => readFileSync(join(ROOT, "docs/rules", file), "utf8"))
  .join("\n");

test("every rule is negated in at least one place", () => {
  const written = [...rules.matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, id]) => id);
  const negated = new Set<string | undefined>(RULE_MUTATIONS.map(({ rule }) => rule));
  expect(written.length).toBeGreaterThan(200);
  expect(written.filter((id) => !negated.has(id))).toEqual([]);
});

test.each(RULE_MUTATIONS)("$rule in $file can be negated", (mutation) => {
  const { rule, file, text, replacement, tests } = mutation;
  const source = readFileSync(join(ROOT, file), "utf8");
  expect(source.split(text)).toHaveLength(2);
  expect(replacement).not.toBe(text);
  expect(rules).toContain(`**${rule}**`);
  const found = [tests, `${tests}.test.ts`].some((path) => existsSync(join(ROOT, path)));
  const folder = join(ROOT, tests, "..");
  const name = tests.split("/").at(-1) ?? "";
  expect(found || readdirSync(folder).some((each) => each.startsWith(name))).toBe(true);
});
