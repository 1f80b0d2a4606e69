import { iri, literal, type Term } from "../../rdf/ntriples.ts";
import type { LimitDescriptor } from "../descriptor/descriptor.ts";
import { fail, type Outcome, succeed } from "../descriptor/outcome.ts";
import type { Value } from "../descriptor/value-list.ts";
import { type EncodedColumn, indexValues } from "./encode-columns.ts";
import type { Identifiers } from "./identifiers.ts";
import type { PlannedList } from "./plan-columns.ts";

type Condition = { column: string } & (
  | { kind: "value"; term: Term }
  | { kind: "range"; from: Term; to: Term }
);

export type PlannedLimit = { limit: LimitDescriptor; conditions: Condition[] };

type WrittenCondition = NonNullable<LimitDescriptor["where"]>[string];

type Context = { identifiers: Identifiers; cubeKey: string };

/** Filters of charts name the lasting term, so a limit's condition does too. */
const lastingTerm = (context: Context, column: EncodedColumn, list: PlannedList, value: Value) =>
  iri(
    list.termset === undefined
      ? context.identifiers.value(context.cubeKey, column.name, value)
      : context.identifiers.term(list.termset.key, value),
  );

const planValuesCondition = (
  context: Context,
  column: EncodedColumn,
  list: PlannedList,
  condition: WrittenCondition,
): Outcome<Condition> => {
  if (typeof condition !== "string")
    return fail([`a range needs time literals, but "${column.name}" has values`]);
  const value = indexValues(list).get(condition);
  return value === undefined
    ? fail([`"${condition}" is not a value of column "${column.name}"`])
    : succeed({
        column: column.name,
        kind: "value",
        term: lastingTerm(context, column, list, value),
      });
};

const planCondition = (
  context: Context,
  column: EncodedColumn | undefined,
  name: string,
  condition: WrittenCondition,
): Outcome<Condition> => {
  if (column?.column.role !== "dimension")
    return fail([`"${name}" is not a column with \`role: dimension\``]);
  const { cells } = column;
  if (cells.kind === "values") return planValuesCondition(context, column, cells.list, condition);
  const texts = typeof condition === "string" ? [condition] : [condition.from, condition.to];
  const forms = texts.map((text) => cells.literal.read(text));
  const wrong = texts.find((_, index) => forms[index] === undefined);
  if (wrong !== undefined) return fail([`found "${wrong}", expected ${cells.literal.expected}`]);
  const [from = "", to] = forms;
  const toTerm = (form: string) => literal(form, cells.literal.datatype);
  if (to === undefined) return succeed({ column: name, kind: "value", term: toTerm(from) });
  if (column.column.time === undefined) return fail([`a range needs time, which "${name}" is not`]);
  if (from > to) return fail(["`from` must not be after `to`"]);
  return succeed({ column: name, kind: "range", from: toTerm(from), to: toTerm(to) });
};

/** The limits of each measure with their conditions as terms, by the measure's column name. */
export const planLimits = (
  columns: readonly EncodedColumn[],
  identifiers: Identifiers,
  cubeKey: string,
): Outcome<Map<string, PlannedLimit[]>> => {
  const problems: string[] = [];
  const byName = new Map(columns.map((column) => [column.name, column]));
  const plan = (path: string, limit: LimitDescriptor): PlannedLimit => ({
    limit,
    conditions: Object.entries(limit.where ?? {}).flatMap(([name, condition]) => {
      const outcome = planCondition({ identifiers, cubeKey }, byName.get(name), name, condition);
      if (outcome.ok) return [outcome.value];
      problems.push(...outcome.problems.map((problem) => `${path}.where.${name}: ${problem}`));
      return [];
    }),
  });
  const planned = new Map(
    columns.flatMap(({ name, column }) => {
      if (column.role !== "measure" || column.limits === undefined) return [];
      if (column.scale === "ordinal")
        problems.push(`columns.${name}.limits: an ordinal measure has no limits`);
      return [
        [
          name,
          column.limits.map((limit, index) => plan(`columns.${name}.limits[${index}]`, limit)),
        ] as const,
      ];
    }),
  );
  return problems.length > 0 ? fail(problems) : succeed(planned);
};
