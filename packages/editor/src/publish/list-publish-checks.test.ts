import type { ChartConfig } from "@statelier/document";
import type { ChartScene } from "@statelier/charts";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
} from "../testing/make-test-components.ts";
import { listPageChecks, listPublishChecks } from "./list-publish-checks.ts";

const components = {
  dimensions: [makeTestDimension("sector", ["a", "b"])],
  measures: [makeTestMeasure("deaths")],
};
const { config } = makeTestChart("column", components);
const full = { de: "a", fr: "b", it: "c", en: "d" };
const finished = {
  ...config,
  meta: { title: full, description: full, label: full },
  extensions: { altText: full },
} as ChartConfig;

const list = (change: Partial<ChartConfig>, bytes = 1000) =>
  listPublishChecks({
    config: { ...finished, ...change } as ChartConfig,
    measures: components.measures,
    isDrawn: true,
    isMissing: false,
    scene: undefined,
    bytes,
    stacked: undefined,
  });

test("a finished chart has nothing to be told", () => {
  expect(list({})).toEqual([]);
});

test("languages without a title, a description or an alternative text are named", () => {
  const meta = { ...finished.meta, title: { ...full, fr: " " } };
  expect(list({ meta })).toEqual([{ type: "title", locales: ["fr"] }]);
  const extensions = { altText: { de: "a", it: "c" } };
  expect(list({ extensions })).toEqual([{ type: "alt", locales: ["fr", "en"] }]);
  expect(list({ extensions: { altText: "the same for all" } })).toEqual([]);
});

test("a picked colour that paper nearly swallows is named, one of a palette is drawn so that it is seen", () => {
  const check = (hex: string) => {
    const color = { type: "single", paletteId: "category10", color: hex };
    const fields = { ...finished.fields, color } as ChartConfig["fields"];
    return list({ fields } as Partial<ChartConfig>);
  };
  expect(check("#ffee88")).toEqual([{ type: "contrast", colors: ["#ffee88"] }]);
  expect(check("#bcbd22")).toEqual([]);
});

test("so are picked colours of the groups of points", () => {
  const colors = { north: "#ffee88", south: "#1f77b4" };
  const colorLevel = { dimension: "region", depth: 0, colors };
  expect(list({ extensions: { altText: full, colorLevel } })).toEqual([
    { type: "contrast", colors: ["#ffee88"] },
  ]);
});

test("series of colours that some eyes take for one are named, unless shapes tell them apart", () => {
  const item = (label: string, color: string, more: object = {}) => ({
    value: label,
    label,
    color,
    symbol: "square",
    visible: true,
    canToggle: true,
    ...more,
  });
  const check = (items: readonly object[]) => {
    const legend = { title: "", items, drawn: items, isFolded: false, height: 0 };
    const scene = {
      type: "plot",
      legend: { ...legend, symbols: [], texts: [] },
      axes: [],
      texts: [],
      lines: [],
      marks: [],
      overlays: [],
      notes: [],
    } as unknown as ChartScene;
    return listPublishChecks({
      config: finished,
      measures: [],
      isDrawn: true,
      isMissing: false,
      scene,
      bytes: 1,
      stacked: undefined,
    });
  };
  const [red, green] = ["#b05a2c", "#6f7f28"];
  expect(check([item("Wood", red), item("Gas", "#ffffff"), item("Oil", green)])).toEqual([
    { type: "alike", pairs: [["Wood", "Oil"]] },
  ]);
  expect(check([item("Wood", red), item("Oil", green, { dash: [4, 2] })])).toEqual([]);
  expect(check([item("Wood", "#d55e00"), item("Oil", "#0072b2")])).toEqual([]);
});

test("texts that are refused for what they have too much of are named, with how much they may have", () => {
  const table = `${"| a ".repeat(80)}|\n`.repeat(8);
  const meta = { ...finished.meta, description: { ...full, de: table } };
  expect(list({ meta })).toEqual([
    { type: "length", text: "description", locale: "de", excess: { of: "marks", most: 500 } },
  ]);
  const extensions = { ...finished.extensions, note: { en: "a".repeat(1_001) } };
  expect(list({ extensions })).toEqual([
    { type: "length", text: "note", locale: "en", excess: { of: "characters", most: 1_000 } },
  ]);
});

test("languages in which converted numbers still go by the old unit are named", () => {
  const [measure] = components.measures;
  const old = measure?.unit ?? "";
  const labels = { de: "Tsd.", fr: old, it: "migliaia", en: " " };
  const conversionUnitsByComponentId = { [measure!.id]: { multiplier: 0.001, labels } };
  expect(list({ conversionUnitsByComponentId })).toEqual([
    { type: "unit", unitLocales: ["fr", "en"] },
  ]);
});

test("languages in which an annotation is not written are named, where it is written in others", () => {
  const write = (key: string, text: Record<string, string>) => ({
    key,
    type: "text" as const,
    at: "2020",
    text,
  });
  const remarks = [
    write("empty", {}),
    write("whole", full),
    write("half", { ...full, fr: "" }),
    write("one", { de: "a", fr: "b" }),
  ];
  expect(list({ extensions: { ...finished.extensions, remarks } })).toEqual([
    { type: "remarks", key: "half", locales: ["fr", "it", "en"] },
  ]);
});

test("a chart that was not looked at says that its drawing was not checked", () => {
  const stored = {
    config: finished,
    measures: [],
    isMissing: false,
    scene: undefined,
    bytes: 0,
    stacked: undefined,
  };
  expect(listPublishChecks({ ...stored, isDrawn: false })).toEqual([{ type: "unseen", count: 1 }]);
  expect(listPublishChecks({ ...stored, isDrawn: true })).toEqual([]);
  const missing = { ...stored, isDrawn: false, isMissing: true };
  expect(listPublishChecks(missing)).toEqual([{ type: "missing", count: 1 }]);
});

test("data that are slow to arrive are counted in thousands of bytes", () => {
  expect(list({}, 500_000)).toEqual([]);
  expect(list({}, 640_300)).toEqual([{ type: "size", count: 640 }]);
});

test("languages in which a page of several charts has no title or no description are named", () => {
  const meta = { title: { ...full, it: "" }, description: { ...full, de: " " }, label: full };
  const page = { type: "tab" as const, blocks: [] };
  expect(listPageChecks({ ...page, meta })).toEqual([
    { type: "title", locales: ["it"] },
    { type: "description", locales: ["de"] },
  ]);
  expect(listPageChecks({ ...page, meta: finished.meta })).toEqual([]);
});

test("languages in which a text of a dashboard is not written are named; one that is empty is not told", () => {
  const write = (key: string, text: typeof full) => ({
    type: "text" as const,
    key,
    text,
    initialized: true,
  });
  const half = write("half", { ...full, de: "", fr: " " });
  const empty = { de: "", fr: "", it: "", en: "" };
  const blocks = [write("whole", full), half, write("empty", empty)];
  const page = { meta: finished.meta, blocks };
  expect(listPageChecks({ ...page, type: "dashboard" })).toEqual([
    { type: "block", block: half, locales: ["de", "fr"] },
  ]);
  expect(listPageChecks({ ...page, type: "tab" })).toEqual([]);
});
