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
const write = (history: HistoryState) => {
  const state = JSON.stringify(history.present);
  return { state, text: serializeHistory(history, state) };
};

test("ten steps come back from a text, to be undone and done again", () => {
  const made = undo(undo(change(begin(), 12), context).history, context).history;
  expect([made.past.length, made.future.length]).toEqual([10, 2]);
  const { state, text } = write(made);
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
  const { state, text } = write(history);
  const read = (changed: string, of = state) => parseHistory(changed, of, present(history));
  expect(read(text)).toBeDefined();
  for (const broken of [
    "",
    "null",
    "[]",
    text.slice(0, -2),
    text.replace("history.chart-type", "history.unheard-of"),
    text.replace('"chartConfigs":[', '"chartConfigs":[7,'),
    text.replace(/"activeChartKey":"[^"]*"/, '"activeChartKey":"nobody"'),
    text.replace(/"version":"[^"]*"/, '"version":"9.0.0"'),
  ])
    expect(read(broken)).toBeUndefined();
  expect(read(text, `${state} `)).toBeUndefined();
});

test("the text is bounded, and the nearest steps are kept", () => {
  const made = change(begin(), 200);
  const { state, text } = write(made);
  expect(text.length).toBeLessThanOrEqual(STORED_HISTORY_LIMIT);
  const { past } = parseHistory(text, state, present(made))!;
  expect(past.length).toBeGreaterThan(10);
  expect(past.length).toBeLessThan(200);
  expect(past.at(-1)?.name).toEqual(made.past.at(-1)?.name);
});
