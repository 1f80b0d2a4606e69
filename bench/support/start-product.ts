import { spawn } from "node:child_process";
import { findFreePort } from "@statelier/cubes/conformance/find-free-port";
import { ROOT } from "../../tools/run-step.ts";

export type StartedProduct = {
  /** Address without a slash at the end. */
  url: string;
  /** Of `npm start`, the root of the process tree. */
  pid: number;
  /** From the command until the address answered. */
  seconds: number;
  stop(): Promise<void>;
};

const WAIT_MS = 120_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    const { status } = await fetch(url, { redirect: "manual" });
    return status < 500;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

/** Runs `npm start` with a data folder of its own. */
export const startProduct = async (
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<StartedProduct> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      STATELIER_DATA_DIR: dataDir,
      STATELIER_LOG: "error",
      STATELIER_WORK_PER_MINUTE: "1000000000",
      ...settings,
    },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("npm start could not be run.");
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, "SIGTERM");
    await exited;
  };
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - start > WAIT_MS) {
      await stop();
      throw new Error("npm start did not answer.");
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  return { url, pid, seconds: (performance.now() - start) / 1000, stop };
};
