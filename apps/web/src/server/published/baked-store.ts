import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { ByteCache, type CacheStatistics, type ChartKey } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import { makePrivateFile } from "../config/make-private.ts";
import {
  type BakedBundle,
  type BakedHead,
  identifyHead,
  joinBaked,
  listParts,
  splitBaked,
} from "./baked-bundle.ts";
import { type BakedChart, hash } from "./baked-chart.ts";
import { openFormerBaked } from "./former-baked.ts";

type KeptBundle = Pick<BakedBundle, "id" | "head">;

type StoredBundle = {
  bundle: KeptBundle;
  /** When the source last said that this is its data, in milliseconds. */
  checkedAt: number;
};

type BakedStoreOptions = {
  /** `:memory:` keeps nothing on disk. */
  folder: string;
  log: Log;
  /** Of parts in memory. */
  mostBytes?: number;
};

/** The name says the form: a file of another form is left to the version that wrote it. */
const FILE = "bundles-2.db";
const DEFAULT_BYTES = 48_000_000;
/** What a part takes in memory, beside its text. */
const DECODED = 2;

const TABLES = `
  pragma busy_timeout = 1000; pragma journal_mode = wal; pragma synchronous = normal;
  create table if not exists part (id text primary key, content blob not null, uses integer not null);
  create table if not exists bundle (
    number integer primary key, name text not null unique, id text not null, head text not null,
    checked_at integer not null
  );
  create table if not exists tally (id integer primary key, bundles integer not null);
  insert or ignore into tally
    select 1, (select count(*) from bundle) where not exists (select 1 from tally);
  create trigger if not exists bundle_added after insert on bundle
    begin update tally set bundles = bundles + 1; end;
  create trigger if not exists bundle_removed after delete on bundle
    begin update tally set bundles = bundles - 1; end;`;

/** SQLite says so of a file that is no database, or whose pages contradict each other. */
const DAMAGED = new Set([11, 26]);

const isDamaged = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && DAMAGED.has(Number(error.errcode) & 0xff);

const prepare = (database: DatabaseSync) => {
  database.exec(TABLES);
  return {
    database,
    findBundle: database.prepare("select id, head, checked_at from bundle where name = ?"),
    putBundle: database.prepare(
      `insert into bundle (name, id, head, checked_at) values (?, ?, ?, ?)
       on conflict (name) do update set id = excluded.id, head = excluded.head,
         checked_at = excluded.checked_at`,
    ),
    listNames: database.prepare(
      "select name, checked_at from bundle where name > ? order by name limit ?",
    ),
    removeBundle: database.prepare("delete from bundle where name = ?"),
    touchBundle: database.prepare("update bundle set checked_at = ? where name = ?"),
    listOfChart: database.prepare("select head from bundle where name >= ? and name < ?"),
    findPart: database.prepare("select content from part where id = ?"),
    hasPart: database.prepare("select length(content) as bytes from part where id = ?"),
    measureOwnPart: database.prepare(
      "select length(content) as bytes from part where id = ? and uses = 1",
    ),
    addPart: database.prepare("insert into part (id, content, uses) values (?, ?, 1)"),
    replacePart: database.prepare("update part set content = ? where id = ?"),
    usePart: database.prepare("update part set uses = uses + ? where id = ?"),
    removePart: database.prepare("delete from part where id = ? and uses <= 0"),
    tally: database.prepare("select bundles as entries from tally"),
    pages: database.prepare(
      "select page_count * page_size as bytes from pragma_page_count, pragma_page_size",
    ),
  };
};

type Opened = ReturnType<typeof prepare>;

const open = (path: string): Opened => {
  const database = new DatabaseSync(path);
  try {
    return prepare(database);
  } catch (error) {
    database.close();
    throw error;
  }
};

const removeDatabase = (path: string): void => {
  for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
};

/** Undefined where the bytes are damaged. */
const unpack = (content: Uint8Array): string | undefined => {
  try {
    return zstdDecompressSync(content).toString();
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z"))
      return undefined;
    throw error;
  }
};

const parseHead = (row: { id: string; head: string } | undefined): KeptBundle | undefined => {
  if (!row) return undefined;
  const head = JSON.parse(row.head) as BakedHead;
  return identifyHead(head) === row.id ? { id: row.id, head } : undefined;
};

