import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CHART_TYPES } from "../chart-types/chart-types.ts";
import { makeState } from "../machine/make-test-state.ts";
import {
  buildChartConfigJsonSchema,
  buildStateJsonSchema,
  type JsonSchema,
} from "./json-schema.ts";

type Json = Record<string, unknown>;

/** Reads the published schema as any other program would: as data, without our own schemas. */
const makeCheck = (schema: JsonSchema) => {
  const read = z.fromJSONSchema(JSON.parse(JSON.stringify(schema)) as Json);
  return (document: unknown): boolean => read.safeParse(document).success;
};

const isState = makeCheck(buildStateJsonSchema());
const isChartConfig = makeCheck(buildChartConfigJsonSchema());

const stateOf = (chartType: (typeof CHART_TYPES)[number]) =>
  JSON.parse(JSON.stringify(makeState(chartType))) as Json & { chartConfigs: Json[] };

describe("published JSON Schemas", () => {
  test("name their dialect and what they describe", () => {
    for (const schema of [buildStateJsonSchema(), buildChartConfigJsonSchema()])
      expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(buildStateJsonSchema().title).toBe("Configurator state 4.6.0");
    expect(buildChartConfigJsonSchema().title).toBe("Chart config 4.5.0");
  });

  test.each(CHART_TYPES)("hold for a first %s chart, in its state and as it is stored", (type) => {
    const state = stateOf(type);
    const { state: _state, ...stored } = state;
    expect(isState(state)).toBe(true);
    expect(isState(stored)).toBe(true);
    expect(isChartConfig(state.chartConfigs[0])).toBe(true);
  });

  test("hold for a state before there is a chart", () => {
    const { version, dataSource } = stateOf("pie");
    expect(isState({ state: "SELECTING_DATASET", version, dataSource })).toBe(true);
  });

  test("ask for no more than what is read: what has a default may be left out", () => {
    const state = stateOf("column");
    const [chart] = state.chartConfigs;
    expect(isChartConfig({ ...chart, meta: { title: {}, description: {}, label: {} } })).toBe(true);
  });

  test.each<[string, Json]>([
    ["another version", { version: "4.4.0" }],
    ["no key", { key: undefined }],
    ["no dataset", { cubes: [] }],
    ["a type that does not exist", { chartType: "donut" }],
    ["fields of another type", { chartType: "pie" }],
  ])("do not hold with %s", (_name, change) => {
    const state = stateOf("column");
    const chart = { ...state.chartConfigs[0], ...change };
    expect(isChartConfig(chart)).toBe(false);
    expect(isState({ ...state, chartConfigs: [chart] })).toBe(false);
  });
});
