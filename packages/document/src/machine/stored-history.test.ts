import { expect, test } from "vitest";
import type { StateWithCharts } from "../document/configurator-state.ts";
import { applyEvent, type HistoryState, makeHistory, redo, undo } from "./history.ts";
import { makeContext, makeState } from "./testing/make-test-state.ts";
import { parseHistory, serializeHistory, STORED_HISTORY_LIMIT } from "./stored-history.ts";

const context = makeContext();

const change = (history: HistoryState, steps: number): HistoryState =>
  Array.from({ length: steps }, (_, step) => step).reduce((before, step) => {
    const chartType = step % 2 === 0 ? "bar" : "column";
    const event = { type: "CHART_TYPE_CHANGED", chartType } as never;
    return applyEvent(before, event, context).history;
  }, history);

const begin = (): HistoryState => makeHistory(makeState());
const present = (history: HistoryState) => history.present as StateWithCharts;
const store = (history: HistoryState) => {
  const state = JSON.stringify(history.present);
  return { state, text: serializeHistory({ ...history, present: present(history) }, state) };
};

test("ten steps come back from a text, to be undone and done again", () => {
  const made = undo(undo(change(begin(), 12), context).history, context).history;
  expect([made.past.length, made.future.length]).toEqual([10, 2]);
  const { state, text } = store(made);
  let history = parseHistory(text, state, JSON.parse(state) as StateWithCharts)!;
  expect(history.past.map(({ name }) => name)).toEqual(made.past.map(({ name }) => name));
  for (let step = 0; step < 10; step += 1) history = undo(history, context).history;
  expect(present(history).chartConfigs[0]?.chartType).toBe("column");
  expect(history.past).toEqual([]);
  for (let step = 0; step < 12; step += 1) history = redo(history, context).history;
  expect(present(history).chartConfigs).toEqual(present(change(begin(), 12)).chartConfigs);
});

test("a history that is damaged, of another state or of another version is dropped", () => {
  const history = change(begin(), 3);
  const { state, text } = store(history);
  const read = (changed: string, of = state) => parseHistory(changed, of, present(history));
  expect(read(text)).toBeDefined();
  for (const broken of [
    "",
    "null",
    "[]",
    text.slice(0, -2),
    text.replace("history.chart-type", "history.unheard-of"),
    text.replace(/"change":.*?\}\}\}/, '"change":{"in":{"chartConfigs":[[7]]}}'),
    text.replace(/"change":.*?\}\}\}/, '"change":{"in":{"activeChartKey":["nobody"]}}'),
    text.replace('"change":{', '"change":{"names":7,'),
    text.replace('"change":{', '"other":{'),
    text.replace(/"version":"[^"]*"/, '"version":"9.0.0"'),
  ])
    expect(read(broken)).toBeUndefined();
  expect(read(text, `${state} `)).toBeUndefined();
});

/** Steps that all have a long text of their own, in one language after the other: one that is typed on is one step. */
const writeTitles = (history: HistoryState, steps: number): HistoryState =>
  Array.from({ length: steps }, (_, step) => step).reduce((before, step) => {
    const locale = step % 2 === 0 ? "en" : "de";
    const value = `${step} ${"long".repeat(2000)}`;
    const event = { type: "CHART_META_CHANGE", field: "title", locale, value } as const;
    return applyEvent(before, event, context).history;
  }, history);

test("two hundred steps of a chart of five hundred colours are kept, as what has changed", () => {
  const colors = Object.fromEntries(
    Array.from({ length: 500 }, (_, at) => [`https://example.org/place/${at}`, "#cc0033"]),
  );
  const state = present(begin());
  const first = state.chartConfigs[0]!;
  const colored = { ...first, extensions: { ...first.extensions, colors } } as typeof first;
  const made = change(makeHistory({ ...state, chartConfigs: [colored] }), 200);
  const stored = store(made);
  const read = parseHistory(stored.text, stored.state, present(made));
  expect(read?.past).toHaveLength(200);
  expect(read).not.toHaveProperty("isCut");
});

test("the text is bounded, the nearest steps are kept, and it is said that there were more", () => {
  const made = writeTitles(begin(), 50);
  const { state, text } = store(made);
  expect(text.length).toBeLessThanOrEqual(STORED_HISTORY_LIMIT);
  const read = parseHistory(text, state, present(made))!;
  expect(read.past.length).toBeGreaterThan(10);
  expect(read.past.length).toBeLessThan(100);
  expect(read.past.at(-1)?.name).toEqual(made.past.at(-1)?.name);
  expect(read.isCut).toBe(true);
  const undone = undo(change(read, 1), context).history;
  const again = store(redo(undone, context).history);
  expect(parseHistory(again.text, again.state, present(undone))?.isCut).toBe(true);
});

test("a history of more steps than are kept says so", () => {
  expect(change(begin(), 200)).not.toHaveProperty("isCut");
  expect(change(begin(), 201).isCut).toBe(true);
});

test("the steps of a history that was stored with whole documents come back", () => {
  const made = undo(change(begin(), 3), context).history;
  const { state, text } = store(made);
  const { version, of } = JSON.parse(text) as Record<string, string>;
  const whole = JSON.stringify({ version, of, past: made.past, future: made.future });
  const read = (stored: string) => parseHistory(stored, state, present(made));
  expect(read(whole)).toEqual(read(text));
});
