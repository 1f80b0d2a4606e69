import fc from "fast-check";
import { expect, it } from "vitest";

import { findDuplicateRow } from "./find-duplicate-row.ts";

const findNaively = (columns: readonly number[][], rowCount: number): boolean => {
  const keys = Array.from({ length: rowCount }, (_, row) =>
    columns.map((codes) => codes[row]).join(" "),
  );
  return new Set(keys).size < rowCount;
};

it("finds a row whose key another row has, however many columns there are", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom(2, 5, 200_000),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (rowCount, width, size, random) => {
        const columns = Array.from({ length: width }, () =>
          Array.from(
            { length: rowCount },
            () => Math.floor((random.next().value ?? 0) * Math.min(size + 1, 4)) - 1,
          ),
        );
        const row = findDuplicateRow(
          columns.map((codes) => ({ codes: Int32Array.from(codes), size })),
          rowCount,
        );
        expect(row !== undefined).toBe(findNaively(columns, rowCount));
        if (row === undefined) return;
        const same = Array.from({ length: rowCount }, (_, other) => other).filter((other) =>
          columns.every((codes) => codes[other] === codes[row]),
        );
        expect(same.length).toBeGreaterThan(1);
      },
    ),
  );
});
