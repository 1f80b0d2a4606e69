import { expect, test } from "vitest";
import {
  describeAbsentData,
  listBrowserFailures,
  listSkippedJourneys,
  listSkippedUnits,
  listUnitFailures,
} from "./reports.ts";

test("each failing unit test is named with its file and the first lines of why", () => {
  const failures = listUnitFailures({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: "bread.test.ts",
        status: "failed",
        assertionResults: [
          { fullName: "crusts hold", status: "passed", failureMessages: [] },
          {
            fullName: "loaves rise",
            status: "failed",
            failureMessages: ["\u001B[31mexpected 1\u001B[39m to be 2\n  at bread.test.ts:4"],
          },
        ],
      },
      { name: "oven.test.ts", status: "failed", message: "no such file", assertionResults: [] },
      { name: "salt.test.ts", status: "passed", message: "", assertionResults: [] },
    ],
  });
  expect(failures).toEqual([
    "bread.test.ts › loaves rise\n    expected 1 to be 2\n      at bread.test.ts:4",
    "oven.test.ts\n    no such file",
  ]);
});

test("each failing journey is named with its line, however deep it stands", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "bread.spec.ts",
    line: 7,
    tests: [{ status, results: [{}, message ? { error: { message } } : {}] }],
  });
  const failures = listBrowserFailures({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [{ message: "no server" }],
    suites: [
      {
        specs: [spec("bakes", "expected")],
        suites: [{ specs: [spec("cools", "unexpected", "timed out"), spec("sells", "flaky")] }],
      },
    ],
  });
  expect(failures).toEqual([
    "outside of a test\n    no server",
    "bread.spec.ts:7 › cools (unexpected)\n    timed out",
    "bread.spec.ts:7 › sells (flaky)\n    ",
  ]);
});

test("each test that is not run is named", () => {
  const unit = (fullName: string, status: string) => ({ fullName, status });
  expect(
    listSkippedUnits({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: "bread.test.ts",
          status: "passed",
          assertionResults: [
            unit("crusts hold", "passed"),
            unit("loaves rise", "failed"),
            unit("salt is at hand", "skipped"),
            unit("crumbs are counted", "todo"),
          ],
        },
      ],
    }),
  ).toEqual(["bread.test.ts › salt is at hand", "bread.test.ts › crumbs are counted"]);
  const spec = (title: string, status: string) => ({
    title,
    file: "bread.spec.ts",
    line: 7,
    tests: [{ status, results: [] }],
  });
  expect(
    listSkippedJourneys({
      stats: { expected: 1, unexpected: 0, flaky: 0 },
      errors: [],
      suites: [{ suites: [{ specs: [spec("bakes", "expected"), spec("sells", "skipped")] }] }],
    }),
  ).toEqual(["bread.spec.ts:7 › sells"]);
});

test("what is skipped for want of files that others made is counted in one line", () => {
  expect(describeAbsentData(["bread.test.ts › salt is at hand"])).toEqual([]);
  const skipped = ["a › charts (STATELIER_TEST_DATA) one", "b › two (STATELIER_TEST_DATA)", "c"];
  expect(describeAbsentData(skipped)).toEqual([
    "Of these, 2 read files that STATELIER_TEST_DATA should name (CONTRIBUTING.md).",
  ]);
});
