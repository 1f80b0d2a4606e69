import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const isFolder = (path: string): boolean =>
  path !== "-" && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const listJson = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();

/** Files as they were named; of a folder its `.json` files by name, those in its folders too. A folder that has none, or cannot be read, stays. */
export const listFiles = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    try {
      const files = isFolder(path) ? listJson(path) : [path];
      return files.length > 0 ? files : [path];
    } catch {
      return [path];
    }
  });
