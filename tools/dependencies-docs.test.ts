import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run-step.ts";

type Manifest = Partial<
  Record<"dependencies" | "devDependencies" | "optionalDependencies", Record<string, string>>
>;

const MANIFESTS = globSync("{.,apps/*,bench/*,packages/*,samples}/package.json", { cwd: ROOT });

/** Every package from npm that a `package.json` names, with its version; types of packages have one line together. */
const NAMED = MANIFESTS.flatMap((file) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as Manifest;
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
}).filter(([name]) => !/^@(statelier|types)\//.test(name));

test("docs/dependencies.md has a line for each package, with its version", () => {
  const rows = readFileSync(join(ROOT, "docs", "dependencies.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const missing = NAMED.filter(
    ([name, version]) =>
      !rows.some((row) => row.includes(`\`${name}\``) && row.includes(` ${version}`)),
  );
  expect(NAMED.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
