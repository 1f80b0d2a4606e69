import type { ScaleType } from "@statelier/model";

import { checkValues } from "../descriptor/check-values.ts";
import type {
  Column,
  Descriptor,
  DimensionColumn,
  MeasureColumn,
  UncertaintyColumn,
} from "../descriptor/descriptor.ts";
import { fail, type Outcome, succeed } from "../descriptor/outcome.ts";
import type { Value } from "../descriptor/value-list.ts";
import type { ResolvedList, Termset, Vocabulary } from "../descriptor/vocabulary.ts";
import { LITERAL_KINDS, type LiteralKind, TIME_KINDS } from "./literal-kinds.ts";

/** Where a column's values come from: a shared dimension, or a list of the dataset's own. */
export type PlannedList = ResolvedList & { termset?: { key: string; termset: Termset } };

/** A column with everything decided that the descriptor leaves open. */
export type PlannedColumn = {
  name: string;
  column: Column;
  /** Position among the columns, from 1. */
  order: number;
  scale: ScaleType;
  cells: { kind: "values"; list: PlannedList } | { kind: "literal"; literal: LiteralKind };
  missing: ReadonlySet<string>;
};

type Decided = Pick<PlannedColumn, "scale" | "cells">;

const SCALES = {
  nominal: "Nominal",
  ordinal: "Ordinal",
  interval: "Interval",
  ratio: "Ratio",
} as const;

const ISO_PERIOD = { year: /^\d{4}$/, month: /^\d{4}-\d{2}$/ };

const numberInOrder = (list: PlannedList): PlannedList =>
  list.values.some((value) => value.position !== undefined)
    ? list
    : { ...list, values: list.values.map((value, index) => ({ ...value, position: index + 1 })) };

const resolveList = (
  column: DimensionColumn | MeasureColumn,
  vocabulary: Vocabulary,
): Outcome<PlannedList> => {
  if (column.termset !== undefined) {
    const termset = vocabulary.termsets.get(column.termset);
    if (termset === undefined)
      return fail([`the termset "${column.termset}" is not in the vocabulary`]);
    return succeed({
      values: termset.values,
      hierarchy: termset.hierarchy,
      termset: { key: column.termset, termset },
    });
  }
  if (!Array.isArray(column.values)) return fail(["its file of values has not been read"]);
  const list = {
    values: column.values,
    hierarchy: "hierarchy" in column ? column.hierarchy : undefined,
  };
  const problems = checkValues(list, "values");
  return problems.length > 0 ? fail(problems) : succeed(list);
};

const addPeriods = (list: PlannedList, unit: "year" | "month"): Outcome<PlannedList> => {
  const problems: string[] = [];
  const values = list.values.map((value): Value => {
    const position = String(value.position ?? value.value);
    if (!ISO_PERIOD[unit].test(position))
      problems.push(
        `"${value.value}" needs a \`position\` like ${unit === "year" ? "2020" : "2020-01"}, found "${position}"`,
      );
    return { ...value, position };
  });
  return problems.length > 0 ? fail(problems) : succeed({ ...list, values });
};

const orderList = (list: PlannedList): Outcome<PlannedList> => {
  const ordered = list.termset === undefined ? numberInOrder(list) : list;
  return ordered.values.every((value) => value.position !== undefined)
    ? succeed(ordered)
    : fail(["an ordinal column needs a `position` on each of its values"]);
};

const planTimeValues = (
  list: PlannedList,
  time: NonNullable<DimensionColumn["time"]>,
): Outcome<PlannedList> => {
  if (time === "ordinal") return orderList(list);
  if (time === "year" || time === "month") return addPeriods(list, time);
  return fail([`time with values is year, month or ordinal, found "${time}"`]);
};

const planValues = (column: DimensionColumn, vocabulary: Vocabulary): Outcome<Decided> => {
  const list = resolveList(column, vocabulary);
  if (!list.ok) return list;
  const { time, scale = time === undefined ? "nominal" : "ordinal" } = column;
  if (list.value.termset?.termset.timeUnit !== undefined && time === undefined)
    return fail([`the termset "${column.termset}" is time: add \`time: year\``]);
  if (scale === "interval" || scale === "ratio")
    return fail([`values have the scale nominal or ordinal, found "${scale}"`]);
  if (time !== undefined && scale !== "ordinal")
    return fail([`time with values has the scale ordinal, found "${scale}"`]);
  const planned =
    time !== undefined
      ? planTimeValues(list.value, time)
      : scale === "ordinal"
        ? orderList(list.value)
        : list;
  if (!planned.ok) return planned;
  return succeed({ scale: SCALES[scale], cells: { kind: "values", list: planned.value } });
};

