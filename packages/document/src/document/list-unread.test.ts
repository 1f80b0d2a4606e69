import { describe, expect, test } from "vitest";
import { CHART_TYPES } from "../chart-types/chart-types.ts";
import { makeState } from "../machine/testing/make-test-state.ts";
import { listUnread } from "./list-unread.ts";
import { parseChartConfig, parseDocument } from "./parse-document.ts";

type Json = Record<string, unknown>;

const unreadOf = (document: unknown) => {
  const parsed = parseDocument(document);
  if (!parsed.ok) throw new Error(parsed.problem.path);
  return listUnread(document, parsed.value);
};

const stateOf = (type: (typeof CHART_TYPES)[number]) =>
  JSON.parse(JSON.stringify(makeState(type))) as Json & { chartConfigs: Json[]; layout: Json };

describe("what the format does not know is named", () => {
  test.each(CHART_TYPES)("nothing of a %s chart that we write ourselves", (type) => {
    expect(unreadOf({ ...stateOf(type), key: "stored" })).toEqual([]);
  });

  test("with its place and what was there, at any depth, extensions excepted", () => {
    const state = stateOf("column");
    const chart = state.chartConfigs[0] as Json & { fields: { x: Json } };
    const strange = {
      ...state,
      layout: { ...state.layout, theme: "dark", extensions: { anything: { goes: 1 } } },
      chartConfigs: [
        { ...chart, glow: [1], fields: { ...chart.fields, x: { ...chart.fields.x, tilt: 45 } } },
      ],
    };
    expect(unreadOf(strange)).toEqual([
      { path: ["layout", "theme"], was: "dark" },
      { path: ["chartConfigs", 0, "fields", "x", "tilt"], was: 45 },
      { path: ["chartConfigs", 0, "glow"], was: [1] },
    ]);
  });

  test("a member under its older name is read, one that is null is none", () => {
    const table = stateOf("table").chartConfigs[0] as Json & { fields: Record<string, Json> };
    const style = { type: "heatmap", textStyle: "regular", palette: "oranges" };
    const fields = Object.fromEntries(
      Object.entries(table.fields).map(([id, column]) => [id, { ...column, columnStyle: style }]),
    );
    const old = { ...table, fields, glow: null };
    const parsed = parseChartConfig(old);
    expect(parsed.ok && listUnread(old, parsed.value)).toEqual([]);
  });
});
