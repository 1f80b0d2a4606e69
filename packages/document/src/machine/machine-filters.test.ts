import { describe, expect, test } from "vitest";
import {
  makeComponents,
  makeDimension,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import type { StateWithCharts } from "../document/configurator-state.ts";
import type { EditorEvent } from "./events/events.ts";
import { findActiveChart } from "./events/handler.ts";
import {
  makeContext,
  makeCubesContext,
  makeJoinedState,
  makeState,
  OTHER_CUBE,
} from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";
import {
  active,
  at,
  charts,
  context,
  deaths,
  effectsOf,
  filters,
  region,
  sector,
  send,
  year,
} from "./testing/send-events.ts";

describe("filters", () => {
  test("FI11 a filter is written where it belongs, and its possible values are asked again", () => {
    const event: EditorEvent = { type: "FILTER_SET_SINGLE", filters: at(sector), value: "b" };
    expect(filters(send(makeState(), event))[sector]).toEqual({ type: "single", value: "b" });
    expect(effectsOf(makeState(), event)).toEqual([
      {
        type: "FETCH_POSSIBLE_FILTERS",
        chartKey: "first",
        requests: [
          {
            iri: TEST_CUBE,
            filters: { ...filters(makeState()), [sector]: { type: "single", value: "b" } },
          },
        ],
      },
      { type: "SAVE_LOCAL" },
    ]);
  });

  test("FI12 only a dimension that is no key loses its filter", () => {
    const state = makeState();
    expect(send(state, { type: "FILTER_REMOVE_SINGLE", filters: at(sector) })).toBe(state);
    const base = makeComponents();
    const remark = makeDimension("remark", "NominalDimension", { isKeyDimension: false });
    const own = makeContext({ ...base, dimensions: [...base.dimensions, remark] });
    const set = transition(
      state,
      { type: "FILTER_SET_SINGLE", filters: at(remark.id), value: "a" },
      own,
    ).state;
    expect(filters(set)[remark.id]).toEqual({ type: "single", value: "a" });
    expect(
      filters(transition(set, { type: "FILTER_REMOVE_SINGLE", filters: at(remark.id) }, own).state)[
        remark.id
      ],
    ).toBeUndefined();
  });

  test("FI12 the filters of joined key dimensions cannot be removed", () => {
    const both = makeCubesContext();
    const state = makeJoinedState();
    const sectors = [
      { cubeIri: TEST_CUBE, dimensionId: sector },
      { cubeIri: OTHER_CUBE, dimensionId: testId("branche", OTHER_CUBE) },
    ];
    const set = transition(
      state,
      { type: "FILTER_SET_SINGLE", filters: sectors, value: "b" },
      both,
    );
    const stored = findActiveChart(charts(set.state))!.cubes;
    expect(sectors.map(({ dimensionId }, index) => stored[index]!.filters[dimensionId])).toEqual([
      { type: "single", value: "b" },
      { type: "single", value: "b" },
    ]);
    for (const filters of [sectors, sectors.slice(0, 1), sectors.slice(1)]) {
      const removed = transition(set.state, { type: "FILTER_REMOVE_SINGLE", filters }, both);
      expect(removed.state).toBe(set.state);
    }
  });

  test("FI12 a filter is not set to what its dimension lacks, nor that of a key to none", () => {
    const base = makeComponents();
    const remark = makeDimension("remark", "NominalDimension", { isKeyDimension: false });
    const own = makeContext({ ...base, dimensions: [...base.dimensions, remark] });
    const state = makeState();
    const after = (dimensionId: string, value: string) => {
      const one = { type: "single" as const, value };
      const set: EditorEvent = { type: "FILTER_SET_SINGLE", filters: at(dimensionId), value };
      const all: EditorEvent = {
        type: "CHART_CONFIG_FILTERS_UPDATE",
        cubeIri: TEST_CUBE,
        filters: { ...filters(state), [dimensionId]: one },
      };
      return [set, all].map((event) => transition(state, event, own));
    };
    for (const [dimensionId, value] of [
      [sector, "FIELD_VALUE_NONE"],
      [sector, "z"],
      [sector, "VISUALIZE_MOST_RECENT_VALUE"],
      [remark.id, "z"],
    ] as const)
      for (const result of after(dimensionId, value)) {
        expect(result.state).toBe(state);
        expect(result.effects).toMatchObject([{ type: "LOG_IGNORED", reason: "payload" }]);
      }
    for (const value of ["a", "FIELD_VALUE_NONE"])
      for (const { state: set } of after(remark.id, value))
        expect(filters(set)[remark.id]).toEqual({ type: "single", value });
    const byRegion: EditorEvent = {
      type: "CHART_FIELD_CHANGED",
      field: "x",
      componentId: region,
    };
    const newest = send(state, byRegion, {
      type: "FILTER_SET_SINGLE",
      filters: at(year),
      value: "VISUALIZE_MOST_RECENT_VALUE",
    });
    expect(filters(newest)[year]).toMatchObject({ value: "VISUALIZE_MOST_RECENT_VALUE" });
  });

  test("FI12 a filter on a value that is gone stays while others move", () => {
    const state = charts(makeState());
    const old = { [sector]: { type: "single" as const, value: "gone" } };
    const [config] = state.chartConfigs;
    const cubes = [{ ...config!.cubes[0]!, filters: { ...filters(state), ...old } }];
    const opened = { ...state, chartConfigs: [{ ...config!, cubes }] } as StateWithCharts;
    const moved = send(opened, {
      type: "CHART_CONFIG_FILTERS_UPDATE",
      cubeIri: TEST_CUBE,
      filters: Object.fromEntries(Object.entries(filters(opened)).toReversed()),
    });
    expect(Object.keys(filters(moved))).toEqual(Object.keys(filters(opened)).toReversed());
    expect(filters(moved)[sector]).toEqual(old[sector]);
  });

  test("FI11 a filter on a dimension that no dataset of the chart has is refused", () => {
    const both = makeCubesContext();
    const foreign = [{ cubeIri: OTHER_CUBE, dimensionId: testId("fuel", OTHER_CUBE) }];
    const unknown = [{ cubeIri: TEST_CUBE, dimensionId: testId("nothing") }];
    const joined = [{ cubeIri: TEST_CUBE, dimensionId: "joinBy__1" }];
    const events = [foreign, unknown, joined].flatMap((filters): EditorEvent[] => [
      { type: "FILTER_SET_SINGLE", filters, value: "gas" },
      { type: "FILTER_REMOVE_SINGLE", filters },
      { type: "CHART_CONFIG_FILTER_SET_MULTI", filters, values: ["gas", "coal"] },
      { type: "CHART_CONFIG_FILTER_SET_RANGE", filters, from: "coal", to: "gas" },
      { type: "CHART_CONFIG_FILTER_RESET_RANGE", filters },
      {
        type: "CHART_CONFIG_FILTERS_UPDATE",
        cubeIri: TEST_CUBE,
        filters: { [filters[0]!.dimensionId]: { type: "single", value: "gas" } },
      },
    ]);
    const left = transition(makeJoinedState(), { type: "DATASET_REMOVE", iri: OTHER_CUBE }, both);
    for (const state of [makeState(), left.state])
      for (const event of events)
        expect({ event, state: transition(state, event, both).state }).toEqual({ event, state });
  });

  test("FI11 a filter that names another dataset than its dimension's is refused", () => {
    const both = makeCubesContext();
    const state = makeJoinedState();
    const set = (cubeIri: string): EditorEvent => ({
      type: "FILTER_SET_SINGLE",
      filters: [{ cubeIri, dimensionId: testId("fuel", OTHER_CUBE) }],
      value: "coal",
    });
    expect(transition(state, set(OTHER_CUBE), both).state).not.toBe(state);
    expect(transition(state, set(TEST_CUBE), both).state).toBe(state);
  });

  test("FI11 all filters of a dataset are replaced by those of its own dimensions", () => {
    const both = makeCubesContext();
    const state = makeJoinedState();
    const fuel = testId("fuel", OTHER_CUBE);
    const update = (dimensionId: string): EditorEvent => ({
      type: "CHART_CONFIG_FILTERS_UPDATE",
      cubeIri: OTHER_CUBE,
      filters: { [dimensionId]: { type: "single", value: "coal" } },
    });
    const updated = findActiveChart(charts(transition(state, update(fuel), both).state))!;
    expect(updated.cubes[1]!.filters[fuel]).toEqual({ type: "single", value: "coal" });
    expect(transition(state, update(region), both).state).toBe(state);
  });

  test("D34 DA8 while layouting a value goes to the dashboard, of a dimension that it shares", () => {
    const alone = send(makeState(), { type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" });
    const layouting = send(alone, { type: "DASHBOARD_DATA_FILTER_ADD", dimensionId: sector });
    const setSector: EditorEvent = { type: "FILTER_SET_SINGLE", filters: at(sector), value: "c" };
    expect(send(alone, setSector)).toBe(alone);
    for (const value of ["z", "FIELD_VALUE_NONE"])
      expect(send(layouting, { ...setSector, value })).toBe(layouting);
    const set = charts(
      send(layouting, { type: "FILTER_SET_SINGLE", filters: at(sector), value: "c" }),
    );
    expect(set.dashboardFilters.dataFilters.filters).toEqual({
      [sector]: { type: "single", value: "c" },
    });
    expect(set.chartConfigs).toEqual(charts(layouting).chartConfigs);
    const unknown: EditorEvent = {
      type: "FILTER_SET_SINGLE",
      filters: at(testId("nothing")),
      value: "c",
    };
    expect(send(layouting, unknown)).toBe(layouting);
    const deathsFilter = { ...unknown, filters: at(deaths) };
    expect(send(layouting, deathsFilter)).toBe(layouting);
    expect(send(layouting, { ...unknown, filters: [] })).toBe(layouting);
  });

  test("D34 a joined dimension is the dashboard's under its join id and under its originals", () => {
    const both = makeCubesContext();
    const layouting = [{ type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" }].reduce(
      (state, event) => transition(state, event as EditorEvent, both).state,
      makeJoinedState(),
    );
    for (const dimensionId of ["joinBy__1", testId("branche", OTHER_CUBE)]) {
      const dataFilters = { componentIds: [dimensionId], filters: {} };
      const shared = charts({
        ...charts(layouting),
        dashboardFilters: {
          ...charts(layouting).dashboardFilters,
          dataFilters,
        },
      });
      const filters = [{ cubeIri: OTHER_CUBE, dimensionId }];
      const set = transition(shared, { type: "FILTER_SET_SINGLE", filters, value: "a" }, both);
      expect(charts(set.state).dashboardFilters.dataFilters.filters).toEqual({
        [dimensionId]: { type: "single", value: "a" },
      });
    }
  });

  test("FI13 TR1 a range of time sets where the viewers' range begins and ends", () => {
    const state = send(makeState(), {
      type: "CHART_CONFIG_FILTER_SET_RANGE",
      filters: at(year),
      from: "2019",
      to: "2020",
    });
    expect(filters(state)[year]).toEqual({ type: "range", from: "2019", to: "2020" });
    expect(active(state, "column").interactiveFiltersConfig!.timeRange).toMatchObject({
      componentId: year,
      presets: { from: "2019", to: "2020" },
    });
    expect(
      filters(send(state, { type: "CHART_CONFIG_FILTER_RESET_RANGE", filters: at(year) }))[year],
    ).toBeUndefined();
    for (const [from, to] of [
      ["2021", "2020"],
      ["2020", ""],
      ["", "2020"],
    ] as const)
      expect(
        send(state, { type: "CHART_CONFIG_FILTER_SET_RANGE", filters: at(year), from, to }),
      ).toBe(state);
  });

  test("PF3 an answer counts only for what is still asked, and is not asked again", () => {
    const state = makeState();
    const asked = {
      iri: TEST_CUBE,
      filters: { ...filters(state) } as Record<string, { type: "single"; value: string }>,
    };
    const answer: EditorEvent = {
      type: "POSSIBLE_FILTERS_RECEIVED",
      chartKey: "first",
      answers: [{ asked, possibleFilters: [{ type: "single", id: sector, value: "c" }] }],
    };
    const result = transition(state, answer, context);
    expect(filters(result.state)[sector]).toEqual({ type: "single", value: "c" });
    expect(result.effects).toEqual([
      { type: "FILTERS_CORRECTED", chartKey: "first", componentIds: [sector] },
      { type: "SAVE_LOCAL" },
    ]);
    const later = send(state, { type: "FILTER_SET_SINGLE", filters: at(region), value: "south" });
    expect(send(later, answer)).toBe(later);
  });
});
