import { realpathSync } from "node:fs";
import { resolve } from "node:path";

import { SourceError } from "../../source/cube-source.ts";
import type { OpenTable, SqlEngine, SqlQuery } from "../engines/sql-engine.ts";
import { compileSql, sql } from "../engines/sql-text.ts";
import type { RangedFile } from "./ranged-file.ts";
import { RangedTable } from "./ranged-table.ts";

type Opened = { from: string; table: RangedTable };

/** The path with links followed; undefined where there is no such file. */
const findPath = (folder: string, file: string): string | undefined => {
  try {
    return realpathSync(resolve(folder, file));
  } catch {
    return undefined;
  }
};

/** Answers of one row are about all rows: what the end of the file says of them is often enough. */
const isSummary = ({ rows, isDistinct }: SqlQuery): boolean => rows === 1 && !isDistinct;

/** DuckDB over files in which only what has been asked for stands: before each question what it needs is asked for. */
export class RangedEngine implements SqlEngine {
  readonly dialect: SqlEngine["dialect"];
  readonly isRanged = true;
  readonly #engine: SqlEngine;
  /** By their paths, links followed. */
  readonly #files: ReadonlyMap<string, RangedFile>;
  readonly #opened: Opened[] = [];

  constructor(engine: SqlEngine, files: ReadonlyMap<string, RangedFile>) {
    this.dialect = engine.dialect;
    this.#engine = engine;
    this.#files = files;
  }

  async openTable(data: Parameters<SqlEngine["openTable"]>[0], folder: string): Promise<OpenTable> {
    const path = data.file === undefined ? undefined : findPath(folder, data.file);
    const file = path === undefined ? undefined : this.#files.get(path);
    if (path === undefined || !file) return this.#engine.openTable(data, folder);
    await RangedTable.readEnd(file, path);
    const found = await this.#engine.openTable(data, folder);
    const types = new Map(found.columns.map(({ name, type }) => [name, type]));
    const table = await RangedTable.open(this.#engine, { file, path, types });
    this.#opened.push({ from: compileSql(found.from).text, table });
    return found;
  }

  async query(query: SqlQuery): ReturnType<SqlEngine["query"]> {
    const { text } = compileSql(sql`${query.select.map(({ cell }) => cell)} ${query.rest}`);
    const tables = this.#opened.filter(({ from }) => text.includes(from));
    const prepare = (within?: SqlQuery["within"]) =>
      Promise.all(tables.map(({ table }) => table.prepare(text, within)));
    if (tables.length > 0 && !isSummary(query)) await prepare(query.within);
    try {
      return await this.#engine.query(query);
    } catch (error) {
      // A part that is not there is no page of a file: DuckDB says so, and reads nothing else in its place.
      const isMissing = error instanceof SourceError && error.id === "SOURCE_ANSWER_INVALID";
      if (tables.length === 0 || !isMissing) throw error;
      await prepare();
      return this.#engine.query(query);
    }
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}
