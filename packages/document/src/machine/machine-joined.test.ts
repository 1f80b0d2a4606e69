import { describe, expect, test } from "vitest";
import { TEST_CUBE, testId } from "../testing/make-test-components.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { joinFieldIds } from "../datasets/join-field-ids.ts";
import { listRepeatedMeasures } from "../datasets/repeated-measures.ts";
import type { ConfiguratorState } from "../document/configurator-state.ts";
import { listUnmappedFilters } from "../filters/unmapped-filters.ts";
import { checkInvariants } from "./check-invariants.ts";
import type { EditorEvent } from "./events/events.ts";
import { findActiveChart } from "./events/handler.ts";
import {
  JOIN_BY,
  makeCubesContext,
  makeJoinedState,
  makeState,
  OTHER_CUBE,
} from "./testing/make-test-state.ts";
import { at, charts, sector, year } from "./testing/send-events.ts";
import { transition } from "./transition.ts";

describe("FI16 a joined dimension has the same filter in every dataset", () => {
  const both = makeCubesContext();
  const branche = testId("branche", OTHER_CUBE);
  const add: EditorEvent = { type: "DATASET_ADD", iri: OTHER_CUBE, joinBy: JOIN_BY };
  const run = (state: ConfiguratorState, ...events: EditorEvent[]): ConfiguratorState =>
    events.reduce((before, event) => transition(before, event, both).state, state);
  const filtersOf = (state: ConfiguratorState, id: string) =>
    findActiveChart(charts(state))!.cubes.flatMap((cube) => cube.filters[id] ?? []);
  const apartFilters = ["b", "c"].map((value) => ({ type: "single" as const, value }));

  test("a dataset that is added has those of the chart", () => {
    const one = { type: "single" as const, value: "b" };
    const single = run(
      makeState(),
      { type: "FILTER_SET_SINGLE", filters: at(sector), value: "b" },
      add,
    );
    expect([filtersOf(single, sector), filtersOf(single, branche)]).toEqual([[one], [one]]);
    const range = { type: "range" as const, from: "2020", to: "2021" };
    const period = run(
      makeState("line"),
      {
        type: "CHART_CONFIG_FILTER_SET_RANGE",
        filters: at(year),
        from: "2020",
        to: "2021",
      },
      add,
    );
    expect(filtersOf(period, testId("jahr", OTHER_CUBE))).toEqual([range]);
    expect(checkInvariants(period, both)).toEqual([]);
  });

  test("what one of them is filtered to, the others are", () => {
    const state = makeJoinedState("column");
    const filters = { [branche]: { type: "single" as const, value: "c" } };
    const changed: EditorEvent[] = [
      {
        type: "FILTER_SET_SINGLE",
        filters: [{ cubeIri: OTHER_CUBE, dimensionId: branche }],
        value: "c",
      },
      { type: "CHART_CONFIG_FILTERS_UPDATE", cubeIri: OTHER_CUBE, filters },
    ];
    for (const event of changed)
      expect(filtersOf(run(state, event), sector)).toEqual([filters[branche]]);
  });

  test("a chart whose datasets were filtered apart is set right with its next change", () => {
    const state = charts(makeJoinedState("line"));
    const apart = state.chartConfigs.map((config) => ({
      ...config,
      cubes: config.cubes.map((cube, index) => {
        const id = index === 0 ? sector : branche;
        return { ...cube, filters: { ...cube.filters, [id]: apartFilters[index]! } };
      }),
    }));
    const stored = { ...state, chartConfigs: apart };
    expect(checkInvariants(stored, both)).toHaveLength(1);
    const moved = run(stored, { type: "CHART_TYPE_CHANGED", chartType: "column" });
    expect(checkInvariants(moved, both)).toEqual([]);
  });
});

