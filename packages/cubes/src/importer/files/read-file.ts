import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { fail, succeed } from "../descriptor/outcome.ts";
import type { ReadFile } from "./read-value-list.ts";

/** Reads UTF-8 files by their paths relative to a folder. */
export const makeReadFile =
  (folder: string): ReadFile =>
  (path) => {
    try {
      return succeed(
        new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(resolve(folder, path))),
      );
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "ENOENT") return fail([`${path}: there is no such file in ${folder}`]);
      if (error instanceof TypeError) return fail([`${path}: is not UTF-8 text`]);
      return fail([`${path}: cannot be read: ${String(error)}`]);
    }
  };
