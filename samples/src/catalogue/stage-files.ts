import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PREPARED_FILES } from "./prepared-files.ts";

const SAMPLES = fileURLToPath(new URL("../..", import.meta.url));
const FOLDERS = ["vocabulary", "lists", "datasets"];

/** Puts descriptors, vocabulary and the files they name into one folder, as the importer wants them. */
export const stageFiles = (folder: string, log: (line: string) => void = () => {}): void => {
  for (const name of FOLDERS) cpSync(join(SAMPLES, name), join(folder, name), { recursive: true });
  for (const [path, makeText] of Object.entries(PREPARED_FILES)) {
    log(`Preparing ${path}`);
    writeFileSync(join(folder, path), makeText());
  }
};
