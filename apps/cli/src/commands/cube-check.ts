import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { checkCubes, checkRows, deriveRdfFormat, parseRdf, shortenIri } from "@statelier/cubes";
import { isRecord } from "@statelier/model";
import type { Finding, RdfGraph, RdfTerm, RowFinding, Severity } from "@statelier/cubes";
import type { Io } from "../io/io.ts";
import { isHelp } from "../io/is-help.ts";

const SHOWN_PER_RULE = 20;
const USAGE = `Usage: statelier cube check FILE... [--rows] [--all] [--json]

Says in plain sentences what is wrong with the cubes in RDF files (.ttl, .nt, .nq or .trig): with
their description, as the published shapes find it.

  --rows       also the rows that do not keep what the cube says of its columns, or have the same key
               dimensions: how many, and three for each column and kind
  --all        every finding on the description; else ${SHOWN_PER_RULE} of a kind
  --json       a line of JSON for each finding; for rows, for each column and kind
  -h, --help   this text

Exit code: 0 every cube is fit for charts, 1 a file breaks a rule, 2 a file cannot be read, or
wrong usage`;
const FLAGS = ["--rows", "--all", "--json"];
const UNCHECKED_ROWS = "The rows were not held against their columns; --rows does that.";
const RANK: Record<Severity, number> = { violation: 0, warning: 1, info: 2 };
const PLURAL: Record<Severity, [string, string]> = {
  violation: ["violation", "violations"],
  warning: ["warning", "warnings"],
  info: ["hint", "hints"],
};

type Read = { ok: true; graph: RdfGraph; folder: string } | { ok: false; message: string };

async function readCubes(file: string): Promise<Read> {
  const format = deriveRdfFormat(file);
  if (!format)
    return { ok: false, message: "The file's ending is not known: use .ttl, .nt, .nq or .trig." };
  const baseIri = pathToFileURL(file).href;
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return {
      ok: false,
      message: isMissing
        ? "There is no such file."
        : `The file could not be opened: ${String(error)}.`,
    };
  }
  const parsed = parseRdf(text, { format, baseIri });
  if (!parsed.ok) return parsed;
  const { graph } = parsed;
  const classes = ["https://cube.link/Cube", "https://cube.link/Constraint"];
  if (classes.every((classIri) => graph.instancesOf(classIri).length === 0)) {
    return {
      ok: false,
      message: "The file holds no cube: nothing in it is typed as cube:Cube or cube:Constraint.",
    };
  }
  return { ok: true, graph, folder: new URL(".", baseIri).href };
}

function writeNode(term: RdfTerm): string {
  if (term.type === "literal") return `"${term.value}"`;
  return term.type === "iri" ? shortenIri(term.value) : "[…]";
}

function writePath(path: string): string {
  return path.includes("<")
    ? path.replaceAll(/<([^>]*)>/g, (_, iri: string) => shortenIri(iri))
    : shortenIri(path);
}

function writePlace({ focus, path, value, component, constraint }: Finding): string {
  const where = [
    writeNode(focus),
    ...(path ? [writePath(path)] : []),
    ...(value && value !== focus ? [writeNode(value)] : []),
  ];
  const shape = constraint.replace("https://cube.link/shape/", "");
  const rule = [shortenIri(component), ...(shape === "" ? [] : [shape])];
  return `${where.join(" > ")}  (${rule.join(", ")})`;
}

function writeCount(count: number, [one, many]: [string, string]): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

function countFindings(findings: Finding[], rows: RowFinding[]): string {
  const counts = Object.entries(PLURAL).flatMap(([severity, words]) =>
    writeCount(findings.filter((finding) => finding.severity === severity).length, words),
  );
  const inRows = rows.reduce((sum, { count }) => sum + count, 0);
  counts.push(...writeCount(inRows, ["violation in rows", "violations in rows"]));
  return counts.length === 0 ? "nothing to complain about" : counts.join(", ");
}

function writeFindings(findings: Finding[], limit: number): string[] {
  const sorted = findings.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]);
  const groups = Map.groupBy(sorted, (finding) => finding.rule);
  return [...groups.values()].flatMap((group) => {
    const lines = group.slice(0, limit).flatMap((finding) => {
      const [label] = PLURAL[finding.severity];
      return [`  ${label}: ${finding.message}`, `    at ${writePlace(finding)}`];
    });
    const hidden = group.length - limit;
    return hidden > 0
      ? [...lines, `  … and ${hidden} more of this kind; --all prints them`]
      : lines;
  });
}

function writeRows(rows: RowFinding[]): string[] {
  if (rows.length === 0) return [];
  const lines = rows.flatMap(({ severity, path, count, examples }) => {
    const [label] = PLURAL[severity];
    const hidden = count - examples.length;
    return [
      ...examples.map(({ message }) => `    ${label}: ${message}`),
      ...(hidden > 0
        ? [`    … and ${hidden} more of this kind${path === "" ? "" : " in this column"}`]
        : []),
    ];
  });
  return ["  Rows that do not keep what the cube says of its columns:", ...lines];
}

/** The members of findings that are nodes. */
const TERMS = ["focus", "value", "cube", "constraint", "row"];

/** The names by which programs that read this output know the parts of a node. */
const nameParts = (key: string, value: unknown): unknown => {
  if (!TERMS.includes(key) || !isRecord(value)) return value;
  const { type: kind, value: text, datatype, language } = value;
  return { kind, value: text, datatype, language };
};

function toJson(file: string, { focus, value, ...rest }: Finding): string {
  return JSON.stringify({ file, ...rest, focus, value: value ?? null }, nameParts);
}

const isFlag = (arg: string): boolean => arg.startsWith("-") && arg !== "-";

/** `statelier cube check`: 0 when a cube is fit for charts, 1 when a file breaks a rule, 2 when a file cannot be read. */
export async function runCubeCheck(args: string[], io: Io): Promise<number> {
  const flags = new Set(args.filter((arg) => isFlag(arg)));
  const files = args.filter((arg) => !isFlag(arg));
  if (args.some(isHelp)) {
    io.out(USAGE);
    return 0;
  }
  const unknown = [...flags].find((flag) => !FLAGS.includes(flag));
  if (unknown !== undefined || files.length === 0) {
    io.err(
      unknown === undefined
        ? "Name at least one file to check."
        : `The option ${unknown} is not known.`,
    );
    io.err("");
    io.err(USAGE);
    return 2;
  }
  let code = 0;
  for (const file of files) {
    const read = await readCubes(file);
    if (!read.ok) {
      io.err(`${file}: ${read.message}`);
      code = 2;
      continue;
    }
    const findings = checkCubes(read.graph);
    const rows = flags.has("--rows") ? checkRows(read.graph) : [];
    if (flags.has("--json")) {
      for (const finding of findings) io.out(toJson(file, finding));
      for (const finding of rows) io.out(JSON.stringify({ file, ...finding }, nameParts));
    } else {
      io.out(`${file}: ${countFindings(findings, rows)}`);
      const limit = flags.has("--all") ? Number.POSITIVE_INFINITY : SHOWN_PER_RULE;
      for (const line of [...writeFindings(findings, limit), ...writeRows(rows)])
        io.out(line.replaceAll(read.folder, ""));
    }
    if ([...findings, ...rows].some(({ severity }) => severity === "violation"))
      code = Math.max(code, 1);
  }
  if (!flags.has("--rows") && !flags.has("--json")) io.out(UNCHECKED_ROWS);
  return code;
}
