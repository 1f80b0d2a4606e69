import { ByteReader, DamageError } from "../bytes/byte-reader.ts";
import { ByteWriter } from "../bytes/byte-writer.ts";
import { computeChecksum } from "../bytes/compute-checksum.ts";
import { inSteps, type Pause } from "../bytes/in-steps.ts";
import type { Column, DictionaryColumn, ObservationTable } from "./observation-table.ts";
import { type PackedIntegers, packIntegers, unpackIntegers } from "../bytes/packed-integers.ts";

const MAGIC = 0x4254_5453;
const VERSION = 1;
const HEADER = 16;

const KIND = { dictionary: 0, labelled: 1, float: 2, scaled: 3 } as const;

const MOST_DECIMALS = 9;

/** How many decimals every number has at most; undefined where one has too many. */
const findDecimals = async (values: Float64Array, pause: Pause): Promise<number | undefined> => {
  let decimals = 0;
  let scale = 1;
  await inSteps(values.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) {
      const value = values[at] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      while (decimals <= MOST_DECIMALS && Math.round(value * scale) / scale !== value) {
        decimals += 1;
        scale *= 10;
      }
    }
  });
  return decimals > MOST_DECIMALS ? undefined : decimals;
};

type Whole = { numbers: Float64Array; min: number };

/** Decimal numbers as whole ones; undefined where a bit would change. */
const scaleNumbers = async (
  values: Float64Array,
  scale: number,
  pause: Pause,
): Promise<Whole | undefined> => {
  const numbers = new Float64Array(values.length);
  let min = Number.POSITIVE_INFINITY;
  let isExact = true;
  await inSteps(values.length, pause, (start, end) => {
    for (let at = start; at < end && isExact; at += 1) {
      const value = values[at] ?? Number.NaN;
      const scaled = Math.round(value * scale) + 0;
      numbers[at] = scaled;
      if (Number.isNaN(value)) continue;
      isExact = Number.isSafeInteger(scaled) && Object.is(scaled / scale, value);
      if (scaled < min) min = scaled;
    }
  });
  return isExact ? { numbers, min } : undefined;
};

type Scaled = { decimals: number; missing: number; cells: PackedIntegers };

/** Where no bit changes; a missing cell is one less than the smallest. */
const packNumbers = async (values: Float64Array, pause: Pause): Promise<Scaled | undefined> => {
  const decimals = await findDecimals(values, pause);
  if (decimals === undefined) return undefined;
  const whole = await scaleNumbers(values, 10 ** decimals, pause);
  if (!whole) return undefined;
  const { numbers, min } = whole;
  const missing = min === Number.POSITIVE_INFINITY ? 0 : min - 1;
  await inSteps(numbers.length, pause, (start, end) => {
    for (let at = start; at < end; at += 1) if (Number.isNaN(numbers[at])) numbers[at] = missing;
  });
  const cells = await packIntegers(numbers, pause);
  return cells && { decimals, missing, cells };
};

const isSame = (texts: readonly string[], others: readonly string[]): boolean =>
  texts === others || texts.every((text, at) => text === others[at]);

const writeDictionary = async (
  writer: ByteWriter,
  column: DictionaryColumn,
  pause: Pause,
): Promise<void> => {
  const { id, values, labels, codes } = column;
  const isLabelled = !isSame(labels, values);
  writer.byte(isLabelled ? KIND.labelled : KIND.dictionary);
  writer.text(id);
  writer.uint32(values.length);
  await writer.texts(values, pause);
  if (isLabelled) await writer.texts(labels, pause);
  const packed = await packIntegers(codes, pause);
  if (!packed) throw new RangeError("A code is no whole number.");
  writer.packed(packed);
};

const writeColumn = async (writer: ByteWriter, column: Column, pause: Pause): Promise<void> => {
  if (column.type === "dictionary") return writeDictionary(writer, column, pause);
  const scaled = await packNumbers(column.values, pause);
  writer.byte(scaled ? KIND.scaled : KIND.float);
  writer.text(column.id);
  if (scaled) {
    writer.byte(scaled.decimals);
    writer.float64(scaled.missing);
    writer.packed(scaled.cells);
  } else writer.bytes(new Uint8Array(column.values.slice().buffer));
};

