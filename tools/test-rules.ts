import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { RULE_MUTATIONS, type RuleMutation } from "./rule-mutations.ts";
import { ROOT, runStep } from "./run-step.ts";

const REPORT = join(ROOT, ".cache", "reports", "rules.json");

type Counts = { numFailedTests: number; numPassedTests: number };

const runTests = async (
  tests: readonly string[],
  mutation: number | undefined,
): Promise<Counts> => {
  rmSync(REPORT, { force: true });
  await runStep(
    "vitest",
    [
      "run",
      "--config=tools/rule-mutations.vitest.ts",
      "--reporter=json",
      `--outputFile.json=${REPORT}`,
      ...tests,
    ],
    mutation === undefined ? {} : { STATELIER_RULE_MUTATION: String(mutation) },
  );
  return JSON.parse(readFileSync(REPORT, "utf8")) as Counts;
};

const describe = ({ rule, file, text }: RuleMutation): string =>
  `${rule} ${file}: ${text.trim().split("\n")[0] ?? ""}`;

mkdirSync(join(ROOT, ".cache", "reports"), { recursive: true });
const wanted = process.argv.slice(2);
const chosen = [...RULE_MUTATIONS.entries()].filter(
  ([, { rule }]) => wanted.length === 0 || wanted.includes(rule),
);
const unknown = wanted.filter((each) => !RULE_MUTATIONS.some(({ rule }) => rule === each));
if (unknown.length > 0) {
  console.error(`No place is negated for ${unknown.join(", ")}: see tools/rule-mutations.json.`);
  process.exit(1);
}
const tests = [...new Set(chosen.map(([, mutation]) => mutation.tests))];
const { numFailedTests, numPassedTests } = await runTests(tests, undefined);
if (numFailedTests > 0 || numPassedTests === 0) {
  console.error(`As they are, ${numFailedTests} of the tests fail and ${numPassedTests} pass.`);
  process.exit(1);
}
const survivors: string[] = [];
for (const [index, mutation] of chosen) {
  // oxlint-disable-next-line no-await-in-loop -- one rule at a time
  const counts = await runTests([mutation.tests], index);
  const isNoticed = counts.numFailedTests > 0;
  if (!isNoticed) survivors.push(describe(mutation));
  console.log(`${isNoticed ? "ok  " : "FAIL"} ${describe(mutation)}`);
}
for (const survivor of survivors) console.error(`No test notices: ${survivor}`);
console.log(`${chosen.length - survivors.length} of ${chosen.length} negated rules are noticed.`);
process.exit(survivors.length > 0 || chosen.length === 0 ? 1 : 0);
