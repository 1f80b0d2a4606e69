import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import type { ObservationPage, ObservationRows, ReadTable } from "./observation-reader.ts";
import { openReader } from "./open-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";
import { makeTableStore } from "./table-store.ts";

const MEMORY = 100_000_000;
/** Six cells of eight bytes each are half of the memory. */
const ROWS = 1_000_000;
const PAGES = 10;
/** Four codes of four bytes and two numbers of eight. */
const BYTES_A_ROW = 32;
const DIMENSIONS = ["region", "kind", "group", "year"];
const MEASURES = ["amount", "share"];

const path = (name: string): string => `https://example.org/${name}`;

const valuesOf = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${path(name)}/${at}`);

const makePage = (at: number): ReadTable => {
  const rowCount = ROWS / PAGES;
  const codes = (divisor: number, count: number): Int32Array =>
    Int32Array.from({ length: rowCount }, (_, row) => Math.floor(row / divisor) % count);
  const years = valuesOf("year", PAGES);
  const lists = DIMENSIONS.slice(0, 3).map((name) => valuesOf(name, 50));
  return {
    rowCount,
    columns: [
      ...lists.map((values, place) => ({
        type: "dictionary" as const,
        id: DIMENSIONS[place] ?? "",
        codes: codes(50 ** place, 50),
        values,
        labels: values,
      })),
      {
        type: "dictionary",
        id: "year",
        codes: new Int32Array(rowCount).fill(at),
        values: years,
        labels: years,
      },
      ...MEASURES.map((id) => ({
        type: "number" as const,
        id,
        values: Float64Array.from({ length: rowCount }, (_, row) => row / 8),
      })),
    ],
  };
};

const CUBE = {
  components: new Map(
    [...DIMENSIONS, ...MEASURES].map((id) => [
      path(id),
      { path: path(id), id, isVersioned: false, isKeyDimension: DIMENSIONS.includes(id) },
    ]),
  ),
  collectTerms: () => ({}),
} as unknown as ReadableCube;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Bytes in buffers that something still refers to. */
const measureBuffers = (): number => {
  // What the first finds is let go of before the second.
  collect();
  collect();
  return process.memoryUsage().arrayBuffers;
};

test(
  "three datasets, each as large as one may be, are read in the background within one dataset more than the limit",
  { timeout: 180_000 },
  async () => {
    const tables = makeTableStore({ memoryBytes: MEMORY });
    const before = measureBuffers();
    let most = 0;
    const look = (): void => void (most = Math.max(most, measureBuffers() - before));
    const rows = {
      count: async () => ROWS,
      planPages: async () =>
        Array.from({ length: PAGES }, (_, at): ObservationPage => {
          const values = new Set(valuesOf("year", PAGES).slice(at, at + 1));
          return {
            count: ROWS / PAGES,
            part: { path: path("year"), values },
            read: async () => {
              look();
              return makePage(at);
            },
            halve: () => undefined,
          };
        }),
      slices: {
        read: async () => ({ table: { rowCount: 0, columns: [] } }),
        distinct: async () => [],
        bounds: async () => undefined,
      },
      describe: () => undefined,
    } as unknown as ObservationRows;
    const read: string[] = [];
    await Promise.all(
      ["a", "b", "c"].map(async (key) => {
        const reader = await openReader({
          rows,
          cube: CUBE,
          limits: { wholeCubeRows: ROWS, smallCubeRows: 1, readWhole: "background" },
          tables,
          key,
          fileKey: key,
          onSlice: () => undefined,
          onWhole: () => {
            look();
            read.push(key);
          },
          onFailure: () => undefined,
        });
        for (const value of ["1", "2", "3"])
          await reader.distinct(path("region"), [
            { path: path("kind"), type: "values", values: new Set([value]) },
          ]);
        await expect.poll(() => read.includes(key), { timeout: 120_000 }).toBe(true);
      }),
    );
    expect(read).toHaveLength(3);
    expect(most).toBeLessThan(MEMORY + ROWS * BYTES_A_ROW);
    expect(measureBuffers() - before).toBeLessThan(MEMORY);
  },
);
