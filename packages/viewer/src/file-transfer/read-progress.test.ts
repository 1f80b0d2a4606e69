import { expect, test } from "vitest";
import { buildProgressAddress } from "./read-progress.ts";

test.each([
  ["/de/v/abcdefghijkl.csv?scope=all", "/de/v/abcdefghijkl.progress?scope=all"],
  ["/de/v/abcdefghijkl.xlsx?chart=2&scope=all", "/de/v/abcdefghijkl.progress?chart=2&scope=all"],
  [
    "/en/browse.parquet?dataset=https%3A%2F%2Fexample.org%2Fa.csv%3Fb",
    "/en/browse.progress?dataset=https%3A%2F%2Fexample.org%2Fa.csv%3Fb",
  ],
])("how far %s is read is said at %s", (href, address) => {
  expect(buildProgressAddress(href)).toBe(address);
});