test("PF5 what is possible for one dataset of a join is written to all of them, under its joined name", () => {
  const both = makeCubesContext();
  const state = makeJoinedState();
  const config = findActiveChart(charts(state))!;
  const requests = listUnmappedFilters(config, both.findComponents(config.cubes)!);
  const branche = testId("branche", OTHER_CUBE);
  const asked = requests.find(({ iri }) => iri === OTHER_CUBE)!;
  const answers = requests.map((each) => ({
    asked: each,
    possibleFilters: each === asked ? [{ type: "single" as const, id: branche, value: "c" }] : [],
  }));
  const event: EditorEvent = { type: "POSSIBLE_FILTERS_RECEIVED", chartKey: config.key, answers };
  const result = transition(state, event, both);
  expect(checkInvariants(result.state, both)).toEqual([]);
  expect(findActiveChart(charts(result.state))!.cubes[0]!.filters[sector]).toMatchObject({
    value: "c",
  });
  expect(result.effects[0]).toMatchObject({ componentIds: ["joinBy__1"] });
});

describe("CV17 FE5 a joined dimension has points as one of a dataset alone", () => {
  const both = makeCubesContext();
  const run = (state: ConfiguratorState, ...events: EditorEvent[]): ConfiguratorState =>
    events.reduce((before, event) => transition(before, event, both).state, state);
  const chartOf = (state: ConfiguratorState) => findActiveChart(charts(state))!;
  const join: EditorEvent = { type: "DATASET_ADD", iri: OTHER_CUBE, joinBy: JOIN_BY };
  const scatter: EditorEvent = { type: "CHART_TYPE_CHANGED", chartType: "scatterplot" };
  const line = run(
    makeState("line"),
    { type: "CHART_FIELD_CHANGED", field: "segment", componentId: sector },
    { type: "CHART_CONFIG_FILTER_SET_MULTI", filters: at(sector), values: ["a", "c"] },
  );
  const byRule = {
    ...charts(line),
    chartConfigs: charts(line).chartConfigs.map((config) => ({
      ...config,
      extensions: { ...config.extensions, firstValues: { [sector]: ["a", "c"] } },
    })),
  };

  test("where a rule kept its series to the largest, all of them, and the largest as lines again", () => {
    const alone = chartOf(run(byRule, scatter));
    const points = run(byRule, join, scatter);
    expect(alone.extensions?.points).toEqual([sector]);
    expect(chartOf(points).extensions?.points).toEqual(["joinBy__1"]);
    expect(chartOf(points).cubes.map(({ filters }) => filters[sector])).toEqual([
      undefined,
      undefined,
    ]);
    const back = chartOf(run(points, { type: "CHART_TYPE_CHANGED", chartType: "line" }));
    const largest = { type: "multi", values: { a: true, c: true } };
    expect(back.cubes[0]!.filters[sector]).toEqual(largest);
    expect(back.cubes[1]!.filters).toMatchObject({ [testId("branche", OTHER_CUBE)]: largest });
    expect(checkInvariants(points, both)).toEqual([]);
  });

  test("and where its author takes the series away, those that were chosen", () => {
    const remove: EditorEvent = { type: "CHART_FIELD_DELETED", field: "segment" };
    const points = chartOf(run(line, join, scatter, remove));
    expect(points.extensions?.points).toEqual(["joinBy__1"]);
    expect(points.cubes[0]!.filters[sector]).toEqual({
      type: "multi",
      values: { a: true, c: true },
    });
    const alone = chartOf(run(line, scatter, remove));
    expect(alone.extensions?.points).toEqual([sector]);
  });
});

