import { describe, expect, test } from "vitest";
import { makeState } from "../machine/testing/make-test-state.ts";
import { listVisibleLosses } from "../migrations/run/list-visible-losses.ts";
import { migrateState } from "../migrations/run/migrate.ts";
import { listKept, listUnread } from "./list-unread.ts";
import { parseDocument } from "./parse-document.ts";

type Json = Record<string, unknown>;

const context = { newKey: () => "key" };

const succeed = (document: unknown, to: string) => {
  const migrated = migrateState(document, { to, context });
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.error));
  return migrated;
};

/** A document as a later version has written it. */
const laterOf = (type: "column" | "table", change: (chart: Json) => Json): Json => {
  const later = succeed(JSON.parse(JSON.stringify(makeState(type))), "5.2.0").document as Json & {
    chartConfigs: Json[];
  };
  return { ...later, chartConfigs: later.chartConfigs.map(change) };
};

const open = (document: unknown) => {
  const migrated = succeed(document, "4.6.0");
  const parsed = parseDocument(migrated.document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const unread = listUnread(migrated.document, parsed.value);
  return { ...migrated, unread, visible: listVisibleLosses(migrated.losses, unread) };
};

const withFilters = (more: Json) => (chart: Json) => {
  const filters = chart["interactiveFiltersConfig"] as Json & { dataFilters: Json };
  const dataFilters = { ...filters.dataFilters, componentIds: ["q"], ...more };
  return { ...chart, interactiveFiltersConfig: { ...filters, dataFilters } };
};

describe("what later versions show and this one does not", () => {
  const annotations = [{ key: "a1", text: { de: "Hoch", fr: "", it: "", en: "" } }];
  const filterTypes = { q: "multi" };
  const defaultValueOverrides = { q: ["v1", "v2"] };
  const links = { enabled: true, baseUrl: "https://a.example", componentId: "c" };

  test.each<[string, Json, readonly string[]]>([
    ["annotations", laterOf("column", (chart) => ({ ...chart, annotations })), ["annotations"]],
  ])("%s are named to readers, and come back", (_name, later, names) => {
    const { document, losses, visible } = open(later);
    const paths = names.map((name) => `chartConfigs.0.extensions.${name}`);
    expect(visible).toEqual(paths);
    expect(losses.filter(({ dormant }) => !dormant)).toEqual([]);
    expect(succeed(document, "5.2.0").document).toEqual(later);
    expect(open(document).visible).toEqual(paths);
    expect(listKept(succeed(document, "4.0.0").document)).toHaveLength(names.length);
  });

  test("links and widths of columns of a table are shown, and come back", () => {
    const later = laterOf("table", (chart) => ({
      ...chart,
      links,
      settings: { ...(chart["settings"] as Json), limitColumnWidths: true },
    }));
    const { document, visible } = open(later);
    expect(visible).toEqual([]);
    expect(succeed(document, "5.2.0").document).toEqual(later);
  });

  test("kinds and first values of viewers' filters are shown, and come back", () => {
    const later = laterOf("column", withFilters({ filterTypes, defaultValueOverrides }));
    const { document, losses, visible } = open(later);
    expect([losses, visible]).toEqual([[], []]);
    expect(succeed(document, "5.2.0").document).toEqual(later);
  });

  test("what is off or usual is not missed by readers", () => {
    const off = { ...links, enabled: false };
    expect(open(laterOf("table", (chart) => ({ ...chart, links: off }))).visible).toEqual([]);
    expect(open(laterOf("column", withFilters({ filterTypes: { q: "single" } }))).unread).toEqual(
      [],
    );
  });
});

test("a state of one chart and a chart that stands alone are read as well", () => {
  const chart = { extensions: { annotations: [1], other: { any: 1 } } };
  expect(listKept({ chartConfig: chart })).toMatchObject([
    { path: ["chartConfig", "extensions", "annotations"], was: [1], why: "kept" },
  ]);
  expect(listKept(chart)).toHaveLength(1);
  for (const nothing of [undefined, null, "text", [], { extensions: 5 }])
    expect(listKept(nothing)).toEqual([]);
});
