import { describe, expect, test } from "vitest";
import { deepFreeze } from "../../testing/deep-freeze.ts";
import type { Draw } from "../../testing/make-draw.ts";
import { assertDrawn, countRuns, PROPERTY_TIMEOUT } from "../../testing/property-runs.ts";
import {
  type Parsed,
  parseChartConfig,
  parseConfiguratorState,
  parseDocument,
} from "../../document/parse-document.ts";
import { listUnexpected } from "../testing/differences.ts";
import { makeChart } from "../testing/make-chart.ts";
import { makeState } from "../testing/make-state.ts";
import { CHART_VERSIONS, STATE_VERSIONS } from "./versions.ts";
import {
  CURRENT_CHART_VERSION,
  CURRENT_STATE_VERSION,
  migrateChartConfig,
  type MigrationResult,
  migrateState,
} from "./migrate.ts";

type Json = Record<string, unknown>;

type Context = {
  readonly newKey: () => string;
  readonly dataSet: string;
  readonly unversionedIris: Readonly<Record<string, string>>;
};

/** One kind of document, with what draws, migrates and reads it. */
type Kind = {
  readonly kind: "chart" | "state";
  readonly versions: readonly string[];
  readonly current: string;
  readonly make: (draw: Draw, version: string) => Json;
  readonly migrate: (
    document: unknown,
    options: { to?: string; context: Context },
  ) => MigrationResult;
  readonly parse: (document: unknown) => Parsed<unknown>;
};

const CUBES = [
  "https://energy.example/solar",
  "https://health.example/births",
  "https://water.example/lakes",
];

const DATA_SET = "https://energy.example/solar/12";

const UNVERSIONED: readonly (readonly [iri: string, unversioned: string])[] = CUBES.flatMap(
  (cube) => [1, 12].map((version) => [`${cube}/${version}`, cube] as const),
);

/** Of the unversioned IRIs all are known, as to those who ask for them, or some, or none. */
const drawUnversioned = (draw: Draw): Context["unversionedIris"] => {
  const asked = draw.integer(1, 3);
  if (asked === 1) return {};
  return Object.fromEntries(asked === 2 ? draw.subset(UNVERSIONED) : UNVERSIONED);
};

const succeed = (result: MigrationResult) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result;
};

/** What the caller knows of a chart config alone: the dataset that it came from. */
const dataSetOf = ({ cubes }: Json): string =>
  Array.isArray(cubes) ? ((cubes as { iri: string }[])[0]?.iri ?? "") : DATA_SET;

/** A document goes to another version and back; only the way there says what does not come back. */
const goAndReturn = (
  document: Json,
  {
    start,
    turn,
    context,
    migrate,
  }: Pick<Kind, "migrate"> & { start: string; turn: string; context: Context },
) => {
  const there = succeed(migrate(document, { to: turn, context }));
  const back = succeed(migrate(deepFreeze(there.document), { to: start, context }));
  return {
    unexpected: listUnexpected(document, back.document, there.losses),
    there: there.document,
    back: back.document,
  };
};

const KINDS: readonly Kind[] = [
  {
    kind: "chart",
    versions: CHART_VERSIONS,
    current: CURRENT_CHART_VERSION,
    make: makeChart,
    migrate: migrateChartConfig,
    parse: parseChartConfig,
  },
  {
    kind: "state",
    versions: STATE_VERSIONS,
    current: CURRENT_STATE_VERSION,
    make: makeState,
    migrate: migrateState,
    parse: (document) =>
      (document as Json)["state"] === undefined
        ? parseDocument(document)
        : parseConfiguratorState(document),
  },
];

/**
 * What holds for every document that was ever written: it opens, and a way there and back changes what was declared.
 * Each document that is drawn goes to its neighbours, to the current version, and one of five to any other.
 */
describe.each(KINDS)("generated $kind documents", ({ versions, current, make, migrate, parse }) => {
  test.each(versions)(
    "%s opens as the current version and validates; there and back what differs is what was declared",
    { timeout: PROPERTY_TIMEOUT },
    (start) => {
      const at = versions.indexOf(start);
      const neighbours = versions.filter((_, index) => Math.abs(index - at) === 1);
      assertDrawn(
        (draw) => {
          const document = deepFreeze(make(draw, start));
          const context = {
            newKey: () => "nEwKeYoFaChR",
            dataSet: dataSetOf(document),
            unversionedIris: drawUnversioned(draw),
          };
          const others = draw.integer(1, 5) === 1 ? [draw.from(...versions)] : [];
          const problems = [...new Set([...neighbours, ...others, current])].flatMap((turn) => {
            const turned = { start, turn, context, migrate };
            const { unexpected, there, back } = goAndReturn(document, turned);
            const opened = [turn === current ? there : [], start === current ? back : []].flat();
            return [
              ...unexpected.map((difference) => `${turn}: ${difference}`),
              ...opened.map(parse).filter(({ ok }) => !ok),
            ];
          });
          expect(problems).toEqual([]);
        },
        countRuns({ usual: 10, deep: 4_000 }),
      );
    },
  );
});
