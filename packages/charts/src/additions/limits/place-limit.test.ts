import type { Component, Limit } from "@statelier/model";
import { expect, test } from "vitest";
import { placeLimit } from "./place-limit.ts";

const category = {
  id: "year",
  kind: "TemporalDimension",
  timeUnit: "Year",
  values: [],
} as unknown as Component;

const YEARS = ["2015", "2016", "2018", "2019", "2022"];

const makeLimit = (from: string, to?: string): Limit => {
  const of = { dimensionId: "year", label: "" };
  return {
    name: "Target",
    type: "single",
    value: 3,
    related: to
      ? [
          { ...of, type: "time-to", value: to },
          { ...of, type: "time-from", value: from },
        ]
      : [{ ...of, type: "single", value: from }],
  };
};

const place = (
  limit: Limit,
  { hasBands, years = YEARS }: { hasBands: boolean; years?: string[] },
) => {
  const categories = years.map((value) => ({ value, label: value, time: Date.UTC(Number(value)) }));
  const placed = placeLimit(limit, { category, categories, hasBands }, "en");
  return [placed?.from?.value, placed?.to?.value, placed?.dates, placed?.isOffAxis];
};

test.each([true, false])("limits at dates of the axis lie there (bands: %s)", (hasBands) => {
  const whole = [undefined, undefined];
  expect(place(makeLimit("2016", "2022"), { hasBands })).toEqual(["2016", "2022", ...whole]);
  expect(place(makeLimit("2018"), { hasBands })).toEqual(["2018", "2018", ...whole]);
});

test.each([true, false])("as much is drawn as lies on the axis (bands: %s)", (hasBands) => {
  const cut = (from: string, to: string) => place(makeLimit(from, to), { hasBands });
  expect(cut("2019", "2030")).toEqual(["2019", "2022", "2019–2030", undefined]);
  expect(cut("2010", "2016")).toEqual(["2015", "2016", "2010–2016", undefined]);
  expect(cut("2025", "2030")).toEqual([undefined, undefined, "2025–2030", true]);
  const single = place(makeLimit("2030"), { hasBands });
  expect(single).toEqual([undefined, undefined, "2030", true]);
});

test("a limit stands between dates on an axis of time, but not between bands", () => {
  expect(place(makeLimit("2017", "2020"), { hasBands: false })).toEqual([
    "2017",
    "2020",
    undefined,
    undefined,
  ]);
  expect(place(makeLimit("2017", "2020"), { hasBands: true })).toEqual([
    "2018",
    "2019",
    "2017–2020",
    undefined,
  ]);
  expect(place(makeLimit("2020"), { hasBands: true })[3]).toBe(true);
});

test("dates in descending order are clipped in the order of time", () => {
  const years = YEARS.toReversed();
  expect(place(makeLimit("2019", "2030"), { hasBands: true, years }).slice(0, 2)).toEqual([
    "2019",
    "2022",
  ]);
});
