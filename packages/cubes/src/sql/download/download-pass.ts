import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { buildAddress, type DownloadAddress } from "./download-address.ts";
import { downloadFile, type Validators } from "./download-file.ts";
import { listNamedFiles, parseList } from "./list-files.ts";

/** One file of a copy; its bytes lie under the name of their sum. */
export type KeptFile = {
  path: string;
  /** Of one that is read in parts: of what its server says to recognize it by. */
  sha256: string;
  bytes: number;
  isRanged?: true;
} & Validators;

export type PassInput = {
  address: DownloadAddress;
  /** Where bytes are kept. */
  folder: string;
  before: readonly KeptFile[];
  maxBytes: number;
  /** Parquet files of at least so many bytes are read in parts, where their server gives them. */
  rangedBytes: number;
  signal: AbortSignal;
};

/** A file that is read in parts has no sum of its bytes: whoever has not read it cannot know it. */
const nameRanged = (
  path: string,
  { bytes, etag, lastModified }: Omit<KeptFile, "path" | "sha256">,
) =>
  createHash("sha256")
    .update(JSON.stringify(["ranged", path, bytes, etag ?? null, lastModified ?? null]))
    .digest("hex");

/** Asks once for every file, whole or whether it is still the same. Rejects with `SourceError`. */
export const runPass = async (input: PassInput): Promise<KeptFile[]> => {
  const { address, folder, before, maxBytes, rangedBytes, signal } = input;
  const files = new Map<string, KeptFile>();
  let bytesLeft = maxBytes;
  const take = async (path: string): Promise<KeptFile> => {
    const known = files.get(path);
    if (known) return known;
    const old = before.find((file) => file.path === path);
    const { etag, lastModified } = old ?? {};
    const to = join(folder, `new-${randomUUID()}`);
    const answer = await downloadFile({
      url: path === address.name ? address.url : buildAddress(address.url, path),
      validators: {
        ...(etag === undefined ? {} : { etag }),
        ...(lastModified === undefined ? {} : { lastModified }),
      },
      to,
      maxBytes: bytesLeft,
      signal,
      ...(/\.parquet$/i.test(path) ? { tailFrom: rangedBytes } : {}),
    });
    let file = old;
    if (answer.kind === "file") {
      const { kind: _, ...rest } = answer;
      await rename(to, join(folder, rest.sha256));
      file = { path, ...rest };
    } else if (answer.kind === "tail") {
      const { kind: _, ...rest } = answer;
      const sha256 = nameRanged(path, rest);
      if (existsSync(join(folder, sha256))) await rm(to);
      else await rename(to, join(folder, sha256));
      file = { path, sha256, isRanged: true, ...rest };
    }
    if (!file) throw new Error(`${path} is unchanged though it was never read`);
    files.set(path, file);
    bytesLeft -= file.isRanged ? 0 : file.bytes;
    return file;
  };
  const read = async (path: string): Promise<string> =>
    readFile(join(folder, (await take(path)).sha256), "utf8");
  if (address.kind !== "list") await take(address.name);
  else {
    const { described, database } = parseList(await read(address.name), address.name);
    if (database !== undefined) await take(database);
    for (const path of described)
      for (const file of listNamedFiles(await read(path), path)) await take(file);
  }
  return [...files.values()];
};
