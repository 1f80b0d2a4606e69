import type { Component } from "@statelier/model";
import { expect, test } from "vitest";
import { canSwapFields } from "../charts/set-field.ts";
import { CHART_TYPES, type ChartType } from "../chart-types/chart-types.ts";
import { chartRules } from "../chart-types/registry.ts";
import type { StateWithCharts } from "../document/configurator-state.ts";
import {
  makeComponents,
  makeDimension,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import type { EditorEvent } from "./events/events.ts";
import { applyEvent, type HistoryState, makeHistory, undo } from "./history.ts";
import { makeContext, makeState } from "./testing/make-test-state.ts";

type Pair = [string, string];

const known = makeComponents();

const components = {
  ...known,
  dimensions: [
    ...known.dimensions,
    makeDimension("month", "TemporalDimension", {
      valueNames: ["2020-01", "2020-02"],
      timeUnit: "Month",
    }),
    makeDimension("district", "GeoShapesDimension", { valueNames: ["east", "west"] }),
  ],
};

const context = makeContext(components);

const send = (history: HistoryState, ...events: EditorEvent[]): HistoryState =>
  events.reduce((before, event) => applyEvent(before, event, context).history, history);

const active = ({ present }: HistoryState) => (present as StateWithCharts).chartConfigs[0]!;

const set = (field: string, name: string): EditorEvent => ({
  type: "CHART_FIELD_CHANGED",
  field,
  componentId: testId(name),
});

const update = (field: string, path: string[], value: unknown): EditorEvent => ({
  type: "CHART_FIELD_UPDATED",
  field,
  path,
  value,
});

const swap = (one: string, other: string): EditorEvent => ({
  type: "CHART_FIELDS_SWAPPED",
  fields: [one, other],
});

const title = (value: string): EditorEvent => ({
  type: "CHART_META_CHANGE",
  field: "title",
  locale: "en",
  value,
});

/** Two dimensions that both of two fields may show; of measures there are several in each chart. */
const findTaken = (kinds: readonly Component["kind"][]): string[] => {
  if (kinds.includes("NumericalMeasure")) return [];
  if (kinds.includes("NominalDimension")) return ["region", "sector"];
  return kinds.includes("TemporalDimension") ? ["year", "month"] : ["region", "district"];
};

/** A chart whose author has set what a swap begins anew: two fields, orders, colours, chosen values. */
const dress = (chartType: ChartType, fields: Pair, taken: readonly string[]): HistoryState => {
  const filled = send(
    makeHistory(makeState(chartType, components)),
    // What a new chart shows along its axis is free for other fields.
    ...["x", "y"].map((field) => set(field, "region")),
    ...taken.map((name, at) => set(fields[at]!, name)),
  );
  return send(
    filled,
    ...["x", "y", "segment"].map((field) =>
      update(field, ["sorting"], { sortingType: "byDimensionLabel", sortingOrder: "desc" }),
    ),
    ...["a", "b", "2020"].map((value) => update("color", ["colorMapping", value], "#123456")),
    {
      type: "CHART_CONFIG_FILTER_SET_MULTI",
      filters: [{ cubeIri: TEST_CUBE, dimensionId: testId("sector") }],
      values: ["a", "b"],
    },
  );
};

const dressColumns = (): HistoryState => dress("column", ["x", "segment"], ["region", "sector"]);

const swappable = CHART_TYPES.flatMap((type) => {
  const specs = chartRules[type].fields.filter(({ many }) => !many);
  return specs.flatMap((one, at) =>
    specs.slice(at + 1).flatMap((other) => {
      const kinds = one.kinds.filter((kind) => other.kinds.includes(kind));
      return kinds.length === 0
        ? []
        : [{ type, pair: [one.field, other.field] as Pair, taken: findTaken(kinds) }];
    }),
  );
});

test.each(swappable)(
  "FE7 fields that are swapped twice are as before: $type $pair",
  ({ type, pair, taken }) => {
    const [one, other] = pair;
    const history = dress(type, pair, taken);
    expect(canSwapFields(active(history), pair, components)).toBe(true);
    const once = send(history, swap(one, other));
    expect(active(once)).not.toEqual(active(history));
    for (const back of [swap(one, other), swap(other, one)])
      expect(active(send(once, back))).toEqual(active(history));
    const thrice = send(once, swap(one, other), swap(one, other));
    expect(active(thrice)).toEqual(active(once));
    expect(thrice.past).toHaveLength(history.past.length + 3);
    expect(active(undo(thrice, context).history)).toEqual(active(history));
  },
);

test("FE7 what was changed between two swaps stays", () => {
  const history = dressColumns();
  const named = send(history, swap("x", "segment"), title("Named since"), swap("x", "segment"));
  const { meta, ...rest } = active(named);
  expect(meta.title.en).toBe("Named since");
  expect({ ...rest, meta: active(history).meta }).toEqual(active(history));
});

test("FE7 colours that were chosen between two swaps are not written over by older ones", () => {
  const swapped = send(dressColumns(), swap("x", "segment"));
  const painted = send(swapped, update("color", ["colorMapping", "north"], "#abcdef"));
  const again = send(painted, swap("x", "segment"));
  expect(active(again)).toEqual(active(send(makeHistory(painted.present), swap("x", "segment"))));
});

test("FE7 fields that were swapped, and then changed, swap as what they are now", () => {
  const changed = send(dressColumns(), swap("x", "segment"), set("x", "year"));
  const again = send(changed, swap("x", "segment"));
  expect(active(again)).toEqual(active(send(makeHistory(changed.present), swap("x", "segment"))));
});
