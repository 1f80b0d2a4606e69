import { expect, test } from "vitest";
import { makeTestEnvironment } from "../testing/make-test-environment.ts";
import { hasDebugFlag, keepDebugFlag } from "./debug-flag.ts";

test("an address turns the debug panel on and off, and the browser remembers it", () => {
  const { storage } = makeTestEnvironment().environment;
  const follow = (search: string): boolean => {
    keepDebugFlag(storage, new URLSearchParams(search));
    return hasDebugFlag(storage);
  };
  expect(follow("cube=a")).toBe(false);
  expect(follow("cube=a&flag__debug=true")).toBe(true);
  expect(follow("cube=a")).toBe(true);
  expect(follow("flag__debug=false")).toBe(false);
  expect(follow("")).toBe(false);
});