test("JO13 a measure over a dimension that its dataset has not got is repeated, and the author is told", () => {
  const both = makeCubesContext();
  const [use, region] = [testId("use", OTHER_CUBE), testId("region")];
  const repeatedOf = (...events: EditorEvent[]) => {
    const state = events.reduce(
      (before, event) => transition(before, event, both).state,
      makeJoinedState("column"),
    );
    const config = findActiveChart(charts(state))!;
    return listRepeatedMeasures(config, both.findComponents(config.cubes)!).map(
      ({ measure, dimensions }) => [measure.id, dimensions.map(({ id }) => id)],
    );
  };
  const show = (field: string, componentId: string): EditorEvent => ({
    type: "CHART_FIELD_CHANGED",
    field,
    componentId,
  });
  expect(repeatedOf(show("x", "joinBy__1"))).toEqual([]);
  expect(repeatedOf(show("x", "joinBy__1"), show("y", use))).toEqual([]);
  expect(repeatedOf(show("x", region), show("y", use))).toEqual([[use, [region]]]);
});

test("PF1 nothing is asked of a dataset of which the chart shows nothing", () => {
  const both = makeCubesContext();
  const config = findActiveChart(charts(makeJoinedState("column")))!;
  const requests = listUnmappedFilters(config, both.findComponents(config.cubes)!);
  expect(requests.map(({ iri }) => iri)).toEqual([TEST_CUBE]);
});

test("JO2 JO3 what is said of a dimension beside the fields stays with it when it is joined, and when that ends", () => {
  const both = makeCubesContext();
  const state = charts(makeState());
  const sayOf = (id: string): ChartConfig["extensions"] => ({
    componentNames: { [id]: { en: "Branch" } },
    highlight: { [id]: ["b"] },
    filterTypes: { [id]: "multi" },
  });
  const chartConfigs = state.chartConfigs.map((config) => ({
    ...config,
    extensions: { ...config.extensions, ...sayOf(sector) },
  }));
  const add: EditorEvent = { type: "DATASET_ADD", iri: OTHER_CUBE, joinBy: JOIN_BY };
  const joined = transition({ ...state, chartConfigs }, add, both).state;
  expect(findActiveChart(charts(joined))!.extensions).toMatchObject(sayOf("joinBy__1")!);
  const left = transition(joined, { type: "DATASET_REMOVE", iri: OTHER_CUBE }, both).state;
  expect(findActiveChart(charts(left))!.extensions).toMatchObject(sayOf(sector)!);
});

describe("JO2 JO3 a dataset that is added offers what it has, and the chart stays", () => {
  const both = makeCubesContext();
  const add: EditorEvent = { type: "DATASET_ADD", iri: OTHER_CUBE, joinBy: JOIN_BY };
  const remove: EditorEvent = { type: "DATASET_REMOVE", iri: OTHER_CUBE };
  const run = (state: ConfiguratorState, ...events: EditorEvent[]): ConfiguratorState =>
    events.reduce((before, event) => transition(before, event, both).state, state);
  const chartOf = (state: ConfiguratorState) => findActiveChart(charts(state))!;
  const finish = (chartType: ChartConfig["chartType"]) =>
    run(
      makeState(chartType),
      {
        type: "CHART_FIELD_CHANGED",
        field: "segment",
        componentId: sector,
      },
      { type: "CHART_CONFIG_FILTER_SET_MULTI", filters: at(sector), values: ["a", "c"] },
      { type: "CHART_META_CHANGE", field: "title", locale: "en", value: "Mine" },
    );

  test("with its type, its fields and its filters, under the names of the join", () => {
    for (const chartType of ["line", "column", "pie"] as const) {
      const before = chartOf(finish(chartType));
      const after = chartOf(run(finish(chartType), add));
      expect(after.chartType).toBe(chartType);
      expect(after.fields).toMatchObject(joinFieldIds({ ...before, cubes: after.cubes }).fields);
      expect(after.meta).toEqual(before.meta);
      expect(after.cubes[0]!.filters).toEqual(before.cubes[0]!.filters);
    }
  });

  test("and is as before once the dataset is gone, where it shows nothing of it", () => {
    for (const chartType of ["line", "column", "pie", "area", "bar", "table"] as const) {
      const state = chartType === "table" ? makeState("table") : finish(chartType);
      const back = run(state, add, remove);
      expect(chartOf(back)).toEqual(chartOf(state));
      expect(checkInvariants(back, both)).toEqual([]);
    }
  });

  test("a table shows no column more, and offers those of the dataset", () => {
    const before = chartOf(makeState("table"));
    const after = chartOf(run(makeState("table"), add));
    const shown = Object.values(after.fields).filter(({ isHidden }) => !isHidden);
    expect(shown).toHaveLength(Object.keys(before.fields).length);
    expect(Object.keys(after.fields)).toContain(testId("use", OTHER_CUBE));
  });

  test("a filter on what only the dataset had begins anew", () => {
    const joined = run(makeState("line"), add);
    const branche = testId("branche", OTHER_CUBE);
    const config = chartOf(joined);
    const cubes = config.cubes.map((cube) => ({
      ...cube,
      filters: Object.fromEntries(
        Object.entries(cube.filters).map(([id, filter]) =>
          id === sector || id === branche
            ? [id, { type: "single" as const, value: "gone" }]
            : [id, filter],
        ),
      ),
    }));
    const stale = { ...charts(joined), chartConfigs: [{ ...config, cubes }] };
    expect(checkInvariants(run(stale, remove), both)).toEqual([]);
  });
});

