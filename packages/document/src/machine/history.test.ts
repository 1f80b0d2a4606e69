import { describe, expect, test } from "vitest";
import { TEST_CUBE, testId } from "../testing/make-test-components.ts";
import type { StateWithCharts } from "../document/configurator-state.ts";
import type { EditorEvent } from "./events/events.ts";
import { findActiveChart } from "./events/handler.ts";
import { applyEvent, type HistoryState, makeHistory, redo, undo } from "./history.ts";
import { makeContext, makeState } from "./testing/make-test-state.ts";

const context = makeContext();
const sector = testId("sector");

const run = (history: HistoryState, ...events: EditorEvent[]): HistoryState =>
  events.reduce((before, event) => applyEvent(before, event, context).history, history);
const begin = (...events: EditorEvent[]) => run(makeHistory(makeState()), ...events);

const title = (value: string): EditorEvent => ({
  type: "CHART_META_CHANGE",
  field: "title",
  locale: "en",
  value,
});
const filter = (value: string): EditorEvent => ({
  type: "FILTER_SET_SINGLE",
  filters: [{ cubeIri: TEST_CUBE, dimensionId: sector }],
  value,
});
const chartOf = ({ present }: HistoryState) => findActiveChart(present as StateWithCharts)!;
const filtersOf = (history: HistoryState) => chartOf(history).cubes[0]!.filters;

describe("events that change nothing", () => {
  const back = undo(begin(title("A"), filter("b"), title("B")), context).history;
  const { interactiveFiltersConfig, cubes } = chartOf(back);

  test.each<[string, EditorEvent]>([
    ["a text as it is", title("A")],
    ["a filter as it is", filter("b")],
    ["the type that the chart has", { type: "CHART_TYPE_CHANGED", chartType: "column" }],
    [
      "the readers' filters that it has",
      {
        type: "INTERACTIVE_FILTER_CHANGED",
        interactiveFiltersConfig: interactiveFiltersConfig!,
      },
    ],
    [
      "all filters in their order",
      { type: "CHART_CONFIG_FILTERS_UPDATE", cubeIri: TEST_CUBE, filters: cubes[0]!.filters },
    ],
    ["a chart that stays in its place", { type: "CHART_CONFIG_REORDER", oldIndex: 0, newIndex: 0 }],
    [
      "a property taken away that is not there",
      {
        type: "CHART_FIELD_UPDATED",
        field: "y",
        path: ["customDomain"],
        value: "FIELD_VALUE_NONE",
      },
    ],
  ])("UR1 %s is no step, and what was undone can be done again", (_, event) => {
    const same = applyEvent(back, event, context);
    expect(same.effects.map(({ type }) => type)).not.toContain("LOG_IGNORED");
    expect(same.history.past).toEqual(back.past);
    expect(same.history.future).toEqual(back.future);
  });

  test("UR1 FI10 another order of the filters is a step", () => {
    const filters = Object.fromEntries(Object.entries(cubes[0]!.filters).toReversed());
    const moved = run(back, { type: "CHART_CONFIG_FILTERS_UPDATE", cubeIri: TEST_CUBE, filters });
    expect(moved.past).toHaveLength(back.past.length + 1);
    expect(moved.future).toEqual([]);
  });

  test("UR3 a text that is typed anew as it was does not end the step of typing", () => {
    expect(begin(title("A"), title("A"), title("Ab")).past).toHaveLength(1);
  });

  test("UR3 a text that is given back what stood there before can be brought again", () => {
    const before = chartOf(begin()).meta.title.en;
    const given = begin(title("A"), title("Ab"), title(before));
    expect(given.past).toHaveLength(2);
    expect(chartOf(undo(given, context).history).meta.title.en).toBe("Ab");
  });
});

describe("possible filters after undo and redo", () => {
  const answer = (history: HistoryState, value: string): HistoryState =>
    run(history, {
      type: "POSSIBLE_FILTERS_RECEIVED",
      chartKey: "first",
      answers: [
        {
          asked: { iri: TEST_CUBE, filters: filtersOf(history) as never },
          possibleFilters: [{ type: "single", id: sector, value }],
        },
      ],
    });
  const asksFor = (value: string) => ({
    type: "FETCH_POSSIBLE_FILTERS",
    chartKey: "first",
    requests: [
      {
        iri: TEST_CUBE,
        filters: expect.objectContaining({ [sector]: { type: "single", value } }) as unknown,
      },
    ],
  });

  test("PF4 a value that was corrected later than the next step was made is asked for again", () => {
    const corrected = answer(begin(filter("c"), title("A")), "b");
    expect(filtersOf(corrected)[sector]).toEqual({ type: "single", value: "b" });
    const undone = undo(corrected, context);
    expect(filtersOf(undone.history)[sector]).toEqual({ type: "single", value: "c" });
    expect(undone.effects).toEqual([asksFor("c"), { type: "SAVE_LOCAL" }]);
    const again = answer(undone.history, "b");
    expect(filtersOf(again)[sector]).toEqual({ type: "single", value: "b" });
    expect(redo(again, context).effects).toEqual([{ type: "SAVE_LOCAL" }]);
  });

  test("PF4 a value that was undone before the answer came is asked for as it is done again", () => {
    const undone = undo(begin(filter("c")), context);
    expect(undone.effects).toEqual([asksFor("a"), { type: "SAVE_LOCAL" }]);
    expect(redo(undone.history, context).effects).toEqual([asksFor("c"), { type: "SAVE_LOCAL" }]);
  });
});
