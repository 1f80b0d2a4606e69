import { Buffer } from "node:buffer";

import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { computeChecksum } from "../bytes/compute-checksum.ts";
import type { Column, ObservationTable } from "./observation-table.ts";
import { countReads } from "../testing/count-reads.ts";
import { PROPERTY_RUNS, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";
import { decodeTableBytes, encodeTableBytes } from "./table-bytes.ts";

const HEADER = 16;

const pause = async (): Promise<void> => undefined;
const encode = (table: ObservationTable) => encodeTableBytes(table, pause);
const decode = (bytes: Uint8Array) => decodeTableBytes(bytes, pause);

const text = fc.string({ unit: "binary" });

const cell = fc.oneof(
  fc.constantFrom(Number.NaN, 0, -0, Number.POSITIVE_INFINITY, 0.1, 0.3, 1e-9, 2 ** 53, -(2 ** 31)),
  fc.integer(),
  fc.integer({ min: -300, max: 70_000 }).map((value) => value / 100),
  fc.double(),
);

const makeNumbers = (length: number): fc.Arbitrary<Column> =>
  fc
    .tuple(
      text,
      fc.oneof(
        fc.array(cell, { minLength: length, maxLength: length }),
        fc.array(fc.oneof(fc.constant(Number.NaN), fc.integer({ min: -99, max: 99 })), {
          minLength: length,
          maxLength: length,
        }),
        fc.nat(9).map((step) => Array.from({ length }, (_, row) => 1_000_000 + (row * step) / 10)),
      ),
    )
    .map(([id, values]) => ({ type: "number", id, values: Float64Array.from(values) }));

const makeDictionary = (length: number): fc.Arbitrary<Column> =>
  fc
    .tuple(text, fc.array(fc.tuple(text, text), { maxLength: 300 }), fc.boolean())
    .chain(([id, pairs, isLabelled]) =>
      fc
        .array(fc.integer({ min: -1, max: pairs.length - 1 }), {
          minLength: length,
          maxLength: length,
        })
        .map((codes) => ({
          type: "dictionary",
          id,
          codes: Int32Array.from(codes),
          values: pairs.map(([value]) => value),
          labels: pairs.map(([value, label]) => (isLabelled ? label : value)),
        })),
    );

const tables: fc.Arbitrary<ObservationTable> = fc
  .nat(40)
  .chain((rowCount) =>
    fc
      .array(fc.oneof(makeNumbers(rowCount), makeDictionary(rowCount)), { maxLength: 5 })
      .map((columns) => ({ rowCount, columns })),
  );

const SAMPLE = await encode({
  rowCount: 3,
  columns: [
    {
      type: "dictionary",
      id: "canton",
      codes: Int32Array.of(0, -1, 1),
      values: ["a", "ü"],
      labels: ["Zürich", "𝔘ri"],
    },
    { type: "number", id: "exact", values: Float64Array.of(0.1, Number.NaN, 1_000_000.5) },
    { type: "number", id: "odd", values: Float64Array.of(Math.PI, -0, Number.NaN) },
  ],
});

describe("the binary form of a table", { timeout: PROPERTY_TIMEOUT }, () => {
  it("gives back every cell, label and bit", async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        expect(await decode(await encode(table))).toEqual({ table });
      }),
      PROPERTY_RUNS,
    );
  });

  it("is read from any place of a larger buffer", async () => {
    const buffer = Buffer.alloc(SAMPLE.length + 9);
    buffer.set(SAMPLE, 3);
    const part = buffer.subarray(3, 3 + SAMPLE.length);
    expect(await decode(part)).toEqual(await decode(SAMPLE));
    expect(await decode(part)).toHaveProperty("table.rowCount", 3);
  });

  it("holds a code in one byte and a decimal number in as many as its digits need", async () => {
    const rowCount = 10_000;
    const { length: size } = await encode({
      rowCount,
      columns: [
        {
          type: "dictionary",
          id: "a",
          codes: Int32Array.from({ length: rowCount }, (_, row) => row % 200),
          values: Array.from({ length: 200 }, (_, code) => String(code)),
          labels: Array.from({ length: 200 }, (_, code) => String(code)),
        },
        {
          type: "number",
          id: "m",
          values: Float64Array.from(
            { length: rowCount },
            (_, row) => ((row * 7_919) % 60_000) / 10,
          ),
        },
        {
          type: "number",
          id: "n",
          values: Float64Array.from({ length: rowCount }, (_, row) => row),
        },
      ],
    });
    expect(size).toBeLessThan(rowCount * 4 + 2_000);
  });

  it("says of every damaged byte, every cut and everything behind the end that it is damaged", async () => {
    for (let at = 0; at < SAMPLE.length; at += 1) {
      const damaged = SAMPLE.slice();
      damaged[at] = (damaged[at] ?? 0) ^ (1 + (at % 255));
      expect(await decode(damaged), `byte ${at}`).toHaveProperty("damage");
      expect(await decode(SAMPLE.slice(0, at)), `cut at ${at}`).toHaveProperty("damage");
    }
    const longer = new Uint8Array(SAMPLE.length + 4);
    longer.set(SAMPLE);
    expect(await decode(longer)).toHaveProperty("damage");
  });

  it("neither throws nor allocates beyond its bytes for bytes that were made to harm", async () => {
    const change = fc.array(fc.tuple(fc.nat(SAMPLE.length - HEADER - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const harmful = SAMPLE.slice();
        for (const [at, byte] of changes) harmful[HEADER + at] = byte;
        const words = new Uint32Array(harmful.buffer);
        words[2] = await computeChecksum(harmful.subarray(HEADER), pause);
        const read = await decode(harmful);
        expect("table" in read || read.damage.length > 0).toBe(true);
      }),
      PROPERTY_RUNS,
    );
  });

  it("others have their turn while many rows are written", async () => {
    const { reads, watch, pause: count } = countReads();
    const rowCount = 20_000;
    const values = Array.from({ length: rowCount }, (_, code) => String(code));
    const columns: Column[] = [
      {
        type: "dictionary",
        id: "a",
        codes: Int32Array.from({ length: rowCount }, (_, row) => row),
        values,
        labels: values,
      },
      { type: "number", id: "m", values: Float64Array.from(values, (text) => Number(text) / 8) },
    ];
    const bytes = await encodeTableBytes({ rowCount, columns: columns.map(watch) }, count);
    expect(reads.most).toBeLessThan(9_000);
    expect(reads.all).toBeGreaterThan(3 * rowCount);
    expect(await decode(bytes)).toEqual({ table: { rowCount, columns } });
  });
});
