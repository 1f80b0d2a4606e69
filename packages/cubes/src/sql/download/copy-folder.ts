import { createHash, randomUUID } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { z } from "zod";

import type { KeptFile } from "./download-pass.ts";

const copySchema = z.object({
  location: z.string(),
  version: z.string().regex(/^[0-9a-f]{64}$/),
  files: z.array(
    z.object({
      path: z.string(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      bytes: z.number(),
      isRanged: z.literal(true).exactOptional(),
      etag: z.string().exactOptional(),
      lastModified: z.string().exactOptional(),
    }),
  ),
  changedAt: z.number(),
  confirmedAt: z.number(),
});

/** A whole copy; times are milliseconds since 1970. */
export type Copy = {
  location: string;
  version: string;
  files: KeptFile[];
  /** When these bytes came. */
  changedAt: number;
  /** When they were last known to be the newest. */
  confirmedAt: number;
};

/** Bytes that are equal give equal versions. */
export const versionOf = (files: readonly KeptFile[]): string => {
  const lines = files.map(({ path, sha256 }) => `${sha256} ${path}\n`).toSorted();
  return createHash("sha256").update(lines.join("")).digest("hex");
};

/** A second name for a file, or a second file where the disk knows no such names. */
const link = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

/**
 * Copies on the disk: `bytes/` by their sum, `versions/` as folders of files under their own names, and `copy.json`,
 * which names the one that counts and is replaced last.
 */
export class CopyFolder {
  readonly bytes: string;
  readonly #folder: string;
  readonly #versions: string;
  readonly #used = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    this.bytes = join(folder, "bytes");
    this.#versions = join(folder, "versions");
    mkdirSync(this.bytes, { recursive: true });
    mkdirSync(this.#versions, { recursive: true });
  }

  /** The copy that an earlier process left, if it is whole and of this address. */
  load(location: string): Copy | undefined {
    const file = this.#manifest;
    if (!existsSync(file)) return undefined;
    const read = copySchema.safeParse(this.#readJson(file));
    if (!read.success || read.data.location !== location) return undefined;
    const copy = read.data;
    const isWhole = copy.files.every(({ path, sha256, bytes }) =>
      [join(this.bytes, sha256), join(this.folderOf(copy.version), path)].every(
        (each) => statSync(each, { throwIfNoEntry: false })?.size === bytes,
      ),
    );
    return isWhole && versionOf(copy.files) === copy.version ? copy : undefined;
  }

  folderOf(version: string): string {
    return join(this.#versions, version);
  }

  /** Makes the folder of a version, whole or not at all. */
  build(files: readonly KeptFile[]): string {
    const folder = this.folderOf(versionOf(files));
    if (existsSync(folder)) return folder;
    const beside = join(this.#versions, `new-${randomUUID()}`);
    for (const { path, sha256 } of files) {
      const to = join(beside, path);
      mkdirSync(dirname(to), { recursive: true });
      link(join(this.bytes, sha256), to);
    }
    renameSync(beside, folder);
    return folder;
  }

  save(copy: Copy): void {
    const beside = `${this.#manifest}.new`;
    writeFileSync(beside, JSON.stringify(copy), { flush: true });
    renameSync(beside, this.#manifest);
  }

  /** Keeps a version until what is answered has been called. */
  use(version: string): () => void {
    this.#used.set(version, (this.#used.get(version) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#used.set(version, (this.#used.get(version) ?? 1) - 1);
    };
  }

  /** Removes everything that neither belongs to `copy` nor is used. */
  prune(copy: Copy | undefined): void {
    const bytes = new Set(copy?.files.map(({ sha256 }) => sha256));
    for (const name of readdirSync(this.bytes))
      if (!bytes.has(name)) rmSync(join(this.bytes, name), { force: true });
    for (const name of readdirSync(this.#versions))
      if (name !== copy?.version && !this.#used.get(name))
        rmSync(join(this.#versions, name), { recursive: true, force: true });
  }

  get #manifest(): string {
    return join(this.#folder, "copy.json");
  }

  /** Undefined where a file is no JSON, as after a crash of the machine. */
  #readJson(file: string): unknown {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }
}
