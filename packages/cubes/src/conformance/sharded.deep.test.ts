import { Client } from "pg";
import { expect, it } from "vitest";

import { cubeSourceConformance } from "./cube-source-conformance.ts";
import { openSql, shardedPostgres } from "./engines.ts";
import { startShardedPostgres } from "./shard-tables.ts";

cubeSourceConformance(
  "tables on three PostgreSQL servers, read by slices,",
  openSql(shardedPostgres, 0),
);

const SLOW_MS = 120_000;

it(
  "a cluster is sent conditions, and groups that follow its division, and works on its parts at once",
  async () => {
    const { url, prepare, stop } = await startShardedPostgres();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query("create schema facts");
    const makeTable = await prepare(client);
    await makeTable("large", `"place" text, "year" int, "amount" float8`);
    await client.query(
      "insert into facts.large select 'p' || i % 50, 1950 + i % 70, i from generate_series(0, 9999) t(i)",
    );
    await client.query("analyze facts.large");
    // The setting of the database holds from the next connection on.
    await client.query("set enable_partitionwise_aggregate = on");
    const explain = async (statement: string): Promise<string> => {
      const { rows } = await client.query<{ "QUERY PLAN": string }>(
        `explain (verbose, costs off) ${statement}`,
      );
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    const slice = await explain(
      "select cast(place as varchar), amount from facts.large where (year = any(cast('{1960,1961}' as bigint[]))) and (place = any(cast('{p1,p2}' as text[])))",
    );
    expect(slice).toMatch(/Async Foreign Scan[\s\S]*Async Foreign Scan/);
    expect(slice).toMatch(/Remote SQL: .*year = ANY.*place = ANY/);
    const groups = await explain("select place, count(*) from facts.large group by 1");
    expect(groups).toMatch(/Remote SQL: SELECT place, count\(\*\)/);
    const { rows } = await client.query("select place, count(*) from facts.large group by 1");
    expect(rows).toHaveLength(50);
    await client.end();
    await stop();
  },
  SLOW_MS,
);
