import { isAbsoluteIri } from "../rdf/ntriples.ts";
import { checkDuplicates } from "./columns/check-rows.ts";
import { encodeColumns, type EncodedColumn } from "./columns/encode-columns.ts";
import { makeIdentifiers } from "./columns/identifiers.ts";
import { planCube } from "./columns/plan-cube.ts";
import type { Descriptor } from "./descriptor/descriptor.ts";
import { findMissingLanguages } from "./descriptor/missing-languages.ts";
import { fail, type Outcome, succeed } from "./descriptor/outcome.ts";
import type { Value } from "./descriptor/value-list.ts";
import type { Row } from "./files/read-rows.ts";
import { type BuildOptions, describeCube } from "./triples/describe-cube.ts";
import { writeObservations } from "./triples/write-observations.ts";

export type { BuildOptions } from "./triples/describe-cube.ts";

/** What has been written of a dataset. */
export type CubeSummary = {
  cubeIri: string;
  /** The node that stands for all versions. */
  seriesIri: string;
  status: Descriptor["status"];
  observations: number;
  triples: number;
  /** What is allowed but worth knowing: texts that lack a language, areas without a shape. */
  notes: string[];
};

export type BuiltCube = { lines: ReadonlySet<string>; summary: CubeSummary };

const findUnlocated = (columns: readonly EncodedColumn[]): string[] =>
  columns.flatMap(({ name, column, used }) => {
    if (column.role !== "dimension" && column.role !== "attribute") return [];
    const isLocated = (value: Value) =>
      column.geo === "shapes" ? value.wkt !== undefined : value.latitude !== undefined;
    const without = column.geo === undefined ? [] : used.filter((value) => !isLocated(value));
    return without.length === 0
      ? []
      : [
          `columns.${name}: no ${column.geo === "shapes" ? "shape" : "coordinates"} for ${without.map((value) => value.value).join(", ")}`,
        ];
  });

const encode = (
  descriptor: Descriptor,
  rows: readonly Row[],
  { baseIri, vocabulary }: BuildOptions,
): Outcome<EncodedColumn[]> => {
  const [first] = rows;
  const plan = planCube(descriptor, vocabulary, Object.keys(first ?? {}));
  if (first === undefined) return fail(["data: there are no rows"]);
  if (!plan.columns) return fail(plan.problems);
  const cellsOf = (name: string) => ({
    cells: rows.map((row) => row[name] ?? ""),
    place: (index: number) => `row ${index + 1}, column "${name}"`,
  });
  const encoded = encodeColumns(plan.columns, cellsOf, makeIdentifiers(baseIri), descriptor.key);
  if (!encoded.ok) return fail([...plan.problems, ...encoded.problems]);
  const problems = [...plan.problems, ...checkDuplicates(encoded.value, rows)];
  return problems.length > 0 ? fail(problems) : encoded;
};

/** Builds one cube as lines of N-Triples, so that several can be put together without repetition. */
export const buildCubeLines = (
  descriptor: Descriptor,
  rows: readonly Row[],
  options: BuildOptions,
): Outcome<BuiltCube> => {
  const { baseIri } = options;
  if (!isAbsoluteIri(baseIri) || !/^https?:/.test(baseIri))
    return fail([`base: expected an http or https address, found "${baseIri}"`]);
  const encoded = encode(descriptor, rows, options);
  if (!encoded.ok) return encoded;
  const columns = encoded.value;
  const described = describeCube(descriptor, columns, options);
  if (!described.ok) return described;
  const { context, cubeIri, observer } = described.value;
  const { identifiers, writer } = context;
  const { key } = descriptor;
  writeObservations(context, { cubeIri, cubeKey: key, observer, rowCount: rows.length }, columns);
  return succeed({
    lines: writer.lines,
    summary: {
      cubeIri: identifiers.cube(key, descriptor.version ?? 1),
      seriesIri: identifiers.series(key),
      status: descriptor.status,
      observations: rows.length,
      triples: writer.lines.size,
      notes: [...findUnlocated(columns), ...findMissingLanguages(descriptor)],
    },
  });
};

export type BuildResult =
  | { ok: true; triples: string; summary: CubeSummary }
  | { ok: false; problems: string[] };

/**
 * Builds the cube of one dataset with the vocabulary it uses, as N-Triples; or says everything that
 * is wrong, a sentence each. The same input gives the same bytes.
 */
export const buildCube = (
  descriptor: Descriptor,
  rows: readonly Row[],
  options: BuildOptions,
): BuildResult => {
  const built = buildCubeLines(descriptor, rows, options);
  if (!built.ok) return built;
  return {
    ok: true,
    triples: joinLines(built.value.lines),
    summary: built.value.summary,
  };
};

/** Lines of N-Triples as one text. */
export const joinLines = (lines: Iterable<string>): string => [...lines, ""].join("\n");
