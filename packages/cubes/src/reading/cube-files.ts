import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";

import { decodeTableBytes, encodeTableBytes, type ObservationTable } from "@statelier/model";

import type { CubeTerms } from "./readable-cube.ts";

/** The columns of a cube, and by path the terms that stand for their values. */
export type CubeFile = { table: ObservationTable; values: CubeTerms };

export type CubeFilesOptions = {
  folder: string;
  maxBytes: number;
  /** Called with one line about what could not be read or written. */
  warn: (message: string) => void;
};

const VERSION = 2;
const ENDING = ".cube";
const HOUR_MS = 3_600_000;

type Head = { version: number; key: string; crc: number; valuesBytes: number };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

const encodeFile = (key: string, { table, values }: CubeFile): Buffer[] => {
  const parts = [Buffer.from(JSON.stringify(values)), Buffer.from(encodeTableBytes(table).buffer)];
  const crc = parts.reduce((sum, part) => crc32(part, sum), 0);
  const head: Head = { version: VERSION, key, crc, valuesBytes: parts[0]?.length ?? 0 };
  return [Buffer.from(`${JSON.stringify(head)}\n`), ...parts];
};

/** Throws an `Error` that says in one sentence what is wrong. */
const decodeFile = (key: string, bytes: Buffer): CubeFile => {
  const end = bytes.indexOf("\n");
  if (end < 0) throw new Error("it has no head");
  const head = JSON.parse(bytes.toString("utf8", 0, end)) as Head;
  if (head.version !== VERSION) throw new Error(`it has version ${head.version}`);
  if (head.key !== key) throw new Error("it holds another cube");
  const body = bytes.subarray(end + 1);
  if (crc32(body) !== head.crc) throw new Error("its checksum is another");
  const decoded = decodeTableBytes(body.subarray(head.valuesBytes));
  if ("damage" in decoded) throw new Error(decoded.damage);
  const values = JSON.parse(body.toString("utf8", 0, head.valuesBytes)) as CubeFile["values"];
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
      const file = decodeFile(key, await readFile(path));
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
      await writeFile(temporary, encodeFile(key, file));
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
