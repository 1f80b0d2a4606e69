import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../logging/log.ts";
import { type BakedChart, decodeBaked, encodeBaked } from "./baked-chart.ts";

type StoredBaked = {
  chart: BakedChart;
  /** When the source last said that this is its data, in milliseconds. */
  checkedAt: number;
  bytes: number;
};

/**
 * Baked charts on disk. Losing them costs time, never a page: what cannot be read is not there, what cannot be
 * written is logged. Several processes may use one folder, because a file only ever appears whole.
 */
export type BakedFiles = {
  read(name: string): Promise<StoredBaked | undefined>;
  write(name: string, chart: BakedChart): Promise<number>;
  touch(name: string, at: number): Promise<void>;
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

export const openBakedFiles = (folder: string, log: Log): BakedFiles => {
  const placeOf = (name: string) => {
    const file = createHash("sha256").update(name).digest("hex").slice(0, 40);
    return { folder: join(folder, file.slice(0, 2)), path: join(folder, file.slice(0, 2), file) };
  };
  const warn = (message: string, name: string) => (error: unknown) =>
    log.warn(message, { name, error });
  return {
    async read(name) {
      const { path } = placeOf(name);
      try {
        const [text, { mtimeMs }] = await Promise.all([readFile(path, "utf8"), stat(path)]);
        const chart = decodeBaked(text);
        if (chart) return { chart, checkedAt: mtimeMs, bytes: text.length };
        log.warn("a baked chart was damaged or of another version and is made anew", { name });
        await rm(path, { force: true });
      } catch (error) {
        if (!isMissing(error)) warn("a baked chart cannot be read and is made anew", name)(error);
      }
      return undefined;
    },
    async write(name, chart) {
      const place = placeOf(name);
      const text = encodeBaked(chart);
      const draft = `${place.path}.${randomUUID()}`;
      try {
        await mkdir(place.folder, { recursive: true });
        await writeFile(draft, text);
        await rename(draft, place.path);
      } catch (error) {
        warn("a baked chart cannot be kept on disk", name)(error);
        await rm(draft, { force: true }).catch(warn("a draft file is left over", name));
      }
      return text.length;
    },
    async touch(name, at) {
      const { path } = placeOf(name);
      const seconds = at / 1000;
      await utimes(path, seconds, seconds).catch((error: unknown) => {
        if (!isMissing(error)) warn("a baked chart cannot be marked as checked", name)(error);
      });
    },
  };
};
