import { describe, expect, test } from "vitest";
import { makeInteractiveFilters } from "../chart-types/parts/initial-config.ts";
import type { ChartType } from "../chart-types/chart-types.ts";
import type { EditorEvent } from "./events/events.ts";
import { applyEvent, HISTORY_LIMIT, makeHistory, nextSteps, redo, undo } from "./history.ts";
import { testId } from "../testing/make-test-components.ts";
import { makeState } from "./testing/make-test-state.ts";
import { active, context, deaths, setSegment } from "./testing/send-events.ts";

describe("undo and redo", () => {
  const run = (...events: EditorEvent[]) =>
    events.reduce(
      (history, event) => applyEvent(history, event, context).history,
      makeHistory(makeState()),
    );
  const title = (value: string, locale: "de" | "en" = "en"): EditorEvent => ({
    type: "CHART_META_CHANGE",
    field: "title",
    locale,
    value,
  });

  test("UR1 a step is taken back and done again, by its name", () => {
    const history = run({ type: "CHART_TYPE_CHANGED", chartType: "bar" }, title("A"));
    expect(nextSteps(history)).toEqual({
      undo: { id: "history.text", args: { field: "title", locale: "en" } },
    });
    const back = undo(undo(history, context).history, context).history;
    expect(active(back.present, "column").chartType).toBe("column");
    expect(nextSteps(back)).toEqual({
      redo: { id: "history.chart-type", args: { chartType: "bar" } },
    });
    expect(active(redo(back, context).history.present, "bar").chartType).toBe("bar");
    expect(undo(back, context)).toEqual({ history: back, effects: [] });
    expect(undo(history, context).effects).toEqual([{ type: "SAVE_LOCAL" }]);
  });

  test("a chart type that is reached through others is as one that is chosen at once, and each is a step", () => {
    const to = (chartType: ChartType): EditorEvent => ({ type: "CHART_TYPE_CHANGED", chartType });
    const chart = (events: EditorEvent[]) => {
      const { present } = run(setSegment, ...events);
      return "chartConfigs" in present ? present.chartConfigs : [];
    };
    for (const way of [["pie"], ["table"], ["scatterplot", "pie", "table"]] as const) {
      const through = way.map(to);
      expect(chart([...through, to("bar")])).toEqual(chart([to("bar")]));
      expect(chart([...through, to("column")])).toEqual(chart([]));
      expect(run(setSegment, ...through, to("bar")).past).toHaveLength(way.length + 2);
    }
    const other = run(setSegment, to("pie"), title("A"), to("column"));
    expect(active(other.present, "column").meta.title.en).toBe("A");
  });

  test("UR2 screens and panels are no steps", () => {
    const history = run(
      { type: "CHART_ACTIVE_FIELD_CHANGED", field: "x" },
      title("A"),
      { type: "STEP_NEXT" },
      { type: "PUBLISH_FAILED", errorId: "x" },
    );
    expect(history.past).toHaveLength(1);
    expect(undo(history, context).history.present.state).toBe("CONFIGURING_CHART");
    const added = run({ type: "CHART_CONFIG_ADD" }, { type: "STEP_NEXT" });
    expect(undo(added, context).history.present.state).toBe("LAYOUTING");
    expect(run(title("A"), { type: "STEP_PREVIOUS" }).past).toEqual([]);
  });

  test("UR3 typing in one text is one step, also with an answer between", () => {
    const answer: EditorEvent = {
      type: "POSSIBLE_FILTERS_RECEIVED",
      chartKey: "first",
      answers: [],
    };
    expect(run(title("A"), answer, title("Ab"), title("Abc")).past).toHaveLength(1);
    expect(run(title("A"), title("B", "de"), title("C")).past).toHaveLength(3);
    expect(run(title("A"), { type: "CHART_ACTIVE_FIELD_CHANGED" }, title("Ab")).past).toHaveLength(
      2,
    );
    const back = undo(run(title("A"), title("Ab")), context).history;
    expect(active(back.present, "column").meta.title.en).toBe("");
    expect(applyEvent(back, title("B"), context).history.future).toEqual([]);
  });

  test("UR3 MP19 a map is locked with its part by one step, and unlocked by another", () => {
    const made: EditorEvent = { type: "CHART_TYPE_CHANGED", chartType: "map" };
    const lock: EditorEvent = {
      type: "MAP_LOCK_CHANGED",
      isLocked: true,
      bounds: [6, 46, 10, 48],
    };
    const base = (history: ReturnType<typeof run>) => active(history.present, "map").baseLayer;
    const open = { show: true, locked: false, customLayers: [] };
    const bbox = [
      [6, 46],
      [10, 48],
    ];
    const locked = run(made, lock);
    expect(base(locked)).toEqual({ ...open, locked: true, bbox });
    expect(base(undo(locked, context).history)).toEqual(open);
    const unlocked = run(made, lock, { type: "MAP_LOCK_CHANGED", isLocked: false });
    expect(base(unlocked)).toEqual(open);
    expect(base(undo(unlocked, context).history)).toEqual({ ...open, locked: true, bbox });
    expect(run(lock).past).toEqual([]);
  });

  test("MP12 classes of a map that was just made belong to the step that made it", () => {
    const made: EditorEvent = { type: "CHART_TYPE_CHANGED", chartType: "map" };
    const found: EditorEvent = { type: "MAP_SKEW_FOUND", chartKey: "first", classCount: 5 };
    const history = run(made, found);
    const classes = { scaleType: "discrete", interpolationType: "quantile", nbClass: 5 };
    expect(active(history.present, "map").fields.areaLayer?.color).toMatchObject(classes);
    expect(history.past).toHaveLength(1);
    const back = undo(history, context).history;
    expect(active(back.present, "column").chartType).toBe("column");
    const again = redo(back, context).history;
    expect(active(again.present, "map").fields.areaLayer?.color).toMatchObject(classes);
    const chosen = run(made, {
      type: "CHART_PALETTE_CHANGED",
      field: "areaLayer",
      paletteId: "blues",
    });
    expect(applyEvent(chosen, found, context).history).toBe(chosen);
    expect(run(found).present).toEqual(run().present);
  });

  test("FC6 names of points that were just made belong to the step that made them", () => {
    const dimension = testId("sector");
    const along: EditorEvent = { type: "CHART_FIELD_CHANGED", field: "x", componentId: dimension };
    const made: EditorEvent = { type: "CHART_TYPE_CHANGED", chartType: "scatterplot" };
    const named: EditorEvent = {
      type: "POINTS_NAMED",
      chartKey: "first",
      dimension,
      values: ["a"],
    };
    const history = run(along, made, named);
    const labels = { [dimension]: ["a"] };
    expect(active(history.present, "scatterplot").extensions).toMatchObject({
      pointLabels: labels,
      firstNames: labels,
    });
    expect(history.past).toHaveLength(2);
    const back = undo(history, context).history;
    expect(active(back.present, "column").chartType).toBe("column");
    const again = redo(back, context).history;
    expect(active(again.present, "scatterplot").extensions?.pointLabels).toEqual(labels);
    expect(applyEvent(history, { ...named, values: ["b"] }, context).history).toBe(history);
    expect(run(named).present).toEqual(run().present);
  });

  test("UR1 settings that one event changes have names of their own", () => {
    const history = run();
    const named = (event: EditorEvent) =>
      nextSteps(applyEvent(history, event, context).history).undo?.id;
    const filters = makeInteractiveFilters();
    const change = (part: Partial<typeof filters>): EditorEvent => ({
      type: "INTERACTIVE_FILTER_CHANGED",
      interactiveFiltersConfig: { ...filters, ...part },
    });
    expect(named(change({ calculation: { active: false, type: "percent" } }))).toBe(
      "history.percent",
    );
    expect(named(change({ calculation: { active: true, type: "identity" } }))).toBe(
      "history.viewer-filter",
    );
    const update = (field: string, path: string[], value: unknown): EditorEvent => ({
      type: "CHART_FIELD_UPDATED",
      field,
      path,
      value,
    });
    expect(named(update("extensions", ["highlight", "a"], ["b"]))).toBe("history.highlight");
    expect(named(update("y", ["showValues"], true))).toBe("history.field-option");
    const series = applyEvent(history, setSegment, context).history;
    const stacked = applyEvent(series, update("segment", ["type"], "grouped"), context).history;
    expect(nextSteps(stacked).undo?.id).toBe("history.stack");
  });

  test("UR3 typing an alternative text is one step", () => {
    const write = (value: string): EditorEvent => ({
      type: "CHART_FIELD_UPDATED",
      field: "extensions",
      path: ["altText"],
      value: { en: value },
    });
    const history = run(write("A"), write("Ab"), write("Abc"));
    expect(history.past).toHaveLength(1);
    expect(nextSteps(history).undo?.id).toBe("history.text");
  });

  test.each<[what: string, make: (value: string) => EditorEvent]>([
    [
      "the colour of a target",
      (color) => ({
        type: "LIMIT_SET",
        measureId: deaths,
        limit: { related: [], color, lineType: "solid" },
      }),
    ],
    [
      "the colour below zero",
      (value) => ({
        type: "CHART_FIELD_UPDATED",
        field: "extensions",
        path: ["belowZero"],
        value,
      }),
    ],
  ])("UR3 dragging %s is one step", (_what, make) => {
    const history = run(make("#ff0000"), make("#ee0000"), make("#dd0000"));
    // What is there for the first time is a step of its own.
    expect(history.past.length).toBeLessThanOrEqual(2);
    expect(run(make("#ff0000"), make("#ee0000"), title("A"), make("#dd0000")).past.length).toBe(
      history.past.length + 2,
    );
  });

  test("UR3 what is chosen among a few is a step each time", () => {
    const set = (lineType: "solid" | "dashed"): EditorEvent => ({
      type: "LIMIT_SET",
      measureId: deaths,
      limit: { related: [], color: "#ff0000", lineType },
    });
    expect(run(set("solid"), set("dashed"), set("solid")).past).toHaveLength(3);
  });

  test("UR4 the last steps are kept", () => {
    const many = Array.from({ length: HISTORY_LIMIT + 5 }, (_, index) =>
      title(`${index}`, index % 2 ? "de" : "en"),
    );
    expect(run(...many).past).toHaveLength(HISTORY_LIMIT);
  });

  test("UR5 an open panel stays open", () => {
    const history = run(title("A"), { type: "CHART_ACTIVE_FIELD_CHANGED", field: "y" });
    expect(active(undo(history, context).history.present, "column").activeField).toBe("y");
  });
});
