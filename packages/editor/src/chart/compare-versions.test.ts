import { expect, test } from "vitest";
import { compareVersions } from "./compare-versions.ts";

const text = (en: string, de = "") => ({ de, fr: "", it: "", en });

const chart = {
  key: "a",
  chartType: "column",
  cubes: [{ iri: "x:1", filters: { d: { type: "single", value: "1" } } }],
  fields: { x: { componentId: "d" } },
  limits: {},
  meta: { title: text("Old"), description: text("") },
};
const document = {
  chartConfigs: [chart],
  layout: { type: "tab", meta: { title: text("") }, blocks: [] },
  dashboardFilters: {},
};
const withChart = (change: object) => ({ ...document, chartConfigs: [{ ...chart, ...change }] });

test("two versions that say the same differ in nothing", () => {
  expect(compareVersions(document, structuredClone(document))).toEqual([]);
  expect(compareVersions({}, {})).toEqual([]);
});

test("whatever a chart type has beside its fields is compared", () => {
  const others = { sorting: [], settings: { showSearch: true }, baseLayer: { show: true } };
  const former = withChart(others);
  const compare = (change: object) =>
    compareVersions(former, withChart({ ...others, ...change })).map(({ id }) => id);
  expect(compare({ sorting: [{ componentId: "d", sortingOrder: "asc" }] })).toEqual([
    "table-sorting",
  ]);
  expect(compare({ settings: { showSearch: false } })).toEqual(["field-option"]);
  expect(compare({ baseLayer: { show: false } })).toEqual(["layer"]);
  expect(compare({ key: "b", version: "4.5.0", activeField: "x" })).toEqual([]);
});

test("the order of charts is compared, but not where one comes or goes", () => {
  const [a, b, c] = ["a", "b", "c"].map((key) => ({ ...chart, key }));
  const compare = (was: unknown[], is: unknown[]) =>
    compareVersions({ chartConfigs: was }, { chartConfigs: is }).map(({ id }) => id);
  expect(compare([a, b], [b, a])).toEqual(["charts-reordered"]);
  expect(compare([a, b, c], [a, b])).toEqual(["chart-removed"]);
});

test("the order of filters is one of the things that are changed", () => {
  const filtered = (filters: object) => withChart({ cubes: [{ iri: "x:1", filters }] });
  const [one, other] = [
    { type: "single", value: "1" },
    { type: "single", value: "2" },
  ];
  expect(compareVersions(filtered({ d: one, e: other }), filtered({ e: other, d: one }))).toEqual([
    { id: "filter" },
  ]);
});

test.each([
  [withChart({ chartType: "bar" }), [{ id: "chart-type", from: "column", to: "bar" }]],
  [
    withChart({ meta: { title: text("New", "Neu"), description: text("") } }),
    [
      { id: "text", locale: "de", text: "title", from: "", to: "Neu" },
      { id: "text", locale: "en", text: "title", from: "Old", to: "New" },
    ],
  ],
  [withChart({ fields: {} }), [{ id: "field-option", field: "x", from: "d" }]],
  [
    withChart({ fields: { x: { componentId: "e" }, y: { componentId: "m" } } }),
    [
      { id: "field-option", field: "x", from: "d", to: "e" },
      { id: "field-option", field: "y", to: "m" },
    ],
  ],
  [
    withChart({ fields: { x: { componentId: "d", sorting: {} } } }),
    [{ id: "field-option", field: "x" }],
  ],
  [
    withChart({ cubes: [{ iri: "x:1", filters: {} }] }),
    [{ id: "filter", filter: { component: "d", from: { type: "single", value: "1" } } }],
  ],
  [withChart({ extensions: { kind: "dumbbell", "dataset-titles": {} } }), [{ id: "field-option" }]],
  [
    withChart({ extensions: { altText: text("Columns that rise") } }),
    [{ id: "text", locale: "en", text: "alt", from: "", to: "Columns that rise" }],
  ],
  [
    withChart({ extensions: { altText: "Columns" } }),
    (["de", "fr", "it", "en"] as const).map((locale) => ({
      id: "text",
      locale,
      text: "alt",
      from: "",
      to: "Columns",
    })),
  ],
  [
    withChart({ extensions: { note: { en: "Corrected" } } }),
    [{ id: "text", locale: "en", text: "note", from: "", to: "Corrected" }],
  ],
  [withChart({ extensions: { "dataset-titles": { "x:1": {} } } }), []],
  [withChart({ key: "another" }), []],
  [withChart({ limits: { m: [] } }), [{ id: "limit" }]],
  [
    withChart({ cubes: [{ iri: "x:2", filters: chart.cubes[0]?.filters }] }),
    [
      { id: "dataset-added", to: "x:2" },
      { id: "dataset-removed", from: "x:1" },
    ],
  ],
  [{ ...document, chartConfigs: [chart, { ...chart, key: "b" }] }, [{ id: "chart-added" }]],
  [{ ...document, chartConfigs: [] }, [{ id: "chart-removed" }]],
  [{ ...document, layout: { ...document.layout, type: "dashboard" } }, [{ id: "layout" }]],
  [{ ...document, dashboardFilters: { a: 1 } }, [{ id: "shared-filter" }]],
])("what was changed is named: %#", (after, changes) => {
  expect(compareVersions(document, after)).toEqual(changes);
});
