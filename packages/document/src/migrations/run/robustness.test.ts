import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseChartConfig, parseDocument } from "../../document/parse-document.ts";
import { chartSteps } from "./chart-steps.ts";
import { listCubeIris } from "./list-cube-iris.ts";
import { migrateChartConfig, migrateState, type MigrationResult } from "./migrate.ts";
import { describeMigrationError } from "./migration-error.ts";
import { stateSteps } from "./state-steps.ts";
import { makeChart } from "../testing/make-chart.ts";
import { makeState } from "../testing/make-state.ts";
import { assertDrawn, PROPERTY_RUNS, PROPERTY_TIMEOUT } from "../../testing/property-runs.ts";

const context = { newKey: () => "nEwKeYoFaChR", dataSet: "https://energy.example/solar/12" };

const KINDS = [
  {
    kind: "chart",
    sequence: chartSteps,
    migrate: migrateChartConfig,
    make: makeChart,
    parse: parseChartConfig,
  },
  {
    kind: "state",
    sequence: stateSteps,
    migrate: migrateState,
    make: makeState,
    parse: parseDocument,
  },
] as const;

const chart = (members: Record<string, unknown>) => ({
  chartType: "line",
  version: "4.5.0",
  ...members,
});

const errorOf = (result: MigrationResult) => (result.ok ? undefined : result.error);

const nest = (depth: number): unknown => {
  let nested: unknown = "bottom";
  for (let level = 0; level < depth; level++) nested = level % 2 === 0 ? { in: nested } : [nested];
  return nested;
};

/** Every object and list in a document, with the names of its members. */
const placesIn = (document: unknown): { holder: Record<string, unknown>; name: string }[] => {
  const isTree = typeof document === "object" && document !== null;
  if (!isTree) return [];
  const holder = document as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])]);
};

const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  "",
  "x",
  0,
  -1.5,
  true,
  [],
  {},
  [null],
  [[]],
  { componentIri: 3 },
  { "*": {} },
  "joinBy__0",
  "FIELD_VALUE_NONE",
  "9.9.9",
  "1.0.0",
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "toString": null}'),
];

/** "document", or the kind of the error; a step that fails has met something it should have read with care. */
const outcomeOf = (result: MigrationResult): string => {
  if (result.ok)
    return JSON.stringify(result.document).startsWith("{") ? "document" : "no document";
  return /\w.*\.$/s.test(describeMigrationError(result.error)) ? result.error.kind : "no sentence";
};

const OUTCOMES = ["document", "malformed", "unknown-version", "future-version", "missing-context"];

