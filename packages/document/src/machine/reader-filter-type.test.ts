import { expect, test } from "vitest";
import { makeComponents, makeDimension, testId } from "../testing/make-test-components.ts";
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
