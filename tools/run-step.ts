import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Runs a command of the project's own tools with its output shown; answers its exit code. */
export const runStep = (
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> =>
  new Promise((done) => {
    const bin = join(ROOT, "node_modules", ".bin");
    const path = `${dirname(process.execPath)}:${bin}:${process.env["PATH"] ?? ""}`;
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, PATH: path, ...env },
    });
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(1);
    });
    child.on("exit", (code) => done(code ?? 1));
  });