describe.each(KINDS)("$kind documents that are not right", ({ sequence, migrate, make, parse }) => {
  test(
    "mutated in up to four places: an error or a document, never an exception",
    () => {
      assertDrawn((draw) => {
        const document = make(draw, draw.from(...sequence.versions));
        for (let change = draw.integer(1, 4); change > 0; change -= 1) {
          const places = placesIn(document);
          const place = places[draw.integer(0, places.length - 1)];
          if (place) place.holder[place.name] = structuredClone(draw.from(...ODD_VALUES));
        }
        const to = draw.from(...sequence.versions);
        expect(OUTCOMES).toContain(outcomeOf(migrate(document, { to, context })));
        expect(listCubeIris(document)).toBeInstanceOf(Array);
        expect(parse(document).ok).toBeTypeOf("boolean");
      });
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "truncated: what is missing is an error or stays missing",
    () => {
      assertDrawn((draw) => {
        const document = make(draw, draw.from(...sequence.versions));
        for (let cut = draw.integer(1, 6); cut > 0; cut -= 1) {
          const places = placesIn(document);
          const place = places[draw.integer(0, places.length - 1)];
          if (Array.isArray(place?.holder)) place.holder.splice(Number(place.name), 1);
          else if (place) delete place.holder[place.name];
        }
        const to = draw.from(...sequence.versions);
        const result = migrate(document, { to, context });
        expect(OUTCOMES).toContain(outcomeOf(result));
        expect(parse(result.ok ? result.document : document).ok).toBeTypeOf("boolean");
      });
    },
    PROPERTY_TIMEOUT,
  );

  test(
    "anything else at all",
    () => {
      fc.assert(
        fc.property(
          fc.anything({ withNullPrototype: true, withDate: true, withMap: true }),
          (anything) => {
            expect(OUTCOMES).toContain(outcomeOf(migrate(anything, { context })));
            expect(listCubeIris(anything)).toBeInstanceOf(Array);
            expect(parse(anything).ok).toBeTypeOf("boolean");
          },
        ),
        PROPERTY_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});

describe("what is wrong is said", () => {
  test("a version that never was", () => {
    expect(errorOf(migrateChartConfig(chart({ version: "4.5.1" }), { context }))).toEqual({
      kind: "unknown-version",
      document: "chart",
      of: "document",
      path: ["version"],
      version: "4.5.1",
    });
    expect(errorOf(migrateChartConfig(chart({ version: "banana" }), { context }))).toMatchObject({
      kind: "unknown-version",
      version: "banana",
    });
  });

  test("a version of the future, with the latest that can be read; 4.10.0 is newer than 4.9.0", () => {
    expect(errorOf(migrateChartConfig(chart({ version: "5.10.0" }), { context }))).toEqual({
      kind: "future-version",
      document: "chart",
      of: "document",
      path: ["version"],
      version: "5.10.0",
      latest: "5.2.0",
    });
    expect(
      errorOf(migrateState({ version: "6.0.0", chartConfigs: [] }, { context })),
    ).toMatchObject({
      kind: "future-version",
      document: "state",
      version: "6.0.0",
      latest: "5.2.0",
    });
  });

  test("a chart of the future inside a state, with its place", () => {
    const state = { version: "4.6.0", chartConfigs: [chart({}), chart({ version: "7.0.0" })] };
    expect(errorOf(migrateState(state, { context }))).toMatchObject({
      kind: "future-version",
      document: "chart",
      path: ["chartConfigs", 1, "version"],
      version: "7.0.0",
    });
  });

  test("a target that does not exist", () => {
    expect(errorOf(migrateChartConfig(chart({}), { to: "0.9.0", context }))).toMatchObject({
      kind: "unknown-version",
      of: "target",
      version: "0.9.0",
    });
    expect(errorOf(migrateState({ chartConfig: {} }, { to: "5.3.0", context }))).toMatchObject({
      kind: "future-version",
      of: "target",
    });
  });

  test("a value of the wrong kind: step, path, found, expected", () => {
    const broken = { version: "3.3.0", chartType: "line", meta: ["x"], cubes: [] };
    expect(errorOf(migrateChartConfig(broken, { context }))).toEqual({
      kind: "malformed",
      step: "chart/3.4.0-chart-label",
      path: ["meta"],
      found: "a list",
      expected: "an object",
    });
    const state = { version: "3.6.0", chartConfigs: [{ ...broken, version: "3.3.0" }] };
    expect(errorOf(migrateState(state, { context }))).toMatchObject({
      path: ["chartConfigs", 0, "meta"],
    });
  });

  test("a version that is no text", () => {
    expect(errorOf(migrateChartConfig(chart({ version: 4 }), { context }))).toEqual({
      kind: "malformed",
      path: ["version"],
      found: "4",
      expected: "a version",
    });
  });

  test("no document at all", () => {
    for (const nothing of [undefined, null, "{}", 3, [], () => {}]) {
      expect(errorOf(migrateState(nothing, { context }))).toMatchObject({
        kind: "malformed",
        path: [],
      });
    }
    expect(errorOf(migrateChartConfig({}, { context }))).toMatchObject({ path: ["chartType"] });
    expect(errorOf(migrateState({}, { context }))).toMatchObject({ path: ["chartConfig"] });
    expect(errorOf(migrateState({ version: "4.0.0" }, { context }))).toMatchObject({
      path: ["chartConfigs"],
    });
  });

  test("a chart config alone below 2.3.0, without a dataset from its caller", () => {
    const chart = { version: "1.2.1", chartType: "line", filters: {}, fields: {} };
    expect(errorOf(migrateChartConfig(chart, { context: { newKey: () => "k" } }))).toEqual({
      kind: "missing-context",
      step: "chart/2.3.0-data-set",
      path: [],
      needs: ["dataSet"],
    });
  });

  test("a key maker that fails names the step", () => {
    const newKey = () => {
      throw new Error("no keys left");
    };
    const chart = { version: "1.4.2", chartType: "line" };
    expect(errorOf(migrateChartConfig(chart, { to: "2.0.0", context: { newKey } }))).toEqual({
      kind: "step-failed",
      step: "chart/2.0.0-chart-key",
      path: [],
      reason: "no keys left",
    });
  });
});

describe("size", () => {
  test("100 levels deep is still a document", () => {
    const document = chart({ version: "4.4.0", extensions: nest(99) });
    expect(migrateChartConfig(document, { context }).ok).toBe(true);
  });

  test.each([101, 10_000, 1_000_000])("%i levels deep is an error value", (depth) => {
    const document = chart({ version: "1.0.0", extensions: nest(depth - 1) });
    expect(errorOf(migrateChartConfig(document, { context }))).toMatchObject({
      kind: "malformed",
      found: "deeper nesting",
    });
  });

  test("a document that holds itself is an error value", () => {
    const document: Record<string, unknown> = chart({});
    document.fields = document;
    expect(errorOf(migrateChartConfig(document, { context }))).toMatchObject({ kind: "malformed" });
  });

  test("too many values and too much text are error values", () => {
    const many = chart({ limits: Array.from({ length: 600_000 }, () => 1) });
    expect(errorOf(migrateChartConfig(many, { context }))).toMatchObject({ found: "more values" });
    const long = chart({ limits: "x".repeat(17_000_000) });
    expect(errorOf(migrateChartConfig(long, { context }))).toMatchObject({ found: "more text" });
    const named = chart({ limits: { [`x${"y".repeat(17_000_000)}`]: "" } });
    expect(errorOf(migrateChartConfig(named, { context }))).toMatchObject({ found: "more text" });
  });

  test("a filter of 50,000 values passes", () => {
    const values = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, n) => [`https://v.example/${n}`, true]),
    );
    const cubes = [{ iri: "https://c.example/1", filters: { k: { type: "multi", values } } }];
    const result = migrateChartConfig(
      { version: "3.4.0", chartType: "line", cubes, fields: {} },
      { context },
    );
    expect(result.ok).toBe(true);
  });
});

describe("the input", () => {
  test("keys that JavaScript objects inherit are ordinary keys", () => {
    const document = JSON.parse(
      '{"version":"3.4.0","chartType":"column","cubes":[{"iri":"constructor","filters":{"__proto__":{"type":"single","value":"v"}}}],"fields":{"__proto__":{"componentIri":"x"},"x":{"componentIri":"toString"}}}',
    ) as unknown;
    const result = migrateChartConfig(document, { to: "4.0.0", context });
    expect(JSON.stringify(result.ok && result.document)).toBe(
      '{"version":"4.0.0","chartType":"column","cubes":[{"iri":"constructor","filters":{"constructor(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)__proto__":{"type":"single","value":"v"}}}],"fields":{"__proto__":{"componentId":"(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)x"},"x":{"componentId":"constructor(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)toString"}}}',
    );
  });

  test("a key that cannot be made a text is malformed", () => {
    const key = JSON.parse('{"toString":null,"valueOf":null}') as unknown;
    const layout = { type: "dashboard", layout: "canvas" };
    for (const version of ["3.7.0", "4.1.0"]) {
      const state = { version, layout, chartConfigs: [{ ...chart({ version: "4.1.0" }), key }] };
      expect(errorOf(migrateState(state, { context }))).toMatchObject({
        kind: "malformed",
        path: ["chartConfigs", 0, "key"],
      });
    }
  });

  test("a cube whose IRI cannot be made a text is malformed on the way down", () => {
    const iri = JSON.parse('{"toString":null}') as unknown;
    const document = chart({ version: "3.0.0", cubes: [{ iri }, { iri: "https://c.example/1" }] });
    expect(errorOf(migrateChartConfig(document, { to: "2.3.0", context }))).toMatchObject({
      kind: "malformed",
      path: ["cubes", 0, "iri"],
    });
  });

  test("filters keep their order through every version", () => {
    const filters = Object.fromEntries(
      ["z", "a", "m"].map((key) => [key, { type: "single", value: "v" }]),
    );
    const chart = { chartType: "column", version: "1.0.0", filters, fields: {} };
    const up = migrateChartConfig(chart, { context });
    const down = migrateChartConfig(up.ok && up.document, { to: "1.0.0", context });
    expect(Object.keys((down.ok ? down.document.filters : {}) as object)).toEqual(["z", "a", "m"]);
  });

  test("a document of the current version comes back as it is", () => {
    const document = chart({ odd: { kept: true } });
    expect(migrateChartConfig(document, { context })).toEqual({
      ok: true,
      document,
      from: "4.5.0",
      to: "4.5.0",
      losses: [],
    });
  });

  test("charts that lag behind a current state are brought along", () => {
    const state = { version: "4.6.0", chartConfigs: [{ version: "4.4.0", chartType: "pie" }] };
    const result = migrateState(state, { context });
    expect(result.ok && result.document.chartConfigs).toEqual([
      { version: "4.5.0", chartType: "pie", conversionUnitsByComponentId: {} },
    ]);
  });
});

describe("cubes to ask for", () => {
  test("the dataset of an old state, the cubes of later charts, none once ids are in use", () => {
    expect(listCubeIris({ dataSet: "https://c/1", chartConfig: { version: "1.4.2" } })).toEqual([
      "https://c/1",
    ]);
    expect(listCubeIris({ version: "2.3.0", chartType: "line", dataSet: "https://c/2" })).toEqual([
      "https://c/2",
    ]);
    const cubes = [{ iri: "https://c/1" }, { iri: "https://d/1" }];
    expect(
      listCubeIris({
        chartConfigs: [
          { version: "3.4.0", cubes },
          { version: "3.0.0", cubes },
        ],
      }),
    ).toEqual(["https://c/1", "https://d/1"]);
    expect(listCubeIris({ chartConfigs: [{ version: "4.0.0", cubes }] })).toEqual([]);
  });

  test("the dataset, where an old chart has an empty list of cubes beside it", () => {
    const old = { version: "2.3.0", chartType: "line", dataSet: "https://c/2", cubes: [] };
    expect(listCubeIris({ chartConfigs: [old] })).toEqual(["https://c/2"]);
    const context = {
      newKey: () => "nEwKeYoFaChR",
      unversionedIris: { "https://c/2": "https://c" },
    };
    const fields = { x: { componentIri: "https://c/2/year" } };
    const result = migrateChartConfig({ ...old, fields, filters: {} }, { to: "4.0.0", context });
    expect(result).toMatchObject({
      document: {
        fields: {
          x: {
            componentId: "https://c(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)https://c/2/year",
          },
        },
      },
    });
  });

  test("a chart config alone without dataset has none", () => {
    expect(listCubeIris({ version: "1.2.1", chartType: "line" })).toEqual([]);
  });
});
