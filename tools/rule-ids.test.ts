import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run-step.ts";

test("no two rules have one id", () => {
  const ids = globSync(join(ROOT, "docs", "rules", "*.md")).flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm), ([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
