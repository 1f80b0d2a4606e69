import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../run-step.ts";

/** A release in a folder of its own, for a test; throws where it cannot be made. */
export const makeRelease = () => {
  const temporary = mkdtempSync(join(tmpdir(), "statelier-release-"));
  const release = join(temporary, "statelier");
  const built = spawnSync(process.execPath, [join(ROOT, "tools/release.ts"), release], {
    encoding: "utf8",
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  return {
    temporary,
    release,
    command: [join(release, "statelier")] as const,
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
};

export const hasProgram = (name: string): boolean =>
  spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
