import { hasTestData, testDataPath } from "@statelier/model/testing/test-data";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { deepFreeze } from "../../testing/deep-freeze.ts";
import { parseChartConfig, parseDocument } from "../../document/parse-document.ts";
import { chartSteps } from "./chart-steps.ts";
import { migrateChartConfig, migrateState, type MigrationResult } from "./migrate.ts";
import { stateSteps } from "./state-steps.ts";
import { listDifferences, listUnexpected } from "../testing/differences.ts";

const FOLDER = "saved-charts";

type Json = Record<string, unknown>;

const DOCUMENTS = [
  { file: "chartConfig-table-covid19", own: "1.2.1" },
  { file: "column-traffic-pollution", own: "1.0.0" },
  { file: "combo-line-dual", own: "4.2.0" },
  { file: "dashboard-tall", own: "4.2.0" },
  { file: "line-1", own: "1.0.0" },
  { file: "map-1", own: "3.4.0" },
  { file: "map-nfi-chart-config", own: "1.0.0" },
  { file: "pie-red-list", own: "1.0.0" },
];

const read = (file: string): Json => {
  const stored = JSON.parse(readFileSync(testDataPath(FOLDER, `${file}.json`), "utf8")) as Json;
  return deepFreeze((stored.data ?? stored) as Json);
};

const makeMigrate = (isChart: boolean) => {
  let keys = 0;
  const context = {
    newKey: () => `key-${++keys}`,
    dataSet: "https://environment.example/covid19/3",
  };
  const migrate = isChart ? migrateChartConfig : migrateState;
  return (document: Json, to?: string): Extract<MigrationResult, { ok: true }> => {
    const result = migrate(document, { context, ...(to === undefined ? {} : { to }) });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    deepFreeze(result);
    return result;
  };
};

/** A state of 1.0.0 may hold a chart of any 1.x; the step back to it writes the last of them. */
const withLastChart = (document: Json): Json => {
  const { chartConfig } = document;
  if (typeof chartConfig !== "object") return document;
  const migrated = migrateChartConfig(chartConfig, { to: "1.4.2", context: { newKey: () => "" } });
  if (!migrated.ok || migrated.losses.length > 0) throw new Error(JSON.stringify(migrated));
  return { ...document, chartConfig: migrated.document };
};

describe.skipIf(!hasTestData(FOLDER))("documents saved by others (STATELIER_TEST_DATA)", () => {
  test.each(DOCUMENTS)("$file opens without loss and validates", ({ file, own }) => {
    const document = read(file);
    const isChart = "chartType" in document;
    const result = makeMigrate(isChart)(document);
    expect(result.from).toBe(own);
    expect(result.losses).toEqual([]);
    const parsed = isChart ? parseChartConfig(result.document) : parseDocument(result.document);
    expect(parsed).toEqual(expect.objectContaining({ ok: true }));
  });

  test.each(DOCUMENTS)("$file goes up and back to its own version unchanged", ({ file, own }) => {
    const document = withLastChart(read(file));
    const migrate = makeMigrate("chartType" in document);
    const back = migrate(migrate(document).document, own);
    expect(listDifferences(document, back.document)).toEqual([]);
  });

  test.each(DOCUMENTS)(
    "$file goes to every version and back: what differs is exactly what was declared",
    ({ file }) => {
      const document = read(file);
      const isChart = "chartType" in document;
      const migrate = makeMigrate(isChart);
      const current = migrate(document).document;
      for (const version of (isChart ? chartSteps : stateSteps).versions) {
        const down = migrate(current, version);
        const up = migrate(down.document);
        expect(up.losses.filter(({ dormant }) => !dormant)).toEqual([]);
        expect(listUnexpected(current, up.document, down.losses)).toEqual([]);
      }
    },
  );

  test("a dashboard that becomes one chart says which charts and blocks are gone", () => {
    const migrate = makeMigrate(false);
    const { losses } = migrate(migrate(read("dashboard-tall")).document, "1.0.0");
    expect(losses.map(({ path }) => path.join(".")).toSorted()).toEqual([
      "activeChartKey",
      "chartConfigs.0.fields.color.color",
      "chartConfigs.0.key",
      "chartConfigs.1",
      "chartConfigs.2",
      "layout.blocks.0.key",
      "layout.blocks.1",
      "layout.blocks.2",
      "layout.layout",
      "layout.type",
    ]);
  });
});
