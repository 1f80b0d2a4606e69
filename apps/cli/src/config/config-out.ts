import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

const STANDARD_INPUT = "-";

/** Under what name a document is written. */
export const targetOf = (out: string, file: string): string =>
  join(out, file === STANDARD_INPUT ? "document.json" : basename(file));

/** The same file has one path, also where links lead to it. */
const toRealPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : resolve(path);

/** Files under `--out` have the names of those that were read, but never take the place of one, nor of each other. */
export const findCollision = (files: readonly string[], out: string): string | undefined => {
  const sources = new Map(files.map((file) => [toRealPath(file), file]));
  const taken = new Map<string, string>();
  for (const file of files) {
    const target = targetOf(out, file);
    const real = toRealPath(target);
    const source = sources.get(real);
    if (source !== undefined)
      return `${file}: ${source} would be written over; name another folder with --out`;
    const other = taken.get(real);
    if (other !== undefined)
      return `${file}: ${target} would be written over, ${other} goes there; migrate them into a folder each`;
    taken.set(real, file);
  }
  return undefined;
};

/** Folder by folder: where none can be made, as under /proc, making all at once does not end. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  mkdirSync(path);
};

/** Makes the folder and tries whether something can be written into it; gives what is wrong. */
export const prepareOut = (out: string): string | undefined => {
  try {
    makeFolder(resolve(out));
    rmdirSync(mkdtempSync(join(out, ".statelier-")));
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `--out ${out}: nothing can be written there: ${reason}`;
  }
};
