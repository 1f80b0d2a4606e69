import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Io } from "../io/io.ts";
import { isHelp } from "../io/is-help.ts";

const USAGE = `Usage: statelier store backup DATABASE FILE

Copies the charts of a server that keeps them in SQLite, also while it runs: FILE holds all that were
published when the command began. DATABASE is statelier.db in the folder of the data, FILE is new.
To restore, stop the server and put FILE in the place of DATABASE; docs/operations.md tells more.

Exit code: 0 copied, 1 it cannot be copied, 2 wrong usage`;

const countCharts = (database: DatabaseSync): number => {
  const { count } = database.prepare("select count(*) as count from config").get() as {
    count: number;
  };
  return count;
};

/** One read of the whole database, so that publishing goes on; a name that is not FILE until all of it is there. */
const copy = (from: string, file: string): number => {
  const part = `${file}.part`;
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    const count = countCharts(database);
    rmSync(part, { force: true });
    // Sessions, names and drafts stand in it: for this user alone.
    closeSync(openSync(part, "wx", 0o600));
    database.prepare("vacuum into ?").run(part);
    renameSync(part, file);
    return count;
  } finally {
    database.close();
  }
};

const findProblem = (from: string, file: string): string | undefined => {
  if (!existsSync(from)) return `${from}: there is no such file`;
  if (existsSync(file)) return `${file} exists already: name a new file`;
  return undefined;
};

/** Runs `store backup`; gives the exit code. */
export const runStoreBackup = (args: string[], io: Io): Promise<number> => {
  const [from, file, ...extra] = args;
  if (args.some(isHelp)) {
    io.out(USAGE);
    return Promise.resolve(0);
  }
  if (from === undefined || file === undefined || extra.length > 0) {
    for (const line of ["expected the database and the file of the copy", "", USAGE]) io.err(line);
    return Promise.resolve(2);
  }
  const problem = findProblem(from, file);
  if (problem !== undefined) {
    io.err(problem);
    return Promise.resolve(1);
  }
  try {
    const count = copy(from, file);
    io.out(`${file}: a copy of at least ${count} ${count === 1 ? "chart" : "charts"}`);
    return Promise.resolve(0);
  } catch (error) {
    io.err(`${from} cannot be copied: ${(error as Error).message}`);
    return Promise.resolve(1);
  }
};
