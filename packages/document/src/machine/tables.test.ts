import { expect, test } from "vitest";
import { testId } from "../testing/make-test-components.ts";
import type { EditorEvent, EventOf } from "./events/events.ts";
import { makeContext, makeState } from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";

const context = makeContext();
const table = makeState("table");
const send = (event: EditorEvent) => transition(table, event, context).state;
const change = (name: string, part: EventOf<"TABLE_COLUMN_CHANGED">["change"]) =>
  send({ type: "TABLE_COLUMN_CHANGED", componentId: testId(name), change: part });

test("TB3 a column of numbers becomes no group", () => {
  expect(change("deaths", { isGroup: true })).toBe(table);
  expect(change("sector", { isGroup: true })).not.toBe(table);
  const move = (name: string): EditorEvent => ({
    type: "TABLE_COLUMN_MOVED",
    componentId: testId(name),
    isGroup: true,
    index: 0,
  });
  expect(send(move("deaths"))).toBe(table);
  expect(send(move("sector"))).not.toBe(table);
});

test("TB4 a column takes no style of another kind", () => {
  const columnStyle = {
    type: "category",
    textStyle: "regular",
    paletteId: "set1",
    colorMapping: {},
  } as const;
  expect(change("sector", { columnStyle })).not.toBe(table);
  for (const name of ["deaths", "year"]) expect(change(name, { columnStyle })).toBe(table);
});

test("TB5 a table is sorted by its own columns, by each once", () => {
  const sort = (...names: string[]) =>
    send({
      type: "TABLE_SORTING_CHANGED",
      sorting: names.map((name) => ({ componentId: testId(name), sortingOrder: "asc" })),
    });
  expect(sort("year", "deaths")).not.toBe(table);
  expect(sort("year", "year")).toBe(table);
  expect(sort("year", "nothing")).toBe(table);
});
