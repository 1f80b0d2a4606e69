export type SqlValue = string | number | null;

/** `$1`, `$2` … in the text stand for the values. */
export type Statement = readonly [text: string, ...values: SqlValue[]];

/** The columns of a row as the engine gives them. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** Statements of one change, each of which may follow from the rows of those before it. */
export type Steps<Answer> = Generator<Statement, Answer, SqlRow[]>;

/** What is said alike to both engines. */
export type Sql = {
  ask(...statement: Statement): Promise<SqlRow[]>;
  /** All statements or none, in their order; the rows of each. On the disk when it is answered. */
  change(statements: readonly Statement[]): Promise<SqlRow[][]>;
  /** The same with statements that follow from each other. */
  changeBy<Answer>(steps: () => Steps<Answer>): Promise<Answer>;
  /** Statements by which nobody else changes a table until the change is done that they begin. */
  keepTable(table: "person"): readonly Statement[];
};

/** The rows of each statement, one after the other. */
export function* takeAll(statements: readonly Statement[]): Steps<SqlRow[][]> {
  const answers: SqlRow[][] = [];
  for (const statement of statements) answers.push(yield statement);
  return answers;
}
