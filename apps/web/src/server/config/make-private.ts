import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** For this user alone; a folder that is there keeps its mode. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
};

/** The same for a database, before it is opened: what SQLite writes beside it gets its mode. */
export const makePrivateFile = (file: string): void => {
  makePrivateFolder(dirname(file));
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
};
