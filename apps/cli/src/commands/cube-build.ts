import { statSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  buildCatalogue,
  buildCube,
  EMPTY_VOCABULARY,
  findVocabularyFolder,
  readDataset,
  readVocabularyFolder,
  type CubeSummary,
} from "@statelier/cubes";
import type { Io } from "../io/io.ts";

const CUBE_BUILD_USAGE = `Usage: statelier cube build DESCRIPTOR -o OUT.nt [--base IRI] [--vocabulary DIR]
       statelier cube build FOLDER -o OUT.nt [--base IRI]

Turns a CSV or JSON file and its descriptor (YAML) into a cube, as N-Triples.
With a FOLDER, every datasets/<name>/descriptor.yaml in it, with its vocabulary/*.yaml.

  -o, --output FILE   where to write; "-" for standard output
  --base IRI          where the cube's own identifiers live (default http://localhost:4000/)
  --vocabulary DIR    folder of themes, organizations, units and termsets
                      (default: the nearest folder named "vocabulary" above the descriptor)
  -h, --help          this text

Exit code: 0 written, 1 the input has problems, 2 wrong usage. The format: docs/importer.md`;

const DEFAULT_BASE = "http://localhost:4000/";

type Built =
  | { ok: true; triples: string; summaries: CubeSummary[] }
  | { ok: false; problems: string[] };

const buildOne = (file: string, baseIri: string, folder: string | undefined): Built => {
  const vocabularyFolder = folder ?? findVocabularyFolder(file);
  const vocabulary =
    vocabularyFolder === undefined
      ? { ok: true as const, value: EMPTY_VOCABULARY }
      : readVocabularyFolder(vocabularyFolder);
  const dataset = readDataset(file);
  if (!vocabulary.ok || !dataset.ok)
    return {
      ok: false,
      problems: [vocabulary, dataset].flatMap((outcome) => (outcome.ok ? [] : outcome.problems)),
    };
  const { descriptor, rows } = dataset.value;
  const built = buildCube(descriptor, rows, { baseIri, vocabulary: vocabulary.value });
  return built.ok ? { ok: true, triples: built.triples, summaries: [built.summary] } : built;
};

const buildFolder = (folder: string, baseIri: string): Built => {
  const built = buildCatalogue(folder, { baseIri });
  return built.ok ? { ok: true, ...built.value } : built;
};

const parseBuildArgs = (args: string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        output: { type: "string", short: "o" },
        base: { type: "string" },
        vocabulary: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const refuse = (io: Io, message: string): number => {
  io.err(message);
  io.err("");
  io.err(CUBE_BUILD_USAGE);
  return 2;
};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

const report = (io: Io, output: string, built: Extract<Built, { ok: true }>): number => {
  if (output === "-") {
    io.out(built.triples.trimEnd());
    return 0;
  }
  try {
    writeFileSync(output, built.triples);
  } catch (error) {
    io.err(
      `${output}: cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
  for (const { cubeIri, observations, triples, notes } of built.summaries) {
    io.out(`${cubeIri}: ${count(observations, "observation")}, ${count(triples, "triple")}`);
    for (const note of notes) io.out(`  note: ${note}`);
  }
  io.out(`written to ${output}`);
  return 0;
};

/** Runs `cube build`; gives the exit code. */
export const runCubeBuild = (args: string[], io: Io): Promise<number> => {
  const parsed = parseBuildArgs(args);
  if (typeof parsed === "string") return Promise.resolve(refuse(io, parsed));
  const { values, positionals } = parsed;
  if (values.help === true) {
    io.out(CUBE_BUILD_USAGE);
    return Promise.resolve(0);
  }
  const [input, ...extra] = positionals;
  if (input === undefined) return Promise.resolve(refuse(io, "expected a descriptor or a folder"));
  if (extra.length > 0)
    return Promise.resolve(refuse(io, `unexpected argument "${String(extra[0])}"`));
  if (values.output === undefined)
    return Promise.resolve(refuse(io, "expected -o FILE, to say where to write"));
  const baseIri = values.base ?? DEFAULT_BASE;
  const isFolder = statSync(input, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder && values.vocabulary !== undefined)
    return Promise.resolve(refuse(io, "--vocabulary is for a single descriptor"));
  const built = isFolder
    ? buildFolder(input, baseIri)
    : buildOne(input, baseIri, values.vocabulary);
  if (built.ok) return Promise.resolve(report(io, values.output, built));
  for (const problem of built.problems) io.err(problem);
  io.err(`${input}: ${count(built.problems.length, "problem")}, nothing written`);
  return Promise.resolve(1);
};
