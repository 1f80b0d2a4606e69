import { hasTestData, listTestData, testDataPath } from "@statelier/model/testing/test-data";
import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CHART_TYPES } from "../chart-types/chart-types.ts";
import { makeState } from "../machine/testing/make-test-state.ts";
import {
  buildChartConfigJsonSchema,
  buildStateJsonSchema,
  type JsonSchema,
} from "./json-schema.ts";
import { migrateChartConfig, migrateState } from "../migrations/run/migrate.ts";
import { makeState as drawState } from "../migrations/testing/make-state.ts";
import { assertDrawn, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";
import { parseConfiguratorState, parseDocument } from "./parse-document.ts";

type Json = Record<string, unknown>;

/** Reads the published schema as any other program would: as data, with a validator of its own. */
const makeCheck = (schema: JsonSchema) => {
  const read = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
  const validate = read.compile(JSON.parse(JSON.stringify(schema)) as Json);
  return (document: unknown): boolean => validate(document);
};

const isState = makeCheck(buildStateJsonSchema());
const isChartConfig = makeCheck(buildChartConfigJsonSchema());

const stateOf = (chartType: (typeof CHART_TYPES)[number]) =>
  JSON.parse(JSON.stringify(makeState(chartType))) as Json & { chartConfigs: Json[] };

describe("published JSON Schemas", () => {
  test("name their dialect and what they describe", () => {
    for (const schema of [buildStateJsonSchema(), buildChartConfigJsonSchema()])
      expect(schema.$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(buildStateJsonSchema().title).toBe("Configurator state 4.6.0");
    expect(buildChartConfigJsonSchema().title).toBe("Chart config 4.5.0");
  });

  test.each(CHART_TYPES)("hold for a first %s chart, in its state and as it is stored", (type) => {
    const state = stateOf(type);
    const { state: _state, ...stored } = state;
    expect(isState(state)).toBe(true);
    expect(isState(stored)).toBe(true);
    expect(isChartConfig(state.chartConfigs[0])).toBe(true);
  });

  test("hold for a state before there is a chart", () => {
    const { version, dataSource } = stateOf("pie");
    expect(isState({ state: "SELECTING_DATASET", version, dataSource })).toBe(true);
  });

  test("ask for no more than what is read: what has a default may be left out", () => {
    const state = stateOf("column");
    const [chart] = state.chartConfigs;
    expect(isChartConfig({ ...chart, meta: { title: {}, description: {}, label: {} } })).toBe(true);
  });

  test.each<[string, Json]>([
    ["another version", { version: "4.4.0" }],
    ["no key", { key: undefined }],
    ["no dataset", { cubes: [] }],
    ["a type that does not exist", { chartType: "donut" }],
    ["fields of another type", { chartType: "pie" }],
  ])("do not hold with %s", (_name, change) => {
    const state = stateOf("column");
    const chart = { ...state.chartConfigs[0], ...change };
    expect(isChartConfig(chart)).toBe(false);
    expect(isState({ ...state, chartConfigs: [chart] })).toBe(false);
  });
});

const SAVED = "saved-charts";

describe.skipIf(!hasTestData(SAVED))("charts saved by others (STATELIER_TEST_DATA)", () => {
  const files = listTestData(SAVED);
  test.each(files)("%s fits the published schema once it is migrated, and not before", (file) => {
    const stored = JSON.parse(readFileSync(testDataPath(SAVED, file), "utf8")) as Json;
    const document = (stored["data"] ?? stored) as Json;
    const isChart = "chartType" in document;
    const context = { newKey: () => "key", dataSet: "https://environment.example/covid19/3" };
    const migrated = (isChart ? migrateChartConfig : migrateState)(document, { context });
    const check = isChart ? isChartConfig : isState;
    expect(check(document)).toBe(false);
    expect(migrated.ok && check(migrated.document)).toBe(true);
  });
});

/** Every object and list in a document, with the names of its members. */
const placesIn = (document: unknown): { holder: Json; name: string }[] => {
  if (typeof document !== "object" || document === null) return [];
  const holder = document as Json;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])]);
};

describe("generated states", () => {
  test(
    "fit the published schema once they are read, which fills in what they leave out",
    { timeout: PROPERTY_TIMEOUT },
    () => {
      assertDrawn((draw) => {
        const document = drawState(draw, "4.6.0");
        const read =
          "state" in document ? parseConfiguratorState(document) : parseDocument(document);
        expect(read.ok && isState(read.value)).toBe(true);
      });
    },
  );

  test(
    "changed in one place: what fits the schema is read, what is not read does not fit",
    { timeout: PROPERTY_TIMEOUT },
    () => {
      let refused = 0;
      assertDrawn((draw) => {
        const document = drawState(draw, "4.6.0");
        const places = placesIn(document);
        const place = places[draw.integer(0, places.length - 1)];
        if (place)
          place.holder[place.name] = draw.from<unknown>(null, 7, "x", true, [], {}, [null]);
        const fits = isState(document);
        const isRead = parseConfiguratorState(document).ok || parseDocument(document).ok;
        expect(!fits || isRead).toBe(true);
        refused += fits ? 0 : 1;
      });
      expect(refused).toBeGreaterThan(50);
    },
  );
});
