import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./find-chromium.ts";
import type { Count } from "./gates.ts";
import {
  type BrowserReport,
  listBrowserFailures,
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

const sumUp = (code: number, count: Count): Count => {
  const broken = code !== 0 && count.failed === 0;
  const empty = count.passed + count.failed === 0;
  return { ...count, failed: count.failed + (broken || empty ? 1 : 0) };
};

/** Suites named `*.slow.test.ts` compare whole catalogues and thousands of documents; `slow: false` leaves them out. */
export const runUnitTests = async ({ slow }: { slow: boolean }): Promise<Count> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, "unit.json");
  rmSync(file, { force: true });
  const left = slow ? [] : ["--exclude=**/*.slow.test.ts"];
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runStep("vitest", ["run", ...reporters, ...left]);
  const report = readReport<UnitReport>(file);
  return sumUp(code, {
    suite: "unit",
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: report ? listUnitFailures(report) : [],
  });
};

/** Journeys in a real browser against the built product. */
export const runBrowserTests = async (args: string[]): Promise<Count> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, "browser.json");
  rmSync(file, { force: true });
  const code = await runStep("playwright", ["test", "--config=e2e/playwright.config.ts", ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    STATELIER_CHROMIUM: findChromium(),
  });
  const report = readReport<BrowserReport>(file);
  return sumUp(code, {
    suite: "browser",
    passed: report?.stats.expected ?? 0,
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    skipped: report?.stats.skipped ?? 0,
    failures: report ? listBrowserFailures(report) : [],
  });
};
