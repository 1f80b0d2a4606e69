import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stageTables } from "./stage-tables.ts";

/** The bundled tables, and so many copies of a small one, “Copy 1” and on. */
export const writeManyTables = (copies: number): string => {
  const folder = stageTables();
  for (let at = 1; at <= copies; at += 1) {
    const to = join(folder, "datasets", `copy-${at}`);
    cpSync(join(folder, "datasets", "wheat-wages"), to, { recursive: true });
    const path = join(to, "descriptor.yaml");
    const words = `Copy ${at}`;
    const descriptor = readFileSync(path, "utf8")
      .replace("key: wheat-wages", `key: copy-${at}`)
      .replace(
        /^title:\n(?: {2}.*\n)+/m,
        `title: { de: ${words}, fr: ${words}, it: ${words}, en: ${words} }\n`,
      );
    writeFileSync(path, descriptor);
  }
  return folder;
};
