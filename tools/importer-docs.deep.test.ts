import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { ROOT } from "./run-step.ts";

const text = readFileSync(join(ROOT, "docs/importer.md"), "utf8");
const commands = [...text.matchAll(/^npx statelier (cube \w+) (\S+) -o (\S+)/gm)];
const folder = mkdtempSync(join(tmpdir(), "statelier-importer-docs-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("docs/importer.md shows commands", () => expect(commands.length).toBeGreaterThan(1));

it.each(commands.map(([, command = "", input = "", output = ""]) => ({ command, input, output })))(
  "docs/importer.md: $command $input works in a fresh clone",
  ({ command, input, output }) => {
    const tracked = spawnSync("git", ["ls-files", input], { cwd: ROOT, encoding: "utf8" });
    const isTracked = tracked.status !== 0 || tracked.stdout !== "";
    expect(isTracked).toBe(true);
    const args = [...command.split(" "), input, "-o", join(folder, output)];
    const run = spawnSync(process.execPath, [join(ROOT, "bin/statelier.mjs"), ...args], {
      cwd: ROOT,
      encoding: "utf8",
    });
    expect(run.stderr).not.toMatch(/problem/);
    expect(run.status).toBe(0);
    expect(readFileSync(join(folder, output), "utf8")).toContain("https://cube.link/Observation");
  },
);

it("files of the project that docs/importer.md names exist", () => {
  const named = [...text.matchAll(/`((?:packages|docs|samples)\/[^\s`]*)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});
