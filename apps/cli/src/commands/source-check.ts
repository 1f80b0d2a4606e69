import {
  checkSparqlSource,
  checkSqlSource,
  type FindingLevel,
  type SourceFinding,
  type SourceReport,
} from "@statelier/cubes";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Io } from "../io/io.ts";
import { toPrintable } from "../io/to-printable.ts";

const USAGE = `Usage: statelier source check URL [--cube IRI] [--shapes URL] [--timeout SECONDS]
                               [--conformance] [--json]
       statelier source check LOCATION --type sql [--descriptors FOLDER] [--cube IRI] [--json]
                               [--timeout SECONDS] [--allow-http]

Says in plain words whether a source will work, what is missing and how fast it is.
URL is a SPARQL endpoint; no other address is asked than those named. LOCATION is a folder of CSV and Parquet
files, a DuckDB file, postgres://user:password@host/database, or the https address of a file or of a
list of descriptors. Nothing is written, but for what is downloaded, which is removed again.

  --type TYPE           sparql (default) or sql
  --cube IRI            dataset that is read; the first published one without it
  --shapes URL          endpoint that has the shapes of areas, where it is another
  --conformance         asks questions of every kind about the dataset, and compares the answers with all of its
                        observations; a dataset with more than 200,000 is not compared
  --timeout SECONDS     after which a question or the download is given up, 1 to 600 (30)
  --allow-http          downloads from another machine than this without https
  --descriptors FOLDER  what describes the tables, where it is not the folder of the files
  --json                one JSON object instead of sentences
  -h, --help            this text

Exit code: 0 it works (perhaps with limits), 1 it answers but something is missing,
2 it cannot be reached, or wrong usage`;

const OPTIONS = {
  type: { type: "string", default: "sparql" },
  cube: { type: "string" },
  shapes: { type: "string" },
  timeout: { type: "string", default: "30" },
  descriptors: { type: "string" },
  "allow-http": { type: "boolean", default: false },
  conformance: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

const LONGEST_SECONDS = 600;

const MARKS: Record<FindingLevel, string> = {
  good: "ok     ",
  limited: "limited",
  missing: "MISSING",
};

const VERDICTS: Record<SourceReport["verdict"], { sentence: string; code: number }> = {
  works: { sentence: "This source works.", code: 0 },
  limited: { sentence: "This source works, with the limits above.", code: 0 },
  unfit: { sentence: "This source does not work yet: see what is missing above.", code: 1 },
  unreachable: { sentence: "This source cannot be used: nothing could be asked.", code: 2 },
};

class WrongUsage extends Error {}

type SourceCheckOptions = {
  type: "sparql" | "sql";
  place: string;
  cube?: string;
  shapes?: string;
  timeoutMs: number;
  descriptors?: string;
  allowHttp: boolean;
  conformance: boolean;
  json: boolean;
};

const checkAddress = (address: string, advice = ""): void => {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new WrongUsage(`"${address}" is not an address with http or https${advice}`);
  const { username, password } = new URL(address);
  if (username !== "" || password !== "")
    throw new WrongUsage("Statelier sends no login: name the address without user and password");
};

const parseOptions = (args: string[]): SourceCheckOptions | undefined => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const {
    type,
    timeout,
    cube,
    shapes,
    descriptors,
    json,
    help,
    conformance,
    "allow-http": allowHttp,
  } = values;
  if (help) return undefined;
  const [place, extra] = positionals;
  if (place === undefined) throw new WrongUsage("expected the address of a source");
  if (extra !== undefined) throw new WrongUsage(`unexpected argument "${extra}"`);
  if (type !== "sparql" && type !== "sql")
    throw new WrongUsage(`--type is sparql or sql, not "${type}"`);
  const seconds = Number(timeout);
  if (!(seconds >= 1 && seconds <= LONGEST_SECONDS))
    throw new WrongUsage(`--timeout is a number of seconds from 1 to ${LONGEST_SECONDS}`);
  if (type === "sparql") checkAddress(place, "; for tables add --type sql");
  if (shapes !== undefined) checkAddress(shapes);
  if (type === "sql" && shapes !== undefined) throw new WrongUsage("--shapes is for --type sparql");
  if (type === "sparql" && descriptors !== undefined)
    throw new WrongUsage("--descriptors is for --type sql");
  if (type === "sql" && conformance) throw new WrongUsage("--conformance is for --type sparql");
  if (type === "sparql" && allowHttp) throw new WrongUsage("--allow-http is for --type sql");
  return {
    type,
    place,
    timeoutMs: seconds * 1_000,
    allowHttp,
    conformance,
    json,
    ...(cube === undefined ? {} : { cube }),
    ...(shapes === undefined ? {} : { shapes }),
    ...(descriptors === undefined ? {} : { descriptors }),
  };
};

const check = async (
  { type, place, cube, shapes, timeoutMs, descriptors, allowHttp, conformance }: SourceCheckOptions,
  onFinding: (finding: SourceFinding) => void,
): Promise<SourceReport> => {
  const common = { onFinding, ...(cube === undefined ? {} : { cube }) };
  const elsewhere = shapes === undefined ? {} : { shapesAddress: shapes };
  if (type === "sparql")
    return checkSparqlSource({
      ...common,
      ...elsewhere,
      address: place,
      timeoutMs,
      isThorough: conformance,
    });
  const described = descriptors === undefined ? {} : { descriptors };
  const input = { location: place, timeoutMs, ...described };
  if (!/^https?:/i.test(place)) return checkSqlSource({ ...common, place: input });
  const folder = mkdtempSync(join(tmpdir(), "statelier-check-"));
  try {
    const download = { folder, timeoutMs, allowHttp };
    return await checkSqlSource({ ...common, place: { ...input, download } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A place as it may be shown: without its password. */
const maskPassword = (place: string): string => place.replace(/^(\w+:\/\/[^:@/]*):.*@/, "$1:***@");

const printFinding = (io: Io, { level, sentence, advice }: SourceFinding): void => {
  io.out(toPrintable(`${MARKS[level]}  ${sentence}`));
  if (advice !== undefined) io.out(toPrintable(`         ${advice}`));
};

/** Runs `source check`; gives the exit code. */
export const runSourceCheck = async (args: string[], io: Io): Promise<number> => {
  let options: SourceCheckOptions | undefined;
  try {
    options = parseOptions(args);
  } catch (error) {
    for (const line of [error instanceof Error ? error.message : String(error), "", USAGE])
      io.err(line);
    return 2;
  }
  if (options === undefined) {
    io.out(USAGE);
    return 0;
  }
  const { json, place, type } = options;
  const report = await check(options, (finding) => {
    if (!json) printFinding(io, finding);
  });
  const { sentence, code } = VERDICTS[report.verdict];
  if (json) io.out(JSON.stringify({ source: maskPassword(place), type, ...report }, null, 2));
  else io.out(sentence);
  return code;
};
