import {
  encodeColumns,
  type EncodedColumn,
  indexValues,
} from "../../importer/columns/encode-columns.ts";
import { type Identifiers, makeIdentifiers } from "../../importer/columns/identifiers.ts";
import type { PlannedColumn } from "../../importer/columns/plan-columns.ts";
import { planCube } from "../../importer/columns/plan-cube.ts";
import { makeValueIris } from "../../importer/columns/value-iris.ts";
import type { Descriptor } from "../../importer/descriptor/descriptor.ts";
import { fail, type Outcome, succeed } from "../../importer/descriptor/outcome.ts";
import { type BuildOptions, describeCube } from "../../importer/triples/describe-cube.ts";
import { writeObservations } from "../../importer/triples/write-observations.ts";
import { SourceError } from "../../source/cube-source.ts";
import { buildNumberSql, buildRawText, buildTextOf, canBeNumber } from "../engines/cell-sql.ts";
import type {
  RawColumn,
  SqlColumn,
  SqlDialect,
  SqlEngine,
  SqlSelection,
} from "../engines/sql-engine.ts";
import { parameter, sql, type SqlText, SqlTextError } from "../engines/sql-text.ts";
import { findDuplicateRow } from "./find-duplicate-row.ts";
import { mergeValues } from "./merge-values.ts";
import { buildRest, planRelation, readCell, type Relation } from "./plan-relation.ts";
import {
  type Bounds,
  findPlain,
  isNumeric,
  number,
  numberAt,
  rulesOf,
  type Survey,
  surveyRows,
} from "./survey-rows.ts";

/** A descriptor and the folder that its files are relative to. */
export type SqlDataset = { name: string; descriptor: Descriptor; folder: string };

/** How the cells of one component are asked for. */
export type ComponentSql =
  | {
      kind: "number";
      number: SqlText;
      /** The column itself, where its whole numbers or floating ones compare with bounds as they stand. */
      bare?: { cell: SqlText; type: "integer" | "double"; declared: string };
    }
  | {
      kind: "dictionary";
      text: SqlText;
      /** The column itself, where filters can name its own cells. */
      raw?: RawColumn;
      /** Every text that occurs, and the value that it stands for; undefined for one that means "missing". */
      texts: readonly string[];
      values: readonly (string | undefined)[];
      /** Of cells that are literals. */
      datatype?: string;
    };

export type DescribedDataset = {
  cubeIri: string;
  /** N-Triples of everything but the observations. */
  lines: ReadonlySet<string>;
  relation: Relation;
  /** By path. */
  components: ReadonlyMap<string, ComponentSql>;
  /** How many rows there are, or so many at least. */
  rows: number;
  /** Looks for what is wrong with its rows, a sentence each, where there are too many to do so before it is offered. */
  checkRows?: () => Promise<string[]>;
};

type Context = {
  engine: SqlEngine;
  dataset: SqlDataset;
  relation: Relation;
  identifiers: Identifiers;
};

type ReadColumn = { cells: string[]; component: ComponentSql };

/** More values than this make no choice for a reader, and are not kept. */
const MOST_VALUES = 100_000;

const textAt = (column: SqlColumn | undefined, row = 0): string | undefined =>
  column?.kind === "text" ? column.texts[column.codes[row] ?? -1] : undefined;

const countOf = (condition: SqlText): SqlSelection =>
  number(sql`sum(CASE WHEN ${condition} THEN 1 ELSE 0 END)`);

/** What the type of a column and its bounds say; undefined where each cell has to be looked at. */
const readPlainNumbers = (
  context: Context,
  planned: PlannedColumn,
  found: Bounds | undefined,
): ReadColumn | undefined => {
  const plain = findPlain(context.relation, planned);
  if (!plain || !found) return undefined;
  const { least, most, absent } = found;
  const { isDistance, missing } = rulesOf(planned);
  const isWrong = !Number.isFinite(least) || !Number.isFinite(most);
  if (isWrong || (isDistance && least < 0) || (absent > 0 && !missing.has(""))) return undefined;
  const { raw, type, toNumber } = plain;
  const { cell, declared } = raw;
  return {
    cells: [String(least), String(most), ...(absent > 0 ? [""] : [])],
    component: {
      kind: "number",
      number: toNumber(cell),
      ...((type === "integer" || type === "double") && context.engine.dialect.isAnyOf(raw, [])
        ? { bare: { cell, type, declared } }
        : {}),
    },
  };
};

