import { type CubeComponents, type Dimension, MOST_RECENT_VALUE } from "@statelier/model";
import { expect, it } from "vitest";
import { findTimeDimension } from "@statelier/document";
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

it("DP1 lists the dates that exist, ascending, and starts from the author's preset or the first date", () => {
  expect(listTimes({ config: config("month"), components })).toEqual({
    options: [
      { value: "2020-01", label: "01.2020" },
      { value: "2020-02", label: "02.2020" },
    ],
    preset: { from: "2020-01", to: "2020-02" },
    timeUnit: "Month",
    isTyped: false,
  });
  expect(listTimes({ config: config("month", true, "2020-02"), components }).preset.from).toBe(
    "2020-02",
  );
});

it("names temporal entities by their label and orders them by position", () => {
  expect(listTimes({ config: config("quarter"), components }).options).toEqual([
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
  const { options, preset } = listTimes({ config: ranged, components });
  expect(options.map(({ value }) => value)).toEqual(["2020-02"]);
  expect(preset).toEqual({ from: "2020-02", to: "2020-02" });
});

it("DP4 has dates typed where a list would be long: more than 300, or years more than 100 apart", () => {
  const isTyped = (kind: Dimension["kind"], timeUnit: Dimension["timeUnit"], values: string[]) =>
    listTimes({
      config: config("time"),
      components: {
        dimensions: [
          {
            ...dimension(
              "time",
              kind,
              values.map((value) => ({ value, label: value, position: value })),
            ),
            ...(timeUnit ? { timeUnit } : {}),
          },
        ],
        measures: [],
      },
    }).isTyped;
  const months = Array.from(
    { length: 301 },
    (_, at) => `${1990 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`,
  );
  expect(isTyped("TemporalDimension", "Month", months)).toBe(true);
  expect(isTyped("TemporalDimension", "Month", months.slice(1))).toBe(false);
  expect(isTyped("TemporalDimension", "Year", ["1900", "2000"])).toBe(false);
  expect(isTyped("TemporalDimension", "Year", ["1900", "2001"])).toBe(true);
  expect(isTyped("TemporalEntityDimension", "Month", months)).toBe(false);
});
