import { expect, test } from "vitest";
import { keepChanged, listDeepBrowserTests, listDeepUnitTests } from "./deep-suites.ts";

const TESTS = [
  "packages/model/src/a.deep.test.ts",
  "packages/document/src/b.deep.test.ts",
  "packages/editor/src/c.deep.test.tsx",
  "apps/cli/src/d.deep.test.ts",
  "samples/src/e.deep.test.ts",
  "e2e/f.deep.spec.ts",
  "packages/charts/src/types/pie/options.deep.spec.ts",
  "tools/g.deep.test.ts",
];
const [, document = "", editor = "", cli = "", samples = "", e2e = "", pie = "", tools = ""] =
  TESTS;

test.each([
  ["packages/model/src/table.ts", TESTS],
  ["packages/document/package.json", [document, editor, cli, e2e, pie, tools]],
  ["packages/data/src/contract/schema.ts", [editor, cli, samples, e2e, pie, tools]],
  ["packages/editor/src/canvas.tsx", [editor, e2e, pie, tools]],
  ["apps/cli/src/main.ts", [cli]],
  ["samples/datasets/rivers/descriptor.yaml", [cli, samples, e2e, pie, tools]],
  ["e2e/support/start-server.ts", [e2e, pie]],
  ["tools/release.ts", [tools]],
  ["package-lock.json", TESTS],
  ["docs/architecture.md", []],
])("a change of %s asks for the tests of all that is made of it", (changed, expected) => {
  expect(keepChanged(TESTS, [changed])).toEqual(expected);
});

test("the deep run has tests named for it, and usual ones that try more in it", () => {
  const names = listDeepUnitTests();
  expect(names.some((path) => !path.includes(".deep."))).toBe(true);
  expect([...names, ...listDeepBrowserTests()].some((path) => path.includes(".deep."))).toBe(true);
});
