import type { Dimension, TimeUnit } from "@statelier/model";
import { expect, test } from "vitest";
import { picksDates } from "./date-choice.ts";

const years = (count: number) => Array.from({ length: count }, (_, index) => `${1900 + index}`);
const months = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
  );

test.each<[TimeUnit, string[], boolean]>([
  ["Year", years(100), false],
  ["Year", years(103), true],
  ["Month", months(30), false],
  ["Month", months(31), true],
])(
  "DP4 years are listed up to a hundred, months up to thirty: %s",
  (timeUnit, valueNames, picks) => {
    const values = valueNames.map((value) => ({ value, label: value }));
    const dimension = (kind: "TemporalDimension" | "NominalDimension") =>
      ({ kind, timeUnit, values }) as unknown as Dimension;
    expect(picksDates(dimension("TemporalDimension"))).toBe(picks);
    expect(picksDates(dimension("NominalDimension"))).toBe(false);
  },
);
