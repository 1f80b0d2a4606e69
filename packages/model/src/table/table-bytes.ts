import { ByteReader, DamageError } from "../bytes/byte-reader.ts";
import { ByteWriter } from "../bytes/byte-writer.ts";
import { computeChecksum } from "../bytes/compute-checksum.ts";
import type { Column, DictionaryColumn, ObservationTable } from "./observation-table.ts";
import { type PackedIntegers, packIntegers, unpackIntegers } from "../bytes/packed-integers.ts";

const MAGIC = 0x4254_5453;
const VERSION = 1;
const HEADER = 16;

const KIND = { dictionary: 0, labelled: 1, float: 2, scaled: 3 } as const;

const MOST_DECIMALS = 9;

const findDecimals = (values: Float64Array): number | undefined => {
  let decimals = 0;
  let scale = 1;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    while (Math.round(value * scale) / scale !== value) {
      decimals += 1;
      scale *= 10;
      if (decimals > MOST_DECIMALS) return undefined;
    }
  }
  return decimals;
};

type Scaled = { decimals: number; missing: number; cells: PackedIntegers };

/** Decimal numbers as whole ones, where no bit changes; a missing cell is one less than the smallest. */
const packNumbers = (values: Float64Array): Scaled | undefined => {
  const decimals = findDecimals(values);
  if (decimals === undefined) return undefined;
  const scale = 10 ** decimals;
  const whole = new Float64Array(values.length);
  let min = Number.POSITIVE_INFINITY;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    const scaled = Math.round(value * scale) + 0;
    whole[at] = scaled;
    if (Number.isNaN(value)) continue;
    if (!Number.isSafeInteger(scaled) || !Object.is(scaled / scale, value)) return undefined;
    if (scaled < min) min = scaled;
  }
  const missing = min === Number.POSITIVE_INFINITY ? 0 : min - 1;
  for (let at = 0; at < whole.length; at += 1) if (Number.isNaN(whole[at])) whole[at] = missing;
  const cells = packIntegers(whole);
  return cells && { decimals, missing, cells };
};

const writeDictionary = (writer: ByteWriter, column: DictionaryColumn): void => {
  const { id, values, labels, codes } = column;
  const isLabelled = labels.some((label, code) => label !== values[code]);
  writer.byte(isLabelled ? KIND.labelled : KIND.dictionary);
  writer.text(id);
  writer.uint32(values.length);
  writer.texts(values);
  if (isLabelled) writer.texts(labels);
  const packed = packIntegers(codes);
  if (!packed) throw new RangeError("A code is no whole number.");
  writer.packed(packed);
};

const writeColumn = (writer: ByteWriter, column: Column): void => {
  if (column.type === "dictionary") return writeDictionary(writer, column);
  const scaled = packNumbers(column.values);
  writer.byte(scaled ? KIND.scaled : KIND.float);
  writer.text(column.id);
  if (scaled) {
    writer.byte(scaled.decimals);
    writer.float64(scaled.missing);
    writer.packed(scaled.cells);
  } else writer.bytes(new Uint8Array(column.values.slice().buffer));
};

const readDictionary = (
  reader: ByteReader,
  rowCount: number,
  isLabelled: boolean,
): DictionaryColumn => {
  const id = reader.text();
  const size = reader.uint32();
  const values = reader.texts(size);
  const labels = isLabelled ? reader.texts(size) : values;
  const packed = reader.packed(rowCount);
  const codes = new Int32Array(rowCount);
  unpackIntegers(packed, codes);
  for (let row = 0; row < rowCount; row += 1) {
    const code = codes[row] ?? 0;
    if (code < -1 || code >= size) throw new DamageError("A cell has no value.");
  }
  return { type: "dictionary", id, codes, values, labels };
};

const readScaled = (reader: ByteReader, rowCount: number): Column => {
  const id = reader.text();
  const [decimals, missing] = [reader.byte(), reader.float64()];
  if (decimals > MOST_DECIMALS) throw new DamageError(`A number has ${decimals} decimals.`);
  const packed = reader.packed(rowCount);
  const values = new Float64Array(rowCount);
  unpackIntegers(packed, values);
  const scale = 10 ** decimals;
  for (let row = 0; row < rowCount; row += 1) {
    const whole = values[row] ?? missing;
    values[row] = whole === missing ? Number.NaN : whole / scale;
  }
  return { type: "number", id, values };
};

const readColumn = (reader: ByteReader, rowCount: number): Column => {
  const kind = reader.byte();
  switch (kind) {
    case KIND.dictionary:
    case KIND.labelled:
      return readDictionary(reader, rowCount, kind === KIND.labelled);
    case KIND.scaled:
      return readScaled(reader, rowCount);
    case KIND.float:
      return {
        type: "number",
        id: reader.text(),
        values: new Float64Array(reader.bytes(rowCount * 8).buffer),
      };
    default:
      throw new DamageError(`There is no kind ${kind} of columns.`);
  }
};

/**
 * The table in its binary form: smallest exact integers for codes and numbers, texts as UTF-8 (what is not
 * well-formed Unicode becomes U+FFFD), a version and a checksum.
 */
export const encodeTableBytes = (table: ObservationTable): Uint8Array<ArrayBuffer> => {
  const writer = new ByteWriter();
  writer.uint32(table.rowCount);
  writer.uint32(table.columns.length);
  for (const column of table.columns) writeColumn(writer, column);
  const body = writer.concat();
  const bytes = new Uint8Array(HEADER + body.length);
  const header = Uint32Array.of(MAGIC, VERSION, computeChecksum(body), body.length);
  bytes.set(new Uint8Array(header.buffer));
  bytes.set(body, HEADER);
  return bytes;
};

const readTable = (bytes: Uint8Array): ObservationTable => {
  if (bytes.length < HEADER) throw new DamageError("It ends too early.");
  const [magic, version, checksum, length] = new Uint32Array(bytes.slice(0, HEADER).buffer);
  if (magic !== MAGIC) throw new DamageError("This is no table.");
  if (version !== VERSION) throw new DamageError(`It has version ${version}.`);
  const body = bytes.subarray(HEADER);
  if (body.length !== length || body.length % 4 !== 0)
    throw new DamageError("It has another length.");
  if (computeChecksum(body) !== checksum) throw new DamageError("The checksum is another.");
  const reader = new ByteReader(body);
  const rowCount = reader.uint32();
  const columnCount = reader.uint32();
  if (columnCount > body.length) throw new DamageError("It ends too early.");
  const columns = Array.from({ length: columnCount }, () => readColumn(reader, rowCount));
  reader.end();
  return { rowCount, columns };
};

/** What `encodeTableBytes` wrote, or in one sentence why it is damaged; never throws. */
export const decodeTableBytes = (
  bytes: Uint8Array,
): { table: ObservationTable } | { damage: string } => {
  try {
    return { table: readTable(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)) };
  } catch (error) {
    if (error instanceof DamageError) return { damage: error.message };
    throw error;
  }
};
