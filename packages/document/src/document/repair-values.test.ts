import { repairValues } from "./repair-values.ts";
import { describe, expect, test } from "vitest";
import { makeState } from "../machine/testing/make-test-state.ts";
import { listUnread } from "./list-unread.ts";
import { parseConfiguratorState, parseDocument } from "./parse-document.ts";

type Json = Record<string, unknown>;
type Whole = Json & { chartConfigs: Json[]; layout: Json & { blocks: Json[] } };

const documentOf = (type: Parameters<typeof makeState>[0] = "column") =>
  JSON.parse(JSON.stringify(makeState(type))) as Whole;

const changeChart = (change: Json): Whole => {
  const document = documentOf();
  return { ...document, chartConfigs: [{ ...document.chartConfigs[0], ...change }] };
};

const open = (document: unknown) => {
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const repaired = listUnread(document, parsed.value).filter(({ why }) => why === "repaired");
  return { value: parsed.value, repaired };
};

const withMultiplier = (multiplier: unknown) =>
  changeChart({ conversionUnitsByComponentId: { m: { multiplier, labels: {} } } });

describe("CU1 the multiplier of a unit", () => {
  test.each([
    [1000, 1000],
    [0.5, 0.5],
    ["1000", 1000],
    ["0.001", 0.001],
    [" .5 ", 0.5],
    ["1e3", 1000],
    ["+2.", 2],
    [1e-100, 1e-100],
  ])("%j is %d, and stays it when it is stored", (multiplier, read) => {
    const { value } = open(withMultiplier(multiplier));
    const again = open(JSON.parse(JSON.stringify(value))).value;
    for (const { chartConfigs } of [value, again])
      expect(chartConfigs[0]?.conversionUnitsByComponentId["m"]?.multiplier).toBe(read);
  });

  test.each([
    ["1'000"],
    [0],
    [-1],
    ["0"],
    ["-2"],
    ["0e5"],
    [""],
    [" "],
    ["1e999"],
    ["0x10"],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [{}],
  ])("%j is refused with its place", (multiplier) => {
    const whole = withMultiplier(multiplier);
    for (const parsed of [parseDocument(whole), parseConfiguratorState(whole)])
      expect(parsed).toMatchObject({
        ok: false,
        problem: {
          path: "chartConfigs.0.conversionUnitsByComponentId.m.multiplier",
          expected: "a number above 0",
        },
      });
  });

  test("is at most so large that values stay finite", () => {
    expect(parseDocument(withMultiplier(1e101))).toMatchObject({
      ok: false,
      problem: { expected: "a number of at most 1e+100" },
    });
  });
});

