import { describe, expect, test } from "vitest";
import { convertChartConfig } from "../charts/convert-chart-config.ts";
import { makeComponents, testId } from "../testing/make-test-components.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ConversionUnit } from "../schema/limits.ts";
import { parseDocument } from "../document/parse-document.ts";
import { findActiveChart } from "./events/handler.ts";
import { applyEvent, makeHistory, undo } from "./history.ts";
import { makeState } from "./testing/make-test-state.ts";
import { charts, context, deaths, rate, send } from "./testing/send-events.ts";

const births = testId("births");
const unit = (multiplier: number, name = "x"): ConversionUnit => ({
  multiplier,
  labels: { de: name, fr: name, it: name, en: name },
});
const set = (componentId: string, to: ConversionUnit) => ({
  type: "CONVERSION_UNIT_SET" as const,
  componentId,
  unit: to,
});
const remove = (componentId: string) => ({ type: "CONVERSION_UNIT_REMOVE" as const, componentId });
const chartOf = (state: ReturnType<typeof makeState>): ChartConfig => {
  const chart = findActiveChart(charts(state));
  if (!chart) throw new Error("No chart");
  return chart;
};
const unitsOf = (state: ReturnType<typeof makeState>) =>
  chartOf(state).conversionUnitsByComponentId;

describe("CU5 measures on one axis share one conversion", () => {
  const lines = makeState("comboLineSingle");
  const show = (...componentId: string[]) => ({
    type: "CHART_FIELD_CHANGED" as const,
    field: "y.componentIds",
    componentId,
  });

  test("whichever of them gets it or loses it", () => {
    const percent = send(lines, show(deaths, births), set(births, unit(0.1)));
    expect(unitsOf(percent)).toEqual({ [deaths]: unit(0.1), [births]: unit(0.1) });
    expect(unitsOf(send(percent, remove(births)))).toEqual({});
  });

  test("a measure that comes to the axis takes it over", () => {
    const one = send(lines, show(deaths), set(deaths, unit(0.1)), set(births, unit(7)));
    expect(unitsOf(one)).toEqual({ [deaths]: unit(0.1), [births]: unit(7) });
    expect(unitsOf(send(one, show(deaths, births)))[births]).toEqual(unit(0.1));
    const other = send(lines, show(deaths), set(births, unit(7)), show(deaths, births));
    expect(unitsOf(other)).toEqual({ [deaths]: unit(7), [births]: unit(7) });
  });

  test("a chart that becomes one of several lines shares it", () => {
    const column = send(makeState("column"), set(deaths, unit(0.1)));
    const config = convertChartConfig(chartOf(column), "comboLineSingle", makeComponents());
    expect(config).toMatchObject({ fields: { y: { componentIds: [deaths, births] } } });
    expect(config?.conversionUnitsByComponentId).toEqual({
      [deaths]: unit(0.1),
      [births]: unit(0.1),
    });
  });

  test.each([
    [{ [births]: unit(0.1) }, unit(0.1)],
    [{ [deaths]: unit(2), [births]: unit(0.1) }, unit(2)],
  ])("a stored chart that converts %j is read with that of the first", (stored, shared) => {
    const state = charts(send(lines, show(deaths, births)));
    const chartConfigs = [{ ...chartOf(state), conversionUnitsByComponentId: stored }];
    const parsed = parseDocument({ ...state, chartConfigs });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    const read = parsed.value.chartConfigs[0]?.conversionUnitsByComponentId;
    expect(read).toEqual({ [deaths]: shared, [births]: shared });
  });

  test("measures on two axes keep their own", () => {
    const dual = send(makeState("comboLineDual"), set(deaths, unit(0.1)));
    expect(unitsOf(dual)).toEqual({ [deaths]: unit(0.1) });
  });
});

describe("CU6 bounds follow the conversion of their measure", () => {
  const bound = (field: string, value: [number, number]) => ({
    type: "CHART_FIELD_UPDATED" as const,
    field,
    path: ["customDomain"],
    value,
  });
  const boundsOf = (state: ReturnType<typeof makeState>, field: string): unknown =>
    Reflect.get(Reflect.get(chartOf(state).fields, field) as object, "customDomain");

  test.each([
    ["column", "y"],
    ["bar", "x"],
    ["line", "y"],
    ["area", "y"],
    ["scatterplot", "x"],
  ] as const)("on the axis of a %s", (type, field) => {
    const bounded = send(makeState(type), bound(field, [0, 50_000]));
    const converted = send(bounded, set(deaths, unit(0.001)));
    expect(boundsOf(converted, field)).toEqual([0, 50]);
    expect(boundsOf(send(converted, set(deaths, unit(0.001, "y"))), field)).toEqual([0, 50]);
    expect(boundsOf(send(converted, set(deaths, unit(0.003))), field)).toEqual([0, 150]);
    expect(boundsOf(send(converted, remove(deaths)), field)).toEqual([0, 50_000]);
    expect(boundsOf(send(bounded, set(rate, unit(0.001))), field)).toEqual([0, 50_000]);
  });

  test.each([
    ["column", deaths, 50],
    ["bar", deaths, 50],
    ["scatterplot", deaths, 50_000],
  ] as const)("and so do lines at a value of a %s", (type, id, expected) => {
    const remark = { key: "r", type: "reference" as const, number: 50_000, text: { en: "Aim" } };
    const state = charts(makeState(type));
    const config = chartOf(state);
    const marked = {
      ...state,
      chartConfigs: [{ ...config, extensions: { ...config.extensions, remarks: [remark] } }],
    } as typeof state;
    const numberOf = (each: ReturnType<typeof makeState>) =>
      chartOf(each).extensions?.remarks?.[0]?.number;
    const converted = send(marked, set(id, unit(0.001)));
    expect(numberOf(converted)).toBe(expected);
    expect(numberOf(send(converted, remove(id)))).toBe(50_000);
  });

  test("without the noise of floating numbers", () => {
    const bounded = send(makeState("column"), bound("y", [0.1, 0.7]), set(deaths, unit(3)));
    expect(boundsOf(bounded, "y")).toEqual([0.3, 2.1]);
  });

  test("where nothing is left between them they go", () => {
    const bounded = send(makeState("column"), bound("y", [0, 1e-200]));
    expect(boundsOf(send(bounded, set(deaths, unit(1e-200))), "y")).toBeUndefined();
  });

  test("in the same step", () => {
    const bounded = makeHistory(send(makeState("column"), bound("y", [0, 50_000])));
    const { history } = applyEvent(bounded, set(deaths, unit(0.001)), context);
    expect(boundsOf(history.present, "y")).toEqual([0, 50]);
    const { history: before } = undo(history, context);
    expect(unitsOf(before.present)).toEqual({});
    expect(boundsOf(before.present, "y")).toEqual([0, 50_000]);
  });
});
