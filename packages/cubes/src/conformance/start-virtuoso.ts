import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

import { findFreePort } from "./find-free-port.ts";
import type { SparqlServer } from "./start-sparql-server.ts";

const SERVER = "/usr/bin/virtuoso-t";
const CLIENT = "/usr/bin/isql-vt";
const GRAPH = "https://example.org/graph";
const ATTEMPTS = 900;
/** Of 8 kB, taken as they are needed. */
const BUFFERS = 100_000;

const installVirtuoso = (): void => {
  if (process.getuid?.() !== 0) return;
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...words: string[]) =>
    spawnSync("apt-get", words, { stdio: "ignore", env: environment });
  run("update");
  run("install", "-y", "--no-install-recommends", "virtuoso-opensource");
};

const writeSettings = (
  folder: string,
  data: string,
  ports: { sql: number; http: number },
): string => {
  const file = join(folder, "virtuoso.ini");
  const path = (name: string): string => join(folder, name);
  const settings = `[Database]
DatabaseFile = ${path("virtuoso.db")}
ErrorLogFile = ${path("virtuoso.log")}
LockFile = ${path("virtuoso.lck")}
TransactionFile = ${path("virtuoso.trx")}
xa_persistent_file = ${path("virtuoso.pxa")}
[TempDatabase]
DatabaseFile = ${path("temporary.db")}
TransactionFile = ${path("temporary.trx")}
[Parameters]
ServerPort = 127.0.0.1:${ports.sql}
DirsAllowed = ${folder}, ${data}
NumberOfBuffers = ${BUFFERS}
MaxDirtyBuffers = ${BUFFERS * 0.75}
[HTTPServer]
ServerPort = 127.0.0.1:${ports.http}
ServerThreads = 8
[SPARQL]
ResultSetMaxRows = 1000000
MaxQueryExecutionTime = 60
`;
  writeFileSync(file, settings);
  return file;
};

const waitUntilUp = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      const response = await fetch(`${url}?query=${encodeURIComponent("ASK {}")}`);
      if (response.ok) return;
    } catch {
      // It does not listen yet.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("Virtuoso does not answer.");
};

const load = (file: string, port: number): void => {
  const commands = `ld_dir('${dirname(file)}', '${basename(file)}', '${GRAPH}'); rdf_loader_run(); checkpoint;`;
  const loaded = spawnSync(CLIENT, [`127.0.0.1:${port}`, "dba", "dba", `exec=${commands}`]);
  if (loaded.status !== 0) throw new Error(`Virtuoso did not load: ${String(loaded.stdout)}`);
};

/** A Virtuoso of its own over a file of N-Triples, in a folder that `close` removes. */
export const startVirtuoso = async (file: string): Promise<SparqlServer> => {
  if (!existsSync(SERVER)) installVirtuoso();
  if (!existsSync(SERVER) || !existsSync(CLIENT))
    throw new Error(
      "The tests need Virtuoso: install it (Debian: apt-get install virtuoso-opensource).",
    );
  const folder = mkdtempSync(join(tmpdir(), "virtuoso-"));
  const ports = { sql: await findFreePort(), http: await findFreePort() };
  const settings = writeSettings(folder, dirname(file), ports);
  const server = spawn(SERVER, ["+foreground", "+configfile", settings], {
    cwd: folder,
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const url = `http://127.0.0.1:${ports.http}/sparql`;
  const close = async (): Promise<void> => {
    server.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilUp(url);
    load(file, ports.sql);
  } catch (error) {
    const log = join(folder, "virtuoso.log");
    const cause = existsSync(log) ? new Error(readFileSync(log, "utf8").slice(-1000)) : error;
    await close();
    throw new Error("Virtuoso did not start.", { cause });
  }
  return { url, close };
};
