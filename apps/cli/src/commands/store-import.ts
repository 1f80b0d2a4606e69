import { parseArgs } from "node:util";
import { isRecord } from "@statelier/model";
import { makeAskUnversioned } from "../config/config-ask.ts";
import { type Entry, readEntries } from "../config/config-entries.ts";
import { openEntry } from "../config/config-entry.ts";
import { reportLosses, reportProblem } from "../config/config-report.ts";
import type { Io } from "../io/io.ts";
import { readJsonFile } from "../io/read-file.ts";
import { toPrintable } from "../io/to-printable.ts";
import { type ChartTable, openChartTable } from "./chart-table.ts";
import { readForeignRow } from "./read-foreign-row.ts";

const USAGE = `Usage: statelier store import DATABASE FILE... [--owners FILE] [--ask] [--dry-run]

Brings stored charts of another program of the same format into the database of a server, under their
keys and with their dates. DATABASE is statelier.db in the folder of the data, or the address of a
PostgreSQL database (its password may stand in PGPASSWORD); the server has been started on it once. A
FILE holds rows {key, data, published_state, user_id, created_at, updated_at, views}, one a line; "-" is
standard input. A chart whose key is taken stays as it is: the same rows can be imported again.
docs/deployment.md has the query that writes the rows, and what else moves.

  --owners FILE  {"USER_ID": "PERSON", ...}: whose charts are those of a user_id, by the e-mail address or
                 the id of somebody who has signed in to this server; those of others are nobody's
  --ask          ask the source of each document for the unversioned IRIs of datasets
  --dry-run      say what would be done, and change nothing
  -h, --help     this text

Exit code: 0 every chart is there, 1 one cannot be imported, 2 nothing was done, or wrong usage`;

type Options = {
  place: string;
  files: readonly string[];
  owners?: string | undefined;
  ask: boolean;
  isDryRun: boolean;
};

const parseOptions = (args: string[], io: Io): Options | number => {
  const refuse = (message: string): number => {
    for (const line of [message, "", USAGE]) io.err(line);
    return 2;
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        owners: { type: "string" },
        ask: { type: "boolean" },
        "dry-run": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const { owners, ask = false, help = false, "dry-run": isDryRun = false } = values;
    if (help) {
      io.out(USAGE);
      return 0;
    }
    const [place, ...files] = positionals;
    if (place === undefined || files.length === 0)
      return refuse("expected the database and a file of rows");
    return { place, files, owners, ask, isDryRun };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
};

/** Ids of people of this server by the ids of the other program; rejects with what is wrong with the file. */
const readOwners = async (
  file: string | undefined,
  table: ChartTable,
): Promise<ReadonlyMap<string, string>> => {
  if (file === undefined) return new Map();
  const read = readJsonFile(file);
  if (!read.ok) throw new Error(`${file}: ${read.problem}`);
  if (!isRecord(read.value)) throw new Error(`${file}: expected {"USER_ID": "PERSON", ...}`);
  const owners = new Map<string, string>();
  for (const [owner, person] of Object.entries(read.value)) {
    if (typeof person !== "string") throw new Error(`${file}: ${owner} is to be a text`);
    const [id, ...others] = await table.findPeople(person);
    if (id === undefined) throw new Error(`${file}: ${person} has not signed in to this server`);
    if (others.length > 0) throw new Error(`${file}: ${person} is more than one; write the id`);
    owners.set(owner, id);
  }
  return owners;
};

type Counts = { imported: number; present: number; refused: number; ownerless: number };

type Importing = {
  options: Options;
  table: ChartTable;
  owners: ReadonlyMap<string, string>;
  io: Io;
  counts: Counts;
  ask: ReturnType<typeof makeAskUnversioned>;
};

const importEntry = async (
  entry: Entry,
  { options, table, owners, io, counts, ask }: Importing,
): Promise<void> => {
  const refuse = (problem?: string): void => {
    counts.refused += 1;
    if (problem !== undefined) reportProblem(io, entry.name, problem);
  };
  const opened = await openEntry(entry, { options: { files: [], ask: options.ask }, ask, io });
  if (!opened.ok) return refuse();
  const read = readForeignRow(entry.read.ok ? entry.read.value : undefined);
  if (!read.ok) return refuse(read.problem);
  if (opened.kind === "chart")
    return refuse("This is the config of one chart, not a document with its source.");
  if (!Array.isArray(opened.document["chartConfigs"])) return refuse("It holds no chart yet.");
  const { owner, ...row } = read.row;
  // Where the editor stood is no part of a stored chart.
  const { state: _, ...data } = opened.document;
  const personId = (owner === undefined ? undefined : owners.get(owner)) ?? null;
  const isNew = options.isDryRun
    ? !(await table.has(row.key))
    : await table.add({ ...row, data, personId });
  if (!isNew) {
    counts.present += 1;
    return undefined;
  }
  counts.imported += 1;
  if (personId === null) counts.ownerless += 1;
  return reportLosses(io, entry.name, opened);
};

const describeCounts = ({ imported, present, refused, ownerless }: Counts, isDry: boolean) =>
  [
    `${imported} ${isDry ? "to import" : "imported"}, ${ownerless} of them nobody's`,
    `${present} there already`,
    `${refused} refused`,
  ].join("; ");

const run = async (options: Options, table: ChartTable, io: Io): Promise<number> => {
  const owners = await readOwners(options.owners, table);
  const counts: Counts = { imported: 0, present: 0, refused: 0, ownerless: 0 };
  const importing = { options, table, owners, io, counts, ask: makeAskUnversioned() };
  for (const file of options.files)
    for (const entry of readEntries(file).entries) await importEntry(entry, importing);
  io.out(describeCounts(counts, options.isDryRun));
  return counts.refused > 0 ? 1 : 0;
};

/** Runs `store import`; gives the exit code. */
export const runStoreImport = async (args: string[], io: Io): Promise<number> => {
  const options = parseOptions(args, io);
  if (typeof options === "number") return options;
  const shown = options.place.replace(/\/\/[^@/]*@/, "//");
  try {
    const table = await openChartTable(options.place);
    try {
      return await run(options, table, io);
    } finally {
      await table.close();
    }
  } catch (error) {
    io.err(toPrintable(`${shown}: ${error instanceof Error ? error.message : String(error)}`));
    return 2;
  }
};
