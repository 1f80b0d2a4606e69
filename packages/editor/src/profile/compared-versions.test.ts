import { expect, test } from "vitest";
import { buildCompareAddress, readComparedVersions } from "./compared-versions.ts";

const moments = [5, 4, 2, 1].map((version) => ({
  version,
  published_at: "2026-11-28T00:00:00.000Z",
  user_id: null,
  user_name: null,
  drafter_name: null,
}));

test.each([
  ["", { from: 4, to: 5 }],
  ["to=4", { from: 2, to: 4 }],
  ["from=1", { from: 1, to: 5 }],
  ["from=5&to=2", { from: 5, to: 2 }],
  ["from=99&to=2", { from: 99, to: 2 }],
  ["from=x&to=-1", { from: 4, to: 5 }],
  ["to=1", { from: undefined, to: 1 }],
])("the address %j compares %j", (search, versions) => {
  expect(readComparedVersions(new URLSearchParams(search), moments)).toEqual(versions);
});

test("a chart without versions has none to compare, and an address carries both", () => {
  expect(readComparedVersions(new URLSearchParams(), [])).toEqual({
    from: undefined,
    to: undefined,
  });
  const address = buildCompareAddress("de", "chart0000001", { from: 3, to: 1 });
  expect(address).toBe("/de/profile/compare/chart0000001?from=3&to=1");
  const versions = readComparedVersions(new URL(address, "http://x").searchParams, moments);
  expect(versions).toEqual({ from: 3, to: 1 });
  expect(buildCompareAddress("de", "chart0000001")).toBe("/de/profile/compare/chart0000001");
});
