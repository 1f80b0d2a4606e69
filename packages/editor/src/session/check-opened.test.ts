import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { checkOpened, unreachable } from "./check-opened.ts";
import { parseSessionStart } from "./session-start.ts";

const startOf = (query: string) => parseSessionStart("new", new URLSearchParams(query));

test.each([
  ["cube=a", "After init, chart state should be in CONFIGURING_CHART state"],
  ["edit=a", "Should be configuring after edit"],
])("an address opens in the step that it asks for: %s", async (query, message) => {
  const { session } = await openTestSession();
  const { state } = session.read();
  expect(checkOpened(startOf(query), state)).toBe(state);
  const layouting = { ...state, state: "LAYOUTING" } as const;
  expect(() => checkOpened(startOf(query), layouting)).toThrow(message);
  expect(checkOpened(startOf("edit=a&state=LAYOUTING"), layouting)).toBe(layouting);
  const empty = { ...state, chartConfigs: undefined, state: "INITIAL" } as never;
  expect(() => checkOpened(startOf(query), JSON.parse(JSON.stringify(empty)) as never)).toThrow(
    "State does not respect type guard",
  );
});

test("what types rule out is named where it comes all the same", () => {
  expect(() => unreachable({ type: "donut" } as never)).toThrow(
    'This should be unreachable! but got {"type":"donut"}',
  );
});
