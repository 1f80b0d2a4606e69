import type { ResolvedFilter } from "../reading/observation-reader.ts";
import type { ComponentSql, DescribedDataset } from "./datasets/describe-dataset.ts";
import type { SqlDialect, Within } from "./engines/sql-engine.ts";
import { parameter, sql, type SqlText } from "./engines/sql-text.ts";

type Dictionary = Extract<ComponentSql, { kind: "dictionary" }>;

const textsOfValues = new WeakMap<Dictionary, Map<string, string[]>>();

/** By value all texts that stand for it, made once: a dictionary may have a hundred thousand of them. */
const mapTexts = (component: Dictionary): Map<string, string[]> => {
  const known = textsOfValues.get(component);
  if (known) return known;
  const made = new Map<string, string[]>();
  component.texts.forEach((text, index) => {
    const value = component.values[index];
    if (value === undefined) return;
    const texts = made.get(value);
    if (texts) texts.push(text);
    else made.set(value, [text]);
  });
  textsOfValues.set(component, made);
  return made;
};

/** The texts of a column that pass a filter. */
const pickTexts = (component: Dictionary, filter: ResolvedFilter): string[] => {
  const texts = mapTexts(component);
  return filter.type === "values"
    ? [...filter.values].flatMap((value) => texts.get(value) ?? [])
    : [...texts].flatMap(([value, own]) =>
        Number(value) >= filter.from && Number(value) <= filter.to ? own : [],
      );
};

/** Whole numbers of the databases end there. */
const LARGEST = 2 ** 53;

const clamp = (bound: number): number => Math.max(-LARGEST, Math.min(LARGEST, bound));

/** As `buildCondition`, for a column whose own cells are compared. */
const buildBareCondition = (
  bare: NonNullable<Extract<ComponentSql, { kind: "number" }>["bare"]>,
  filter: ResolvedFilter,
  { isAnyOf }: SqlDialect,
): SqlText | undefined => {
  const { cell, type } = bare;
  const isWhole = type === "integer";
  if (filter.type === "values") {
    const numbers = [...filter.values]
      .map(Number)
      .filter((value) => (isWhole ? Number.isSafeInteger(value) : !Number.isNaN(value)));
    return numbers.length === 0 ? undefined : isAnyOf(bare, numbers.map(String));
  }
  const bounds = isWhole
    ? [clamp(Math.ceil(filter.from)), clamp(Math.floor(filter.to))]
    : [filter.from, filter.to];
  const [from, to] = bounds.map((bound) =>
    isWhole
      ? sql`CAST(${parameter(String(bound))} AS BIGINT)`
      : sql`CAST(${parameter(String(bound))} AS FLOAT8)`,
  );
  return from && to ? sql`${cell} >= ${from} AND ${cell} <= ${to}` : from;
};

/** The condition of a filter; undefined where no row passes. */
export const buildCondition = (
  component: ComponentSql,
  filter: ResolvedFilter,
  dialect: SqlDialect,
): SqlText | undefined => {
  if (component.kind === "dictionary") {
    const texts = pickTexts(component, filter);
    if (texts.length === 0) return undefined;
    const own = component.raw && dialect.isAnyOf(component.raw, texts);
    return own ?? sql`${component.text} IN (SELECT unnest(CAST(${parameter(texts)} AS VARCHAR[])))`;
  }
  if (component.bare) return buildBareCondition(component.bare, filter, dialect);
  if (filter.type === "numbers") {
    const [from, to] = [filter.from, filter.to].map(
      (bound) => sql`CAST(${parameter(String(bound))} AS FLOAT8)`,
    );
    return from && to ? sql`${component.number} >= ${from} AND ${component.number} <= ${to}` : from;
  }
  const numbers = [...filter.values].map(Number).filter((value) => !Number.isNaN(value));
  if (numbers.length === 0) return undefined;
  return sql`${component.number} IN (SELECT unnest(CAST(${parameter(numbers.map(String))} AS FLOAT8[])))`;
};

/** What the filters say of columns as they stand in the table. */
export const listWithin = (
  { components }: DescribedDataset,
  filters: readonly ResolvedFilter[],
): Within[] =>
  filters.flatMap((filter) => {
    const component = components.get(filter.path);
    if (component?.kind !== "dictionary" || !component.raw) return [];
    const texts = pickTexts(component, filter);
    return [{ cell: component.raw.cell, texts }];
  });
