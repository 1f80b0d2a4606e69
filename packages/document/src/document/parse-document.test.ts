import { describe, expect, test } from "vitest";
import { makeState } from "../machine/testing/make-test-state.ts";
import { listUnread } from "./list-unread.ts";
import { parseChartConfig, parseDocument } from "./parse-document.ts";

type Json = Record<string, unknown>;

const document = () => JSON.parse(JSON.stringify(makeState("column"))) as Json & { layout: Json };

const problemOf = (change: (whole: Json & { layout: Json }) => Json) => {
  const parsed = parseDocument(change(document()));
  return parsed.ok ? undefined : parsed.problem;
};

describe("what breaks the format is named by its place", () => {
  test("DV1 in a chart, found and expected", () => {
    const chart = { ...parseColumn(), fields: { x: { componentId: 7 } } };
    const parsed = parseChartConfig(chart);
    expect(parsed.ok ? undefined : parsed.problem).toMatchObject({
      path: "fields.x.componentId",
      found: "number 7",
      expected: "a text",
    });
  });

  test("in a layout as well, down to the member that is wrong", () => {
    const wrong = (layout: Json) =>
      problemOf((it) => ({ ...it, layout: { ...it.layout, ...layout } }));
    expect(wrong({ type: "poster" })?.path).toBe("layout.type");
    expect(wrong({ meta: { title: { de: 5 } } })?.path).toBe("layout.meta.title.de");
    expect(wrong({ type: "dashboard", layout: "wide" })?.path).toBe("layout.layout");
    expect(wrong({ blocks: [{ type: "chart", key: 5 }] })?.path).toBe("layout.blocks.0.key");
  });

  test("nothing at all is named as well", () => {
    for (const nothing of [undefined, null, 3, "text", [], () => {}])
      expect(parseDocument(nothing)).toMatchObject({ ok: false, problem: { path: "(root)" } });
  });
});

const parseColumn = (): Json => (document()["chartConfigs"] as Json[])[0] as Json;

const nest = (levels: number): unknown => {
  let inner: unknown = "end";
  for (let level = 0; level < levels; level += 1) inner = { in: inner };
  return inner;
};

describe("what is too much is a value as well", () => {
  test.each([10_000, 200_000])("%i levels in a member and as the document", (levels) => {
    const deep = nest(levels);
    expect(parseDocument(deep).ok).toBe(false);
    expect(parseChartConfig({ ...parseColumn(), meta: { title: { de: deep } } }).ok).toBe(false);
    expect(parseChartConfig({ ...parseColumn(), fields: { x: deep } }).ok).toBe(false);
    expect(parseChartConfig({ ...parseColumn(), key: null, limits: { m: deep } }).ok).toBe(false);
  });

  test("10 MB of text are read, or refused, in time", () => {
    const long = "x".repeat(10_000_000);
    expect(parseChartConfig({ ...parseColumn(), key: long }).ok).toBe(true);
    expect(parseChartConfig({ ...parseColumn(), chartType: long }).ok).toBe(false);
    const values = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`v${n}`, 1]));
    const filters = { a: { type: "multi", values } };
    expect(parseChartConfig({ ...parseColumn(), cubes: [{ iri: "c", filters }] }).ok).toBe(false);
  });
});

describe("series whose colours were never written down", () => {
  const first = { type: "single", paletteId: "category10", color: "#1f77b4" };
  const segmented = (color: Json, palette?: string) => {
    const column = parseColumn();
    const segment = { componentId: "s", type: "stacked", ...(palette ? { palette } : {}) };
    return { ...column, fields: { ...(column["fields"] as Json), segment, color } };
  };
  const colorOf = (chart: Json) => {
    const parsed = parseChartConfig(chart);
    return parsed.ok && "color" in parsed.value.fields ? parsed.value.fields.color : undefined;
  };

  test("keep the palette that their segment named", () => {
    const chart = segmented(first, "set2");
    expect(colorOf(chart)).toEqual({ type: "segment", paletteId: "set2", colorMapping: {} });
    const parsed = parseChartConfig(chart);
    expect(parsed.ok && listUnread(chart, parsed.value)).toEqual([]);
    const whole = parseDocument({ ...document(), chartConfigs: [chart] });
    expect(whole.ok && whole.value.chartConfigs[0]?.fields).toMatchObject({
      color: { paletteId: "set2" },
    });
  });

  test("but for colours that somebody chose since", () => {
    const chosen = { type: "single", paletteId: "set1", color: "#e41a1c" };
    expect(colorOf(segmented(chosen, "set2"))).toEqual(chosen);
    expect(colorOf(segmented(first))).toEqual(first);
  });
});

test("LK4 the tiles of a canvas that a link made texts of are numbers again, other texts stay", () => {
  const place = (x: string, h: string) => ({ i: "1", x, y: "0", w: "2.5", h, minH: "1" });
  const layout = (x: string, h = "7") => ({
    type: "dashboard",
    layout: "canvas",
    meta: { title: { de: "2024" } },
    blocks: [],
    layouts: { lg: [place(x, h)] },
  });
  const parsed = parseDocument({ ...document(), layout: layout("-3") });
  expect(parsed.ok && parsed.value.layout).toMatchObject({
    meta: { title: { de: "2024" } },
    layouts: { lg: [{ i: "1", x: -3, y: 0, w: 2.5, h: 7, minH: 1 }] },
  });
  for (const wrong of ["", " ", "a", "Infinity", "1 2"])
    expect(parseDocument({ ...document(), layout: layout("1", wrong) }).ok).toBe(false);
});

