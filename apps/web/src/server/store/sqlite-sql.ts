import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Sql, SqlRow, SqlValue, Statement } from "./sql.ts";

/** `afterChange` is called when a change is on the disk. */
export const makeSqliteSql = (database: DatabaseSync, afterChange: () => void): Sql => {
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string): StatementSync => {
    const known = prepared.get(text);
    if (known) return known;
    const statement = database.prepare(text.replaceAll(/\$(\d+)/g, "?$1"));
    prepared.set(text, statement);
    return statement;
  };
  const run = ([text, ...values]: readonly [string, ...SqlValue[]]): SqlRow[] =>
    prepare(text).all(...values);
  return {
    ask: async (...statement) => run(statement),
    // Nothing is waited for in between: the connection has one transaction at a time.
    change: async (statements: readonly Statement[]) => {
      database.exec("begin immediate");
      try {
        const answers = statements.map(run);
        database.exec("commit");
        afterChange();
        return answers;
      } catch (error) {
        if (database.isTransaction) database.exec("rollback");
        throw error;
      }
    },
  };
};
