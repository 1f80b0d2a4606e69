import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { deepFreeze } from "../testing/deep-freeze.ts";
import { parseChartConfig, parseDocument } from "../schema/index.ts";
import { migrateChartConfig, migrateState } from "./migrate.ts";
import type { MigrationResult } from "./migrate.ts";
import { listDifferences } from "./testing/differences.ts";

const FOLDER = join(import.meta.dirname, "../../../../../shared/data/saved-charts");

type Json = Record<string, unknown>;

const KEY_LOST = ["activeChartKey", "chartConfigs.0.key"];
/** A new key stands wherever the lost one stood. */
const KEY_DIFFERS = [...KEY_LOST, "layout.blocks.0.key"];

const DOCUMENTS = [
  { file: "chartConfig-table-covid19", own: "1.2.1", lost: ["key"], differs: ["key"] },
  { file: "column-traffic-pollution", own: "1.0.0", lost: KEY_LOST, differs: KEY_DIFFERS },
  {
    file: "combo-line-dual",
    own: "4.2.0",
    lost: [...KEY_LOST, "chartConfigs.0.chartType", "chartConfigs.0.fields.y"],
    differs: [
      ...KEY_DIFFERS,
      "chartConfigs.0.chartType",
      "chartConfigs.0.fields.color.colorMapping",
      "chartConfigs.0.fields.color.type",
      "chartConfigs.0.fields.y.leftAxisComponentId",
      "chartConfigs.0.fields.y.rightAxisComponentId",
    ],
  },
  {
    file: "dashboard-tall",
    own: "4.2.0",
    lost: [
      ...KEY_LOST,
      "chartConfigs.0.fields.color",
      "chartConfigs.1",
      "chartConfigs.1.fields.color",
      "chartConfigs.2",
      "chartConfigs.2.fields.color",
      "layout.layout",
      "layout.type",
    ],
    differs: [
      ...KEY_DIFFERS,
      "chartConfigs.0.fields.color.color",
      "chartConfigs.1",
      "chartConfigs.2",
      "layout.blocks.1",
      "layout.blocks.2",
      "layout.layout",
      "layout.type",
    ],
  },
  { file: "line-1", own: "1.0.0", lost: KEY_LOST, differs: KEY_DIFFERS },
  { file: "map-1", own: "3.4.0", lost: KEY_LOST, differs: KEY_DIFFERS },
  { file: "map-nfi-chart-config", own: "1.0.0", lost: KEY_LOST, differs: KEY_DIFFERS },
  { file: "pie-red-list", own: "1.0.0", lost: KEY_LOST, differs: KEY_DIFFERS },
];

const read = (file: string): Json => {
  const stored = JSON.parse(readFileSync(join(FOLDER, `${file}.json`), "utf8")) as Json;
  return deepFreeze((stored.data ?? stored) as Json);
};

const makeMigrate = (isLone: boolean) => {
  let keys = 0;
  const context = {
    newKey: () => `key-${++keys}`,
    dataSet: "https://environment.example/covid19/3",
  };
  const migrate = isLone ? migrateChartConfig : migrateState;
  return (document: Json, to?: string): Extract<MigrationResult, { ok: true }> => {
    const result = migrate(document, { context, ...(to === undefined ? {} : { to }) });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    deepFreeze(result);
    return result;
  };
};

/** Dotted paths; what lies inside a list of charts or blocks that is gone as a whole is named by its item. */
const namesOf = (before: Json, after: Json): string[] => {
  const isGone = (path: readonly (string | number)[]): boolean => {
    const [holder, list, index] =
      path[0] === "layout" ? [after.layout, "blocks", path[2]] : [after, path[0], path[1]];
    const items = (holder as Json)[String(list)];
    return typeof index === "number" && Array.isArray(items) && index >= items.length;
  };
  const names = listDifferences(before, after).map((path) =>
    isGone(path) ? path.slice(0, path[0] === "layout" ? 3 : 2).join(".") : shorten(path),
  );
  return [...new Set(names)].toSorted();
};

const shorten = (path: readonly (string | number)[]): string =>
  path
    .slice(0, path.includes("colorMapping") ? path.indexOf("colorMapping") + 1 : undefined)
    .join(".");

describe.skipIf(!existsSync(FOLDER))("documents saved by others", () => {
  test.each(DOCUMENTS)("$file opens without loss and validates", ({ file, own }) => {
    const document = read(file);
    const isLone = "chartType" in document;
    const result = makeMigrate(isLone)(document);
    expect(result.from).toBe(own);
    expect(result.losses).toEqual([]);
    const parsed = isLone ? parseChartConfig(result.document) : parseDocument(result.document);
    expect(parsed).toEqual(expect.objectContaining({ ok: true }));
  });

  test.each(DOCUMENTS)("$file goes up and back to its own version unchanged", ({ file, own }) => {
    const document = read(file);
    const migrate = makeMigrate("chartType" in document);
    const back = migrate(migrate(document).document, own);
    expect(listDifferences(document, back.document)).toEqual([]);
  });

  test.each(DOCUMENTS)(
    "$file goes to 1.0.0 and up: what differs was declared",
    ({ file, lost, differs }) => {
      const document = read(file);
      const migrate = makeMigrate("chartType" in document);
      const current = migrate(document).document;
      const down = migrate(current, "1.0.0");
      const up = migrate(down.document);
      expect(down.losses.map(({ path }) => path.join(".")).toSorted()).toEqual(lost.toSorted());
      expect(up.losses).toEqual([]);
      expect(namesOf(current, up.document)).toEqual(differs.toSorted());
    },
  );
});
