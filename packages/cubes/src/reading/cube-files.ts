import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";

import {
  decodeTableBytes,
  encodeTableBytes,
  type ObservationTable,
  type Pause,
} from "@statelier/model";

import { makePause } from "../turns/next-turn.ts";
import type { CubeTerms } from "./readable-cube.ts";

/** The columns of a cube, and by path the terms that stand for their values. */
export type CubeFile = { table: ObservationTable; values: CubeTerms };

export type CubeFilesOptions = {
  folder: string;
  maxBytes: number;
  /** Called with one line about what could not be read or written. */
  warn: (message: string) => void;
};

const VERSION = 3;
const ENDING = ".cube";
const HOUR_MS = 3_600_000;

type Head = { version: number; key: string; crc: number; valuesBytes: number };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Values of one column in one line of the file. */
const VALUES_OF_A_LINE = 1_000;

type Line = [path: string, values: CubeTerms[string]];

const encodeValues = async (values: CubeTerms, pause: Pause): Promise<Buffer> => {
  const lines: Buffer[] = [];
  for (const [path, terms] of Object.entries(values))
    for (let at = 0; at === 0 || at < terms.length; at += VALUES_OF_A_LINE) {
      // A turn for others.
      await pause();
      const line: Line = [path, terms.slice(at, at + VALUES_OF_A_LINE)];
      lines.push(Buffer.from(`${JSON.stringify(line)}\n`));
    }
  return Buffer.concat(lines);
};

const decodeValues = async (bytes: Buffer, pause: Pause): Promise<CubeTerms> => {
  const values: CubeTerms = {};
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    // A turn for others.
    await pause();
    end = bytes.indexOf("\n", start);
    const [path, terms] = JSON.parse(bytes.toString("utf8", start, end)) as Line;
    const known = (values[path] ??= []);
    known.push(...terms);
  }
  return values;
};

const encodeFile = async (key: string, { table, values }: CubeFile): Promise<Buffer[]> => {
  const pause = makePause();
  const cells = await encodeTableBytes(table, pause);
  const parts = [await encodeValues(values, pause), Buffer.from(cells.buffer)];
  const crc = parts.reduce((sum, part) => crc32(part, sum), 0);
  const head: Head = { version: VERSION, key, crc, valuesBytes: parts[0]?.length ?? 0 };
  return [Buffer.from(`${JSON.stringify(head)}\n`), ...parts];
};

/** Rejects with an `Error` that says in one sentence what is wrong. */
const decodeFile = async (key: string, bytes: Buffer): Promise<CubeFile> => {
  const end = bytes.indexOf("\n");
  if (end < 0) throw new Error("it has no head");
  const head = JSON.parse(bytes.toString("utf8", 0, end)) as Head;
  if (head.version !== VERSION) throw new Error(`it has version ${head.version}`);
  if (head.key !== key) throw new Error("it holds another cube");
  const body = bytes.subarray(end + 1);
  if (crc32(body) !== head.crc) throw new Error("its checksum is another");
  const pause = makePause();
  const decoded = await decodeTableBytes(body.subarray(head.valuesBytes), pause);
  if ("damage" in decoded) throw new Error(decoded.damage);
  const values = await decodeValues(body.subarray(0, head.valuesBytes), pause);
  return { table: decoded.table, values };
};

/**
 * Cubes in a folder, under a limit in bytes; the least recently used go first. A file is written beside its place
 * and moved there, so that another process never sees half of one. What is damaged is not used.
 */
export class CubeFiles {
  readonly #options: CubeFilesOptions;

  constructor(options: CubeFilesOptions) {
    this.#options = options;
  }

  #path(key: string): string {
    const name = createHash("sha256").update(`${VERSION} ${key}`).digest("hex");
    return join(this.#options.folder, name + ENDING);
  }

  /** What lies on the disk at this moment. */
  async measure(): Promise<{ entries: number; bytes: number; maxBytes: number }> {
    const { folder, maxBytes } = this.#options;
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const files = await Promise.all(names.map((name) => this.#inspect(name)));
    const bytes = files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
    return { entries: files.filter(Boolean).length, bytes, maxBytes };
  }

  async read(key: string): Promise<CubeFile | undefined> {
    const path = this.#path(key);
    try {
      const file = await decodeFile(key, await readFile(path));
      const now = new Date();
      await utimes(path, now, now);
      return file;
    } catch (error) {
      if (!isMissing(error)) this.#warn(`${path} is not used: ${String(error)}`);
      return undefined;
    }
  }

  has(key: string): boolean {
    return existsSync(this.#path(key));
  }

  async write(key: string, file: CubeFile): Promise<void> {
    const { folder } = this.#options;
    const path = this.#path(key);
    const temporary = `${path}.${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(temporary, await encodeFile(key, file));
      await rename(temporary, path);
      await this.#prune();
    } catch (error) {
      this.#warn(`${path} is not written: ${String(error)}`);
      await this.#remove(temporary);
    }
  }

  async #remove(path: string): Promise<void> {
    try {
      await rm(path, { force: true });
    } catch (error) {
      this.#warn(`${path} is not removed: ${String(error)}`);
    }
  }

  async #prune(): Promise<void> {
    const { folder, maxBytes } = this.#options;
    const names = await readdir(folder);
    const found = await Promise.all(names.map((name) => this.#inspect(name)));
    const files = found.flatMap((file) => file ?? []).toSorted((a, b) => b.usedAt - a.usedAt);
    let bytes = 0;
    for (const { path, size, usedAt } of files) {
      bytes += size;
      const isLeft = !path.endsWith(ENDING) && Date.now() - usedAt > HOUR_MS;
      if (isLeft || (bytes > maxBytes && path.endsWith(ENDING))) await this.#remove(path);
    }
  }

  /** Undefined for a file that another process has moved or deleted meanwhile. */
  async #inspect(name: string) {
    const path = join(this.#options.folder, name);
    try {
      const { size, mtimeMs } = await stat(path);
      return { path, size, usedAt: mtimeMs };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  #warn(message: string): void {
    this.#options.warn(message);
  }
}
