import type { Dimension, TimeUnit } from "@statelier/model";
import { expect, test } from "vitest";
import { toAxisValue } from "./axis-values.ts";
import type { ChartData } from "./chart-data.ts";
import { nameGaps } from "./name-gaps.ts";

const DAY_MS = 86_400_000;
const INPUT = { locale: "en" } as const;

const makeData = (dates: readonly string[], timeUnit: TimeUnit) => {
  const category: Dimension = {
    id: "date",
    cubeIri: "",
    label: "",
    related: [],
    kind: "TemporalDimension",
    timeUnit,
    timeFormat: "",
    isNumerical: false,
    isKeyDimension: true,
    values: [],
  };
  const field = { componentId: "date" };
  const categories = dates.map((value) =>
    toAxisValue(category, { value, label: value }, { field, ...INPUT }),
  );
  return { category, categories } as Pick<ChartData, "category" | "categories"> as ChartData;
};

const readGaps = (data: ChartData): readonly string[] | undefined =>
  nameGaps(data, INPUT).gaps?.slice(0);

const listDays = (count: number, isThere: (day: number) => boolean): string[] =>
  Array.from({ length: count }, (_, day) => day)
    .filter(isThere)
    .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));

const CASES: Record<string, [dates: string[], unit: TimeUnit, gaps: number]> = {
  "days without weekends": [listDays(70, (day) => (day + 3) % 7 < 5), "Day", 20],
  "every third day, but for one": [listDays(100, (day) => day % 3 === 0 && day !== 60), "Day", 1],
  "months of two summers": [["2020-06", "2020-07", "2020-08", "2021-06", "2021-07"], "Month", 9],
  "every fourth year but one": [["1896", "1900", "1904", "1908", "1912", "1920"], "Year", 1],
  "years with one far away": [["1900", "1901", "1902", "2000"], "Year", 0],
  "all months": [["2020-01", "2020-02", "2020-03"], "Month", 0],
  "days that are no starts of months": [["2020-01-03", "2020-02-03", "2020-04-03"], "Month", 0],
  "one day": [["2020-01-03"], "Day", 0],
};

test.each(Object.entries(CASES))(
  "what dates leave out of a calendar is the same whether they are known to stand in their order or not: %s",
  (_, [dates, unit, count]) => {
    const data = makeData(dates, unit);
    const times = Float64Array.from(data.categories, ({ time = Number.NaN }) => time);
    const dateAt = (place: number) => data.categories[place] ?? { value: "", label: "" };
    const gaps = readGaps(data);
    expect(gaps?.length ?? 0).toBe(count);
    const inOrder = { ...data, times, dateAt };
    expect(readGaps(inOrder)).toEqual(gaps);
  },
);
