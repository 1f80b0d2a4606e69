import { existsSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { makeAskUnversioned } from "./config-ask.ts";
import { openConfig } from "./config-open.ts";
import { listFiles } from "./list-files.ts";
import { type ConfigOptions, OPTIONS_USAGE, parseConfigOptions } from "./config-options.ts";
import { reportLosses, reportProblem } from "./config-report.ts";
import type { Io } from "./io.ts";

const USAGE = `Usage: statelier config migrate FILE... [--to VERSION] [--out DIR] [--cube IRI] [--source URL] [--ask]

Brings chart configs, states and stored rows {key, data, ...} to another version and writes the
documents as JSON, a line each. Losses and problems go to standard error. What comes out at the
current version is valid; a document that is not is not written. Of a folder all .json files are
taken, those in its folders too. A FILE of "-" is standard input.

  --to VERSION   of the chart config or of the state (default: the current one)
  --out DIR      write a file of the same name into this folder instead
${OPTIONS_USAGE}

Exit code: 0 every document is written, 1 one is invalid, 2 one cannot be read or written, or
wrong usage`;

const nameOf = (file: string): string => (file === "-" ? "document.json" : basename(file));

/** The same file has one path, also where links lead to it. */
const toRealPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : resolve(path);

/** Files under `--out` have the names of those that were read, but never take their place. */
const findCollision = ({ files, out }: ConfigOptions): string | undefined => {
  if (out === undefined) return undefined;
  const sources = new Set(files.map(toRealPath));
  const taken = new Set<string>();
  for (const file of files) {
    const target = toRealPath(join(out, nameOf(file)));
    if (taken.has(target) || sources.has(target)) return `${file}: ${target} would be written over`;
    taken.add(target);
  }
  return undefined;
};

const write = (
  io: Io,
  document: unknown,
  { file, out }: { file: string; out: string | undefined },
): boolean => {
  if (out === undefined) {
    io.out(JSON.stringify(document));
    return true;
  }
  const target = join(out, nameOf(file));
  try {
    mkdirSync(out, { recursive: true });
    writeFileSync(target, `${JSON.stringify(document, undefined, 2)}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reportProblem(io, target, `cannot be written: ${reason}`);
    return false;
  }
  io.out(`${file}: written to ${target}`);
  return true;
};

/** Runs `config migrate`; gives the exit code. */
export const runConfigMigrate = async (args: string[], io: Io): Promise<number> => {
  const options = parseConfigOptions(args, io, { usage: USAGE, canWrite: true });
  if (typeof options === "number") return options;
  const files = listFiles(options.files);
  const collision = findCollision({ ...options, files });
  if (collision !== undefined) {
    io.err(collision);
    return 2;
  }
  const ask = makeAskUnversioned();
  let worst = 0;
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one document in memory at a time
    const opened = await openConfig(file, options, ask);
    if (opened.ok) {
      reportLosses(io, file, opened);
      const isWritten = write(io, opened.document, { file, out: options.out });
      worst = Math.max(worst, isWritten ? 0 : 2);
    } else {
      reportProblem(io, file, opened.problem);
      worst = Math.max(worst, opened.code);
    }
  }
  return worst;
};
