import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deepFreeze } from "../testing/deep-freeze.ts";
import { PROPERTY_RUNS, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";
import type { ConfiguratorState, StateWithCharts } from "../document/configurator-state.ts";
import { checkInvariants } from "./check-invariants.ts";
import type { EditorEvent } from "./events/events.ts";
import { HANDLERS } from "./handler-table.ts";
import { applyEvent, makeHistory, redo, undo } from "./history.ts";
import { begin, SCRIPT_STEPS, script, toEvent } from "./testing/make-test-script.ts";
import { makeCubesContext, makeState } from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";

/** Events after which the document may be another one without a step to undo. */
const WITHOUT_STEP: readonly EditorEvent["type"][] = [
  "INITIALIZED",
  "STEP_NEXT",
  "STEP_PREVIOUS",
  "LAYOUT_BLOCK_INITIALIZED",
  "POSSIBLE_FILTERS_RECEIVED",
  "MAP_SKEW_FOUND",
  "POINTS_NAMED",
];
/** Events that may join the step of the event before them (UR3). */
const JOINING: readonly EditorEvent["type"][] = [
  "CHART_META_CHANGE",
  "LAYOUT_META_CHANGE",
  "LAYOUT_BLOCK_TEXT_CHANGE",
  "CHART_COLOR_CHANGED",
  "CONVERSION_UNIT_SET",
  "DASHBOARD_TIME_RANGE_FILTER_UPDATE",
  "LIMIT_SET",
  "TABLE_COLUMN_CHANGED",
  "CHART_FIELD_UPDATED",
];

/** As it is stored: members that are undefined are not there. */
const store = <T>(part: T): T => JSON.parse(JSON.stringify(part)) as T;

const makeDocument = (state: StateWithCharts) => {
  const { layout, chartConfigs, dashboardFilters } = state;
  return store({
    layout: { ...layout, activeField: undefined },
    chartConfigs: chartConfigs.map((config) => ({ ...config, activeField: undefined })),
    dashboardFilters,
  });
};

/** What is stored of a state is made once, which is frozen so that it stays true. */
const documents = new WeakMap<ConfiguratorState, ReturnType<typeof makeDocument>>();

const documentOf = (state: ConfiguratorState) => {
  if (!("chartConfigs" in state)) return undefined;
  const known = documents.get(state) ?? makeDocument(deepFreeze(state));
  documents.set(state, known);
  return known;
};
const snapshotOf = (state: ConfiguratorState) => ({
  ...documentOf(state),
  activeChartKey: (state as StateWithCharts).activeChartKey,
});

describe("whatever happens", () => {
  test("ST7 scripts are made of all events", () => {
    expect(Object.keys(SCRIPT_STEPS).toSorted()).toEqual(Object.keys(HANDLERS).toSorted());
    const context = makeCubesContext();
    const state = makeState();
    for (const [type, step] of Object.entries(SCRIPT_STEPS)) {
      const [drawn] = fc.sample(step, { numRuns: 1 });
      expect(toEvent(drawn!, state, context).type).toBe(type);
    }
  });

  test(
    "ST7 the invariants hold after every event, and no state is changed in place",
    () => {
      fc.assert(
        fc.property(script, ({ start, steps }) => {
          const context = makeCubesContext();
          let state = begin(start);
          for (const step of steps) {
            const event = deepFreeze(toEvent(step, state, context));
            const before = state;
            const result = transition(state, event, context);
            state = deepFreeze(result.state);
            const ignored = result.effects.some((effect) => effect.type === "LOG_IGNORED");
            expect(ignored && state !== before).toBe(false);
            expect({ event, problems: checkInvariants(state, context) }).toEqual({
              event,
              problems: [],
            });
          }
        }),
        PROPERTY_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "UR6 undoing every step restores the document, redoing brings it back",
    () => {
      let undone = 0;
      fc.assert(
        fc.property(script, ({ start, steps }) => {
          const context = makeCubesContext();
          let history = makeHistory(begin(start));
          let documents: unknown[] = [];
          const send = (event: EditorEvent): void => {
            const before = history;
            history = applyEvent(before, event, context).history;
            const grown = history.past.length - before.past.length;
            if (grown === 1) documents.push(snapshotOf(before.present));
            if (history.past.length === 0) documents = [];
            const [old, current] = [before.present, history.present].map(documentOf);
            const mayDiffer =
              grown === 1 || WITHOUT_STEP.includes(event.type) || JOINING.includes(event.type);
            const isForgotten = !mayDiffer && !isDeepStrictEqual(current, old);
            const [from, to] = [before.present, history.present].map(snapshotOf);
            const isEmpty = grown === 1 && JSON.stringify(from) === JSON.stringify(to);
            expect({ event, isForgotten, isEmpty }).toEqual({
              event,
              isForgotten: false,
              isEmpty: false,
            });
          };
          for (const step of steps) {
            const event = toEvent(step, history.present, context);
            if (event.type !== "PUBLISHED") send(event);
          }
          if (history.present.state === "PUBLISHING")
            send({ type: "PUBLISH_FAILED", errorId: "error.publish" });
          expect(history.past).toHaveLength(documents.length);
          const later: unknown[] = [];
          for (const document of documents.toReversed()) {
            later.push(snapshotOf(history.present));
            history = undo(history, context).history;
            undone += 1;
            expect(snapshotOf(history.present)).toEqual(document);
            expect(checkInvariants(history.present, context)).toEqual([]);
          }
          expect(undo(history, context).history).toBe(history);
          for (const document of later.toReversed()) {
            history = redo(history, context).history;
            expect(snapshotOf(history.present)).toEqual(document);
          }
        }),
        PROPERTY_RUNS,
      );
      expect(undone).toBeGreaterThan(PROPERTY_RUNS.numRuns);
    },
    PROPERTY_TIMEOUT,
  );
});
