import { rm } from "node:fs/promises";
import type { EmbeddedStore } from "@statelier/cubes";
import type { Log } from "../logging/log.ts";

type Opening = {
  /** Answers the file, which it makes where it is missing. */
  prepare: () => Promise<string>;
  open: (file: string) => Promise<EmbeddedStore>;
  log: Log;
};

type OpenedFile = { file: string; store: EmbeddedStore };

/** Undefined where the file is damaged, or has nothing in it. */
const openUndamaged = async (
  file: string,
  { open, log }: Opening,
): Promise<EmbeddedStore | undefined> => {
  try {
    const store = await open(file);
    if (store.size > 0) return store;
    await store.close();
    log.warn("the bundled catalogue's file is empty and is made anew", { file });
  } catch (error) {
    log.warn("the bundled catalogue's file cannot be read and is made anew", { file, error });
  }
  return undefined;
};

/** The store of a file that is only a cache: one that cannot be read is made anew, once. */
export const openOrRebuild = async (opening: Opening): Promise<OpenedFile> => {
  const { prepare, open } = opening;
  const file = await prepare();
  const store = await openUndamaged(file, opening);
  if (store) return { file, store };
  await rm(file, { force: true });
  const rebuilt = await prepare();
  return { file: rebuilt, store: await open(rebuilt) };
};