test("bounds of an axis that a link of the older form made texts of are numbers again", () => {
  const column = parseColumn();
  const withDomain = (customDomain: unknown) => {
    const fields = column["fields"] as Json & { y: Json };
    return { ...column, fields: { ...fields, y: { ...fields.y, customDomain } } };
  };
  const parsed = parseChartConfig(withDomain(["-2.5", "10"]));
  expect(parsed.ok && parsed.value.fields).toMatchObject({ y: { customDomain: [-2.5, 10] } });
  for (const wrong of [["a", "1"], ["", "1"], ["1"]])
    expect(parseChartConfig(withDomain(wrong)).ok).toBe(false);
});

test("LK4 a shared filter of a link has its position and its text again", () => {
  const filter = { type: "single", value: true, position: "2" };
  const dataFilters = { componentIds: ["a"], filters: { a: filter } };
  const parsed = parseDocument({ ...document(), dashboardFilters: { dataFilters } });
  expect(parsed.ok && parsed.value.dashboardFilters.dataFilters.filters).toEqual({
    a: { type: "single", value: "true", position: 2 },
  });
});

test("LK4 where the format wants an object, a list of a link is one; where a text, what reads like another value", () => {
  const filters = { a: { type: "multi", values: [true, true] } };
  const limits = { m: [{ related: [{ dimensionId: "d", value: true }] }] };
  const chart = { ...parseColumn(), cubes: [{ iri: "c", filters }], limits };
  const parsed = parseChartConfig({ ...chart, meta: { title: { de: true, fr: [], it: {} } } });
  expect(parsed.ok && parsed.value).toMatchObject({
    cubes: [{ filters: { a: { values: { 0: true, 1: true } } } }],
    limits: { m: [{ related: [{ value: "true" }] }] },
    meta: { title: { de: "true", fr: "[]", it: "{}", en: "" } },
  });
  for (const de of [5, ["a"], { a: "b" }])
    expect(parseChartConfig({ ...chart, meta: { title: { de } } }).ok).toBe(false);
});

test.each<[string, (chart: Json) => Json, Json]>([
  [
    "no filter value",
    () => ({ cubes: [{ iri: "c", filters: { a: { type: "single", value: {} } } }] }),
    {
      path: "cubes.0.filters.a.value",
      found: "an object",
      expected: "a text, a number, or true or false",
    },
  ],
  [
    "a filter of no kind",
    () => ({ cubes: [{ iri: "c", filters: { a: { type: "all" } } }] }),
    {
      path: "cubes.0.filters.a.type",
      found: 'string "all"',
      expected: 'one of "single", "multi", "range"',
    },
  ],
  [
    "no dataset",
    () => ({ cubes: [] }),
    { path: "cubes", found: "a list of 0", expected: "at least 1 entry" },
  ],
  ["another version", () => ({ version: "9.9.9" }), { path: "version", expected: '"4.5.0"' }],
  ["limits that are a text", () => ({ limits: "x" }), { path: "limits", expected: "an object" }],
  [
    "a limit on an object",
    () => ({ limits: { m: [{ related: [{ dimensionId: "d", value: {} }] }] } }),
    { path: "limits.m.0.related.0.value", expected: "a text, a number, or true or false" },
  ],
  [
    "patterns that are a text",
    () => ({ extensions: { patterns: "yes" } }),
    { path: "extensions.patterns", found: 'string "yes"', expected: "true or false" },
  ],
  [
    "titles that are a list",
    () => ({ extensions: { "dataset-titles": [] } }),
    { path: "extensions.dataset-titles", expected: "an object" },
  ],
  [
    "an alternative text that is a number",
    () => ({ extensions: { altText: 5 } }),
    { path: "extensions.altText", expected: "a text, or one per language" },
  ],
])("of %s is said what was expected", (_name, change, problem) => {
  const column = parseColumn();
  expect(parseChartConfig({ ...column, ...change(column) })).toMatchObject({ ok: false, problem });
});

describe("extensions", () => {
  const withExtensions = (extensions: Json) => ({ ...parseColumn(), extensions });

  test("of known names are as they are written, of unknown ones anything", () => {
    const extensions = {
      annotations: [{ key: "a", text: null, targets: [1] }],
      filterTypes: { q: "multi" },
      defaultValueOverrides: { q: ["v"], r: "v" },
      links: { enabled: true, baseUrl: "https://a.example" },
      limitColumnWidths: true,
      patterns: true,
      altText: { de: "Balken" },
      "dataset-titles": { c: { de: "Brot" } },
      unknown: { any: [null, 1] },
    };
    const parsed = parseChartConfig(withExtensions(extensions));
    expect(parsed.ok && parsed.value.extensions).toEqual(extensions);
  });

  test.each<[string, unknown]>([
    ["annotations", 5],
    ["annotations", ["a"]],
    ["filterTypes", { q: "some" }],
    ["defaultValueOverrides", { q: 5 }],
    ["links", { enabled: "yes" }],
    ["limitColumnWidths", "yes"],
  ])("of later versions that are not as known are left out and reported: %s %j", (name, was) => {
    const chart = withExtensions({ [name]: was, patterns: true });
    const parsed = parseChartConfig(chart);
    expect(parsed.ok && parsed.value.extensions).toEqual({ patterns: true });
    expect(parsed.ok && listUnread(chart, parsed.value)).toEqual([
      { path: ["extensions", name], was, why: "repaired" },
    ]);
  });
});

/** Whoever walked through all of them would not come back. */
test.each([18, 25, 90])("%i levels of shared parts are refused", (levels) => {
  let shared: Json = {};
  for (let level = 0; level < levels; level += 1) shared = { a: shared, b: shared };
  for (const parsed of [
    parseDocument({ ...document(), shared }),
    parseChartConfig({ ...parseColumn(), limits: shared }),
  ])
    expect(parsed).toMatchObject({ ok: false, problem: { path: "(root)", found: "more values" } });
});
