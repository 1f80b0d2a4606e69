import { addToCrc32 } from "./crc32.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of an archive; its parts are asked for one after the other. */
export type ZipEntry = { name: string; parts: Iterable<Bytes> };

const LOCAL = 0x04_03_4b_50;
const DESCRIPTOR = 0x08_07_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
/** Sizes and checksum stand behind the file; names are UTF-8. */
const FLAGS = 0x08_08;
const DEFLATED = 8;
/** 1 January 1980: the same rows give the same file on any day. */
const DAY = 0x00_21;

type Written = { name: Bytes; crc: number; packed: number; size: number; offset: number };

type Field = [size: 2 | 4, value: number];

const pack = (fields: readonly Field[], tail: Bytes = new Uint8Array()): Bytes => {
  const length = fields.reduce((sum, [size]) => sum + size, 0);
  const bytes = new Uint8Array(length + tail.length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  bytes.set(tail, at);
  return bytes;
};

const listFields = ({ name, crc, packed, size }: Written): Field[] => [
  [2, VERSION],
  [2, FLAGS],
  [2, DEFLATED],
  [2, 0],
  [2, DAY],
  [4, crc],
  [4, packed],
  [4, size],
  [2, name.length],
  [2, 0],
];

const deflate = async function* (
  parts: Iterable<Bytes>,
  onPart: (part: Bytes) => void,
): AsyncGenerator<Bytes> {
  const iterator = parts[Symbol.iterator]();
  const plain = new ReadableStream<Bytes>({
    pull: (controller) => {
      const { done, value } = iterator.next();
      if (done) return controller.close();
      onPart(value);
      return controller.enqueue(value);
    },
  });
  const reader = plain.pipeThrough(new CompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
};

const writeDirectory = (entries: readonly Written[], offset: number): Bytes[] => {
  const headers = entries.map((entry) =>
    pack(
      [
        [4, CENTRAL],
        [2, VERSION],
        ...listFields(entry),
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, entry.offset],
      ],
      entry.name,
    ),
  );
  const size = headers.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  return [
    ...headers,
    pack([
      [4, END],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, size],
      [4, offset],
      [2, 0],
    ]),
  ];
};

/** A ZIP archive in parts, packed while it is asked for; no file may have more than 4 GB. */
export const writeZip = async function* (entries: readonly ZipEntry[]): AsyncGenerator<Bytes> {
  const written: Written[] = [];
  const encoder = new TextEncoder();
  let offset = 0;
  for (const { name, parts } of entries) {
    const entry = { name: encoder.encode(name), crc: 0, packed: 0, size: 0, offset };
    const header = pack([[4, LOCAL], ...listFields(entry)], entry.name);
    yield header;
    const packed = deflate(parts, (part) => {
      entry.crc = addToCrc32(entry.crc, part);
      entry.size += part.length;
    });
    for await (const part of packed) {
      entry.packed += part.length;
      yield part;
    }
    yield pack([
      [4, DESCRIPTOR],
      [4, entry.crc],
      [4, entry.packed],
      [4, entry.size],
    ]);
    offset += header.length + entry.packed + 16;
    written.push(entry);
  }
  yield* writeDirectory(written, offset);
};
