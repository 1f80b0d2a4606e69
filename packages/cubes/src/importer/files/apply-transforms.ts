import { fail, type Outcome, succeed, summarizeProblems } from "../descriptor/outcome.ts";
import type { Transform } from "../descriptor/transform.ts";
import { parseDate } from "./parse-date.ts";
import type { Row } from "./read-rows.ts";

type Melt = Extract<Transform, { melt: unknown }>["melt"];
type Dates = Extract<Transform, { date: unknown }>["date"];

const absent = (rows: readonly Row[], columns: readonly string[]): string[] =>
  columns
    .filter((column) => rows[0] !== undefined && !Object.hasOwn(rows[0], column))
    .map((column) => `there is no column "${column}"`);

const matches = (row: Row, wanted: Record<string, string[]>) =>
  Object.entries(wanted).every(([column, cells]) => cells.includes(row[column] ?? ""));

const rename = (rows: readonly Row[], renamed: Record<string, string>): Row[] => {
  const names = new Map(Object.entries(renamed));
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, cell]) => [names.get(column) ?? column, cell]),
    ),
  );
};

const melt = (rows: readonly Row[], step: Melt): Row[] =>
  rows.flatMap((row) => {
    const kept = Object.fromEntries(step.keep.map((column) => [column, row[column] ?? ""]));
    return Object.entries(row)
      .filter(([column]) => !step.keep.includes(column))
      .map(([column, cell]) => ({ ...kept, [step.name]: column, [step.value]: cell }));
  });

const rewriteDates = (rows: readonly Row[], step: Dates): Outcome<Row[]> => {
  const problems: string[] = [];
  const changed = rows.map((row, index) => {
    const cell = row[step.column] ?? "";
    const date = cell === "" ? "" : parseDate(cell, step.to, step.pattern);
    if (date === undefined)
      problems.push(
        `row ${index + 1}, column "${step.column}": "${cell}" is no date like ${step.pattern ?? "2020-01-31"} with a ${step.to}`,
      );
    return { ...row, [step.as ?? step.column]: date ?? "" };
  });
  return problems.length > 0
    ? fail(summarizeProblems(problems, `column "${step.column}"`))
    : succeed(changed);
};

const applyStep = (rows: readonly Row[], step: Transform): Outcome<Row[]> => {
  if ("rename" in step) {
    const problems = absent(rows, Object.keys(step.rename));
    return problems.length > 0 ? fail(problems) : succeed(rename(rows, step.rename));
  }
  if ("melt" in step) {
    const problems = absent(rows, step.melt.keep);
    return problems.length > 0 ? fail(problems) : succeed(melt(rows, step.melt));
  }
  if ("constant" in step) return succeed(rows.map((row) => ({ ...row, ...step.constant })));
  if ("date" in step) {
    const problems = absent(rows, [step.date.column]);
    return problems.length > 0 ? fail(problems) : rewriteDates(rows, step.date);
  }
  const wanted = "keep" in step ? step.keep : step.drop;
  const problems = absent(rows, Object.keys(wanted));
  if (problems.length > 0) return fail(problems);
  const kept = "keep" in step;
  return succeed(rows.filter((row) => matches(row, wanted) === kept));
};

/** Runs the declared steps in order; stops at the first that does not fit the data. */
export const applyTransforms = (
  rows: readonly Row[],
  steps: readonly Transform[],
): Outcome<Row[]> => {
  let current: Row[] = [...rows];
  for (const [index, step] of steps.entries()) {
    const outcome = applyStep(current, step);
    if (!outcome.ok)
      return fail(outcome.problems.map((problem) => `data.transform[${index}]: ${problem}`));
    current = outcome.value;
  }
  return succeed(current);
};