/** How a column of so many rows is read. */
type Reading = { reader: ByteReader; rowCount: number; pause: Pause };

const readDictionary = async (
  { reader, rowCount, pause }: Reading,
  isLabelled: boolean,
): Promise<DictionaryColumn> => {
  const id = reader.text();
  const size = reader.uint32();
  const values = await reader.texts(size, pause);
  const labels = isLabelled ? await reader.texts(size, pause) : values;
  const packed = reader.packed(rowCount);
  const codes = new Int32Array(rowCount);
  await unpackIntegers(packed, codes, pause);
  await inSteps(rowCount, pause, (start, end) => {
    for (let row = start; row < end; row += 1) {
      const code = codes[row] ?? 0;
      if (code < -1 || code >= size) throw new DamageError("A cell has no value.");
    }
  });
  return { type: "dictionary", id, codes, values, labels };
};

const readScaled = async ({ reader, rowCount, pause }: Reading): Promise<Column> => {
  const id = reader.text();
  const [decimals, missing] = [reader.byte(), reader.float64()];
  if (decimals > MOST_DECIMALS) throw new DamageError(`A number has ${decimals} decimals.`);
  const packed = reader.packed(rowCount);
  const values = new Float64Array(rowCount);
  await unpackIntegers(packed, values, pause);
  const scale = 10 ** decimals;
  await inSteps(rowCount, pause, (start, end) => {
    for (let row = start; row < end; row += 1) {
      const whole = values[row] ?? missing;
      values[row] = whole === missing ? Number.NaN : whole / scale;
    }
  });
  return { type: "number", id, values };
};

const readColumn = async (reading: Reading): Promise<Column> => {
  const { reader, rowCount } = reading;
  const kind = reader.byte();
  switch (kind) {
    case KIND.dictionary:
    case KIND.labelled:
      return readDictionary(reading, kind === KIND.labelled);
    case KIND.scaled:
      return readScaled(reading);
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
export const encodeTableBytes = async (
  table: ObservationTable,
  pause: Pause,
): Promise<Uint8Array<ArrayBuffer>> => {
  const writer = new ByteWriter();
  writer.uint32(table.rowCount);
  writer.uint32(table.columns.length);
  for (const column of table.columns) await writeColumn(writer, column, pause);
  const body = writer.concat();
  const bytes = new Uint8Array(HEADER + body.length);
  const checksum = await computeChecksum(body, pause);
  bytes.set(new Uint8Array(Uint32Array.of(MAGIC, VERSION, checksum, body.length).buffer));
  bytes.set(body, HEADER);
  return bytes;
};

const readTable = async (bytes: Uint8Array, pause: Pause): Promise<ObservationTable> => {
  if (bytes.length < HEADER) throw new DamageError("It ends too early.");
  const [magic, version, checksum, length] = new Uint32Array(bytes.slice(0, HEADER).buffer);
  if (magic !== MAGIC) throw new DamageError("This is no table.");
  if (version !== VERSION) throw new DamageError(`It has version ${version}.`);
  const body = bytes.subarray(HEADER);
  if (body.length !== length || body.length % 4 !== 0)
    throw new DamageError("It has another length.");
  if ((await computeChecksum(body, pause)) !== checksum)
    throw new DamageError("The checksum is another.");
  const reader = new ByteReader(body);
  const rowCount = reader.uint32();
  const columnCount = reader.uint32();
  if (columnCount > body.length) throw new DamageError("It ends too early.");
  const columns: Column[] = [];
  while (columns.length < columnCount) columns.push(await readColumn({ reader, rowCount, pause }));
  reader.end();
  return { rowCount, columns };
};

/** What `encodeTableBytes` wrote, or in one sentence why it is damaged; never rejects. */
export const decodeTableBytes = async (
  bytes: Uint8Array,
  pause: Pause,
): Promise<{ table: ObservationTable } | { damage: string }> => {
  try {
    const whole = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    return { table: await readTable(whole, pause) };
  } catch (error) {
    if (error instanceof DamageError) return { damage: error.message };
    throw error;
  }
};
