import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { completeLock } from "./complete-lock.ts";
import { ROOT } from "./run-step.ts";

it("adds the binaries of other platforms and leaves what is there", () => {
  const { packages } = completeLock({
    packages: {
      "": {},
      "node_modules/drawer": {
        version: "2.0.0",
        dev: true,
        optionalDependencies: {
          "@drawer/binding-linux-arm64-musl": "2.0.0",
          "@drawer/win32-x64": "2.0.0",
          fsevents: "~2.3.3",
        },
      },
      "node_modules/@drawer/win32-x64": { version: "2.0.0", integrity: "sha512-…" },
    },
  });
  expect(packages["node_modules/@drawer/binding-linux-arm64-musl"]).toEqual({
    version: "2.0.0",
    cpu: ["arm64"],
    dev: true,
    libc: ["musl"],
    optional: true,
    os: ["linux"],
  });
  expect(packages["node_modules/@drawer/win32-x64"]?.["integrity"]).toBe("sha512-…");
  expect(packages["node_modules/fsevents"]).toBeUndefined();
});

it("package-lock.json names the binaries of every platform (else: npx node tools/complete-lock.ts)", () => {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Parameters<
    typeof completeLock
  >[0];
  const missing = Object.keys(completeLock(lock).packages).filter((path) => !lock.packages[path]);
  expect(missing).toEqual([]);
});
