import { describe, expect, test } from "vitest";
import { makeState } from "../machine/make-test-state.ts";
import { listUnread } from "./list-unread.ts";
import { parseChartConfig, parseDocument } from "./parse-document.ts";

type Json = Record<string, unknown>;

const document = () => JSON.parse(JSON.stringify(makeState("column"))) as Json & { layout: Json };

const problemOf = (change: (whole: Json & { layout: Json }) => Json) => {
  const parsed = parseDocument(change(document()));
  return parsed.ok ? undefined : parsed.problem;
};

describe("what breaks the format is named by its place", () => {
  test("in a chart, found and expected", () => {
    const chart = { ...parseColumn(), fields: { x: { componentId: 7 } } };
    const parsed = parseChartConfig(chart);
    expect(parsed.ok ? undefined : parsed.problem).toMatchObject({
      path: "fields.x.componentId",
      found: "number 7",
      expected: expect.stringContaining("string"),
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
    const values = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`v${n}`, 1]));
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
