import type { Pool } from "pg";
import type { Sql, SqlRow } from "./sql.ts";

export const makePostgresSql = (pool: Pool): Sql => ({
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
      return answers;
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  },
});
