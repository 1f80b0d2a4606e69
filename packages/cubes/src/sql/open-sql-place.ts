import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { fail, type Outcome, succeed } from "../importer/descriptor/outcome.ts";
import { SourceError } from "../source/cube-source.ts";
import { markFolder } from "./datasets/mark-folder.ts";
import { type ReadDescriptors, readDescriptors } from "./datasets/read-descriptors.ts";
import type { SqlPlace } from "./datasets/sql-place.ts";
import { type DownloadOptions, openAddress } from "./download/open-address.ts";
import { openDuckDb } from "./engines/duckdb.ts";
import { openPostgres, probePostgres } from "./engines/postgres.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";

export type SqlPlaceInput = {
  /** A folder of CSV and Parquet files, a DuckDB file, postgres://…, or the https address of a file or a list. */
  location: string;
  /** The folder with `datasets` and `vocabulary`; that of the files when absent. */
  descriptors?: string;
  timeoutMs?: number;
  /** Of DuckDB's own memory. */
  memoryMegabytes?: number;
  /** Where and within what bounds an address is downloaded; needed for one. */
  download?: DownloadOptions;
};

const markFile = (file: string): string => {
  const { size, mtimeMs, ino } = statSync(file);
  return `${size} ${mtimeMs} ${ino}`;
};

const unwrap = (read: Outcome<ReadDescriptors>): ReadDescriptors => {
  if (read.ok) return read.value;
  throw new SourceError("SOURCE_DOWN", read.problems.join("; "));
};

type Parts = {
  descriptors: string;
  openEngine: () => Promise<SqlEngine>;
  probe: (read: ReadDescriptors) => Promise<string | undefined>;
};

const makePlace = ({ descriptors, openEngine, probe }: Parts): SqlPlace => ({
  probe: async () => {
    const mark = await probe(unwrap(readDescriptors(descriptors)));
    return mark === undefined ? undefined : `${markFolder(descriptors)} ${mark}`;
  },
  open: async () => {
    const read = unwrap(readDescriptors(descriptors));
    return { engine: await openEngine(), ...read };
  },
});

const checkFolder = (descriptors: string, place: SqlPlace): Outcome<SqlPlace> => {
  const read = readDescriptors(descriptors);
  return read.ok ? succeed(place) : read;
};

const toPath = (location: string): string =>
  resolve(location.startsWith("file:") ? fileURLToPath(location) : location);

/** A place as the operator names it; sentences where there is nothing to read. */
export const openSqlPlace = (input: SqlPlaceInput): Outcome<SqlPlace> => {
  const { location, timeoutMs, memoryMegabytes } = input;
  const limits = {
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(memoryMegabytes === undefined ? {} : { memoryMegabytes }),
  };
  if (/^https?:/i.test(location)) {
    const { descriptors, download } = input;
    if (!download) return fail(["an address needs a folder that it is downloaded into"]);
    return openAddress({
      location,
      download,
      limits,
      ...(descriptors === undefined ? {} : { descriptors }),
    });
  }
  if (/^postgres(ql)?:/.test(location)) {
    const { descriptors } = input;
    if (descriptors === undefined)
      return fail(["a database needs `descriptors`, the folder that describes its tables"]);
    return checkFolder(
      descriptors,
      makePlace({
        descriptors,
        openEngine: () => openPostgres(location, limits),
        probe: ({ datasets }) =>
          probePostgres(
            location,
            datasets.map(({ descriptor }) => descriptor.data.table),
          ),
      }),
    );
  }
  const path = toPath(location);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return fail([`there is no folder or file ${path}`]);
  const file = found.isDirectory() ? undefined : path;
  const folder = file === undefined ? path : dirname(file);
  const descriptors = input.descriptors ?? folder;
  return checkFolder(
    descriptors,
    makePlace({
      descriptors,
      openEngine: () => openDuckDb({ folder, ...(file === undefined ? {} : { file }), ...limits }),
      probe: async () => (file === undefined ? markFolder(folder) : markFile(file)),
    }),
  );
};
