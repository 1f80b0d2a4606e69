import { iri, type Term } from "../../rdf/ntriples.ts";
import type { EncodedColumn } from "../columns/encode-columns.ts";
import { makeIdentifiers } from "../columns/identifiers.ts";
import { planLimits } from "../columns/plan-limits.ts";
import { makeValueIris } from "../columns/value-iris.ts";
import type { Descriptor } from "../descriptor/descriptor.ts";
import { fail, type Outcome, succeed } from "../descriptor/outcome.ts";
import type { Value } from "../descriptor/value-list.ts";
import type { Vocabulary } from "../descriptor/vocabulary.ts";
import { TripleWriter } from "./triple-writer.ts";
import { writeConstraint } from "./write-constraint.ts";
import { writeCoverage } from "./write-coverage.ts";
import { writeMetadata } from "./write-metadata.ts";
import { type WriteContext, writeTermset, writeValues } from "./write-vocabulary.ts";

export type BuildOptions = {
  /** Where our own identifiers live, for example `http://localhost:4000/`. */
  baseIri: string;
  vocabulary: Vocabulary;
};

/** A cube of which everything is written but its observations. */
export type CubeDescription = { context: WriteContext; cubeIri: Term; observer: Term };

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

/** Writes what is said about a cube, its columns and the values that occur in them. */
export const describeCube = (
  descriptor: Descriptor,
  columns: readonly EncodedColumn[],
  { baseIri, vocabulary }: BuildOptions,
): Outcome<CubeDescription> => {
  const { key, version = 1 } = descriptor;
  const organization = vocabulary.organizations.get(descriptor.organization);
  if (organization === undefined)
    return fail([`organization: "${descriptor.organization}" is not in the vocabulary`]);
  const identifiers = makeIdentifiers(baseIri);
  const limits = planLimits(columns, identifiers, key);
  if (!limits.ok) return limits;
  const writer = new TripleWriter(`c${escapeLabel(key)}v${version}`);
  const context = { writer, identifiers, vocabulary };
  const cubeIri = iri(identifiers.cube(key, version));
  const observer = iri(identifiers.organization(descriptor.organization));
  const valueIris = (column: EncodedColumn) => makeValueIris(identifiers, key, column);
  const lastingTerm = (column: EncodedColumn, value: Value): Term =>
    iri(valueIris(column).lasting(value));
  const valueTerm = (column: EncodedColumn, value: Value): Term =>
    iri(valueIris(column).used(value));
  const units = resolveUnits(columns);
  writeMetadata(context, descriptor, organization);
  writeCoverage(writer, cubeIri, columns);
  writeConstraint(
    { ...context, cubeKey: key, units, limits: limits.value, valueTerm, lastingTerm },
    cubeIri,
    columns,
    observer,
  );
  for (const column of columns) {
    if (column.cells.kind !== "values") continue;
    const { list } = column.cells;
    writeValues(context, list, column.used, valueIris(column));
    if (list.termset !== undefined) writeTermset(context, list.termset, cubeIri);
  }
  return succeed({ context, cubeIri, observer });
};
