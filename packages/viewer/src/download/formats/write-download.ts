import type { DownloadFormat, Download } from "../download.ts";
import type { CubeWords } from "./describe-cube.ts";

/** The media type of each format, as the header `Content-Type` says it. */
export const DOWNLOAD_TYPES: Record<DownloadFormat, string> = {
  csv: "text/csv; charset=utf-8; header=present",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json",
  parquet: "application/vnd.apache.parquet",
};

type Bytes = Uint8Array<ArrayBuffer>;

/** A file in pieces, as they become ready. */
export type DownloadChunks = Iterable<Bytes> | AsyncIterable<Bytes>;

export type WriteOptions = {
  /** The address of the file, where it has one. */
  href?: string;
  words: CubeWords;
};

/** Rows that a sheet of a workbook can have below its head. */
const MOST_SHEET_ROWS = 1_048_575;
const MOST_SHEET_CELLS = 20_000_000;

/** Why a format cannot hold the rows; undefined where it can. */
export const findExcess = async (
  format: DownloadFormat,
  download: Download,
): Promise<string | undefined> => {
  const { rows, columns } = download;
  if (format === "xlsx") {
    if (rows.length > MOST_SHEET_ROWS || rows.length * columns.length > MOST_SHEET_CELLS)
      return `${rows.length} × ${columns.length}`;
  }
  if (format === "json") {
    const { fitsJsonStat } = await import("./write-json-stat.ts");
    if (!fitsJsonStat(download)) return `${rows.length} × ${columns.length}`;
  }
  return undefined;
};

/** The bytes of a file, made while they are asked for. A writer is loaded when it is first needed. */
export const writeDownload = async (
  format: DownloadFormat,
  download: Download,
  options: WriteOptions,
): Promise<DownloadChunks> => {
  switch (format) {
    case "csv":
      return (await import("./write-csv.ts")).writeCsv(download);
    case "xlsx":
      return (await import("./write-xlsx.ts")).writeXlsx(download);
    case "json":
      return (await import("./write-json-stat.ts")).writeJsonStat(download, options);
    case "parquet":
      return (await import("./write-parquet.ts")).writeParquet(download);
  }
};
