import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run-step.ts";
import { LONG_SUITES } from "./suites.ts";

test("every suite that a quick check leaves out is there under its name", () => {
  expect(LONG_SUITES.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
