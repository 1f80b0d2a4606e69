import { spawn, type StdioOptions } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

type Step = { command: string; args: readonly string[]; env?: Record<string, string> };

const start = ({ command, args, env = {} }: Step, stdio: StdioOptions) => {
  const bin = join(ROOT, "node_modules", ".bin");
  const path = `${dirname(process.execPath)}:${bin}:${process.env["PATH"] ?? ""}`;
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio,
    shell: process.platform === "win32",
    env: { ...process.env, PATH: path, ...env },
  });
  const ended = new Promise<number>((done) => {
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(1);
    });
    child.on("close", (code) => done(code ?? 1));
  });
  return { child, ended };
};

/** Runs a command of the project's own tools with its output shown; answers its exit code. */
export const runStep = (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> => start({ command, args, env }, "inherit").ended;

/** Runs a command beside others: its output is answered, not shown. */
export const runAside = async (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> => {
  const { child, ended } = start({ command, args, env }, ["ignore", "pipe", "pipe"]);
  let output = "";
  const collect = (text: string): void => void (output += text);
  child.stdout?.setEncoding("utf8").on("data", collect);
  child.stderr?.setEncoding("utf8").on("data", collect);
  return { code: await ended, output };
};
