import { expect, test } from "vitest";
import { toPercent } from "./percent.ts";

const cell = (raw: number) => ({ row: 0, raw, value: raw });
const shares = (...columns: (number | undefined)[]) =>
  toPercent(columns.map((raw) => [raw === undefined ? undefined : cell(raw)])).map(
    ([share]) => share?.value,
  );

test("PC4 shares are of what stands at one place; what is missing counts as 0", () => {
  expect(shares(1, undefined, 3)).toEqual([25, undefined, 75]);
  expect(
    toPercent([
      [cell(1), cell(2)],
      [cell(3), cell(2)],
    ]).flat(),
  ).toMatchObject([{ value: 25, raw: 1 }, { value: 50 }, { value: 75 }, { value: 50 }]);
});

test("PC4 shares of a total of 0 are 0", () => {
  expect(shares(0, 0)).toEqual([0, 0]);
});
