import { expect, test } from "vitest";
import { makeDraw } from "../../testing/make-draw.ts";
import { chartSteps } from "./chart-steps.ts";
import { stateSteps } from "./state-steps.ts";
import { makeChart } from "../testing/make-chart.ts";
import { makeState } from "../testing/make-state.ts";

const listTrees = (value: unknown): object[] =>
  typeof value === "object" && value !== null
    ? [value, ...Object.values(value).flatMap(listTrees)]
    : [];

test.each([
  ["charts", makeChart, chartSteps.versions],
  ["states", makeState, stateSteps.versions],
] as const)(
  "drawn %s share nothing: what one test freezes or breaks is its own",
  (_, make, versions) => {
    const seen = new Set<object>();
    let count = 0;
    for (const version of versions)
      for (let seed = 1; seed <= 30; seed += 1)
        for (const tree of listTrees(make(makeDraw(seed), version))) {
          seen.add(tree);
          count += 1;
        }
    expect(count).toBeGreaterThan(5_000);
    expect(seen.size).toBe(count);
  },
);
