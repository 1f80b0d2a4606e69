import { checkColumnNames, checkDuplicates, checkRoles } from "./check-rows.ts";
import type { Descriptor } from "./descriptor.ts";
import { encodeColumns, type EncodedColumn } from "./encode-columns.ts";
import { makeIdentifiers, type Identifiers } from "./identifiers.ts";
import { findMissingLanguages } from "./missing-languages.ts";
import { fail, succeed, type Outcome } from "./outcome.ts";
import { planColumns } from "./plan-columns.ts";
import { planLimits, type PlannedLimit } from "./plan-limits.ts";
import type { Row } from "./read-rows.ts";
import { iri, isAbsoluteIri, type Term } from "./terms.ts";
import { TripleWriter } from "./triple-writer.ts";
import type { Value } from "./value-list.ts";
import type { Organization, Vocabulary } from "./vocabulary.ts";
import { writeConstraint } from "./write-constraint.ts";
import { writeCoverage } from "./write-coverage.ts";
import { writeMetadata } from "./write-metadata.ts";
import { writeObservations } from "./write-observations.ts";
import { writeTermset, writeValues } from "./write-vocabulary.ts";

export type BuildOptions = {
  /** Where our own identifiers live, for example `http://localhost:4000/`. */
  baseIri: string;
  vocabulary: Vocabulary;
};

export type CubeSummary = {
  cubeIri: string;
  /** The node that stands for all versions. */
  seriesIri: string;
  observations: number;
  triples: number;
  /** What is allowed but worth knowing: texts that lack a language, areas without a shape. */
  notes: string[];
};

export type BuiltCube = { lines: ReadonlySet<string>; summary: CubeSummary };

type Prepared = {
  columns: EncodedColumn[];
  limits: Map<string, PlannedLimit[]>;
  organization: Organization;
};

const checkReferences = (descriptor: Descriptor, vocabulary: Vocabulary): string[] => {
  const organization = vocabulary.organizations.get(descriptor.organization);
  const unknown = (
    field: string,
    keys: readonly string[] | undefined,
    known: ReadonlyMap<string, unknown>,
  ) =>
    (keys ?? [])
      .filter((key) => !known.has(key))
      .map((key) => `${field}: "${key}" is not in the vocabulary`);
  return [
    ...unknown("organization", [descriptor.organization], vocabulary.organizations),
    ...unknown("themes", descriptor.themes, vocabulary.themes),
    ...unknown("subThemes", descriptor.subThemes, vocabulary.subThemes),
    ...(organization !== undefined && (descriptor.contact ?? organization.contact) === undefined
      ? [`contact: missing, and the organization "${descriptor.organization}" has none either`]
      : []),
  ];
};

const prepare = (
  descriptor: Descriptor,
  rows: readonly Row[],
  identifiers: Identifiers,
  vocabulary: Vocabulary,
): Outcome<Prepared> => {
  const organization = vocabulary.organizations.get(descriptor.organization);
  const names = checkColumnNames(descriptor, rows);
  const problems = [
    ...checkReferences(descriptor, vocabulary),
    ...checkRoles(descriptor),
    ...names,
  ];
  const planned = planColumns(descriptor, vocabulary);
  if (!planned.ok) return fail([...problems, ...planned.problems]);
  if (names.length > 0 || organization === undefined) return fail(problems);
  const encoded = encodeColumns(planned.value, rows, identifiers, descriptor.key);
  if (!encoded.ok) return fail([...problems, ...encoded.problems]);
  const limits = planLimits(encoded.value, identifiers, descriptor.key);
  problems.push(...checkDuplicates(encoded.value, rows), ...(limits.ok ? [] : limits.problems));
  if (problems.length > 0 || !limits.ok) return fail(problems);
  return succeed({ columns: encoded.value, limits: limits.value, organization });
};

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

const resolveUnits = (columns: readonly EncodedColumn[]) => {
  const own = new Map(columns.map(({ name, column }) => [name, column.unit]));
  return new Map(
    columns.map(({ name, column }) => [
      name,
      column.unit ?? (column.role === "uncertainty" ? own.get(column.of) : undefined),
    ]),
  );
};

const escapeLabel = (key: string) =>
  key.replace(/[^A-Za-z0-9]/g, (character) => `_${character.charCodeAt(0)}_`);

const write = (
  descriptor: Descriptor,
  { columns, limits, organization }: Prepared,
  identifiers: Identifiers,
  vocabulary: Vocabulary,
): TripleWriter => {
  const { key, version = 1 } = descriptor;
  const writer = new TripleWriter(`c${escapeLabel(key)}v${version}`);
  const context = { writer, identifiers, vocabulary };
  const cubeIri = iri(identifiers.cube(key, version));
  const observer = iri(identifiers.organization(descriptor.organization));
  const valueIri = ({ name, cells }: EncodedColumn) => {
    const termset = cells.kind === "values" ? cells.list.termset : undefined;
    return termset === undefined
      ? {
          lasting: (value: Value) => identifiers.value(key, name, value),
          used: (value: Value) => identifiers.value(key, name, value),
        }
      : {
          lasting: (value: Value) => identifiers.term(termset.key, value),
          used: (value: Value) => identifiers.usedTerm(termset.key, termset.termset, value),
        };
  };
  const lastingTerm = (column: EncodedColumn, value: Value): Term =>
    iri(valueIri(column).lasting(value));
  const valueTerm = (column: EncodedColumn, value: Value): Term =>
    iri(valueIri(column).used(value));
  writeMetadata(context, descriptor, organization);
  writeCoverage(writer, cubeIri, columns);
  writeConstraint(
    { ...context, cubeKey: key, units: resolveUnits(columns), limits, valueTerm, lastingTerm },
    cubeIri,
    columns,
    observer,
  );
  for (const column of columns) {
    if (column.cells.kind !== "values") continue;
    const { list } = column.cells;
    writeValues(context, list, column.used, valueIri(column));
    if (list.termset !== undefined) writeTermset(context, list.termset, cubeIri);
  }
  const rowCount = columns[0]?.terms.length ?? 0;
  writeObservations(context, { cubeIri, cubeKey: key, observer, rowCount }, columns);
  return writer;
};

/** Builds one cube as lines of N-Triples, so that several can be put together without repetition. */
export const buildCubeLines = (
  descriptor: Descriptor,
  rows: readonly Row[],
  { baseIri, vocabulary }: BuildOptions,
): Outcome<BuiltCube> => {
  if (!isAbsoluteIri(baseIri) || !/^https?:/.test(baseIri))
    return fail([`base: expected an http or https address, found "${baseIri}"`]);
  const identifiers = makeIdentifiers(baseIri);
  const prepared = prepare(descriptor, rows, identifiers, vocabulary);
  if (!prepared.ok) return prepared;
  const { lines } = write(descriptor, prepared.value, identifiers, vocabulary);
  return succeed({
    lines,
    summary: {
      cubeIri: identifiers.cube(descriptor.key, descriptor.version ?? 1),
      seriesIri: identifiers.series(descriptor.key),
      observations: rows.length,
      triples: lines.size,
      notes: [...findUnlocated(prepared.value.columns), ...findMissingLanguages(descriptor)],
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
