import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseChartConfig, parseConfiguratorState } from "../schema/index.ts";
import { chartSteps } from "./chart-steps.ts";
import {
  CURRENT_CHART_VERSION,
  CURRENT_STATE_VERSION,
  migrateChartConfig,
  migrateState,
} from "./migrate.ts";
import type { MigrationResult } from "./migrate.ts";
import { stateSteps } from "./state-steps.ts";
import { listDifferences, startsWith } from "./testing/differences.ts";
import { makeChart } from "./testing/make-chart.ts";
import { makeState } from "./testing/make-state.ts";
import { patience, runsForEachOf } from "./testing/runs.ts";

const CUBES = [
  "https://energy.example/solar",
  "https://health.example/births",
  "https://water.example/lakes",
];

const context = {
  newKey: () => "nEwKeYoFaChR",
  dataSet: "https://energy.example/solar/12",
  unversionedIris: Object.fromEntries(
    CUBES.flatMap((cube) => [1, 12].map((version) => [`${cube}/${version}`, cube])),
  ),
};

const deepFreeze = <T>(value: T): T => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
};

const succeed = (result: MigrationResult) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result;
};

const parse = { chart: parseChartConfig, state: parseConfiguratorState };

const KINDS = [
  {
    kind: "chart",
    sequence: chartSteps,
    migrate: migrateChartConfig,
    make: makeChart,
    current: CURRENT_CHART_VERSION,
  },
  {
    kind: "state",
    sequence: stateSteps,
    migrate: migrateState,
    make: makeState,
    current: CURRENT_STATE_VERSION,
  },
] as const;

describe.each(KINDS)("generated $kind documents", ({ kind, sequence, migrate, make, current }) => {
  const trips = sequence.steps.flatMap(({ from, to }) => [
    { start: from, turn: to },
    { start: to, turn: from },
  ]);

  test.each(trips)(
    "$start → $turn and back: what differs is what was declared",
    ({ start, turn }) => {
      fc.assert(
        fc.property(fc.gen(), (g) => {
          const document = deepFreeze(make(g, start));
          const there = succeed(migrate(document, { to: turn, context }));
          const back = succeed(migrate(deepFreeze(there.document), { to: start, context }));
          const differences = listDifferences(document, back.document);
          const declared = [...there.losses, ...back.losses].map(({ path }) => path);
          expect(
            differences.filter((path) => !declared.some((loss) => startsWith(path, loss))),
          ).toEqual([]);
          const idle = there.losses.filter(
            ({ path }) => !differences.some((other) => startsWith(other, path)),
          );
          expect(idle).toEqual([]);
        }),
        runsForEachOf(trips.length),
      );
    },
    patience,
  );

  test.each(sequence.versions)(
    "%s opens as the current version and validates",
    { timeout: patience },
    (version) => {
      fc.assert(
        fc.property(fc.gen(), (g) => {
          const { document } = succeed(migrate(deepFreeze(make(g, version)), { context }));
          expect(document.version).toBe(current);
          expect(parse[kind](document)).toEqual(expect.objectContaining({ ok: true }));
        }),
        runsForEachOf(sequence.versions.length),
      );
    },
  );

  test.each(sequence.versions)(
    "the current version goes to %s and comes back valid",
    { timeout: patience },
    (version) => {
      fc.assert(
        fc.property(fc.gen(), (g) => {
          const down = succeed(migrate(deepFreeze(make(g, current)), { to: version, context }));
          const { document } = succeed(migrate(deepFreeze(down.document), { context }));
          expect(parse[kind](document)).toEqual(expect.objectContaining({ ok: true }));
        }),
        runsForEachOf(sequence.versions.length),
      );
    },
  );
});
