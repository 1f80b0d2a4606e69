import fc from "fast-check";
import { expect, it } from "vitest";

import { findKnownDays } from "./day-column.ts";
import {
  cellLabel,
  cellValue,
  type DictionaryColumn,
  type ObservationTable,
} from "./observation-table.ts";
import { compactTable } from "./table-compact.ts";
import { selectRows } from "./table-rows.ts";
import { decodeTable, encodeTable, type WireTable } from "./table-wire.ts";
import { PROPERTY_RUNS, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";

const DAY_MS = 86_400_000;

const toText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const makeTable = (
  values: readonly string[],
  codes: ArrayLike<number> = values.map((_, code) => code),
  labels = values,
): ObservationTable => ({
  rowCount: codes.length,
  columns: [{ type: "dictionary", id: "day", codes: Int32Array.from(codes), values, labels }],
});

const send = (table: ObservationTable): { text: string; received: ObservationTable } => {
  const text = JSON.stringify(encodeTable(table, true));
  return { text, received: decodeTable(JSON.parse(text) as WireTable) };
};

const columnOf = (table: ObservationTable): DictionaryColumn =>
  table.columns[0] as DictionaryColumn;

const readCells = (table: ObservationTable) =>
  Array.from({ length: table.rowCount }, (_, row) => [
    cellValue(columnOf(table), row),
    cellLabel(columnOf(table), row),
  ]);

const FIRST = -719_528;
const someDays = fc
  .uniqueArray(fc.integer({ min: FIRST, max: 2_932_896 }), { maxLength: 8 })
  .map((starts) =>
    [...new Set(starts.flatMap((day) => Array.from({ length: 40 }, (_, at) => day + at)))]
      .toSorted((a, b) => a - b)
      .filter((day) => day <= 2_932_896)
      .map(toText),
  );

it(
  "days that were sent packed are the same texts in the same rows",
  () => {
    fc.assert(
      fc.property(someDays, fc.array(fc.nat(), { maxLength: 50 }), (values, cells) => {
        const codes = cells.map((cell) => (cell % (values.length + 1)) - 1);
        for (const table of [makeTable(values), makeTable(values, codes)]) {
          const { received } = send(table);
          expect(columnOf(received).values).toEqual(values);
          expect(readCells(received)).toEqual(readCells(table));
          expect(readCells(compactTable(received))).toEqual(readCells(table));
        }
      }),
      PROPERTY_RUNS,
    );
  },
  PROPERTY_TIMEOUT,
);

const DAYS = Array.from({ length: 200_000 }, (_, at) => toText(at - 180_000));

it("200,000 days one after the other are few bytes, and their times are known without a text", () => {
  const { text, received } = send(makeTable(DAYS));
  expect(text.length).toBeLessThan(200);
  const known = findKnownDays(columnOf(received));
  expect(known).toMatchObject({ isInOrder: true });
  expect([known?.times[0], known?.times.at(-1)]).toEqual(
    [DAYS[0], DAYS.at(-1)].map((day) => Date.parse(day ?? "")),
  );
  const turned = send(makeTable(DAYS, DAYS.map((_, code) => code).toReversed()));
  expect(findKnownDays(columnOf(turned.received))).toMatchObject({ isInOrder: false });
});

it.each([
  ["of few days", DAYS.slice(0, 50)],
  ["of days that do not ascend", DAYS.slice(0, 500).toReversed()],
  ["with a year among its days", [...DAYS.slice(0, 500), "2030"]],
  ["with a day that no calendar has", [...DAYS.slice(0, 500), "2030-02-30"]],
  ["of days that stand alone", DAYS.filter((_, at) => at % 7 === 0)],
])("a column %s is sent as texts", (_, values) => {
  const { received } = send(makeTable(values));
  expect(findKnownDays(columnOf(received))).toBeUndefined();
  expect(readCells(received)).toEqual(readCells(makeTable(values)));
});

it("days that are called something else keep their names", () => {
  const table = makeTable(
    DAYS.slice(0, 500),
    undefined,
    DAYS.slice(0, 500).map((day) => `the ${day}`),
  );
  expect(readCells(send(table).received)).toEqual(readCells(table));
});

it("nothing is known of other rows or values of a column", () => {
  const { received } = send(makeTable(DAYS.slice(0, 500)));
  const some = selectRows(received, [3, 1]);
  expect(findKnownDays(columnOf(some))).toBeUndefined();
  expect(readCells(some)).toEqual([3, 1].map((day) => [DAYS[day], DAYS[day]]));
});
