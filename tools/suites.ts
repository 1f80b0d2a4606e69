import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { findChromium } from "./find-chromium.ts";
import type { Count } from "./gates.ts";
import { USUAL_SEED } from "./usual-seed.ts";
import {
  type BrowserReport,
  describeAbsentData,
  listBrowserFailures,
  listSkippedJourneys,
  listSkippedUnits,
  listUnitFailures,
  type UnitReport,
} from "./reports.ts";
import { ROOT, runStep } from "./run-step.ts";

const REPORTS = join(ROOT, ".cache", "reports");

const readReport = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } catch (error) {
    console.error(`No report at ${file}: ${String(error)}`);
    return undefined;
  }
};

const sumUp = (code: number, count: Count, mayBeEmpty = false): Count => {
  const broken = code !== 0 && count.failed === 0;
  const empty = !mayBeEmpty && count.passed + count.failed === 0;
  return { ...count, failed: count.failed + (broken || empty ? 1 : 0) };
};

/** Runs tests whose temporary files stand in one folder, which is gone afterwards. Engines run as users of their own pass through it. */
const runInFolder = async (run: (env: { TMPDIR: string }) => Promise<number>): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), "statelier-tests-"));
  chmodSync(folder, 0o711);
  try {
    return await run({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
};

/** Leaves out what `npm run test:deep` runs. */
export const USUAL_UNITS = ["--exclude=**/*.deep.test.{ts,tsx}"];
export const USUAL_JOURNEYS = ["--grep-invert=\\.deep\\.spec\\.ts|@deep"];

/** `mayBeEmpty` where no test is what the arguments may well choose. */
export const runUnitTests = async (
  args = USUAL_UNITS,
  { mayBeEmpty = false } = {},
): Promise<Count> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, "unit.json");
  rmSync(file, { force: true });
  const isDeep = env["STATELIER_DEEP"] === "1";
  if (!isDeep)
    console.log(`Properties are tried with seed ${env["STATELIER_SEED"] ?? USUAL_SEED}.`);
  const reporters = [isDeep ? "--reporter=verbose" : "--reporter=minimal", "--reporter=json"];
  const output = `--outputFile.json=${file}`;
  const code = await runInFolder((env) =>
    runStep("vitest", ["run", ...reporters, output, ...args], env),
  );
  const report = readReport<UnitReport>(file);
  const count = {
    suite: "unit",
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report ? listSkippedUnits(report) : [],
    failures: report ? listUnitFailures(report) : [],
  };
  return sumUp(code, count, mayBeEmpty);
};

/** Journeys in a real browser against the built product; `isUsual` reads no files of the deep run, and nothing moves. */
export const runBrowserTests = async (args: string[], { isUsual = false } = {}): Promise<Count> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, "browser.json");
  rmSync(file, { force: true });
  const chromium = await findChromium();
  const code = await runInFolder((env) =>
    runStep("playwright", ["test", "--config=e2e/playwright.config.ts", ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      STATELIER_CHROMIUM: chromium,
      STATELIER_USUAL: isUsual ? "1" : "0",
    }),
  );
  const report = readReport<BrowserReport>(file);
  return sumUp(code, {
    suite: "browser",
    passed: report?.stats.expected ?? 0,
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    skipped: report ? listSkippedJourneys(report) : [],
    failures: report ? listBrowserFailures(report) : [],
  });
};

/** Says what failed, what was skipped, the sum of each suite and, in the last line, of all; ends the process. */
export const endWithSum = (counts: readonly Count[]): never => {
  for (const { suite, failures } of counts)
    for (const failure of failures) console.log(`FAIL ${suite}: ${failure}\n`);
  for (const { suite, skipped } of counts)
    for (const name of skipped) console.log(`SKIP ${suite}: ${name}`);
  for (const line of describeAbsentData(counts.flatMap(({ skipped }) => skipped)))
    console.log(line);
  for (const { suite, passed, failed, skipped } of counts)
    console.log(`${suite}: ${passed} passed, ${failed} failed, ${skipped.length} skipped.`);
  const sum = (key: "passed" | "failed") => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum("failed");
  const skipped = counts.reduce((total, count) => total + count.skipped.length, 0);
  console.log(
    `${sum("passed")} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  process.exit(failed > 0 ? 1 : 0);
};
