import { DatabaseError, type Pool, type PoolClient } from "pg";
import { type Sql, type SqlRow, type Steps, takeAll } from "./sql.ts";

/** A connection that is lost ends the question under way, which says so; without a listener it would end the process. */
const bearLoss = (client: PoolClient): void => void client.on("error", () => undefined);

export const makePostgresSql = (pool: Pool): Sql => {
  pool.on("connect", bearLoss);
  const changeBy = async <Answer>(steps: () => Steps<Answer>): Promise<Answer> => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const walk = steps();
      let step = walk.next([]);
      while (!step.done) {
        const [text, ...values] = step.value;
        step = walk.next((await client.query<SqlRow>(text, values)).rows);
      }
      await client.query("commit");
      client.release();
      return step.value;
    } catch (error) {
      // A connection that does not answer, or cannot take anything back, is gone, and what it had begun with it.
      const isLost =
        !(error instanceof DatabaseError) ||
        (await client.query("rollback").then(
          () => false,
          () => true,
        ));
      client.release(isLost);
      throw error;
    }
  };
  return {
    async ask(text, ...values) {
      return (await pool.query<SqlRow>(text, values)).rows;
    },
    change: (statements) => changeBy(() => takeAll(statements)),
    changeBy,
    // Others read it, and refer to its rows.
    keepTable: (table) => [[`lock table ${table} in share row exclusive mode`]],
  };
};