const readNumbers = async (
  context: Context,
  planned: PlannedColumn,
  surveyed: Bounds | undefined,
): Promise<Outcome<ReadColumn>> => {
  const { engine, relation } = context;
  const { name, cells, missing } = planned;
  const found = relation.columns.get(name);
  if (!found?.typed || found.rewrite || !canBeNumber(found.typed.type))
    return fail([`column "${name}": cells of type ${found?.declared ?? "?"} are no numbers`]);
  const rules = rulesOf(planned);
  const plain = readPlainNumbers(context, planned, surveyed);
  if (plain) return succeed(plain);
  const asked = buildNumberSql(found.typed, rules, engine.dialect);
  const { columns } = await engine.query({
    select: [
      number(sql`min(${asked.number})`),
      number(sql`max(${asked.number})`),
      countOf(asked.isMissing),
      countOf(asked.isWrong),
      {
        kind: "text",
        cell: sql`min(CASE WHEN ${asked.isWrong} THEN coalesce(${buildTextOf(found.typed, engine.dialect)}, '') END)`,
      },
    ],
    rest: buildRest(relation),
    rows: 1,
  });
  const [least, most, missingCount, wrong] = columns.slice(0, 4).map(numberAt);
  if (wrong !== undefined && wrong > 0) {
    const expected = rules.isDistance
      ? "a distance, never below zero"
      : cells.kind === "literal"
        ? cells.literal.expected
        : "a number";
    return fail([
      `column "${name}": found "${textAt(columns[4]) ?? ""}", expected ${expected} (${wrong} cells)`,
    ]);
  }
  const bounds = [least, most].filter((bound) => bound !== undefined && !Number.isNaN(bound));
  return succeed({
    cells: [...bounds.map(String), ...(missingCount === 0 ? [] : [...missing].slice(0, 1))],
    component: { kind: "number", number: asked.number },
  });
};

const makeReadValue = (
  { identifiers, dataset }: Context,
  planned: PlannedColumn,
): ((cell: string) => string | undefined) => {
  const { cells, missing } = planned;
  if (cells.kind === "literal")
    return (cell) => (missing.has(cell) ? undefined : cells.literal.read(cell));
  const byName = indexValues(cells.list);
  const { lasting } = makeValueIris(identifiers, dataset.descriptor.key, planned);
  return (cell) => {
    const value = missing.has(cell) ? undefined : byName.get(cell);
    return value && lasting(value);
  };
};

const readDictionary = async (
  context: Context,
  planned: PlannedColumn,
): Promise<Outcome<ReadColumn>> => {
  const { engine, relation } = context;
  const { name, cells } = planned;
  const found = relation.columns.get(name);
  if (!found?.typed)
    return fail([`column "${name}": cells of type ${found?.declared ?? "?"} are not read`]);
  const { raw } = found.typed;
  const text = buildRawText(found.typed, engine.dialect);
  const most = sql`LIMIT CAST(${parameter(MOST_VALUES + 1)} AS BIGINT)`;
  const byIndex = raw && relation.where.length === 0 && raw.isIndexed ? raw.cell : undefined;
  const { columns, rowCount } = await engine.query(
    byIndex && engine.dialect.listByIndex
      ? {
          select: [{ kind: "text", cell: sql`CAST(cell AS VARCHAR)` }],
          rest: sql`FROM (${engine.dialect.listByIndex(relation.from, byIndex)}) AS cells ${most}`,
        }
      : {
          select: [{ kind: "text", cell: text }],
          rest: sql`${buildRest(relation)} ${most}`,
          isDistinct: true,
        },
  );
  if (rowCount > MOST_VALUES)
    return fail([`column "${name}": has more than ${MOST_VALUES} different cells`]);
  const [answer] = columns;
  const texts = (answer?.kind === "text" ? answer.texts : []).toSorted();
  const hasNull = answer?.kind === "text" && answer.codes.some((code) => code < 0);
  const problems: string[] = [];
  const readText = (each: string | undefined): string => {
    const cell = readCell(found, each);
    if (cell === undefined) problems.push(`column "${name}": "${each}" is no date as declared`);
    return cell ?? "";
  };
  const read = texts.map(readText);
  const readValue = makeReadValue(context, planned);
  if (problems.length > 0) return fail(problems.slice(0, 5));
  return succeed({
    cells: hasNull ? [...read, readText(undefined)] : read,
    component: {
      kind: "dictionary",
      text,
      ...(raw ? { raw } : {}),
      texts,
      values: read.map(readValue),
      ...(cells.kind === "literal" ? { datatype: cells.literal.datatype } : {}),
    },
  });
};

