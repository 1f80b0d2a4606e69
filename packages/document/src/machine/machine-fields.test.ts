import { MOST_RECENT_VALUE } from "@statelier/model";
import { describe, expect, test } from "vitest";
import { testId } from "../testing/make-test-components.ts";
import { makeState } from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";
import {
  active,
  at,
  context,
  deaths,
  filters,
  rate,
  region,
  sector,
  send,
  setSegment,
  year,
} from "./testing/send-events.ts";

describe("fields", () => {
  test("FE1 a field that changes keeps nothing but its component", () => {
    const state = send(makeState(), {
      type: "CHART_FIELD_UPDATED",
      field: "y",
      path: ["customDomain"],
      value: [0, 5],
    });
    expect(active(state, "column").fields.y.customDomain).toEqual([0, 5]);
    const changed = send(state, { type: "CHART_FIELD_CHANGED", field: "y", componentId: rate });
    expect(active(changed, "column").fields.y).toEqual({ componentId: rate });
  });

  test("FE2 SG3 SG5 the first segment brings sorting, colours, stack and all of its values", () => {
    const column = active(send(makeState(), setSegment), "column");
    expect(column.fields.segment).toEqual({
      componentId: sector,
      showValuesMapping: {},
      sorting: { sortingType: "byAuto", sortingOrder: "asc" },
      type: "stacked",
    });
    expect(column.fields.color).toEqual({
      type: "segment",
      paletteId: "category10",
      colorMapping: { a: "#1f77b4", b: "#ff7f0e", c: "#2ca02c" },
    });
    expect(column.cubes[0]!.filters[sector]).toEqual({
      type: "multi",
      values: { a: true, b: true, c: true },
    });
  });

  test("SG1 without a ratio scale a stack becomes groups and percentages end", () => {
    const stacked = send(makeState(), setSegment);
    const config = active(stacked, "column");
    const percent = send(stacked, {
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: {
        ...config.interactiveFiltersConfig!,
        calculation: { active: true, type: "percent" },
      },
    });
    expect(active(percent, "column").interactiveFiltersConfig!.calculation.active).toBe(true);
    const grouped = active(
      send(percent, { type: "CHART_FIELD_CHANGED", field: "y", componentId: rate }),
      "column",
    );
    expect(grouped.fields.segment?.type).toBe("grouped");
    expect(grouped.interactiveFiltersConfig!.calculation).toEqual({
      active: false,
      type: "identity",
    });
    const byHand = active(
      send(percent, {
        type: "CHART_FIELD_UPDATED",
        field: "segment",
        path: ["type"],
        value: "grouped",
      }),
      "column",
    );
    expect(byHand.interactiveFiltersConfig!.calculation).toEqual({
      active: false,
      type: "identity",
    });
    const refused = active(
      send(
        grouped === byHand
          ? percent
          : send(percent, { type: "CHART_FIELD_CHANGED", field: "y", componentId: rate }),
        { type: "CHART_FIELD_UPDATED", field: "segment", path: ["type"], value: "stacked" },
      ),
      "column",
    );
    expect(refused.fields.segment?.type).toBe("grouped");
  });

  test("SG2 an area without a ratio scale loses its segment", () => {
    const area = send(makeState("area"), setSegment, {
      type: "CHART_FIELD_CHANGED",
      field: "y",
      componentId: rate,
    });
    expect(active(area, "area").fields).toMatchObject({
      y: { componentId: rate },
      color: { type: "single" },
    });
    expect(active(area, "area").fields.segment).toBeUndefined();
  });

  test("FE3 a new axis ends the viewers' time range", () => {
    const state = makeState();
    const on = send(state, {
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: {
        ...active(state, "column").interactiveFiltersConfig!,
        timeRange: {
          active: true,
          componentId: year,
          presets: { type: "range", from: "2019", to: "2021" },
        },
      },
    });
    expect(active(on, "column").interactiveFiltersConfig!.timeRange.active).toBe(true);
    const moved = active(
      send(on, { type: "CHART_FIELD_CHANGED", field: "x", componentId: region }),
      "column",
    );
    expect(moved.interactiveFiltersConfig!.timeRange).toMatchObject({
      active: false,
      componentId: region,
    });
    expect(moved.cubes[0]!.filters[year]).toEqual({ type: "single", value: MOST_RECENT_VALUE });
    expect(moved.cubes[0]!.filters[region]).toBeUndefined();
  });

  test("FE5 without its segment a chart has one colour, no percentages and no legend", () => {
    const removed = active(
      send(makeState(), setSegment, { type: "CHART_FIELD_DELETED", field: "segment" }),
      "column",
    );
    expect(removed.fields.segment).toBeUndefined();
    expect(removed.fields.color).toEqual({
      type: "single",
      paletteId: "category10",
      color: "#1f77b4",
    });
    expect(removed.cubes[0]!.filters[sector]).toEqual({ type: "single", value: "a" });
    const required = makeState();
    expect(send(required, { type: "CHART_FIELD_DELETED", field: "x" })).toBe(required);
  });

  test("FE5 without its segment a chart has no other form, from which no control would lead back", () => {
    const formed = send(makeState("line"), setSegment, {
      type: "CHART_FIELD_UPDATED",
      field: "extensions",
      path: ["kind"],
      value: "slope",
    });
    expect(active(formed, "line").extensions?.kind).toBe("slope");
    const removed = send(formed, { type: "CHART_FIELD_DELETED", field: "segment" });
    expect(active(removed, "line").extensions?.kind).toBeUndefined();
  });

  test("FE7 two fields that may show each other's components swap them in one step", () => {
    const swap = { type: "CHART_FIELDS_SWAPPED", fields: ["x", "segment"] } as const;
    const state = send(
      makeState(),
      { type: "CHART_FIELD_CHANGED", field: "x", componentId: region },
      setSegment,
    );
    const before = active(state, "column").fields;
    const after = active(send(state, { ...swap, fields: [...swap.fields] }), "column").fields;
    expect([after.x.componentId, after.segment?.componentId]).toEqual([sector, region]);
    expect(after.color).toMatchObject({ colorMapping: { north: "#1f77b4", south: "#ff7f0e" } });
    expect([before.x.componentId, before.segment?.componentId]).toEqual([region, sector]);
    const refused = [
      ["x", "y"],
      ["x", "x"],
      ["x", "nothing"],
      ["x", "animation"],
    ] as const;
    for (const fields of refused) expect(send(state, { ...swap, fields: [...fields] })).toBe(state);
  });

  test("FR1 FR2 a field refuses components of another kind and components in use", () => {
    const state = makeState();
    const refuse = (field: string, componentId: string) =>
      expect(send(state, { type: "CHART_FIELD_CHANGED", field, componentId })).toBe(state);
    refuse("y", sector);
    refuse("segment", deaths);
    refuse("segment", year);
    refuse("nothing", year);
  });

  test("VF4 a dimension that becomes a field is no viewers' filter any more", () => {
    const state = makeState();
    const offered = send(state, {
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: {
        ...active(state, "column").interactiveFiltersConfig!,
        dataFilters: { active: true, componentIds: [sector, region] },
      },
    });
    expect(
      active(send(offered, setSegment), "column").interactiveFiltersConfig!.dataFilters,
    ).toEqual({ active: true, componentIds: [region] });
  });

  test("FE4 a property is set only where the chart stays valid", () => {
    const state = makeState();
    const update = (field: string, path: string[], value: unknown) =>
      send(state, { type: "CHART_FIELD_UPDATED", field, path, value });
    expect(update("y", ["customDomain"], "wide")).toBe(state);
    expect(update("x", ["componentId"], sector)).toBe(state);
    expect(update("segment", ["type"], "grouped")).toBe(state);
    expect(update("x", ["__proto__", "polluted"], true)).toBe(state);
    expect(update("x", ["unheardOf"], true)).toBe(state);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test("FE4 ST8 a value that does not fit is refused, not repaired", () => {
    const discrete = send(makeState("map"), {
      type: "CHART_FIELD_UPDATED",
      field: "areaLayer",
      path: ["color", "scaleType"],
      value: "discrete",
    });
    const setClasses = (value: unknown) =>
      transition(
        discrete,
        { type: "CHART_FIELD_UPDATED", field: "areaLayer", path: ["color", "nbClass"], value },
        context,
      );
    for (const value of [50, 1, 4.5, "4"]) {
      expect(setClasses(value).state).toBe(discrete);
      expect(setClasses(value).effects).toMatchObject([{ type: "LOG_IGNORED", reason: "payload" }]);
    }
    expect(active(setClasses(4).state, "map").fields.areaLayer!.color).toMatchObject({
      nbClass: 4,
    });
  });

  test("AN1 AN2 an animation starts with its defaults and ends sorting by total", () => {
    const byTotal = send(
      makeState("column"),
      { type: "CHART_FIELD_CHANGED", field: "x", componentId: region },
      setSegment,
      {
        type: "CHART_FIELD_UPDATED",
        field: "segment",
        path: ["sorting"],
        value: { sortingType: "byTotalSize", sortingOrder: "asc" },
      },
    );
    const animated = active(
      send(byTotal, { type: "CHART_FIELD_CHANGED", field: "animation", componentId: year }),
      "column",
    );
    expect(animated.fields.animation).toEqual({
      componentId: year,
      showPlayButton: true,
      duration: 30,
      type: "continuous",
      dynamicScales: false,
    });
    expect(animated.fields.segment!.sorting!.sortingType).toBe("byAuto");
  });

  test("MP5 MP6 the colours of a map follow what they show", () => {
    const map = makeState("map");
    const discrete = active(
      send(map, {
        type: "CHART_FIELD_UPDATED",
        field: "areaLayer",
        path: ["color", "scaleType"],
        value: "discrete",
      }),
      "map",
    );
    expect(discrete.fields.areaLayer!.color).toMatchObject({
      interpolationType: "jenks",
      nbClass: 5,
    });
    const symbols = send(
      map,
      { type: "CHART_FIELD_CHANGED", field: "symbolLayer", componentId: region },
      { type: "COLOR_FIELD_SET", field: "symbolLayer", componentId: sector },
    );
    expect(active(symbols, "map").fields.symbolLayer!.color).toMatchObject({
      type: "categorical",
      componentId: sector,
    });
    const fixed = send(symbols, { type: "COLOR_FIELD_SET", field: "symbolLayer" });
    expect(active(fixed, "map").fields.symbolLayer!.color).toEqual({
      type: "fixed",
      value: "#1f77b4",
      opacity: 80,
    });
    expect(filters(fixed)[sector]).toEqual({ type: "single", value: "a" });
  });
});

test("MP2 areas whose author chooses one colour have it", () => {
  const fixed = send(makeState("map"), { type: "COLOR_FIELD_SET", field: "areaLayer" });
  expect(active(fixed, "map").fields.areaLayer!.color).toEqual({
    type: "fixed",
    value: "#1f77b4",
    opacity: 80,
  });
});

test("MP6 what coloured a layer before begins anew once something else does", () => {
  const age = testId("age");
  const symbols = send(
    makeState("map"),
    { type: "CHART_FIELD_CHANGED", field: "symbolLayer", componentId: region },
    { type: "COLOR_FIELD_SET", field: "symbolLayer", componentId: sector },
    { type: "CHART_CONFIG_FILTER_SET_MULTI", filters: at(sector), values: ["c"] },
  );
  expect(filters(symbols)[sector]).toEqual({ type: "multi", values: { c: true } });
  const byAge = send(symbols, { type: "COLOR_FIELD_SET", field: "symbolLayer", componentId: age });
  expect(filters(byAge)[sector]).toEqual({ type: "single", value: "a" });
});

test("MP7 new symbols show another measure than the areas beneath them", () => {
  const sizeOver = (color: string | undefined): string | undefined => {
    const map = send(
      makeState("map"),
      {
        type: "COLOR_FIELD_SET",
        field: "areaLayer",
        ...(color === undefined ? {} : { componentId: color }),
      },
      { type: "CHART_FIELD_CHANGED", field: "symbolLayer", componentId: region },
    );
    return active(map, "map").fields.symbolLayer?.measureId;
  };
  expect(sizeOver(deaths)).toBe(testId("births"));
  expect(sizeOver(rate)).toBe(deaths);
  expect(sizeOver(undefined)).toBe(deaths);
});
