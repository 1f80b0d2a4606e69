import type { CellType, RawColumn, SqlDialect } from "./sql-engine.ts";
import { parameter, sql, type SqlText } from "./sql-text.ts";

/** What stands around texts and is no part of them, as the importer sees it. */
const BLANKS =
  " \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

/** A cell and what it is; texts are trimmed already. `raw` is there where it is a column of a table. */
export type TypedCell = { cell: SqlText; type: CellType; raw?: RawColumn };

export const trimText = (cell: SqlText): SqlText =>
  sql`trim(BOTH ${parameter(BLANKS)} FROM CAST(${cell} AS VARCHAR))`;

const isFraction = (type: CellType): boolean =>
  type === "decimal" || type === "single" || type === "double";

const LAST_ZEROS = String.raw`(\.[0-9]*[1-9])0+$|\.0+$`;

/** The cell as text; null where there is none. */
export const buildTextOf = ({ cell, type }: TypedCell, dialect: SqlDialect): SqlText => {
  if (type === "text") return cell;
  if (type === "moment") return dialect.momentText(cell);
  const text = sql`CAST(${cell} AS VARCHAR)`;
  return isFraction(type)
    ? sql`regexp_replace(${text}, ${parameter(LAST_ZEROS)}, ${parameter("\\1")})`
    : text;
};

/** The cell as text, of a column of a table as it stands there: `normalizeCell` makes it what an importer would read. */
export const buildRawText = (typed: TypedCell, dialect: SqlDialect): SqlText =>
  typed.raw ? sql`CAST(${typed.raw.cell} AS VARCHAR)` : buildTextOf(typed, dialect);

const isNumberType = (type: CellType): boolean => type === "integer" || isFraction(type);

const ZEROS_AT_END = new RegExp(LAST_ZEROS);
const MOMENT = /^(\d+-\d\d-\d\d) (\d\d:\d\d:\d\d).*$/;

/** The text as the importer would find it in a file: without blanks around it and what engines add to numbers and times. */
export const normalizeCell = (text: string | undefined, type: CellType): string => {
  if (text === undefined) return "";
  if (type === "text") return text.trim();
  if (type === "moment") return text.replace(MOMENT, "$1T$2");
  if (type === "decimal") return text.replace(ZEROS_AT_END, "$1");
  return type === "single" || type === "double" ? String(Number(text)) : text;
};

const NUMBER = String.raw`[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]{1,3})?`;
const INTEGER = "[+-]?[0-9]+";

/** How numbers are read: whether only whole ones are, and which cells mean that there is none. */
export type NumberRules = {
  isWhole: boolean;
  isDistance: boolean;
  missing: ReadonlySet<string>;
};

const anyOf = (cell: SqlText, texts: readonly string[]): SqlText =>
  sql`${cell} IN (SELECT unnest(CAST(${parameter(texts)} AS VARCHAR[])))`;

/** Whether a cell is one of these, as the importer would find them. */
export const isOneOf = (
  typed: TypedCell,
  cells: Iterable<string>,
  dialect: SqlDialect,
): SqlText => {
  const { cell, type } = typed;
  const wanted = [...cells];
  if (!isNumberType(type)) return anyOf(sql`coalesce(${buildTextOf(typed, dialect)}, '')`, wanted);
  const numbers = wanted.filter((text) => text !== "" && String(Number(text)) === text);
  const list = sql`CAST(${parameter(numbers)} AS FLOAT8[])`;
  const listed = sql`coalesce(CAST(${cell} AS FLOAT8) IN (SELECT unnest(${list})), FALSE)`;
  return wanted.includes("") ? sql`(${cell} IS NULL OR ${listed})` : listed;
};

const readNumber = ({ cell, type }: TypedCell): SqlText =>
  type === "single" ? sql`CAST(CAST(${cell} AS VARCHAR) AS FLOAT8)` : sql`CAST(${cell} AS FLOAT8)`;

const isNumber = (typed: TypedCell, { isWhole, isDistance }: NumberRules, dialect: SqlDialect) => {
  const { cell, type } = typed;
  const number = readNumber(typed);
  if (type === "text") {
    const shape = dialect.matches(cell, parameter(isWhole ? INTEGER : NUMBER));
    return isDistance ? sql`(${shape} AND ${cell} NOT LIKE '-%')` : shape;
  }
  const finite = sql`${number} > CAST('-Infinity' AS FLOAT8) AND ${number} < CAST('Infinity' AS FLOAT8)`;
  const whole = isWhole ? sql`AND ${number} = floor(${number})` : sql``;
  const distance = isDistance ? sql`AND ${number} >= 0` : sql``;
  return sql`(${finite} ${whole} ${distance})`;
};

/** SQL about a column of numbers. */
export type NumberSql = {
  /** The number; null where there is none. */
  number: SqlText;
  isMissing: SqlText;
  /** Whether the cell is neither a number nor missing. */
  isWrong: SqlText;
};

export const buildNumberSql = (
  typed: TypedCell,
  rules: NumberRules,
  dialect: SqlDialect,
): NumberSql => {
  const missing = isOneOf(typed, rules.missing, dialect);
  const good = sql`coalesce(${isNumber(typed, rules, dialect)}, FALSE)`;
  return {
    number: sql`CASE WHEN NOT ${missing} AND ${good} THEN ${readNumber(typed)} END`,
    isMissing: missing,
    isWrong: sql`NOT ${missing} AND NOT ${good}`,
  };
};

/**
 * The number of a column whose type says already that each cell is one or absent, but for what its least and its
 * largest say; undefined for all others.
 */
export const buildPlainNumber = (
  typed: TypedCell,
  { isWhole, missing }: Pick<NumberRules, "isWhole" | "missing">,
): ((cell: SqlText) => SqlText) | undefined => {
  const isPlain = typed.type === "integer" || (isFraction(typed.type) && !isWhole);
  return typed.raw && isPlain && [...missing].every((cell) => cell === "")
    ? (cell) => readNumber({ ...typed, cell })
    : undefined;
};

export const canBeNumber = (type: CellType): boolean => type === "text" || isNumberType(type);
