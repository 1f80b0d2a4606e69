import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run-step.ts";

/** A rule turned into its opposite: the file it stands in, the text it is written as, what to write instead, the tests that must notice. */
export type RuleMutation = {
  rule: string;
  file: string;
  text: string;
  replacement: string;
  tests: string;
};

export const RULE_MUTATIONS = JSON.parse(
  readFileSync(join(ROOT, "tools", "rule-mutations.json"), "utf8"),
) as readonly RuleMutation[];
