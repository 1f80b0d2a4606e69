import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type Sql, type SqlRow, type SqlValue, type Steps, takeAll } from "./sql.ts";

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
  // Nothing is waited for in between: the connection has one transaction at a time.
  const changeBy = async <Answer>(steps: () => Steps<Answer>): Promise<Answer> => {
    database.exec("begin immediate");
    try {
      const walk = steps();
      let step = walk.next([]);
      while (!step.done) step = walk.next(run(step.value));
      database.exec("commit");
      afterChange();
      return step.value;
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      throw error;
    }
  };
  return {
    ask: async (...statement) => run(statement),
    change: (statements) => changeBy(() => takeAll(statements)),
    changeBy,
    // A change is the only one from its first statement on.
    keepTable: () => [],
  };
};
