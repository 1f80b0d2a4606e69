import { type CubeComponents, type Dimension, MOST_RECENT_VALUE } from "@statelier/model";
import { expect, it } from "vitest";
import { findTimeDimension } from "../view-params/list-time-values.ts";
import { deriveDateInput } from "./derive-date-input.ts";
import { listTimes } from "./list-times.ts";

const dimension = (
  id: string,
  kind: Dimension["kind"],
  values: Dimension["values"],
): Dimension => ({
  id,
  kind,
  timeUnit: "Month",
  cubeIri: "https://example.org/cube",
  label: id,
  isNumerical: false,
  isKeyDimension: true,
  values,
  related: [],
});

const components: CubeComponents = {
  dimensions: [
    dimension("month", "TemporalDimension", [
      { value: "2020-02", label: "2020-02" },
      { value: "2020-01", label: "2020-01" },
    ]),
    dimension("quarter", "TemporalEntityDimension", [
      { value: "https://example.org/q2", label: "Second", position: "2020-04" },
      { value: "https://example.org/q1", label: "First", position: "2020-01" },
    ]),
    dimension("income", "OrdinalDimension", [{ value: "low", label: "Low" }]),
  ],
  measures: [],
};

const config = (componentId: string, active = true, from = "") =>
  ({
    cubes: [{ iri: "https://example.org/cube", filters: {} }],
    interactiveFiltersConfig: {
      timeRange: { active, componentId, presets: { type: "range", from, to: "" } },
    },
  }) as Parameters<typeof findTimeDimension>[0];

it("offers a period on time alone, and only where the author has opened it", () => {
  expect(findTimeDimension(config("month"), components)?.id).toBe("month");
  expect(findTimeDimension(config("month", false), components)).toBeUndefined();
  expect(findTimeDimension(config("income"), components)).toBeUndefined();
});

it("lists the dates that exist, ascending, and starts from the author's preset or the first date", () => {
  expect(listTimes({ config: config("month"), components }, "de")).toEqual({
    options: [
      { value: "2020-01", label: "Jan. 2020" },
      { value: "2020-02", label: "Feb. 2020" },
    ],
    preset: { from: "2020-01", to: "2020-02" },
  });
  expect(
    listTimes({ config: config("month", true, "2020-02"), components }, "en").preset.from,
  ).toBe("2020-02");
});

it("names temporal entities by their label and orders them by position", () => {
  expect(listTimes({ config: config("quarter"), components }, "en").options).toEqual([
    { value: "2020-01", label: "First" },
    { value: "2020-04", label: "Second" },
  ]);
});

it("offers only dates within the author's range, which may end at the most recent one", () => {
  const range = { type: "range" as const, from: "2020-02", to: MOST_RECENT_VALUE };
  const { interactiveFiltersConfig } = config("month");
  const ranged = {
    cubes: [{ iri: "https://example.org/cube", filters: { month: range } }],
    interactiveFiltersConfig: {
      ...interactiveFiltersConfig,
      timeRange: { active: true, componentId: "month", presets: range },
    },
  } as unknown as Parameters<typeof findTimeDimension>[0];
  const { options, preset } = listTimes({ config: ranged, components }, "en");
  expect(options.map(({ value }) => value)).toEqual(["2020-02"]);
  expect(preset).toEqual({ from: "2020-02", to: "2020-02" });
});

it("gives each way of writing dates the browser's field that keeps it, and others none", () => {
  const typeOf = (...dates: string[]) => deriveDateInput(dates)?.type;
  expect(typeOf("1958", "2005")).toBe("number");
  expect(typeOf("1958-03", "2005-12")).toBe("month");
  expect(typeOf("1958-W03")).toBe("week");
  expect(typeOf("1958-03-29")).toBe("date");
  expect(typeOf("1958-03-29T12:00:00", "1958-03-29T12:00")).toBe("datetime-local");
  expect(typeOf("1958-03-29T12:00:00Z")).toBeUndefined();
  expect(typeOf("1958", "1958-03")).toBeUndefined();
  expect(typeOf("-0044")).toBeUndefined();
});
