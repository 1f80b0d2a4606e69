import { Buffer } from "node:buffer";
import { open } from "node:fs/promises";

import { SourceError } from "../../source/cube-source.ts";
import type { CellType, SqlColumn, SqlEngine, Within } from "../engines/sql-engine.ts";
import { compileSql, identifier, literal, sql } from "../engines/sql-text.ts";
import type { RangedFile } from "./ranged-file.ts";
import { countBytes, findMissing, type Span } from "./spans.ts";

/** The cells of one column in one group of rows. */
type Chunk = { group: number; column: string; span: Span; least?: string; most?: string };

const MAGIC_AND_LENGTH = 8;
/** What lies between the chunks is read at the beginning; a file with more of it is read whole. */
const MOST_BETWEEN = 0.25;
const MOST_PARTS_BETWEEN = 200;

const textAt = (column: SqlColumn | undefined, row: number): string | undefined =>
  column?.kind === "text" ? column.texts[column.codes[row] ?? -1] : undefined;

const numberAt = (column: SqlColumn | undefined, row: number): number =>
  column?.kind === "number" ? (column.values[row] ?? Number.NaN) : Number.NaN;

/** What DuckDB takes for the beginning of a chunk. */
const findStart = (data: number, dictionary: number): number =>
  dictionary >= 4 ? Math.min(data, dictionary) : data;

const listChunks = async (engine: SqlEngine, path: string): Promise<Chunk[]> => {
  const text = ["path_in_schema", "stats_min_value", "stats_max_value"] as const;
  const numbers = [
    "row_group_id",
    "data_page_offset",
    "dictionary_page_offset",
    "total_compressed_size",
  ] as const;
  const { rowCount, columns } = await engine.query({
    select: [
      ...text.map((name) => ({ kind: "text" as const, cell: identifier(name) })),
      ...numbers.map((name) => ({ kind: "number" as const, cell: identifier(name) })),
    ],
    rest: sql`FROM parquet_metadata(${literal(path)})`,
  });
  return Array.from({ length: rowCount }, (_, row): Chunk => {
    const [column = "", least, most] = columns.slice(0, 3).map((each) => textAt(each, row));
    const [group = 0, data = 0, dictionary = 0, size = 0] = columns
      .slice(3)
      .map((each) => numberAt(each, row));
    const start = findStart(data, dictionary);
    return {
      group,
      // Of a column of lists or structures the first part is its name.
      column: column.split(", ")[0] ?? column,
      span: [start, start + size],
      ...(least === undefined || most === undefined ? {} : { least, most }),
    };
  });
};

/** Of each column. */
type Types = ReadonlyMap<string, CellType | undefined>;

type Compare = (a: string, b: string) => number;

/** In the order of the file's own statistics; undefined for kinds of cells whose bounds are not compared. */
const compareOf = (type: CellType | undefined): Compare | undefined => {
  if (type === "text") return (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (type === "integer") return (a, b) => Number(a) - Number(b);
  return undefined;
};

/** Shortened bounds may end within a character. */
const isReadable = (bound: string): boolean => !bound.includes("\ufffd");

/** A Parquet file that is read in parts: knows which of them a question needs. */
export class RangedTable {
  readonly #file: RangedFile;
  readonly #chunks: readonly Chunk[];
  readonly #types: Types;

  private constructor(file: RangedFile, chunks: readonly Chunk[], types: Types) {
    this.#file = file;
    this.#chunks = chunks;
    this.#types = types;
  }

  /** What the end of the file says of all parts. */
  static async readEnd(file: RangedFile, path: string): Promise<void> {
    const { bytes } = file;
    await file.ensure([[bytes - MAGIC_AND_LENGTH, bytes]]);
    const handle = await open(path);
    try {
      const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, bytes - MAGIC_AND_LENGTH);
      const length = buffer.readUInt32LE();
      if (length + MAGIC_AND_LENGTH > bytes)
        throw new SourceError("SOURCE_ANSWER_INVALID", "This is no whole Parquet file.");
      await file.ensure([[bytes - MAGIC_AND_LENGTH - length, bytes]]);
    } finally {
      await handle.close();
    }
  }

  static async open(
    engine: SqlEngine,
    { file, path, types }: { file: RangedFile; path: string; types: Types },
  ): Promise<RangedTable> {
    const chunks = await listChunks(engine, path);
    const between = findMissing(
      [[0, file.bytes]],
      chunks.map(({ span }) => span),
    );
    const isTooMuch =
      between.length > MOST_PARTS_BETWEEN || countBytes(between) > file.bytes * MOST_BETWEEN;
    await file.ensure(isTooMuch ? [[0, file.bytes]] : between);
    return new RangedTable(file, chunks, types);
  }

  /** Reads what a statement needs: of the columns that it names the groups in which a row may pass. */
  async prepare(statement: string, within: readonly Within[] = []): Promise<void> {
    const named = new Set(
      [...this.#types.keys()].filter((name) =>
        statement.includes(compileSql(identifier(name)).text),
      ),
    );
    const out = this.#findGroupsWithout(within);
    await this.#file.ensure(
      this.#chunks
        .filter(({ column, group }) => named.has(column) && !out.has(group))
        .map(({ span }) => span),
    );
  }

  /** Groups of rows that their least and largest cells rule out, as the engine does. */
  #findGroupsWithout(within: readonly Within[]): Set<number> {
    const out = new Set<number>();
    for (const { cell, texts } of within) {
      const name = [...this.#types.keys()].find(
        (each) => compileSql(identifier(each)).text === compileSql(cell).text,
      );
      const compare = name === undefined ? undefined : compareOf(this.#types.get(name));
      if (!compare) continue;
      for (const { column, group, least, most } of this.#chunks) {
        if (column !== name || least === undefined || most === undefined) continue;
        if (!isReadable(least) || !isReadable(most)) continue;
        if (!texts.some((text) => compare(text, least) >= 0 && compare(text, most) <= 0))
          out.add(group);
      }
    }
    return out;
  }
}
