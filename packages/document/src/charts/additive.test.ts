import { describe, expect, test } from "vitest";
import { makeDimension, makeMeasure, TEST_CUBE, testId } from "../testing/make-test-components.ts";
import { listFieldCandidates } from "../fields/field-candidates.ts";
import { listFieldOptions } from "../fields/field-options.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { withOwnSums } from "../chart-types/own-sums.ts";
import { convertChartConfig } from "./convert-chart-config.ts";
import { listChartTypes } from "./list-chart-types.ts";
import { makeInitialChartConfig } from "./make-initial-chart-config.ts";
import { setField, updateField } from "./set-field.ts";

const rate = makeMeasure("rate", { unit: "%", isAdditive: false });
const deaths = makeMeasure("deaths", { unit: "persons", isAdditive: true });
const dimensions = [
  makeDimension("year", "TemporalDimension", { valueNames: ["2019", "2020"] }),
  makeDimension("sector", "NominalDimension"),
];
const onlyRate = { dimensions, measures: [rate] };
const both = { dimensions, measures: [rate, deaths] };
const input = { cubes: [{ iri: TEST_CUBE }], key: "k" };
const columns = makeInitialChartConfig("column", { ...input, components: onlyRate })!;
const bySector = { field: "segment", componentId: testId("sector") };
const asStored = ({ extensions: _made, ...config }: ChartConfig): ChartConfig => config;
const vouch = (config: ChartConfig): ChartConfig =>
  updateField(config, { field: "extensions", path: ["additive", rate.id], value: true }, onlyRate)!;
const segmentType = (config: ChartConfig): unknown =>
  (config.fields as { segment?: { type?: unknown } }).segment?.type;

describe("D61 what adds up", () => {
  test("stacks are offered for it, and a refusal says why", () => {
    const grouped = setField(columns, bySector, onlyRate)!;
    expect(segmentType(grouped)).toBe("grouped");
    const options = listFieldOptions(grouped, "segment", onlyRate, { hasGaps: false });
    expect(options.find(({ option }) => option === "chartSubType")?.disabled).toBe(
      "editor.stack.impossible",
    );
  });

  test("a pie needs one such measure, starts with it and offers no other", () => {
    const reasonOf = (components: typeof both) =>
      listChartTypes(components, 1).find(({ chartType }) => chartType === "pie")?.reason;
    expect(reasonOf(onlyRate)).toBe("controls.chart.disabled.additive");
    expect(reasonOf(both)).toBeUndefined();
    const pie = makeInitialChartConfig("pie", { ...input, components: both })!;
    expect(pie.fields.y.componentId).toBe(deaths.id);
    const [first] = listFieldCandidates(pie, "y", both).filter(({ disabled }) => disabled);
    expect(first).toMatchObject({ component: { id: rate.id }, disabled: "additive" });
    const ofRates = makeInitialChartConfig("column", { ...input, components: both })!;
    const converted = convertChartConfig(ofRates, "pie", both);
    expect(converted?.fields).toMatchObject({ y: { componentId: deaths.id } });
  });

  test("the author may know better", () => {
    const own = vouch(columns);
    expect(own.extensions?.additive).toEqual({ [rate.id]: true });
    expect(segmentType(setField(own, bySector, onlyRate)!)).toBe("stacked");
    expect(convertChartConfig(own, "pie", onlyRate)?.chartType).toBe("pie");
    const types = listChartTypes(withOwnSums(own, onlyRate), 1);
    expect(types.find(({ chartType }) => chartType === "pie")?.enabled).toBe(true);
    const offered = listFieldOptions(columns, "y", onlyRate, { hasGaps: false });
    expect(offered.map(({ option }) => option)).toContain("additive");
    const needless = listFieldOptions(
      makeInitialChartConfig("column", {
        ...input,
        components: { dimensions, measures: [deaths] },
      })!,
      "y",
      { dimensions, measures: [deaths] },
      { hasGaps: false },
    );
    expect(needless.map(({ option }) => option)).not.toContain("additive");
  });

  test("saved charts stay as they are", () => {
    const stored = asStored(columns);
    expect(segmentType(setField(stored, bySector, onlyRate)!)).toBe("stacked");
    expect(convertChartConfig(stored, "pie", onlyRate)?.chartType).toBe("pie");
    expect(convertChartConfig(stored, "bar", onlyRate)?.extensions).toBeUndefined();
  });
});

test("D63 bars of categories become points with names, each in one colour", () => {
  const measures = [rate, deaths];
  const components = { dimensions: dimensions.slice(1), measures };
  const bars = makeInitialChartConfig("bar", { ...input, components })!;
  const points = convertChartConfig(bars, "scatterplot", components)!;
  expect(points.extensions?.points).toEqual([testId("sector")]);
  expect(points.fields).not.toHaveProperty("segment");
  expect(points.cubes[0]?.filters).toEqual({});
  expect(setField(points, bySector, components)?.fields).toHaveProperty("segment");
  const stored = convertChartConfig(asStored(bars), "scatterplot", components)!;
  expect(stored.fields).toHaveProperty("segment");
  expect(stored.extensions).toBeUndefined();
});
