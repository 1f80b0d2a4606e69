import type { Io } from "./io.ts";
import { runCommand } from "./run-command.ts";

/** Whoever reads a pipe may have seen enough: nothing is wrong then, and nothing more is to be done. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

const io: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

process.exitCode = await runCommand(process.argv.slice(2), io);
