import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hasProgram, makeRelease } from "./make-release.ts";
import { runRelease } from "./run-release.ts";

/** Needs root, and Debian's packages from its mirror or a base that is there: `STATELIER_CONTAINER_BASE`, a folder. */
const isHere =
  process.getuid?.() === 0 && ["buildah", "debootstrap"].every((name) => hasProgram(name));
const made = isHere ? makeRelease() : undefined;
afterAll(() => made?.remove());

test.skipIf(!isHere)(
  "its container is built on a Debian without anything else, and serves",
  async () => {
    const { temporary, release } = made ?? { temporary: "", release: "" };
    const run = (program: string, args: readonly string[]): string => {
      const ended = spawnSync(program, args, { encoding: "utf8", timeout: 300_000 });
      if (ended.status !== 0) throw new Error(ended.stdout + ended.stderr);
      return ended.stdout.trim();
    };
    const places = ["--root", join(temporary, "root"), "--runroot", join(temporary, "runroot")];
    const general = [...places, "--storage-driver", "vfs"];
    const buildah = (...args: string[]): string => run("buildah", [...general, ...args]);
    const base = process.env["STATELIER_CONTAINER_BASE"] ?? join(temporary, "base");
    if (!existsSync(base)) run("debootstrap", ["--variant=minbase", "bookworm", base]);
    const scratch = buildah("from", "scratch");
    buildah("copy", "-q", scratch, base, "/");
    buildah("commit", "-q", scratch, "base");
    const file = join(release, "deploy/Containerfile");
    const isolation = ["--isolation", "chroot"];
    const from = ["--pull-never", "--build-arg", "BASE=localhost/base"];
    buildah("bud", ...isolation, ...from, "-q", "-t", "statelier", "-f", file, release);
    const container = buildah("from", "--pull-never", "localhost/statelier");
    const settings = ["HOST=127.0.0.1", "STATELIER_DRAIN_SECONDS=0", "PORT=4796"];
    const running = await runRelease(
      [
        "buildah",
        ...general,
        "run",
        ...isolation,
        ...settings.flatMap((each) => ["--env", each]),
        container,
        "--",
        "/opt/statelier/statelier",
      ],
      { PORT: "4796" },
    );
    const answer = await fetch(`${running.url}/en/browse`);
    expect(answer.status).toBe(200);
    expect(running.output()).toContain("/var/lib/statelier");
    await running.stop();
  },
  600_000,
);
