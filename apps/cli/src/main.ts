import type { Io } from "./io/io.ts";
import { runCommand } from "./commands/run-command.ts";

let isOutputAnswer = false;

/** Whoever reads a pipe may have seen enough: nothing is wrong then, and nothing more is to be answered. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") {
    if (isOutputAnswer) process.exit(0);
    return;
  }
  process.stderr.write(`the output cannot be written: ${error.message}\n`);
  process.exit(2);
});

/** Nobody reads what is said about the files; the documents are still wanted. */
process.stderr.on("error", () => {});

const io: Io = {
  out: (line) => {
    isOutputAnswer = true;
    process.stdout.write(`${line}\n`);
  },
  note: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

process.exitCode = await runCommand(process.argv.slice(2), io);
