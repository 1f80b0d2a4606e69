import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { findChromium } from "./find-chromium.ts";
import type { Count } from "./gates.ts";
import { USUAL_SEED } from "./usual-seed.ts";
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

/** Suites that start programs or engines, or draw and try thousands of cases: seconds each. */
export const LONG_SUITES = [
  "apps/cli/src/config-commands.test.ts",
  "apps/cli/src/config-operator.test.ts",
  "apps/cli/src/hostile-input.test.ts",
  "apps/cli/src/render.test.ts",
  "apps/cli/src/run-command.test.ts",
  "apps/cli/src/source-check.test.ts",
  "apps/web/src/server/downloads/download-view.test.ts",
  "apps/web/src/server/images/image-route.test.ts",
  "apps/web/src/server/public-sparql.test.ts",
  "apps/web/src/server/published/several-charts.test.ts",
  "apps/web/src/server/store/conformance.test.ts",
  "packages/charts/src/export/layout-card.test.ts",
  "packages/charts/src/export/render-picture.test.ts",
  "packages/charts/src/fixtures/fixtures.test.ts",
  "packages/charts/src/fixtures/layout-options.test.ts",
  "packages/charts/src/fixtures/options.test.ts",
  "packages/charts/src/fixtures/values-mutated.test.ts",
  "packages/charts/src/fixtures/values.test.ts",
  "packages/charts/src/scatter/layout-scatter.test.ts",
  "packages/cubes/src/checker/check-cubes.test.ts",
  "packages/cubes/src/conformance/cases/geography.test.ts",
  "packages/cubes/src/conformance/engines.test.ts",
  "packages/cubes/src/conformance/rdf.test.ts",
  "packages/cubes/src/embedded/embedded-store.test.ts",
  "packages/cubes/src/reading/kept-cubes.test.ts",
  "packages/cubes/src/resolvers/limits.test.ts",
  "packages/cubes/src/shapes/shape-builder.test.ts",
  "packages/cubes/src/source-check/check-sparql-source.test.ts",
  "packages/cubes/src/source-check/check-sql-source.test.ts",
  "packages/cubes/src/sparql/sparql-client.test.ts",
  "packages/cubes/src/sql/download/download.test.ts",
  "packages/cubes/src/sql/download/mirror.test.ts",
  "packages/cubes/src/sql/make-sql-source.test.ts",
  "packages/document/src/link/link-state.test.ts",
  "packages/document/src/machine/properties.test.ts",
  "packages/viewer/src/download/write-csv.test.ts",
  "tools/importer-docs.test.ts",
];

/** Suites named `*.slow.test.ts` compare whole catalogues and thousands of documents; `slow: false` leaves them and the long ones out. */
export const runUnitTests = async ({ slow }: { slow: boolean }): Promise<Count> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, "unit.json");
  rmSync(file, { force: true });
  const left = slow
    ? []
    : ["**/*.slow.test.ts", ...LONG_SUITES].map((pattern) => `--exclude=${pattern}`);
  console.log(`Properties are tried with seed ${env["STATELIER_SEED"] ?? USUAL_SEED}.`);
  const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${file}`];
  const code = await runInFolder((env) => runStep("vitest", ["run", ...reporters, ...left], env));
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
  const code = await runInFolder((env) =>
    runStep("playwright", ["test", "--config=e2e/playwright.config.ts", ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      STATELIER_CHROMIUM: findChromium(),
    }),
  );
  const report = readReport<BrowserReport>(file);
  return sumUp(code, {
    suite: "browser",
    passed: report?.stats.expected ?? 0,
    failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0),
    skipped: report?.stats.skipped ?? 0,
    failures: report ? listBrowserFailures(report) : [],
  });
};
