import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const isFolder = (path: string): boolean =>
  path !== "-" && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const leadsToFolder = (path: string): boolean => {
  try {
    return isFolder(path);
  } catch {
    return false;
  }
};

/** Links to files are read, where they lead nowhere as well: that is reported. Links to folders are not followed. */
const listJson = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return listJson(path);
      const isFile = entry.isFile() || (entry.isSymbolicLink() && !leadsToFolder(path));
      return isFile && entry.name.endsWith(".json") ? [path] : [];
    });
  } catch {
    return [folder];
  }
};

/** Files as they were named; of a folder its `.json` files by name, those in its folders too. A folder that has none, or cannot be read, stays. */
export const listFiles = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const files = leadsToFolder(path) ? listJson(path).toSorted() : [path];
    return files.length > 0 ? files : [path];
  });