const findBundle = (opened: Opened, name: string) =>
  opened.findBundle.get(name) as { id: string; head: string; checked_at: number } | undefined;

const dropParts = (opened: Opened, ids: Iterable<string>): void => {
  for (const id of ids) {
    opened.usePart.run(-1, id);
    opened.removePart.run(id);
  }
};

/** What charts have in common lies there once; what no chart uses any more goes in the same step. */
const replaceBundle = (
  opened: Opened,
  { name, bundle, at }: { name: string; bundle: BakedBundle; at: number },
): void => {
  const before = parseHead(findBundle(opened, name));
  const former = new Set(before && listParts(before.head));
  const parts = new Map(bundle.parts.map(({ id, text }) => [id, text]));
  for (const [id, text] of parts) {
    const kept = opened.hasPart.get(id) as { bytes: number } | undefined;
    if (!kept) opened.addPart.run(id, zstdCompressSync(text()));
    else if (!former.has(id)) opened.usePart.run(1, id);
    if (kept?.bytes === 0) opened.replacePart.run(zstdCompressSync(text()), id);
  }
  opened.putBundle.run(name, bundle.id, JSON.stringify(bundle.head), at);
  dropParts(
    opened,
    [...former].filter((id) => !parts.has(id)),
  );
};

/**
 * Baked charts on disk, and their parts in memory. The newest bundle of a published chart is no cache: it is never
 * removed before its successor stands, or the chart is gone for good. Losing it to damage costs time, never a page: what cannot be read is not there,
 * what cannot be written is logged. Several processes may use one folder.
 */
export class BakedStore {
  readonly #options: BakedStoreOptions;
  readonly #parts: ByteCache<unknown>;
  readonly #former: ReturnType<typeof openFormerBaked>;
  #opened: Opened | undefined;

  constructor(options: BakedStoreOptions) {
    this.#options = options;
    this.#parts = new ByteCache(options.mostBytes ?? DEFAULT_BYTES);
    this.#former = openFormerBaked(options.folder, options.log);
  }

  /** Of the parts in memory. */
  get statistics(): CacheStatistics {
    return this.#parts.statistics;
  }

