import { expect, test } from "vitest";
import { isInstalled } from "./is-installed.mjs";

const lock = {
  packages: {
    "": { version: "0.1.0" },
    "packages/bread": { version: "0.1.0" },
    "node_modules/bread": {},
    "node_modules/flour": { version: "1.0.0" },
    "node_modules/oven-for-windows": { version: "2.0.0", optional: true },
  },
};

test.each([
  ["nothing", {}, false],
  ["another version", { "node_modules/flour": { version: "1.1.0" } }, false],
  ["all but what is for another platform", { "node_modules/flour": { version: "1.0.0" } }, true],
  [
    "an optional package in another version",
    {
      "node_modules/flour": { version: "1.0.0" },
      "node_modules/oven-for-windows": { version: "1.0.0" },
    },
    false,
  ],
])("with %s installed, what the lock file says is there: %#", (_, packages, wanted) => {
  expect(isInstalled(lock, { packages })).toBe(wanted);
});
