import type { Component, ComponentId, CubeMetadata, Locale, TimeUnit } from "@statelier/model";

/** What a file of data may be; the names are the extensions. */
export const DOWNLOAD_FORMATS = ["csv", "xlsx", "json", "parquet"] as const;
/** One of `DOWNLOAD_FORMATS`. */
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** As an extension is written: in small letters. */
export const isDownloadFormat = (text: string): text is DownloadFormat =>
  (DOWNLOAD_FORMATS as readonly string[]).includes(text);

type ColumnBase = {
  id: ComponentId;
  component: Component | undefined;
  /** What the component is called; the unit stands apart. */
  label: string;
  unit: string;
  /** `label (unit)`; only once in a table. */
  head: string;
};

/** Numbers by row of the table; NaN is missing. */
export type NumberCells = ColumnBase & { type: "number"; values: Float64Array };

/** Everything else: row of the table → code → cell. */
export type CodedCells = ColumnBase & {
  type: "coded";
  codes: Int32Array;
  /** As the data write them. */
  values: readonly string[];
  /** As a reader sees them. */
  cells: readonly (string | number)[];
  /** Of dates that are no plain years: milliseconds since 1970 by code, NaN where a value is no date. */
  dates?: { unit: TimeUnit; times: Float64Array };
};

export type DownloadColumn = NumberCells | CodedCells;

/** `visible` is what a chart shows, `all` the whole dataset. */
export const DOWNLOAD_SCOPES = ["visible", "all"] as const;
/** One of `DOWNLOAD_SCOPES`. */
export type DownloadScope = (typeof DOWNLOAD_SCOPES)[number];

type Named = { value: string; label: string };

/** How rows are narrowed by one dimension: to values, to a period, or to all values but some. */
export type AppliedFilter = { id: ComponentId; label: string } & (
  | { values: readonly Named[] }
  | { from: string; to: string }
  | { without: readonly Named[] }
);

/** The rows of a file in their order, and what a reader must know of them: the same for every format. */
export type Download = {
  title: string;
  scope: DownloadScope;
  locale: Locale;
  columns: readonly DownloadColumn[];
  /** Rows of the columns, in the order of the file. */
  rows: Int32Array;
  datasets: readonly CubeMetadata[];
  /** Values that a chart is narrowed to and that no column shows. */
  filters: readonly { label: string; value: string }[];
  /** Everything that a chart is narrowed to, for programs. */
  applied: readonly AppliedFilter[];
  /** When the rows were read, where their source does not answer now (ISO date and time). */
  dataAsOf?: string;
};

/** Stands for a missing value in files that people read. */
export const MISSING_CELL = "-";

/** A cell as a reader sees it; null where it is missing. */
export const readCell = (column: DownloadColumn, row: number): string | number | null => {
  if (column.type === "coded") return column.cells[column.codes[row] ?? -1] ?? null;
  const value = column.values[row] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
};
