import { describe, expect, test } from "vitest";
import { deepFreeze } from "../../testing/deep-freeze.ts";
import type { Draw } from "../../testing/make-draw.ts";
import {
  assertDrawn,
  countRuns,
  PROPERTY_RUNS,
  PROPERTY_TIMEOUT,
} from "../../testing/property-runs.ts";
import type { Parsed } from "../../schema/index.ts";
import type { MigrationResult } from "../migrate.ts";
import { listDifferences, startsWith } from "./differences.ts";

type Json = Record<string, unknown>;

/** One kind of document, with what draws, migrates and reads it. */
type Kind = {
  readonly kind: "chart" | "state";
  readonly versions: readonly string[];
  readonly current: string;
  readonly make: (draw: Draw, version: string) => Json;
  readonly migrate: (
    document: unknown,
    options: { to?: string; context: { newKey: () => string } },
  ) => MigrationResult;
  readonly parse: (document: unknown) => Parsed<unknown>;
};

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

const succeed = (result: MigrationResult) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result;
};

/** What the caller of a lone chart config tells: the dataset that it came from. */
const dataSetOf = ({ cubes }: Json): string =>
  Array.isArray(cubes) ? ((cubes as { iri: string }[])[0]?.iri ?? "") : context.dataSet;

/** A document goes to another version and back: what differs undeclared, and what was declared and does not differ. */
const listSurprises = (
  document: Json,
  { start, turn, migrate }: { start: string; turn: string; migrate: Kind["migrate"] },
) => {
  const told = { ...context, dataSet: dataSetOf(document) };
  const there = succeed(migrate(document, { to: turn, context: told }));
  const back = succeed(migrate(deepFreeze(there.document), { to: start, context: told }));
  const differences = listDifferences(document, back.document);
  const declared = [...there.losses, ...back.losses].map(({ path }) => path);
  return {
    back: back.document,
    undeclared: differences.filter((path) => !declared.some((loss) => startsWith(path, loss))),
    idle: there.losses.filter(({ path }) => !differences.some((other) => startsWith(other, path))),
  };
};

/** What holds for every document that was ever written: it opens, and a way back loses what the steps declare. */
export const describeRoundTrips = ({
  kind,
  versions,
  current,
  make,
  migrate,
  parse,
}: Kind): unknown =>
  describe(`generated ${kind} documents`, () => {
    const trips = versions.slice(1).flatMap((version, index) => {
      const below = versions[index] ?? version;
      return [
        { start: below, turn: version },
        { start: version, turn: below },
      ];
    });

    test.each(trips)(
      "$start → $turn and back: what differs is what was declared",
      ({ start, turn }) => {
        assertDrawn(
          (draw) => {
            const document = deepFreeze(make(draw, start));
            const surprises = listSurprises(document, { start, turn, migrate });
            expect(surprises).toMatchObject({ undeclared: [], idle: [] });
          },
          countRuns({ usual: 50, deep: 20_000 }),
        );
      },
      PROPERTY_TIMEOUT,
    );

    test.each(versions)(
      "%s opens as the current version and validates",
      { timeout: PROPERTY_TIMEOUT },
      (version) => {
        assertDrawn(
          (draw) => {
            const { document } = succeed(migrate(deepFreeze(make(draw, version)), { context }));
            expect(document.version).toBe(current);
            expect(parse(document)).toHaveProperty("ok", true);
          },
          countRuns({ usual: 500, deep: 20_000 }),
        );
      },
    );

    test(
      "the current version goes to any other and comes back valid: what differs is what was declared",
      () => {
        assertDrawn((draw) => {
          const turn = draw.from(...versions);
          const document = deepFreeze(make(draw, current));
          const surprises = listSurprises(document, { start: current, turn, migrate });
          expect(surprises).toMatchObject({ undeclared: [], idle: [] });
          expect(parse(surprises.back)).toHaveProperty("ok", true);
        }, PROPERTY_RUNS);
      },
      PROPERTY_TIMEOUT,
    );
  });
