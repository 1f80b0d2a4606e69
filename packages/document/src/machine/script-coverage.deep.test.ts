import fc from "fast-check";
import { expect, test } from "vitest";
import { HANDLERS } from "./handler-table.ts";
import { begin, script, toEvent } from "./testing/make-test-script.ts";
import { makeCubesContext } from "./testing/make-test-state.ts";
import { transition } from "./transition.ts";

test("ST7 scripts have every event where it is refused and where it is not", () => {
  const seen = { true: new Set<string>(), false: new Set<string>() };
  for (const { start, steps } of fc.sample(script, { numRuns: 2500, seed: 1 })) {
    const context = makeCubesContext();
    let state = begin(start);
    for (const step of steps) {
      const event = toEvent(step, state, context);
      const next = transition(state, event, context);
      seen[`${!next.effects.some(({ type }) => type === "LOG_IGNORED")}`].add(event.type);
      state = next.state;
    }
  }
  const all = Object.keys(HANDLERS).toSorted();
  expect([...seen.true].toSorted()).toEqual(all);
  expect(all.filter((type) => !seen.false.has(type))).toEqual(["INITIALIZED"]);
});
