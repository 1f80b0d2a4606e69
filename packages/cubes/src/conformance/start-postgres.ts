import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Client } from "pg";

import { findFreePort } from "./find-free-port.ts";

/** A server that tests start and stop. */
export type PostgresServer = {
  url: string;
  /** Makes an empty database and answers its address. */
  createDatabase(name: string): Promise<string>;
  /** Ends the server; `resume` starts it again with its data and at its address. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** A connection to a database, for who prepares one. */
export const connectPostgres = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

const listBinFolders = (): string[] => {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map((v) => join(debian, v, "bin")) : [];
  return [...versions, ...(process.env["PATH"] ?? "").split(":")];
};

const findBin = () => listBinFolders().find((folder) => existsSync(join(folder, "initdb")));

const installPostgres = () => {
  if (process.getuid?.() !== 0) return;
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], {
    stdio: "ignore",
  });
};

const waitUntilUp = async (url: string, attempts = 150): Promise<void> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (attempts === 0) throw error;
    await new Promise((done) => setTimeout(done, 200));
    await waitUntilUp(url, attempts - 1);
  }
};

const idOf = (flag: string): number =>
  Number(spawnSync("id", [flag, "postgres"]).stdout.toString());

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`. */
const dropRoot = (): { uid: number; gid: number } | Record<string, never> =>
  process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};

/** Whatever the machine's own, so that who leaves the zone to the server is found out. */
const ZONE = "Asia/Tokyo";

/** A PostgreSQL server of its own on a free port, in a folder that `stop` removes. */
export const startPostgres = async (): Promise<PostgresServer> => {
  if (!findBin()) installPostgres();
  const bin = findBin();
  if (!bin)
    throw new Error("The tests need PostgreSQL: install it (Debian: apt-get install postgresql).");
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = dropRoot();
  if (user.uid !== undefined && user.gid !== undefined) {
    chmodSync(folder, 0o755);
    chownSync(folder, user.uid, user.gid);
  }
  const data = join(folder, "data");
  const init = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "statelier", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...user, cwd: folder },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr.toString()}`);
  const port = await findFreePort();
  const args = ["-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1"];
  const launch = () => {
    const server = spawn(
      join(bin, "postgres"),
      [...args, "-c", `timezone=${ZONE}`, "-c", "fsync=off"],
      {
        ...user,
        cwd: folder,
        stdio: "ignore",
      },
    );
    const exited = new Promise((done) => server.once("exit", done));
    return { server, exited };
  };
  let running = launch();
  const halt = async (): Promise<void> => {
    running.server.kill("SIGINT");
    await running.exited;
  };
  const urlOf = (database: string) => `postgres://statelier@127.0.0.1:${port}/${database}`;
  await waitUntilUp(urlOf("postgres"));
  return {
    url: urlOf("postgres"),
    async createDatabase(name) {
      const client = new Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    halt,
    async resume() {
      running = launch();
      await waitUntilUp(urlOf("postgres"));
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
