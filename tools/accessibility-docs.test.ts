import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KNOWN_LIMITS } from "../packages/viewer/src/accessibility/known-limits.ts";
import { ROOT } from "./run-step.ts";

test("the statement names to readers the limits that docs/accessibility.md names", () => {
  const text = readFileSync(join(ROOT, "docs/accessibility.md"), "utf8");
  const named = Array.from(text.matchAll(/`(statement\.limit\.[a-z-]+)`/g), ([, id]) => id);
  expect(new Set(named)).toEqual(new Set(KNOWN_LIMITS));
});
