import { expect, test } from "vitest";
import { listShownValues } from "../filters/reader-filters.ts";
import { canResetPalette } from "../fields/change-color.ts";
import {
  makeComponents,
  makeDimension,
  makeMeasure,
  testId,
} from "../testing/make-test-components.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ConfiguratorState } from "../document/configurator-state.ts";
import type { EditorEvent } from "./events/events.ts";
import { findActiveChart } from "./events/handler.ts";
import {
  makeContext,
  makeCubesContext,
  makeJoinedState,
  makeState,
} from "./testing/make-test-state.ts";
import { at, charts } from "./testing/send-events.ts";
import { transition } from "./transition.ts";

const NAMES = Array.from({ length: 12 }, (_, index) => `v${index}`);
const SHOWN = ["v1", "v5", "v11"];
const [blue, orange, green, red] = ["#1f77b4", "#ff7f0e", "#2ca02c", "#d62728"];

const sector = testId("sector");
const components = {
  dimensions: [
    ...makeComponents().dimensions.filter(({ id }) => id !== sector),
    makeDimension("sector", "NominalDimension", { valueNames: NAMES }),
  ],
  measures: [makeMeasure("deaths")],
};
const context = makeContext(components);
const send = (state: ConfiguratorState, ...events: EditorEvent[]): ConfiguratorState =>
  events.reduce((before, event) => transition(before, event, context).state, state);
const chartOf = (state: ConfiguratorState): ChartConfig => {
  const chart = findActiveChart(charts(state));
  if (!chart) throw new Error("No chart");
  return chart;
};
const colorsOf = (state: ConfiguratorState) => {
  const { fields } = chartOf(state);
  return (fields as { color: { colorMapping: Record<string, string> } }).color.colorMapping;
};
const colorsOfShown = (state: ConfiguratorState) => SHOWN.map((value) => colorsOf(state)[value]);
const canReset = (state: ConfiguratorState): boolean => canResetPalette(chartOf(state), components);

const all = send(makeState("line", components), {
  type: "CHART_FIELD_CHANGED",
  field: "segment",
  componentId: sector,
});
const few = send(all, {
  type: "CHART_CONFIG_FILTER_SET_MULTI",
  filters: at(sector),
  values: SHOWN,
});

test("CO14 another palette begins with the values that are shown", () => {
  expect(colorsOfShown(few)).toEqual([orange, "#8c564b", blue]);
  const dark = send(few, { type: "CHART_PALETTE_CHANGED", paletteId: "dark2" });
  expect(colorsOfShown(dark)).toEqual(["#1b9e77", "#d95f02", "#7570b3"]);
  expect(colorsOf(dark)["v0"]).toBe("#e7298a");
});

test("CO15 a reset begins with the values that are shown, and is offered while it changes a colour", () => {
  expect(canReset(all)).toBe(false);
  expect(canReset(few)).toBe(true);
  const reset = send(few, { type: "CHART_PALETTE_RESET" });
  expect(colorsOfShown(reset)).toEqual([blue, orange, green]);
  expect(colorsOf(reset)["v0"]).toBe(red);
  expect(Object.keys(colorsOf(reset))).toHaveLength(NAMES.length);
  expect(canReset(reset)).toBe(false);
  const byHand = send(reset, { type: "CHART_COLOR_CHANGED", value: "v1", color: "#abcdef" });
  expect(canReset(byHand)).toBe(true);
  const single = makeState("column", components);
  expect(canReset(single)).toBe(false);
  expect(canReset(send(single, { type: "CHART_COLOR_CHANGED", color: "#abcdef" }))).toBe(true);
});

