import { readFileSync } from "node:fs";
import {
  buildStateJsonSchema,
  type ChartConfig,
  chartConfigSchema,
  makeInitialDocument,
} from "@statelier/document";
import { isRecord } from "@statelier/model";
import { expect, it } from "vitest";
import { TEST_CONFIG } from "../testing/make-test-pages.ts";
import { DOCUMENT_BOUNDS, findExcess, findExcessSent } from "./document-bounds.ts";

type Schema = Record<string, unknown>;

/** The places of a schema at which any number of entries may stand. */
const listOpen = (root: Schema): string[] => {
  const open = new Set<string>();
  const walk = (given: unknown, path: string): void => {
    if (!isRecord(given)) return;
    const { $ref: ref } = given;
    if (typeof ref === "string")
      return walk(
        ref
          .slice(2)
          .split("/")
          .reduce<unknown>((at, name) => isRecord(at) && at[name], root),
        path,
      );
    const join = (name: string) => (path ? `${path}.${name}` : name);
    for (const each of [given["anyOf"], given["oneOf"], given["allOf"]].flat()) walk(each, path);
    const { properties, items, additionalProperties: more } = given;
    if (isRecord(items) || isRecord(more)) open.add(path);
    walk(items, join("*"));
    walk(more, join("*"));
    for (const [name, member] of Object.entries(isRecord(properties) ? properties : {}))
      walk(member, join(name));
    return undefined;
  };
  walk(root, "");
  return [...open];
};

const matches = (bound: string, path: string): boolean => {
  const [steps, names] = [bound.split("."), path.split(".")];
  return (
    steps.length === names.length && steps.every((step, at) => step === "*" || step === names[at])
  );
};

it("every list and every record of the format has a bound", () => {
  const open = listOpen(buildStateJsonSchema());
  expect(open.length).toBeGreaterThan(50);
  const bounds = Object.keys(DOCUMENT_BOUNDS);
  expect(
    open.filter(
      (path) => !OWN_FORM.includes(path) && !bounds.some((bound) => matches(bound, path)),
    ),
  ).toEqual([]);
});

/** Entries of annotations are counted as what is unknown. */
const OWN_FORM = ["chartConfigs.*.extensions.annotations.*"];

const makeDocument = (change: Partial<ChartConfig> | Record<string, unknown>) =>
  makeInitialDocument({
    dataSource: { type: "sparql", url: "https://example.org/sparql" },
    chartConfig: chartConfigSchema.parse({ ...TEST_CONFIG, ...change }),
  });

const range = (count: number) => Array.from({ length: count }, (_, at) => String(at));
const record = (count: number, value: unknown) =>
  Object.fromEntries(range(count).map((name) => [name, value]));

const column = (componentId: string, index: number) => ({
  componentId,
  componentType: "NumericalMeasure",
  index,
});

const table = (count: number) => ({
  chartType: "table",
  fields: Object.fromEntries(range(count).map((id, index) => [id, column(id, index)])),
});

it.each<[string, number, (count: number) => Record<string, unknown>]>([
  ["fields", 500, table],
  ["limits.m", 100, (count) => ({ limits: { m: range(count).map(() => ({ related: [] })) } })],
  [
    "conversionUnitsByComponentId",
    500,
    (count) => ({
      conversionUnitsByComponentId: record(count, { multiplier: 2 }),
    }),
  ],
  [
    "extensions.highlight.d",
    1_000,
    (count) => ({ extensions: { highlight: { d: range(count) } } }),
  ],
  [
    "extensions.palettes",
    50,
    (count) => ({
      extensions: { palettes: record(count, { type: "categorical", colors: [] }) },
    }),
  ],
  ["extensions.points", 200, (count) => ({ extensions: { points: range(count) } })],
  [
    "sorting",
    500,
    (count) => ({
      ...table(1),
      sorting: range(count).map((componentId) => ({ componentId, sortingOrder: "asc" })),
    }),
  ],
  [
    "fields.y.componentIds",
    500,
    (count) => ({
      chartType: "comboLineSingle",
      fields: {
        x: { componentId: "x" },
        y: { componentIds: range(count) },
        color: { type: "measures" },
      },
    }),
  ],
])("a chart has no more %s than %i", (path, most, make) => {
  expect(findExcess(makeDocument(make(most)))).toBeUndefined();
  expect(findExcess(makeDocument(make(most + 1)))).toMatchObject({
    path: `chartConfigs.0.${path}`,
    count: most + 1,
    most,
  });
});

it("what stands under a name that is not known is bounded as well, however it is nested", () => {
  const nested = range(100).map(() => record(49, 1));
  expect(findExcess(makeDocument({ extensions: { other: nested.slice(1) } }))).toBeUndefined();
  expect(findExcess(makeDocument({ extensions: { other: nested } }))).toMatchObject({
    path: "chartConfigs.0.extensions",
  });
});

it("a canvas has no more places at a width than twice as many as blocks", () => {
  const document = makeDocument({});
  const { meta, blocks } = document.layout;
  const places = (count: number) => ({
    ...document,
    layout: {
      meta,
      blocks,
      type: "dashboard" as const,
      layout: "canvas" as const,
      layouts: { xl: range(count).map((i) => ({ i, x: 0, y: 0, w: 1, h: 1 })) },
    },
  });
  expect(findExcess(places(400))).toBeUndefined();
  expect(findExcess(places(401))).toMatchObject({ path: "layout.layouts.xl", count: 401 });
});

it("docs/documents.md names every bound", () => {
  const docs = readFileSync(new URL("../../../../../docs/documents.md", import.meta.url), "utf8");
  const rows = Object.entries(DOCUMENT_BOUNDS).map(
    ([path, { noun, most }]) => `| \`${path}\` | ${most.toLocaleString("en")} ${noun} |`,
  );
  expect(rows.filter((row) => !docs.includes(row))).toEqual([]);
});

const many = (count: number): number[] => Array.from({ length: count }, () => 0);
const named = (count: number): Record<string, number> =>
  Object.fromEntries(many(count).map((value, at) => [`k${at}`, value]));

it.each<[string, unknown, string]>([
  ["a layout of half a million blocks", { layout: { blocks: many(490_000) } }, "layout.blocks"],
  [
    "keys of charts",
    { layout: { publishableChartKeys: many(450_000) } },
    "layout.publishableChartKeys",
  ],
  ["unknown members", named(120_000), "(root)"],
  ["unknown members of a layout", { layout: named(120_000) }, "layout"],
  ["limits of a chart", { chartConfigs: [{ limits: named(119_000) }] }, "chartConfigs.0.limits"],
  ["empty objects", { chartConfig: { old: Array.from({ length: 16_000 }, () => ({})) } }, "(root)"],
  ["what no format has", { chartConfig: { old: { deep: many(41_000) } } }, "(root)"],
])(
  "%s are refused before a document is opened, whatever else is wrong in it",
  (_name, sent, path) => {
    expect(findExcessSent(sent)).toMatchObject({ path });
  },
);

it("what is no document, or one of today, is opened", () => {
  const document = makeInitialDocument({
    dataSource: { type: "sparql", url: "https://example.org/query" },
    chartConfig: TEST_CONFIG,
  });
  for (const sent of [undefined, null, 1, [many(100_000)], {}, document])
    expect(findExcessSent(sent)).toBeUndefined();
});
