import { expect, test } from "vitest";
import {
  makeComponents,
  makeDimension,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ConfiguratorState, StateWithCharts } from "../document/configurator-state.ts";
import type { EditorEvent } from "./events/events.ts";
import { findActiveChart } from "./events/handler.ts";
import { makeContext, makeState } from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";

const [sector, remark] = [testId("sector"), testId("remark")];

const components = {
  ...makeComponents(),
  dimensions: [
    ...makeComponents().dimensions,
    makeDimension("remark", "NominalDimension", { isKeyDimension: false }),
  ],
};
const context = makeContext(components);
const send = (state: ConfiguratorState, event: EditorEvent) =>
  transition(state, event, context).state as StateWithCharts;

const opened = (extensions?: ChartConfig["extensions"]): StateWithCharts => {
  const state = makeState("column", components) as StateWithCharts;
  const config = findActiveChart(state)!;
  const { state: offered } = transition(
    {
      ...state,
      chartConfigs: [{ ...config, ...(extensions ? { extensions } : {}) }],
    },
    {
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: {
        ...config.interactiveFiltersConfig!,
        dataFilters: { active: true, componentIds: [sector, remark] },
      },
    },
    context,
  );
  return offered as StateWithCharts;
};

const change = (componentId: string, filterType: "single" | "multi"): EditorEvent => ({
  type: "READER_FILTER_TYPE_CHANGED",
  componentId,
  filterType,
});

const extensionsOf = (state: StateWithCharts) => findActiveChart(state)?.extensions;

test("VF8 several values are allowed where the chart can show them, and taken back", () => {
  const state = opened({ altText: "kept" });
  const several = send(state, change(remark, "multi"));
  expect(extensionsOf(several)).toEqual({ altText: "kept", filterTypes: { [remark]: "multi" } });
  expect(extensionsOf(send(several, change(remark, "single")))).toEqual({
    altText: "kept",
    filterTypes: { [remark]: "single" },
  });
});

test("VF8 several values of a key that the chart does not show are refused", () => {
  const state = opened();
  expect(send(state, change(sector, "multi"))).toBe(state);
});

test("a filter that readers do not have is of no type", () => {
  const state = makeState("column", components);
  expect(send(state, change(remark, "multi"))).toBe(state);
  expect(send(opened(), change("nothing", "single"))).toEqual(opened());
});

test("of several values at first one stays for a filter of one value", () => {
  const first = { [remark]: ["b", "a"], [sector]: ["c", "a"] };
  const state = opened({ defaultValueOverrides: first });
  expect(extensionsOf(send(state, change(remark, "multi")))?.defaultValueOverrides).toEqual(first);
  expect(extensionsOf(send(state, change(remark, "single")))?.defaultValueOverrides).toEqual({
    [remark]: "b",
    [sector]: ["c", "a"],
  });
});

const start = (componentId: string, ...values: string[]): EditorEvent => ({
  type: "READER_FILTER_DEFAULT_CHANGED",
  componentId,
  values,
});

const firstOf = (state: StateWithCharts) => extensionsOf(state)?.defaultValueOverrides;

test("VF11 readers find one value chosen, or several where they choose several, or none again", () => {
  const one = send(opened({ altText: "kept" }), start(remark, "b"));
  expect(extensionsOf(one)).toEqual({
    altText: "kept",
    defaultValueOverrides: { [remark]: "b" },
  });
  expect(extensionsOf(send(one, start(remark)))).toEqual({ altText: "kept" });
  const several = send(send(one, change(remark, "multi")), start(remark, "a", "b"));
  expect(firstOf(several)).toEqual({ [remark]: ["a", "b"] });
  expect(firstOf(send(several, start(remark, "a")))).toEqual({ [remark]: ["a"] });
  expect(firstOf(send(several, change(remark, "single")))).toEqual({ [remark]: "a" });
});

test.each<[string, string, string[]]>([
  ["several where they choose one", remark, ["a", "b"]],
  ["a value that the dimension lacks", remark, ["nowhere"]],
  ["of a dimension that has one value", sector, ["a"]],
  ["of what is no dimension", "nothing", ["a"]],
])("VF11 what readers could not choose is not chosen before: %s", (_, id, values) => {
  const state = opened();
  expect(send(state, start(id, ...values))).toBe(state);
});

test("VF11 of a filter that readers do not have nothing is chosen before", () => {
  const state = makeState("column", components);
  expect(send(state, start(remark, "a"))).toBe(state);
});

test("VF11 what readers find chosen is among what the author leaves them", () => {
  const table = send(opened(), { type: "CHART_TYPE_CHANGED", chartType: "table" });
  const filters = [{ cubeIri: TEST_CUBE, dimensionId: sector }];
  const some = send(table, { type: "CHART_CONFIG_FILTER_SET_MULTI", filters, values: ["a", "b"] });
  expect(send(some, start(sector, "c"))).toBe(some);
  expect(firstOf(send(some, start(sector, "b")))).toEqual({ [sector]: "b" });
});
