export type SqlValue = string | number | null;

/** `$1`, `$2` … in the text stand for the values. */
export type Statement = readonly [text: string, ...values: SqlValue[]];

/** The columns of a row as the engine gives them. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** What is said alike to both engines. */
export type Sql = {
  ask(...statement: Statement): Promise<SqlRow[]>;
  /** All statements or none, in their order; the rows of each. On the disk when it is answered. */
  change(statements: readonly Statement[]): Promise<SqlRow[][]>;
};