const planTime = (column: DimensionColumn): Outcome<Decided> => {
  if (column.time === undefined)
    return fail([
      "expected one of `termset`, `values`, `time` or `literal`, to say what its cells are",
    ]);
  if (column.time === "ordinal") return fail(["`time: ordinal` needs `values` or a `termset`"]);
  if (column.scale !== undefined && column.scale !== "interval")
    return fail([`time literals have the scale interval, found "${column.scale}"`]);
  return succeed({
    scale: "Interval",
    cells: { kind: "literal", literal: TIME_KINDS[column.time] },
  });
};

const planDimension = (column: DimensionColumn, vocabulary: Vocabulary): Outcome<Decided> => {
  const given = (["termset", "values", "literal"] as const).filter(
    (field) => column[field] !== undefined,
  );
  if (given.length > 1) return fail([`expected only one of ${given.join(" and ")}`]);
  const hasValues = column.termset !== undefined || column.values !== undefined;
  if (column.hierarchy !== undefined && column.values === undefined)
    return fail(["`hierarchy` belongs to `values`; a termset has its own"]);
  if (!hasValues && column.geo !== undefined) return fail(["`geo` needs `values` or a `termset`"]);
  if (hasValues) return planValues(column, vocabulary);
  if (column.literal === undefined) return planTime(column);
  if (column.time !== undefined) return fail(["expected only one of `time` and `literal`"]);
  return succeed({
    scale: SCALES[column.scale ?? "nominal"],
    cells: { kind: "literal", literal: LITERAL_KINDS[column.literal] },
  });
};

const planMeasure = (column: MeasureColumn, vocabulary: Vocabulary): Outcome<Decided> => {
  const scale = SCALES[column.scale];
  if (column.termset === undefined && column.values === undefined)
    return succeed({
      scale,
      cells: { kind: "literal", literal: LITERAL_KINDS[column.number ?? "decimal"] },
    });
  if (column.termset !== undefined && column.values !== undefined)
    return fail(["expected only one of termset and values"]);
  if (column.scale !== "ordinal")
    return fail([`a measure with values has the scale ordinal, found "${column.scale}"`]);
  if (column.number !== undefined) return fail(["expected only one of `number` and values"]);
  const list = resolveList(column, vocabulary);
  if (!list.ok) return list;
  const ordered = orderList(list.value);
  return ordered.ok ? succeed({ scale, cells: { kind: "values", list: ordered.value } }) : ordered;
};

const planUncertainty = (column: UncertaintyColumn, descriptor: Descriptor): Outcome<Decided> => {
  const measure = new Map(Object.entries(descriptor.columns)).get(column.of);
  if (measure?.role !== "measure" || measure.scale === "ordinal")
    return fail([`of: "${column.of}" is not a numerical measure of this dataset`]);
  return succeed({
    scale: "Ratio",
    cells: { kind: "literal", literal: LITERAL_KINDS.decimal },
  });
};

const decide = (
  column: Column,
  descriptor: Descriptor,
  vocabulary: Vocabulary,
): Outcome<Decided> => {
  if (column.role === "measure") return planMeasure(column, vocabulary);
  if (column.role === "uncertainty") return planUncertainty(column, descriptor);
  return planDimension(column, vocabulary);
};

/** Decides scale, cell kind and values of every column. */
export const planColumns = (
  descriptor: Descriptor,
  vocabulary: Vocabulary,
): Outcome<PlannedColumn[]> => {
  const problems: string[] = [];
  const planned = Object.entries(descriptor.columns).flatMap(([name, column], index) => {
    const decided = decide(column, descriptor, vocabulary);
    if (column.unit !== undefined && !vocabulary.units.has(column.unit))
      problems.push(`columns.${name}.unit: "${column.unit}" is not in the vocabulary`);
    if (!decided.ok) {
      problems.push(...decided.problems.map((problem) => `columns.${name}: ${problem}`));
      return [];
    }
    const missing = new Set("missing" in column ? column.missing : []);
    return [{ name, column, order: index + 1, missing, ...decided.value }];
  });
  return problems.length > 0 ? fail(problems) : succeed(planned);
};
