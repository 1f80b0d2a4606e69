import { writeFileSync } from "node:fs";
import { CURRENT_CHART_VERSION, CURRENT_STATE_VERSION } from "@statelier/document/migrations";
import { makeAskUnversioned } from "./config-ask.ts";
import { type Entries, readEntries } from "./config-entries.ts";
import { openEntry } from "./config-entry.ts";
import type { OpenedConfig } from "./config-open.ts";
import { type ConfigOptions, OPTIONS_USAGE, parseConfigOptions } from "./config-options.ts";
import { findCollision, prepareOut, targetOf } from "./config-out.ts";
import { reportLosses, reportProblem } from "./config-report.ts";
import type { Io } from "../io/io.ts";
import { listFiles } from "../io/list-files.ts";
import { toPrintable } from "../io/to-printable.ts";

const USAGE = `Usage: statelier config migrate FILE... [--to VERSION] [--out DIR] [--cube IRI --source URL] [--ask]

Brings chart configs, states and stored rows {key, data, ...} to another version and writes them as
JSON, a line for each file; config check reads that again. A row stays a row: what stands beside the
document is kept. Losses and problems go to standard error. A document that is not valid at the
current version is not written, wherever it goes.
A FILE holds one document, a list of them, or one a line (JSON Lines), and comes out in the same
form; "-" is standard input. Of a folder all .json files are taken, those in its folders too.

  --to VERSION   of the state, with the charts that belong to it, or of a chart config that stands
                 alone; both count for themselves (default: state ${CURRENT_STATE_VERSION}, chart ${CURRENT_CHART_VERSION}).
                 What was reached is said on standard error
  --out DIR      write a file of the same name into this folder instead
${OPTIONS_USAGE}

Exit code: 0 every document is written, 1 one is invalid, 2 one cannot be read or written, or
wrong usage`;

type Migrated = {
  wholes: readonly unknown[];
  /** For example "state 4.6.0 with charts 4.5.0". */
  reached: readonly string[];
  code: number;
};

const write = (
  io: Io,
  file: string,
  { form, out, migrated }: { form: Entries["form"]; out: string | undefined; migrated: Migrated },
): number => {
  const { wholes, reached } = migrated;
  const documents = form === "list" ? [wholes] : wholes;
  if (out === undefined) {
    for (const document of documents) io.out(JSON.stringify(document));
    return 0;
  }
  const indent = form === "lines" ? undefined : 2;
  const lines = documents.map((document) => `${JSON.stringify(document, undefined, indent)}\n`);
  const target = targetOf(out, file);
  try {
    writeFileSync(target, lines.join(""));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reportProblem(io, target, `cannot be written: ${reason}`);
    return 2;
  }
  io.note(toPrintable(`${file}: ${[...new Set(reached)].join(" and ")} written to ${target}`));
  return 0;
};

const findObstacle = (files: readonly string[], out: string | undefined): string | undefined =>
  out === undefined ? undefined : (findCollision(files, out) ?? prepareOut(out));

const reportReached = (io: Io, reached: readonly string[]): void => {
  const counts = Map.groupBy(reached, (version) => version);
  const parts = [...counts].map(([version, { length }]) => `${version} (${length})`);
  io.err(`reached: ${parts.join(", ") || "nothing"}`);
};

const listChartVersions = ({ chartConfigs }: Readonly<Record<string, unknown>>): unknown[] =>
  Array.isArray(chartConfigs)
    ? chartConfigs.map(({ version }: { version: unknown }) => version)
    : [];

const describeVersion = ({ kind, to, document }: Extract<OpenedConfig, { ok: true }>): string => {
  const charts = [...new Set(listChartVersions(document))].join(", ");
  return `${kind} ${to}${charts ? ` with charts ${charts}` : ""}`;
};

const makeMigrate = (options: ConfigOptions, io: Io) => {
  const ask = makeAskUnversioned();
  return async (entries: Entries["entries"]): Promise<Migrated> => {
    const wholes: unknown[] = [];
    const reached: string[] = [];
    let code = 0;
    for (const entry of entries) {
      const opened = await openEntry(entry, { options, ask, io });
      if (opened.ok) {
        reportLosses(io, entry.name, opened);
        wholes.push(opened.whole);
        reached.push(describeVersion(opened));
      } else code = Math.max(code, opened.code);
    }
    return { wholes, reached, code };
  };
};

/** Runs `config migrate`; gives the exit code. */
export const runConfigMigrate = async (args: string[], io: Io): Promise<number> => {
  const options = parseConfigOptions(args, io, { usage: USAGE, canWrite: true });
  if (typeof options === "number") return options;
  const { out, to } = options;
  const files = listFiles(options.files);
  const obstacle = findObstacle(files, out);
  if (obstacle !== undefined) {
    io.err(toPrintable(obstacle));
    return 2;
  }
  const migrate = makeMigrate(options, io);
  const reached: string[] = [];
  let worst = 0;
  for (const file of files) {
    const { form, entries } = readEntries(file);
    // One file in memory at a time.
    const migrated = await migrate(entries);
    const written = migrated.wholes.length > 0 ? write(io, file, { form, out, migrated }) : 0;
    if (written === 0) reached.push(...migrated.reached);
    worst = Math.max(worst, migrated.code, written);
  }
  if (to !== undefined) reportReached(io, reached);
  return worst;
};