  /** What lies on the disk; undefined where it cannot be read. */
  measure(): { entries: number; bytes: number } | undefined {
    return this.#try("baked charts cannot be counted", (opened) => ({
      entries: (opened.tally.get() as { entries: number }).entries,
      bytes: (opened.pages.get() as { bytes: number }).bytes,
    }));
  }

  /** Bytes on the disk that are there because of this chart alone, in all its languages. */
  measureOwn(key: ChartKey): number {
    const measure = (opened: Opened): number => {
      const rows = opened.listOfChart.all(`${key} `, `${key}!`) as { head: string }[];
      const parts = rows.flatMap(({ head }) => listParts(JSON.parse(head) as BakedHead));
      return parts.reduce((sum, id) => {
        const own = opened.measureOwnPart.get(id) as { bytes: number } | undefined;
        return sum + (own?.bytes ?? 0);
      }, 0);
    };
    return this.#try("a baked chart cannot be measured", measure) ?? 0;
  }

  read(name: string): StoredBundle | undefined {
    const row = this.#try("a baked chart cannot be read", (opened) => findBundle(opened, name));
    const bundle = parseHead(row);
    if (row && bundle) return { bundle, checkedAt: row.checked_at };
    if (row) this.#options.log.warn("a baked chart was damaged and is made anew", { name });
    return row || this.#isInMemory ? undefined : this.#takeOver(name);
  }

  /** Undefined where a part of it is lost. */
  join(bundle: KeptBundle): BakedChart | undefined {
    return joinBaked(bundle, (id, decode) => this.#findPart(id, decode));
  }

  /** The chart shares its parts with the others in memory. */
  write(name: string, bundle: BakedBundle, at: number): BakedChart {
    const chart = this.#takeIn(bundle);
    this.#write(name, bundle, at);
    return chart;
  }

  /** Keeps what stands under a name under another one, too. */
  copy(from: string, to: string): void {
    const stored = this.read(from);
    if (!stored) return;
    const { bundle, checkedAt } = stored;
    const parts = listParts(bundle.head).map((id) => ({
      id,
      value: undefined,
      text: (): string => {
        const text = this.#readText(id);
        if (text === undefined) throw new Error("A bundle lacks a part.");
        return text;
      },
    }));
    this.#write(to, { ...bundle, parts }, checkedAt);
  }

  touch(name: string, at: number): void {
    this.#try("a baked chart cannot be marked as checked", ({ touchBundle }) =>
      touchBundle.run(at, name),
    );
  }

  /** Some bundles in the order of their names, from after one on, and when their sources last said that these are their data. */
  listNames(after: string, limit: number): { name: string; checkedAt: number }[] {
    const list = ({ listNames }: Opened) =>
      listNames.all(after, limit) as { name: string; checked_at: number }[];
    const rows = this.#try("baked charts cannot be listed", list) ?? [];
    return rows.map(({ name, checked_at }) => ({ name, checkedAt: checked_at }));
  }

  /** Of charts that are gone for good. What other charts use of them stays. */
  remove(names: readonly string[]): void {
    this.#try("baked charts cannot be removed", (opened) => {
      opened.database.exec("begin immediate");
      for (const name of names) {
        const bundle = parseHead(findBundle(opened, name));
        opened.removeBundle.run(name);
        dropParts(opened, new Set(bundle && listParts(bundle.head)));
      }
      opened.database.exec("commit");
      for (const name of names) this.#former.remove(name);
    });
  }

  close(): void {
    this.#opened?.database.close();
    this.#opened = undefined;
  }

  get #isInMemory(): boolean {
    return this.#options.folder === ":memory:";
  }

  #write(name: string, bundle: BakedBundle, at: number): void {
    this.#try("a baked chart cannot be kept on disk", (opened) => {
      opened.database.exec("begin immediate");
      replaceBundle(opened, { name, bundle, at });
      opened.database.exec("commit");
      this.#former.remove(name);
    });
  }

  #takeOver(name: string): StoredBundle | undefined {
    const former = this.#former.read(name);
    if (!former) return undefined;
    const { content, checkedAt } = former;
    const bundle = splitBaked(content);
    this.#takeIn(bundle);
    this.#write(name, bundle, checkedAt);
    return { bundle, checkedAt };
  }

  #takeIn(bundle: BakedBundle): BakedChart {
    const parts = new Map(bundle.parts.map((part) => [part.id, part]));
    const chart = joinBaked(bundle, <Value>(id: string) => {
      const known = this.#parts.get(id);
      const part = parts.get(id);
      if (known !== undefined || !part) return known as Value | undefined;
      this.#keepPart(id, part.value, part.text().length);
      return part.value as Value;
    });
    if (!chart) throw new Error("A bundle lacks a part.");
    return chart;
  }

  #findPart<Value>(id: string, decode: (json: unknown) => Value): Value | undefined {
    const known = this.#parts.get(id);
    if (known !== undefined) return known as Value;
    const text = this.#readText(id);
    if (text === undefined) return undefined;
    const value = decode(JSON.parse(text));
    this.#keepPart(id, value, text.length);
    return value;
  }

  #keepPart(id: string, value: unknown, length: number): void {
    this.#parts.set(id, value, length * DECODED);
  }

  #readText(id: string): string | undefined {
    return this.#try("a part of a baked chart cannot be read", (opened) => {
      const row = opened.findPart.get(id) as { content: Uint8Array } | undefined;
      if (!row || row.content.length === 0) return undefined;
      const text = unpack(row.content);
      if (text !== undefined && hash(text) === id) return text;
      this.#options.log.warn("a part of baked charts was damaged and is made anew", { id });
      opened.replacePart.run(new Uint8Array(), id);
      return undefined;
    });
  }

  /** After an error the file is opened again; one that is damaged is made anew. */
  #try<Value>(message: string, ask: (opened: Opened) => Value): Value | undefined {
    const { folder, log } = this.#options;
    const path = this.#isInMemory ? folder : join(folder, FILE);
    try {
      if (!this.#opened) {
        if (!this.#isInMemory) makePrivateFile(path);
        this.#opened = open(path);
      }
      return ask(this.#opened);
    } catch (error) {
      log.warn(message, { error });
      this.#forget();
      if (isDamaged(error)) removeDatabase(path);
      return undefined;
    }
  }

  /** Ends what was begun, too. */
  #forget(): void {
    try {
      this.close();
    } catch (error) {
      this.#options.log.warn("the file of baked charts cannot be closed", { error });
      this.#opened = undefined;
    }
  }
}
