import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chartSteps } from "./run/chart-steps.ts";
import { migrateChartConfig, migrateState } from "./run/migrate.ts";
import { stateSteps } from "./run/state-steps.ts";
import { deepFreeze } from "../testing/deep-freeze.ts";

type Loss = {
  step?: string;
  path: (string | number)[];
  was: unknown;
  dormant?: true;
  reason?: string;
};
type Case = {
  name: string;
  direction: "up" | "down" | "both";
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  context?: Record<string, unknown>;
  losses?: Loss[];
};

const KINDS = [
  { kind: "chart", sequence: chartSteps, migrate: migrateChartConfig },
  { kind: "state", sequence: stateSteps, migrate: migrateState },
] as const;

const folder = (kind: string): string => `${import.meta.dirname}/${kind}`;
const namesIn = (path: string, ending: string): string[] =>
  readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .toSorted();

const readCases = (kind: string, name: string): Case[] =>
  deepFreeze(
    JSON.parse(readFileSync(`${folder(`fixtures/${kind}`)}/${name}.json`, "utf8")) as Case[],
  );

const readTrips = (kind: string, { from, to, what }: { from: string; to: string; what: string }) =>
  readCases(kind, `${to}-${what}`).flatMap(
    ({ name, direction, context, losses = [], ...documents }) => {
      const before = deepFreeze({ version: from, ...documents.before });
      const after = deepFreeze({ version: to, ...documents.after });
      const shared = {
        context: { newKey: () => "aBcDeFgHiJkL", ...context },
        losses: losses.map((loss) => ({ step: `${kind}/${to}-${what}`, ...loss })),
      };
      const up = { title: `up: ${name}`, target: to, input: before, output: after, ...shared };
      const down = {
        title: `down: ${name}`,
        target: from,
        input: after,
        output: before,
        ...shared,
      };
      return direction === "both" ? [up, down] : [direction === "up" ? up : down];
    },
  );

describe.each(KINDS)("$kind steps", ({ kind, sequence, migrate }) => {
  const names = sequence.steps.map(({ to, what }) => `${to}-${what}`);

  test("there is one file and one set of documents for each step, and none beside them", () => {
    expect(namesIn(folder(kind), ".ts")).toEqual(names.toSorted());
    expect(namesIn(folder(`fixtures/${kind}`), ".json")).toEqual(names.toSorted());
  });

  test("each step starts where the one before it ends", () => {
    expect(sequence.versions).toEqual(["1.0.0", ...sequence.steps.map(({ to }) => to)]);
    expect(sequence.steps.map(({ from }) => from)).toEqual(sequence.versions.slice(0, -1));
  });

  test.each(names)("%s has documents for both directions", (name) => {
    const directions = new Set(readCases(kind, name).map(({ direction }) => direction));
    expect(directions.has("both") || (directions.has("up") && directions.has("down"))).toBe(true);
  });

  for (const step of sequence.steps) {
    test.each(readTrips(kind, step))(
      `${step.to}-${step.what} $title`,
      ({ target, input, output, context, losses }) => {
        const result = migrate(input, { to: target, context });
        expect(result).toStrictEqual({
          ok: true,
          document: output,
          from: input.version,
          to: target,
          losses: expect.any(Array),
        });
        const declared = result.ok ? result.losses : [];
        expect(declared).toHaveLength(losses.length);
        expect(declared).toEqual(expect.arrayContaining(losses));
      },
    );
  }
});
