import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export type RunningServer = {
  /** Address without a slash at the end. */
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it printed. */
  output(): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
};

const WAIT_MS = 120_000;

const ended = new Set<string>();

/** Whether a text names a server that a test has ended: what a page still asked of it fails. */
export const namesEndedServer = (text: string): boolean =>
  [...ended].some((url) => text.includes(`${url}/`));

/** The sample catalogue that another server has prepared already. */
const takeCatalogue = (dataDir: string): void => {
  const from = process.env["SHARED_SERVER_DATA"];
  if (from === undefined) return;
  mkdirSync(dataDir, { recursive: true });
  for (const name of readdirSync(from).filter((each) => each.startsWith("catalogue-")))
    copyFileSync(join(from, name), join(dataDir, name));
};

/** Starts the built product on a free port with a data folder of its own, as `npm start` would. */
export const startServer = async (
  env: Record<string, string> = {},
  keptDataDir?: string,
): Promise<RunningServer> => {
  const dataDir = keptDataDir ?? mkdtempSync(join(tmpdir(), "statelier-"));
  if (env["STATELIER_SOURCES"] === undefined) takeCatalogue(dataDir);
  // They say how tests are run; to the server they would be wrong settings.
  const { STATELIER_DEEP: _deep, STATELIER_USUAL: _usual, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(ROOT, "apps/web/src/main.ts")], {
    cwd: ROOT,
    env: {
      ...inherited,
      PORT: "0",
      HOST: "127.0.0.1",
      STATELIER_DATA_DIR: dataDir,
      STATELIER_PUBLISH_PER_HOUR: "1000",
      STATELIER_DRAIN_SECONDS: "0",
      // However busy the machine is, pages come whole.
      STATELIER_FRAME_AFTER_MS: "20000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const url = await new Promise<string>((done, fail) => {
    const timer = setTimeout(
      () => fail(new Error(`The server did not start:\n${printed}`)),
      WAIT_MS,
    );
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, address] = /Statelier is at (\S+)/.exec(printed) ?? [];
      if (!address) return;
      clearTimeout(timer);
      done(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => fail(new Error(`The server ended with ${code}:\n${printed}`)));
  });
  const kill = async (signal: NodeJS.Signals = "SIGTERM") => {
    ended.add(url);
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: () => printed,
    kill,
    async stop() {
      await kill();
      if (!keptDataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
