import type { Descriptor } from "../descriptor/descriptor.ts";
import type { Vocabulary } from "../descriptor/vocabulary.ts";
import { checkColumnNames, checkRoles } from "./check-rows.ts";
import { planColumns, type PlannedColumn } from "./plan-columns.ts";

/** `columns` is absent where the cells cannot be looked at before the problems are solved. */
export type CubePlan = { problems: string[]; columns?: PlannedColumn[] };

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

/** Compares a descriptor with the vocabulary and with the names of the data's columns. */
export const planCube = (
  descriptor: Descriptor,
  vocabulary: Vocabulary,
  columnNames: readonly string[],
): CubePlan => {
  const names = checkColumnNames(descriptor, columnNames);
  const problems = [
    ...checkReferences(descriptor, vocabulary),
    ...checkRoles(descriptor),
    ...names,
  ];
  const planned = planColumns(descriptor, vocabulary);
  if (!planned.ok) return { problems: [...problems, ...planned.problems] };
  return names.length > 0 || !vocabulary.organizations.has(descriptor.organization)
    ? { problems }
    : { problems, columns: planned.value };
};
