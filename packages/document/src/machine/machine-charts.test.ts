import { describe, expect, test } from "vitest";
import {
  makeComponents,
  makeDimension,
  makeMeasure,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { makeLayout } from "../dashboard/layout-blocks.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ConfiguratorState } from "../document/configurator-state.ts";
import { checkInvariants } from "./check-invariants.ts";
import { findActiveChart, type MachineContext } from "./events/handler.ts";
import type { EditorEvent } from "./events/events.ts";
import {
  JOIN_BY,
  makeCubesContext,
  makeJoinedState,
  makeState,
  OTHER_CUBE,
} from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";
import { charts, context, send, year } from "./testing/send-events.ts";

describe("charts and layout", () => {
  test("CH1 CH2 a chart comes with its block and goes with it", () => {
    const two = charts(send(makeState(), { type: "CHART_CONFIG_ADD" }));
    expect(two.layout.blocks.map(({ key }) => key)).toEqual(two.chartConfigs.map(({ key }) => key));
    expect(two.activeChartKey).toBe(two.chartConfigs[1]!.key);
    const one = charts(send(two, { type: "CHART_CONFIG_REMOVE", chartKey: two.activeChartKey }));
    expect([one.activeChartKey, one.layout.blocks.length]).toEqual(["first", 1]);
    expect(send(one, { type: "CHART_CONFIG_REMOVE", chartKey: "first" })).toBe(one);
  });

  test("CH3 tabs and blocks have orders of their own", () => {
    const two = send(makeState(), { type: "CHART_CONFIG_ADD" });
    const tabs = charts(send(two, { type: "CHART_CONFIG_REORDER", oldIndex: 0, newIndex: 1 }));
    expect(tabs.chartConfigs[1]!.key).toBe("first");
    expect(tabs.layout.blocks[0]!.key).toBe("first");
  });

  test("LA5 a canvas has a place for every block at every width", () => {
    const layouting = charts(
      send(makeState(), { type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" }),
    );
    const layout = makeLayout(
      "canvas",
      layouting.layout,
      layouting.chartConfigs.map(({ key }) => key),
    );
    const state = charts(
      send(
        layouting,
        { type: "LAYOUT_CHANGED", layout },
        { type: "LAYOUT_BLOCK_ADD", text: { de: "", fr: "", it: "", en: "" } },
      ),
    );
    expect(state.layout).toMatchObject({ type: "dashboard", layout: "canvas" });
    const layouts = "layouts" in state.layout ? state.layout.layouts : {};
    expect(layouts.xl!.map(({ x, y, w, h }) => [x, y, w, h])).toEqual([
      [0, 0, 1, 7],
      [1, 0, 1, 7],
      [2, 0, 1, 1],
    ]);
    expect(layouts.sm!.map(({ y }) => y)).toEqual([0, 7, 14]);
  });

  test("LA9 one chart at least is published", () => {
    const layouting = charts(
      send(makeState(), { type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" }),
    );
    const [first, second] = layouting.chartConfigs.map(({ key }) => key) as [string, string];
    const single = send(
      layouting,
      {
        type: "LAYOUT_CHANGED",
        layout: makeLayout("singleURLs", layouting.layout, [first, second]),
      },
      { type: "LAYOUT_PUBLISHABLE_CHANGED", chartKey: first, publishable: false },
    );
    expect(charts(single).layout).toMatchObject({ publishableChartKeys: [second] });
    expect(
      send(single, { type: "LAYOUT_PUBLISHABLE_CHANGED", chartKey: second, publishable: false }),
    ).toBe(single);
  });

  test("JO2 JO3 a dataset joins by shared dimensions, and leaves again", () => {
    const other = "https://example.org/other";
    const jahr = testId("jahr", other);
    const joinedYear = makeDimension("year", "TemporalDimension", {
      id: "joinBy__0",
      cubeIri: "joinBy",
      originalIds: [
        { cubeIri: TEST_CUBE, dimensionId: year, label: "year" },
        { cubeIri: other, dimensionId: jahr, label: "jahr" },
      ],
    });
    const base = makeComponents();
    const joined = {
      dimensions: [joinedYear, ...base.dimensions.filter(({ id }) => id !== year)],
      measures: [...base.measures, makeMeasure("n", { cubeIri: other, unit: "m" })],
    };
    const own = {
      ...context,
      findComponents: (cubes: readonly unknown[]) => (cubes.length > 1 ? joined : base),
    };
    const add: EditorEvent = {
      type: "DATASET_ADD",
      iri: other,
      joinBy: { [TEST_CUBE]: [year], [other]: [jahr] },
    };
    const state = transition(makeState("line"), add, own).state;
    const config = findActiveChart(charts(state))!;
    expect(config.chartType).toBe("line");
    expect(config.fields).toMatchObject({ x: { componentId: "joinBy__0" } });
    expect(config.cubes.map(({ joinBy }) => joinBy)).toEqual([[year], [jahr]]);
    const left = findActiveChart(
      charts(transition(state, { type: "DATASET_REMOVE", iri: other }, own).state),
    )!;
    expect(left.cubes.map(({ iri, joinBy }) => [iri, joinBy])).toEqual([[TEST_CUBE, undefined]]);
    expect([left.key, left.chartType]).toEqual([config.key, "line"]);
    expect(transition(makeState(), { ...add, joinBy: {} }, own).state).toEqual(makeState());
  });

  test("JO3 a chart of points that loses a dataset it shows is made anew, without its points", () => {
    const own = makeCubesContext();
    const of = (chartType: ChartConfig["chartType"]): EditorEvent => ({
      type: "CHART_TYPE_CHANGED",
      chartType,
    });
    const events: EditorEvent[] = [
      of("map"),
      of("scatterplot"),
      { type: "CHART_FIELD_CHANGED", field: "y", componentId: testId("use", OTHER_CUBE) },
      { type: "DATASET_REMOVE", iri: OTHER_CUBE },
    ];
    const states: ConfiguratorState[] = [makeJoinedState()];
    for (const event of events) states.push(transition(states.at(-1)!, event, own).state);
    const [before, after] = states.slice(-2).map((state) => findActiveChart(charts(state))!);
    expect(before!.extensions?.points).toHaveLength(1);
    expect(after!.cubes.map(({ iri }) => iri)).toEqual([TEST_CUBE]);
    expect(after!.extensions).toEqual({ ...before!.extensions, points: undefined });
    expect(checkInvariants(states.at(-1)!, own)).toEqual([]);
  });

  test("JO11 a dataset that joins by what it does not have, or twice by the same, is ignored", () => {
    const both = makeCubesContext();
    const joinBys = [
      { [TEST_CUBE]: [year], [OTHER_CUBE]: ["unknown"] },
      { [TEST_CUBE]: ["unknown"], [OTHER_CUBE]: [testId("jahr", OTHER_CUBE)] },
      {
        [TEST_CUBE]: [year, year],
        [OTHER_CUBE]: [testId("jahr", OTHER_CUBE), testId("jahr", OTHER_CUBE)],
      },
    ];
    for (const joinBy of joinBys) {
      const { state, effects } = transition(
        makeState(),
        { type: "DATASET_ADD", iri: OTHER_CUBE, joinBy },
        both,
      );
      expect(state).toEqual(makeState());
      expect(effects.map(({ type }) => type)).toEqual(["LOG_IGNORED"]);
    }
    const known = { type: "DATASET_ADD" as const, iri: OTHER_CUBE, joinBy: JOIN_BY };
    expect(transition(makeState(), known, both).state).not.toEqual(makeState());
  });

  test("JO3 joins stay while two datasets are left", () => {
    const both = makeCubesContext();
    const third = "https://example.org/third";
    const joinBy = { ...JOIN_BY, [third]: [testId("annee", third), testId("branch", third)] };
    const known: MachineContext = {
      ...both,
      findComponents: (cubes) => {
        const found = both.findComponents(cubes.filter(({ iri }) => iri !== third));
        if (!found || cubes.every(({ iri }) => iri !== third)) return found;
        const dimensions = found.dimensions.map((dimension) => {
          const id = joinBy[third][Number(dimension.id.replace("joinBy__", ""))];
          if (!dimension.originalIds || id === undefined) return dimension;
          const original = { cubeIri: third, dimensionId: id, label: "" };
          return { ...dimension, originalIds: [...dimension.originalIds, original] };
        });
        return { ...found, dimensions };
      },
    };
    const added: EditorEvent = { type: "DATASET_ADD", iri: third, joinBy };
    const three = transition(makeJoinedState(), added, known).state;
    expect(findActiveChart(charts(three))!.cubes).toHaveLength(3);
    const two = transition(three, { type: "DATASET_REMOVE", iri: third }, known).state;
    expect(findActiveChart(charts(two))!.cubes.map(({ iri, joinBy: by }) => [iri, by])).toEqual(
      Object.entries(JOIN_BY),
    );
    const one = transition(two, { type: "DATASET_REMOVE", iri: TEST_CUBE }, known).state;
    expect(findActiveChart(charts(one))!.cubes.map(({ iri, joinBy: by }) => [iri, by])).toEqual([
      [OTHER_CUBE, undefined],
    ]);
  });
});
