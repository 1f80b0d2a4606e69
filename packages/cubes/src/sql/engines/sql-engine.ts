import type { Descriptor } from "../../importer/descriptor/descriptor.ts";
import type { SqlText } from "./sql-text.ts";

/** What the cells of a column are; `single` is a number of 32 bits, `moment` a day with its time. */
export type CellType =
  | "text"
  | "integer"
  | "decimal"
  | "single"
  | "double"
  | "boolean"
  | "date"
  | "moment";

/** A column of a table; `type` is absent where its cells are of a kind that is not read. */
type TableColumn = {
  name: string;
  type?: CellType;
  declared: string;
  /** Whether an index has its cells in their order. */
  isIndexed?: boolean;
};

export type OpenTable = { from: SqlText; columns: readonly TableColumn[] };

/** What of an answer is wanted: texts as a dictionary, or numbers. A text that is no cell is null. */
export type SqlSelection =
  | {
      kind: "text";
      cell: SqlText;
      /** All texts that may occur, where they are known: then the engine need not send any. */
      known?: readonly string[];
    }
  | { kind: "number"; cell: SqlText };

export type SqlQuery = {
  select: readonly SqlSelection[];
  /** From `FROM` on. */
  rest: SqlText;
  isDistinct?: boolean;
  /** How many rows are expected, so that memory is taken once. */
  rows?: number;
  /** How many may come, where nobody knows. */
  guess?: number;
  /** Columns as they stand in the table, and the cells one of which each row of the answer has there. */
  within?: readonly Within[];
};

export type Within = { cell: SqlText; texts: readonly string[] };

/** Codes point into `texts`; -1 is null, -2 a text that is not among the known ones. */
export type SqlColumn =
  | { kind: "text"; codes: Int32Array; texts: readonly string[] }
  | { kind: "number"; values: Float64Array };

export type SqlAnswer = { rowCount: number; columns: readonly SqlColumn[] };

/** A column of a table as it stands there, and its type in the words of the database. */
export type RawColumn = { cell: SqlText; declared: string; isIndexed?: boolean };

/** What each database writes in words of its own. */
export type SqlDialect = {
  /**
   * Whether the cell is one of these, which are cells of the column as texts, so that the database can use an index or
   * its statistics; undefined for a type that has no such comparison.
   */
  isAnyOf: (raw: RawColumn, texts: readonly string[]) => SqlText | undefined;
  /** The different cells of an indexed column of a table, named `cell`, each found in the index. */
  listByIndex?: (from: SqlText, column: SqlText) => SqlText;
  /** Whether a text matches a regular expression from its first to its last character. */
  matches: (cell: SqlText, pattern: SqlText) => SqlText;
  /** A day with its time as 2020-01-31T12:00:00. */
  momentText: (cell: SqlText) => SqlText;
};

/** A database that is only read. Every method rejects with `SourceError`. */
export type SqlEngine = {
  readonly dialect: SqlDialect;
  /** Whether what it reads comes from elsewhere in parts: then nothing is read that nobody asks for. */
  readonly isRanged?: boolean;
  /** Finds the table or file that a descriptor names. */
  openTable: (data: Descriptor["data"], folder: string) => Promise<OpenTable>;
  query: (query: SqlQuery) => Promise<SqlAnswer>;
  close: () => Promise<void>;
};
