import type { Io } from "./io.ts";
import { runCommand } from "./run-command.ts";

const io: Io = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

process.exitCode = await runCommand(process.argv.slice(2), io);