test("JO2 small charts by a dimension that is joined are by the joined one", () => {
  const config = findActiveChart(charts(makeState()))!;
  const cubes = Object.entries(JOIN_BY).map(([iri, joinBy]) => ({ iri, joinBy, filters: {} }));
  const extensions = { panels: { dimension: sector } };
  expect(joinFieldIds({ ...config, cubes, extensions }).extensions).toEqual({
    panels: { dimension: "joinBy__1" },
  });
});

describe("UR5 what is open of a chart stays open where it is there after a dataset was added or removed", () => {
  const both = makeCubesContext();
  const add: EditorEvent = { type: "DATASET_ADD", iri: OTHER_CUBE, joinBy: JOIN_BY };
  const remove = (iri: string): EditorEvent => ({ type: "DATASET_REMOVE", iri });
  const open = (field: string): EditorEvent => ({ type: "CHART_ACTIVE_FIELD_CHANGED", field });
  const run = (state: ConfiguratorState, ...events: EditorEvent[]): ConfiguratorState =>
    events.reduce((before, event) => transition(before, event, both).state, state);
  const readOpen = (state: ConfiguratorState) => findActiveChart(charts(state))!.activeField;

  test("a field", () => {
    const joined = run(makeState("column"), open("x"), add);
    expect(readOpen(joined)).toBe("x");
    expect(readOpen(run(joined, remove(OTHER_CUBE)))).toBe("x");
    // The chart is made anew from the other dataset.
    expect(readOpen(run(joined, remove(TEST_CUBE)))).toBe("x");
  });

  test("a column of a table, under the name that joined datasets give it", () => {
    const joined = run(makeState("table"), open(year), add);
    const column = readOpen(joined);
    expect(column).toBe("joinBy__0");
    expect(Object.keys(findActiveChart(charts(joined))!.fields)).toContain(column);
    expect(readOpen(run(joined, remove(OTHER_CUBE)))).toBe(year);
  });

  test("one that is gone is open no longer", () => {
    const joined = run(makeState("table"), add);
    const fuel = testId("fuel", OTHER_CUBE);
    const opened = run(joined, open(fuel));
    expect(readOpen(opened)).toBe(fuel);
    expect(readOpen(run(opened, remove(OTHER_CUBE)))).toBeUndefined();
    const lines = run(makeJoinedState("comboLineSingle"), open("y.componentIds"));
    const left = run(lines, remove(TEST_CUBE));
    expect(findActiveChart(charts(left))!.chartType).not.toBe("comboLineSingle");
    expect(readOpen(left)).toBeUndefined();
  });
});
