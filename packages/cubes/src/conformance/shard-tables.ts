import type { Client } from "pg";

import { type PostgresServer, startPostgres } from "./start-postgres.ts";

const SHARDS = 3;

/** Makes the tables of a database: `columns` as `"name" type, …`. */
export type MakeTable = (name: string, columns: string) => Promise<void>;

export type ShardedPostgres = {
  /** The server that is asked; its tables have no rows of their own. */
  coordinator: PostgresServer;
  url: string;
  /** Prepares a connection to the coordinator; tables that are made by it lie on the shards. */
  prepare: (client: Client) => Promise<MakeTable>;
  stop: () => Promise<void>;
};

/** Three PostgreSQL servers on this machine: a coordinator, which has a shard too, and two others. */
export const startShardedPostgres = async (): Promise<ShardedPostgres> => {
  const servers: PostgresServer[] = [];
  for (let at = 0; at < SHARDS; at += 1) servers.push(await startPostgres());
  const [coordinator] = servers as [PostgresServer, ...PostgresServer[]];
  const url = await coordinator.createDatabase("tables");
  const shards: URL[] = [];
  for (const server of servers) shards.push(new URL(await server.createDatabase("shard")));
  const { Client: Connection } = await import("pg");
  const onShard = async (at: number, statements: readonly string[]): Promise<void> => {
    const client = new Connection({ connectionString: shards[at]?.href ?? "" });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const TYPES = [
    "create schema facts",
    "create type facts.grade as enum ('low', 'high')",
    "create domain facts.code as text",
  ];
  return {
    coordinator,
    url,
    prepare: async (client) => {
      await client.query("create extension postgres_fdw");
      await client.query("alter database tables set enable_partitionwise_aggregate = on");
      for (const [at, { hostname, port }] of shards.entries()) {
        await onShard(at, TYPES);
        await client.query(
          `create server shard_${at} foreign data wrapper postgres_fdw options (host '${hostname}', port '${port}',
            dbname 'shard', async_capable 'true', fetch_size '10000', extensions 'postgres_fdw')`,
        );
        await client.query(
          `create user mapping for public server shard_${at} options (user 'statelier', password_required 'false')`,
        );
      }
      return async (name, columns) => {
        const [first = ""] = /"(?:[^"]|"")+"/.exec(columns) ?? [];
        await client.query(`create table facts.${name} (${columns}) partition by hash (${first})`);
        for (let at = 0; at < SHARDS; at += 1) {
          await onShard(at, [`create table facts.${name} (${columns})`]);
          await client.query(
            `create foreign table facts.${name}_${at} partition of facts.${name}
              for values with (modulus ${SHARDS}, remainder ${at}) server shard_${at}
              options (schema_name 'facts', table_name '${name}')`,
          );
        }
      };
    },
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
};
