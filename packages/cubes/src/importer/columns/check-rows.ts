import type { Descriptor } from "../descriptor/descriptor.ts";
import { summarizeProblems } from "../descriptor/outcome.ts";
import type { Row } from "../files/read-rows.ts";
import type { EncodedColumn } from "./encode-columns.ts";

/** Columns that stand in the data or in the descriptor alone. */
export const checkColumnNames = (descriptor: Descriptor, columns: readonly string[]): string[] => {
  const present = new Set(columns);
  const described = new Set(Object.keys(descriptor.columns));
  const ignored = new Set(descriptor.ignore);
  return [
    ...columns
      .filter((column) => !described.has(column) && !ignored.has(column))
      .map(
        (column) =>
          `data: unknown column "${column}"; describe it under \`columns\` or name it under \`ignore\``,
      ),
    ...[...described]
      .filter((column) => !present.has(column))
      .map((column) => `columns.${column}: there is no such column in the data`),
    ...[...ignored]
      .filter((column) => !present.has(column))
      .map((column) => `ignore: there is no column "${column}" in the data`),
  ];
};

/** A dataset needs something in which its rows differ and something that is measured. */
export const checkRoles = (descriptor: Descriptor): string[] => {
  const roles = new Set(Object.values(descriptor.columns).map((column) => column.role));
  return (["dimension", "measure"] as const)
    .filter((role) => !roles.has(role))
    .map((role) => `columns: expected at least one column with \`role: ${role}\``);
};

/** Rows that share the values of all key dimensions. */
export const checkDuplicates = (
  columns: readonly EncodedColumn[],
  rows: readonly Row[],
): string[] => {
  const keys = columns.filter(({ column }) => column.role === "dimension");
  const seen = new Map<string, number>();
  const problems = rows.flatMap((row, index) => {
    const key = keys.map(({ terms }) => terms[index]).join(" ");
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    const where = keys.map(({ name }) => `${name} "${row[name]}"`).join(", ");
    return [`rows ${first + 1} and ${index + 1} are both for ${where}`];
  });
  return summarizeProblems(problems, "duplicate rows");
};