describe("what a rule forbids and older writers may have stored opens, and is reported", () => {
  test.each([[1e-101], [5e-324], [`0.${"0".repeat(40)}1e-70`]])(
    "CU1 a multiplier %j, by which all values would be 0, is none",
    (multiplier) => {
      const { value, repaired } = open(withMultiplier(multiplier));
      expect(value.chartConfigs[0]?.conversionUnitsByComponentId).toEqual({});
      const path = ["chartConfigs", 0, "conversionUnitsByComponentId", "m", "multiplier"];
      expect(repaired).toEqual([{ path, was: multiplier, why: "repaired" }]);
    },
  );

  test.each([[[5, 1]], [[3, 3]], [["5", "1"]], [[-1e308, 1e308]]])(
    "CD1 bounds %j are left out",
    (customDomain) => {
      const [chart] = documentOf().chartConfigs;
      const fields = chart?.["fields"] as Json & { y: Json };
      const whole = changeChart({ fields: { ...fields, y: { ...fields.y, customDomain } } });
      const { value, repaired } = open(whole);
      expect(value.chartConfigs[0]?.fields).not.toHaveProperty("y.customDomain");
      expect(repaired).toEqual([
        {
          path: ["chartConfigs", 0, "fields", "y", "customDomain"],
          was: customDomain.map(Number),
          why: "repaired",
        },
      ]);
    },
  );

  test.each([
    [
      [180, 90],
      [180, 90],
    ],
    [
      [180, 46],
      [-180, 47],
    ],
    [
      [7, 47],
      [8, 46],
    ],
    [
      [7, 46],
      [8, 46.00001],
    ],
    [
      [-190, 46],
      [8, 47],
    ],
    [
      [7, -91],
      [8, 47],
    ],
    [
      [7, 46],
      [1e308, 47],
    ],
  ])("a map locked to what is no part of the globe opens unlocked from it: %j, %j", (...bbox) => {
    const lockTo = (box: unknown): Whole => {
      const whole = documentOf("map");
      const [chart] = whole.chartConfigs;
      return { ...whole, chartConfigs: [{ ...chart, baseLayer: { locked: true, bbox: box } }] };
    };
    const { value, repaired } = open(lockTo(bbox));
    expect(value.chartConfigs[0]).toMatchObject({ baseLayer: { locked: true } });
    expect(value.chartConfigs[0]).not.toHaveProperty("baseLayer.bbox");
    const path = ["chartConfigs", 0, "baseLayer", "bbox"];
    expect(repaired).toEqual([{ path, was: bbox, why: "repaired" }]);
    const overAntimeridian = [
      [177, -19],
      [-179, -16],
    ];
    expect(open(lockTo(overAntimeridian)).repaired).toEqual([]);
  });

  test.each([
    [99.5, 9],
    [12, 9],
    [2, 3],
    [4.4, 4],
    [-1, 3],
  ])("CO8 %d classes become %d", (nbClass, read) => {
    const color = {
      type: "numerical",
      componentId: "m",
      scaleType: "discrete",
      interpolationType: "jenks",
      nbClass,
    };
    const fields = { areaLayer: { componentId: "g", color } };
    const { value, repaired } = open(changeChart({ chartType: "map", fields }));
    expect(value.chartConfigs[0]?.fields).toHaveProperty("areaLayer.color.nbClass", read);
    expect(repaired).toMatchObject([
      { path: ["chartConfigs", 0, "fields", "areaLayer", "color", "nbClass"], was: nbClass },
    ]);
  });

  test("an active chart that does not exist is the first", () => {
    const { value, repaired } = open({ ...documentOf(), activeChartKey: "gone" });
    expect(value.activeChartKey).toBe("first");
    expect(repaired).toMatchObject([{ path: ["activeChartKey"], was: "gone", dormant: true }]);
  });

  test("a block without a chart goes, a chart that has none then gets one", () => {
    const document = documentOf();
    const gone = { type: "chart", key: "gone", initialized: true };
    const words = { type: "text", key: "words", initialized: true };
    const blocks = [gone, ...document.layout.blocks, words];
    const { value, repaired } = open({ ...document, layout: { ...document.layout, blocks } });
    expect(value.layout.blocks.map(({ key }) => key)).toEqual(["first", "words"]);
    expect(repaired).toMatchObject([{ path: ["layout", "blocks", 0], was: gone, dormant: true }]);
    const alone = open({ ...document, layout: { ...document.layout, blocks: [gone] } }).value;
    expect(alone.layout.blocks).toEqual([{ type: "chart", key: "first", initialized: false }]);
  });

  test("LA1 a chart that no block names gets one at the end, and the others stay as they are", () => {
    const document = documentOf();
    const chartConfigs = [...document.chartConfigs, { ...document.chartConfigs[0], key: "second" }];
    const { value, repaired } = open({ ...document, chartConfigs });
    expect(value.layout.blocks).toEqual([
      ...document.layout.blocks,
      { type: "chart", key: "second", initialized: false },
    ]);
    expect(repaired).toEqual([]);
    expect(open(value).value.layout).toEqual(value.layout);
  });
});

test("LA2 a dashboard is tall where nothing else is given", () => {
  const document = documentOf();
  const plain = document.layout;
  const kindOf = (layout: object) =>
    open({ ...document, layout: { ...plain, ...layout } }).value.layout;
  expect(kindOf({ type: "dashboard" })).toMatchObject({ type: "dashboard", layout: "tall" });
  const vertical = { type: "dashboard", layout: "vertical" };
  expect(kindOf(vertical)).toMatchObject(vertical);
});

test("of two charts under one key the second gets its own, in its block as well", () => {
  const document = documentOf();
  const [chart] = document.chartConfigs;
  const [block] = document.layout.blocks;
  const words = { type: "text", key: "words", initialized: true };
  for (const blocks of [[block, words, block], [block, words], [words]]) {
    const layout = { ...document.layout, blocks };
    const whole = { ...document, chartConfigs: [chart, chart, chart], layout };
    const { value, repaired } = open(whole);
    const keys = ["first", "first-2", "first-3"];
    expect(value.chartConfigs.map(({ key }) => key)).toEqual(keys);
    expect(value.layout.blocks.map(({ key }) => key).toSorted()).toEqual([...keys, "words"]);
    expect(repaired.map(({ path }) => path.join("."))).toEqual([
      "chartConfigs.1.key",
      "chartConfigs.2.key",
    ]);
    expect(open(value).repaired).toEqual([]);
  }
});

test("as many charts under one key as a document can hold get their own in time", () => {
  const chartConfigs = Array.from({ length: 32_000 }, () => ({ version: "4.5.0", key: "a" }));
  const layout = { blocks: chartConfigs.map(({ key }) => ({ type: "chart", key })) };
  const start = performance.now();
  const { document } = repairValues({ chartConfigs, layout, activeChartKey: "a" });
  expect(performance.now() - start).toBeLessThan(5_000);
  const keys = (document["chartConfigs"] as { key: string }[]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(32_000);
});
