import type { Download, DownloadColumn } from "../download.ts";

const ROWS_AT_ONCE = 16_384;
const DAY_MS = 86_400_000;

type Cell = string | number | Date | null;

/** A column's type in the file, and its cells by row; dates as dates where all of them are. */
type ParquetColumn = {
  element: Record<string, unknown>;
  read: (row: number) => Cell;
};

const TEXT = { type: "BYTE_ARRAY", converted_type: "UTF8" };
const YEAR = { type: "INT32" };
const DAY = { type: "INT32", converted_type: "DATE" };
const NUMBER = { type: "DOUBLE" };

const isYears = (cells: readonly (string | number)[]): cells is readonly number[] =>
  cells.length > 0 && cells.every((cell) => typeof cell === "number" && Number.isInteger(cell));

const planColumn = (column: DownloadColumn): ParquetColumn => {
  if (column.type === "number") {
    return {
      element: NUMBER,
      read: (row) => {
        const value = column.values[row] ?? Number.NaN;
        return Number.isNaN(value) ? null : value;
      },
    };
  }
  const { cells, dates, values, codes, component } = column;
  const readFrom =
    (list: readonly Cell[]) =>
    (row: number): Cell =>
      list[codes[row] ?? -1] ?? null;
  if (dates?.unit === "Day" && dates.times.every(Number.isFinite)) {
    const days = Array.from(dates.times, (time) => Math.floor(time / DAY_MS));
    return { element: DAY, read: readFrom(days.map((day) => new Date(day * DAY_MS))) };
  }
  if (dates) return { element: TEXT, read: readFrom(values) };
  if (isYears(cells) && component?.kind !== "OrdinalMeasure")
    return { element: YEAR, read: readFrom(cells) };
  if (cells.length > 0 && cells.every((cell) => typeof cell === "number"))
    return { element: NUMBER, read: readFrom(cells) };
  return { element: TEXT, read: readFrom(cells.map((cell) => String(cell).toWellFormed())) };
};

/** What a file on its own must say of its data. */
const listMetadata = ({
  title,
  locale,
  datasets,
  applied,
  dataAsOf = "",
}: Download): { key: string; value: string }[] => {
  const join = (texts: readonly (string | undefined)[]): string =>
    [...new Set(texts.filter((text) => text !== undefined))].join("; ");
  return [
    { key: "title", value: title },
    { key: "language", value: locale },
    { key: "filters", value: applied.length > 0 ? JSON.stringify(applied) : "" },
    { key: "dataAsOf", value: dataAsOf },
    { key: "datasets", value: join(datasets.map(({ iri }) => iri)) },
    { key: "source", value: join(datasets.map(({ creator }) => creator?.label)) },
    { key: "license", value: join(datasets.map(({ license }) => license)) },
    { key: "attribution", value: join(datasets.map(({ attribution }) => attribution)) },
  ].filter(({ value }) => value !== "");
};

/** Apache Parquet with Snappy; missing cells are null, dates that are no days stand as the data write them. */
export const writeParquet = async function* (
  download: Download,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { ByteWriter, ParquetWriter } = await import("hyparquet-writer");
  const { columns, rows } = download;
  const planned = columns.map((column) => ({ name: column.head, ...planColumn(column) }));
  const writer = new ByteWriter();
  const take = (): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(writer.getBuffer());
    writer.index = 0;
    return bytes;
  };
  const file = new ParquetWriter({
    writer,
    schema: [
      { name: "root", num_children: planned.length },
      ...planned.map(({ name, element }) => ({ name, repetition_type: "OPTIONAL", ...element })),
    ] as ConstructorParameters<typeof ParquetWriter>[0]["schema"],
    kvMetadata: listMetadata(download),
    createdBy: "Statelier",
  });
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = Array.from(rows.subarray(start, start + ROWS_AT_ONCE));
    await file.write({
      columnData: planned.map(({ name, read }) => ({ name, data: part.map(read) })),
      rowGroupSize: part.length,
    });
    yield take();
  }
  await file.finish();
  yield take();
};
