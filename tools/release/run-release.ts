import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@statelier/cubes/conformance/find-free-port";

export type RunningRelease = {
  url: string;
  port: number;
  output: () => string;
  /** Exit code after SIGTERM. */
  stop: () => Promise<number | null>;
};

const WAIT_MS = 60_000;

const waitUntilReady = async (url: string, child: ChildProcess): Promise<boolean> => {
  const until = performance.now() + WAIT_MS;
  while (child.exitCode === null && performance.now() < until) {
    const isReady = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
};

/** Starts a command far from the repository, with an environment that names nothing but what is said here. */
export const runRelease = async (
  command: readonly [string, ...string[]],
  env: Record<string, string> = {},
): Promise<RunningRelease> => {
  const port = env["PORT"] === undefined ? await findFreePort() : Number(env["PORT"]);
  const cwd = mkdtempSync(join(tmpdir(), "release-"));
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: "/usr/bin:/bin:/usr/sbin:/sbin",
      HOST: "127.0.0.1",
      PORT: String(port),
      STATELIER_DATA_DIR: join(cwd, "data"),
      STATELIER_DRAIN_SECONDS: "0",
      ...env,
    },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (printed += chunk.toString()));
  const exited = new Promise<number | null>((done) => child.once("exit", done));
  const stop = async () => {
    child.kill("SIGTERM");
    return exited;
  };
  const url = `http://127.0.0.1:${port}`;
  if (await waitUntilReady(url, child)) return { url, port, output: () => printed, stop };
  await stop();
  throw new Error(`${command.join(" ")} did not start:\n${printed}`);
};
