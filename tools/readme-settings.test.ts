import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SETTINGS } from "../apps/web/src/server/config/config.ts";
import { ROOT } from "./run-step.ts";

it("the README lists every setting with its sentence", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  for (const [name, sentence] of Object.entries(SETTINGS))
    expect(readme).toContain(`| \`${name}\` | ${sentence} |`);
});
