import { mkdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

import { fail, type Outcome, succeed } from "../../importer/descriptor/outcome.ts";
import { SourceError } from "../../source/cube-source.ts";
import { markFolder } from "../datasets/mark-folder.ts";
import { type ReadDescriptors, readDescriptors } from "../datasets/read-descriptors.ts";
import type { SqlPlace } from "../datasets/sql-place.ts";
import { openDuckDb } from "../engines/duckdb.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";
import { buildAddress, type DownloadAddress, parseDownloadAddress } from "./download-address.ts";
import type { KeptFile } from "./download-pass.ts";
import { parseList } from "./list-files.ts";
import { DOWNLOAD_DEFAULTS, Mirror, type MirrorOptions } from "./mirror.ts";
import { RangedEngine } from "./ranged-engine.ts";
import { RangedFile } from "./ranged-file.ts";

export type DownloadOptions = MirrorOptions & {
  /** Whether an address with http may be of another machine than this. */
  allowHttp?: boolean;
};

export type AddressInput = {
  location: string;
  descriptors?: string;
  download: DownloadOptions;
  limits: { timeoutMs?: number; memoryMegabytes?: number };
};

const unwrap = (read: Outcome<ReadDescriptors>): ReadDescriptors => {
  if (read.ok) return read.value;
  throw new SourceError("SOURCE_ANSWER_INVALID", read.problems.join("; "));
};

const readDatabaseName = (folder: string, list: string): string | undefined =>
  parseList(readFileSync(join(folder, list), "utf8"), list).database;

const openEngine = (
  folder: string,
  { kind, name }: DownloadAddress,
  limits: AddressInput["limits"],
): Promise<SqlEngine> => {
  const file = kind === "list" ? readDatabaseName(folder, name) : name;
  return openDuckDb({
    folder,
    ...(file === undefined || kind === "table" ? {} : { file: join(folder, file) }),
    ...limits,
  });
};

/** DuckDB on the files of one version, which are kept until it is closed. */
class CopyEngine implements SqlEngine {
  readonly dialect: SqlEngine["dialect"];
  readonly isRanged: boolean;
  readonly #engine: SqlEngine;
  readonly #release: () => void;
  readonly #folder: string | undefined;

  /** A single file lies beside no descriptor: in whatever folder one names it, it is the one in `folder`. */
  constructor(engine: SqlEngine, release: () => void, folder: string | undefined) {
    this.dialect = engine.dialect;
    this.isRanged = engine.isRanged ?? false;
    this.#engine = engine;
    this.#release = release;
    this.#folder = folder;
  }

  openTable(
    ...[data, folder]: Parameters<SqlEngine["openTable"]>
  ): ReturnType<SqlEngine["openTable"]> {
    return this.#engine.openTable(data, this.#folder ?? folder);
  }

  query(query: Parameters<SqlEngine["query"]>[0]): ReturnType<SqlEngine["query"]> {
    return this.#engine.query(query);
  }

  async close(): Promise<void> {
    await this.#engine.close();
    this.#release();
  }
}

const ENGINE_TIMEOUT_MS = 30_000;

/** Files of which only parts are here, by their paths. */
const openRanged = (
  folder: string,
  files: readonly KeptFile[],
  {
    address,
    download,
    limits,
  }: Pick<AddressInput, "download" | "limits"> & { address: DownloadAddress },
): Map<string, RangedFile> =>
  new Map(
    files
      .filter(({ isRanged }) => isRanged)
      .map(({ path, bytes, etag, lastModified }) => {
        const place = realpathSync(join(folder, path));
        const file = new RangedFile({
          path: place,
          url: path === address.name ? address.url : buildAddress(address.url, path),
          bytes,
          validators: {
            ...(etag === undefined ? {} : { etag }),
            ...(lastModified === undefined ? {} : { lastModified }),
          },
          timeoutMs: limits.timeoutMs ?? ENGINE_TIMEOUT_MS,
          maxBytes: download.maxBytes ?? DOWNLOAD_DEFAULTS.maxBytes,
        });
        return [place, file];
      }),
  );

const checkInput = ({ kind }: DownloadAddress, descriptors: string | undefined): string[] => {
  if (kind === "list")
    return descriptors === undefined
      ? []
      : ["`descriptors` is left out where the address is a list, which names them"];
  if (descriptors === undefined)
    return ["a single file needs `descriptors`, the folder that describes it"];
  const read = readDescriptors(descriptors);
  return read.ok ? [] : read.problems;
};

/** A place that is downloaded by this process itself; sentences where its setting is wrong. */
export const openAddress = (input: AddressInput): Outcome<SqlPlace> => {
  const { location, descriptors, download, limits } = input;
  const parsed = parseDownloadAddress(location, download.allowHttp);
  if (!parsed.ok) return parsed;
  const address = parsed.value;
  const problems = checkInput(address, descriptors);
  if (problems.length > 0) return fail(problems);
  mkdirSync(download.folder, { recursive: true });
  const open = async (folder: string, files: readonly KeptFile[], release: () => void) => {
    const read = unwrap(readDescriptors(descriptors ?? folder));
    const ranged = openRanged(folder, files, { address, download, limits });
    const engine = await openEngine(folder, address, limits);
    return {
      ...read,
      engine: new CopyEngine(
        ranged.size > 0 ? new RangedEngine(engine, ranged) : engine,
        release,
        address.kind === "table" ? folder : undefined,
      ),
    };
  };
  const mirror = new Mirror({
    address,
    options: download,
    verify: async (folder) => (await open(folder, [], () => undefined)).engine.close(),
  });
  return succeed({
    copy: {
      get status() {
        return mirror.status;
      },
      refresh: () => mirror.refresh(),
      close: () => mirror.close(),
    },
    probe: async () => {
      const version = await mirror.getVersion();
      return descriptors === undefined ? version : `${markFolder(descriptors)} ${version}`;
    },
    open: async () => {
      await mirror.getVersion();
      const { folder, files, release } = mirror.lease();
      try {
        return await open(folder, files, release);
      } catch (error) {
        release();
        throw error;
      }
    },
  });
};
