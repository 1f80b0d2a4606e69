/** What `vitest --reporter=json` writes, as far as it is read here. */
export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
};

type BrowserSuite = { suites?: BrowserSuite[]; specs?: Spec[] };

/** What Playwright's JSON reporter writes, as far as it is read here. */
export type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
  errors: { message?: string }[];
};

const LINES = 12;
// oxlint-disable-next-line no-control-regex -- colours of a terminal
const COLOUR = /\u001B\[[0-9;]*m/g;

const describe = (where: string, why: string | undefined): string =>
  [where, ...(why ?? "").replaceAll(COLOUR, "").trim().split("\n").slice(0, LINES)].join("\n    ");

/** One text for each test that failed: the file, the test, the first lines of why. */
export const listUnitFailures = (report: UnitReport): string[] =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0) return status === "failed" ? [describe(name, message)] : [];
    return failed.map((test) =>
      describe(`${name} › ${test.fullName}`, test.failureMessages?.[0] ?? undefined),
    );
  });

/** Each unit test that was not run. */
export const listSkippedUnits = ({ testResults }: UnitReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !["passed", "failed"].includes(status))
      .map(({ fullName }) => `${name} › ${fullName}`),
  );

/** Says how many tests were not run because what others made, and the project does not hold, is not here. */
export const describeAbsentData = (skipped: readonly string[]): string[] => {
  const count = skipped.filter((name) => name.includes("(STATELIER_TEST_DATA)")).length;
  return count === 0
    ? []
    : [`Of these, ${count} read files that STATELIER_TEST_DATA should name (CONTRIBUTING.md).`];
};

const listSpecs = ({ suites = [], specs = [] }: BrowserSuite): Spec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/** Each journey that was not run. */
export const listSkippedJourneys = ({ suites }: BrowserReport): string[] =>
  suites
    .flatMap(listSpecs)
    .filter(({ tests }) => tests.some(({ status }) => status === "skipped"))
    .map(({ title, file, line }) => `${file}:${line} › ${title}`);

/** One text for each journey that failed, and for each error outside of them. */
export const listBrowserFailures = (report: BrowserReport): string[] => [
  ...report.errors.map(({ message }) => describe("outside of a test", message)),
  ...report.suites
    .flatMap(listSpecs)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) =>
          describe(
            `${file}:${line} › ${title} (${status})`,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ),
];
