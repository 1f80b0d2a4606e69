import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./find-chromium.ts";
import type { Count } from "./gates.ts";
import { ROOT, runStep } from "./run-step.ts";

const REPORTS = join(ROOT, ".cache", "reports");

const readReport = (file: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch (error) {
    console.error(`No report at ${file}: ${String(error)}`);
    return undefined;
  }
};

const sumUp = (suite: string, code: number, count: Omit<Count, "suite">): Count => {
  const broken = code !== 0 && count.failed === 0;
  const empty = count.passed + count.failed === 0;
  return { suite, ...count, failed: count.failed + (broken || empty ? 1 : 0) };
};

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Suites named `*.slow.test.ts` compare whole catalogues and thousands of documents; `slow: false` leaves them out. */
export const runUnitTests = async ({ slow }: { slow: boolean }): Promise<Count> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, "unit.json");
  rmSync(file, { force: true });
  const left = slow ? [] : ["--exclude=**/*.slow.test.ts"];
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runStep("vitest", ["run", ...reporters, ...left]);
  const report = readReport(file);
  return sumUp("unit", code, {
    passed: numberOf(report?.["numPassedTests"]),
    failed: numberOf(report?.["numFailedTests"]),
    skipped: numberOf(report?.["numPendingTests"]) + numberOf(report?.["numTodoTests"]),
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
  const stats = readReport(file)?.["stats"] as Record<string, unknown> | undefined;
  return sumUp("browser", code, {
    passed: numberOf(stats?.["expected"]),
    failed: numberOf(stats?.["unexpected"]) + numberOf(stats?.["flaky"]),
    skipped: numberOf(stats?.["skipped"]),
  });
};