const describeKey = (columns: readonly DictionaryRead[], row: number): string =>
  columns
    .map(({ name, component, codes }) => `${name} "${component.texts[codes[row] ?? -1] ?? ""}"`)
    .join(", ");

type DictionaryRead = {
  name: string;
  component: Extract<ComponentSql, { kind: "dictionary" }>;
  codes: Int32Array;
};

type Key = Omit<DictionaryRead, "codes">;

/** Of the selected columns. */
const PLACES = [sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`, sql`7`, sql`8`, sql`9`, sql`10`];

/** Whether different cells of a column mean the same: then the engine cannot see which rows have one key. */
const isMerged = ({ component: { values } }: Key): boolean => new Set(values).size < values.length;

/**
 * Columns as they stand in the table where their cells compare, the one with most cells first: so an index has them in
 * their order.
 */
const buildGroups = (keys: readonly Key[], dialect: SqlDialect): SqlText[] =>
  keys
    .map(({ component: { raw, texts } }, at) => ({
      size: texts.length,
      group: raw && dialect.isAnyOf(raw, []) ? raw.cell : (PLACES[at] ?? sql``),
    }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ group }) => group);

/** As `findDuplicates`, asked of the engine. */
const findRepeated = async (
  { engine, relation }: Context,
  keys: readonly Key[],
): Promise<string[]> => {
  const { columns, rowCount } = await engine.query({
    select: keys.map(({ component: { text } }) => ({ kind: "text", cell: text })),
    rest: sql`${buildRest(relation)} GROUP BY ${buildGroups(keys, engine.dialect)} HAVING count(*) > 1 LIMIT 1`,
  });
  if (rowCount === 0) return [];
  const cells = keys.map(({ name }, index) => `${name} "${textAt(columns[index]) ?? ""}"`);
  return [`two rows are both for ${cells.join(", ")}`];
};

/** Rows that share the values of all key dimensions. */
const findDuplicates = async (
  { engine, relation }: Context,
  keys: readonly Key[],
  rows: number,
): Promise<string[]> => {
  const { columns, rowCount } = await engine.query({
    select: keys.map(({ component: { text, texts } }) => ({
      kind: "text",
      cell: text,
      known: texts,
    })),
    rest: buildRest(relation),
    rows,
  });
  const read = keys.map((key, index) => {
    const column = columns[index];
    return { ...key, codes: column?.kind === "text" ? column.codes : new Int32Array(rowCount) };
  });
  const encoded = read.map(({ component, codes }) => {
    const merged = mergeValues(component.values);
    return {
      codes: codes.map((code) => merged[code] ?? -1),
      size: component.values.length,
    };
  });
  const row = findDuplicateRow(encoded, rowCount);
  return row === undefined ? [] : [`two rows are both for ${describeKey(read, row)}`];
};

const describeColumns = async (
  context: Context,
  planned: readonly PlannedColumn[],
  { bounds }: Survey,
): Promise<Outcome<Map<string, ReadColumn>>> => {
  const problems: string[] = [];
  const read = new Map<string, ReadColumn>();
  for (const column of planned) {
    const outcome = await (isNumeric(column)
      ? readNumbers(context, column, bounds.get(column.name))
      : readDictionary(context, column));
    if (outcome.ok) read.set(column.name, outcome.value);
    else problems.push(...outcome.problems);
  }
  return problems.length > 0 ? fail(problems) : succeed(read);
};

/** The literals that no shape lists, as observations of no meaning: there the store finds what occurs. */
const pickUnlisted = (columns: readonly EncodedColumn[]): EncodedColumn[] =>
  columns.filter((column) => column.cells.kind === "literal" && !isNumeric(column));

/** Larger tables are looked through after they are offered. */
const MOST_ROWS_AT_ONCE = 200_000;

export type DescribeOptions = BuildOptions & { checkedRows: number };

const describeRelation = async (
  context: Context,
  planned: readonly PlannedColumn[],
  options: DescribeOptions,
): Promise<Outcome<DescribedDataset>> => {
  const { dataset, identifiers, relation } = context;
  const { descriptor } = dataset;
  const most = Math.max(options.checkedRows, MOST_ROWS_AT_ONCE);
  const survey = await surveyRows(context, planned, most);
  const { rows } = survey;
  if (rows === 0) return fail(["data: there are no rows"]);
  const read = await describeColumns(context, planned, survey);
  if (!read.ok) return read;
  const cellsOf = (name: string) => ({
    cells: read.value.get(name)?.cells ?? [],
    place: () => `column "${name}"`,
  });
  const encoded = encodeColumns(planned, cellsOf, identifiers, descriptor.key);
  if (!encoded.ok) return encoded;
  const keys = planned.flatMap(({ name, column }) => {
    const component = read.value.get(name)?.component;
    return column.role === "dimension" && component?.kind === "dictionary"
      ? [{ name, component }]
      : [];
  });
  const isLarge = rows > MOST_ROWS_AT_ONCE;
  const problems = isLarge ? [] : await findDuplicates(context, keys, rows);
  if (problems.length > 0) return fail(problems);
  const canCheck = isLarge && rows <= options.checkedRows && keys.length <= PLACES.length;
  const described = describeCube(descriptor, encoded.value, options);
  if (!described.ok) return described;
  const { context: writing, cubeIri, observer } = described.value;
  const unlisted = pickUnlisted(encoded.value);
  const rowCount = unlisted.reduce((most, { terms }) => Math.max(most, terms.length), 0);
  const target = { cubeIri, cubeKey: descriptor.key, observer, rowCount };
  writeObservations(writing, target, unlisted);
  return succeed({
    ...(canCheck && !keys.some(isMerged) ? { checkRows: () => findRepeated(context, keys) } : {}),
    cubeIri: identifiers.cube(descriptor.key, descriptor.version ?? 1),
    rows,
    lines: writing.writer.lines,
    relation,
    components: new Map(
      [...read.value].map(([name, { component }]) => [
        identifiers.component(descriptor.key, name),
        component,
      ]),
    ),
  });
};

const AWAY: ReadonlySet<string> = new Set(["SOURCE_DOWN", "SOURCE_BUSY", "SOURCE_TIMEOUT"]);

/**
 * Everything about a dataset but its observations, read from the different cells of each column; or what is wrong
 * with the dataset, a sentence each. Rejects where the engine does not answer.
 */
export const describeDataset = async (
  engine: SqlEngine,
  dataset: SqlDataset,
  options: DescribeOptions,
): Promise<Outcome<DescribedDataset>> => {
  const { descriptor, folder } = dataset;
  try {
    const table = await engine.openTable(descriptor.data, folder);
    const relation = planRelation(table, descriptor.data.transform ?? [], engine.dialect);
    if (!relation.ok) return relation;
    const names = [...relation.value.columns.keys()];
    const plan = planCube(descriptor, options.vocabulary, names);
    if (!plan.columns || plan.problems.length > 0) return fail(plan.problems);
    const identifiers = makeIdentifiers(options.baseIri);
    const context = { engine, dataset, relation: relation.value, identifiers };
    return await describeRelation(context, plan.columns, options);
  } catch (error) {
    if (error instanceof SqlTextError) return fail([error.message]);
    if (error instanceof SourceError && !AWAY.has(error.id)) return fail([error.message]);
    throw error;
  }
};
