import { buildNameOfIri } from "../rdf/name-of-iri.ts";
import type { BuiltShapes } from "./shape-builder.ts";

const MOST_NAMED = 5;

const name = (values: readonly string[]): string => {
  const names = values.slice(0, MOST_NAMED).map(buildNameOfIri).join(", ");
  return values.length > MOST_NAMED ? `${names} and others` : names;
};

/** In plain words which values of a dimension cannot be drawn, and why. */
export const describeMissing = (
  values: readonly string[],
  withGeometry: ReadonlySet<string>,
  { shapes, problems }: { shapes: ReadonlySet<string> } & Pick<BuiltShapes, "problems">,
): string[] => {
  const unread = new Map(problems.map(({ value, problem }) => [value, problem]));
  const without = values.filter((value) => !withGeometry.has(value));
  const unanswered = [...withGeometry].filter((value) => !shapes.has(value) && !unread.has(value));
  const notes = problems
    .slice(0, MOST_NAMED)
    .map(({ value, problem }) => `The shape of ${buildNameOfIri(value)} is left out: ${problem}.`);
  if (problems.length > MOST_NAMED)
    notes.push(`${problems.length - MOST_NAMED} more shapes are left out.`);
  if (unanswered.length > 0)
    notes.push(
      `The geometries of ${unanswered.length} of ${values.length} values are not where they are looked for: ${name(unanswered)}.`,
    );
  if (without.length > 0)
    notes.push(`${without.length} of ${values.length} values name no geometry: ${name(without)}.`);
  return notes;
};
