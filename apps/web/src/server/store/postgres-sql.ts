import { DatabaseError, type Pool, type PoolClient } from "pg";
import type { Sql, SqlRow } from "./sql.ts";

/** A connection that is lost ends the question under way, which says so; without a listener it would end the process. */
const bearLoss = (client: PoolClient): void => void client.on("error", () => undefined);

export const makePostgresSql = (pool: Pool): Sql => {
  pool.on("connect", bearLoss);
  return {
    async ask(text, ...values) {
      return (await pool.query<SqlRow>(text, values)).rows;
    },
    async change(statements) {
      const client = await pool.connect();
      try {
        await client.query("begin");
        const answers: SqlRow[][] = [];
        for (const [text, ...values] of statements)
          answers.push((await client.query<SqlRow>(text, values)).rows);
        await client.query("commit");
        client.release();
        return answers;
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
    },
  };
};