test("CO15 the colours of a column are shuffled and reset as well, once somebody has changed them", () => {
  const style = (colorMapping: Record<string, string>): EditorEvent => ({
    type: "TABLE_COLUMN_CHANGED",
    componentId: sector,
    change: {
      columnStyle: {
        type: "category",
        textStyle: "regular",
        paletteId: "category10",
        colorMapping,
      },
    },
  });
  const mappingOf = (state: ConfiguratorState) =>
    (chartOf(state).fields as Record<string, { columnStyle?: { colorMapping?: object } }>)[sector]
      ?.columnStyle?.colorMapping;
  const canResetColumn = (state: ConfiguratorState) =>
    canResetPalette(chartOf(state), components, sector);
  const plain = send(makeState("table", components), style({}));
  expect(canResetColumn(plain)).toBe(false);
  const shuffled = send(plain, {
    type: "CHART_CONFIG_UPDATE_COLOR_MAPPING",
    field: sector,
    colorMapping: { v0: orange, v1: blue },
  });
  expect(mappingOf(shuffled)).toEqual({ v0: orange, v1: blue });
  expect(canResetColumn(shuffled)).toBe(true);
  const reset = send(shuffled, { type: "CHART_PALETTE_RESET", field: sector });
  expect(mappingOf(reset)).toMatchObject({ v0: blue, v1: orange });
  expect(canResetColumn(reset)).toBe(false);
});

test("CO26 highlighted series have colours of their own, and those of before keep theirs", () => {
  const highlight = (state: ConfiguratorState, value: string[]) =>
    send(state, {
      type: "CHART_FIELD_UPDATED",
      field: "extensions",
      path: ["highlight", sector],
      value,
    });
  const doubled = NAMES.map((_, index) => `v${index}`).filter(
    (value) => colorsOf(all)[value] === colorsOf(all)["v0"],
  );
  expect(doubled.length).toBeGreaterThan(1);
  const [first = "", second = ""] = doubled;
  const both = highlight(highlight(all, [second]), [first, second]);
  expect(colorsOf(both)[second]).toBe(colorsOf(all)[second]);
  expect(colorsOf(both)[first]).not.toBe(colorsOf(both)[second]);
  const chosen = send(all, {
    type: "CHART_CONFIG_UPDATE_COLOR_MAPPING",
    field: "color",
    colorMapping: { ...colorsOf(all), [first]: "#123456", [second]: "#123456" },
  });
  expect(colorsOf(highlight(chosen, [first, second]))).toEqual(colorsOf(chosen));
});

test("CO14 values of a joined dimension are those under the filters of its datasets", () => {
  const joined = chartOf(makeJoinedState("line"));
  const known = makeCubesContext().findComponents(joined.cubes);
  const dimension = known?.dimensions.find(({ originalIds }) =>
    originalIds?.some(({ dimensionId }) => dimensionId === sector),
  );
  if (!dimension) throw new Error("Not joined");
  const cubes = joined.cubes.map((cube) => ({
    ...cube,
    filters: { [sector]: { type: "multi" as const, values: { b: true as const } } },
  }));
  const shown = listShownValues({ ...joined, cubes }, dimension);
  expect(shown.map(({ value }) => value)).toEqual(["b"]);
});

test("CO26 newly chosen values of a joined dimension get colours of their own, too", () => {
  const [own] = components.dimensions.slice(-1);
  if (!own) throw new Error("No dimension");
  const joined = {
    ...own,
    id: "joinBy__0",
    originalIds: [{ cubeIri: own.cubeIri, dimensionId: sector, label: own.label }],
  };
  const known = { ...components, dimensions: [...components.dimensions.slice(0, -1), joined] };
  const events: EditorEvent[] = [
    { type: "CHART_FIELD_CHANGED", field: "segment", componentId: joined.id },
    { type: "CHART_CONFIG_FILTER_SET_MULTI", filters: at(sector), values: SHOWN },
  ];
  const state = events.reduce(
    (before, event) => transition(before, event, makeContext(known)).state,
    makeState("line", known),
  );
  expect(colorsOfShown(state)).toEqual([orange, "#8c564b", blue]);
});
