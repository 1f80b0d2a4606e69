import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Another text whenever a file of the folder is another. */
export const markFolder = (folder: string): string => {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    const { size, mtimeMs, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
    hash.update(`${file} ${size} ${mtimeMs} ${ino}\n`);
  }
  return hash.digest("hex");
};
