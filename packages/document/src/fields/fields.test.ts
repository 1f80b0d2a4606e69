import {
  type CubeComponents,
  type DimensionKind,
  type HierarchyNode,
  type Measure,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import { expect, test } from "vitest";
import { CHART_TYPES, type ChartType } from "../chart-types/chart-types.ts";
import type { FieldRole } from "../chart-types/parts/field-spec.ts";
import { convertChartConfig } from "../charts/convert-chart-config.ts";
import { listChartTypes } from "../charts/list-chart-types.ts";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import { type ChartConfig, type ChartConfigOf, chartRules } from "../chart-types/registry.ts";
import { findAnimationBlocker } from "./animation.ts";
import { isValidDomain } from "../schema/fields.ts";
import { listFieldCandidates, listHighlightDimensions } from "./field-candidates.ts";
import { listLeafValues } from "../values/hierarchy-default.ts";
import {
  makeComponents,
  makeDimension,
  makeMeasure,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { findMostRecentValue } from "../values/sort-values.ts";
import { normalizeChart } from "../charts/normalize-chart.ts";
import {
  canShowPercent,
  canSwitchPercent,
  dropImpossiblePercent,
  isPercentMode,
} from "./percent.ts";
import { listQueryFilters } from "../filters/query-filters.ts";
import { deleteField, setField, swapFields, updateField } from "../charts/set-field.ts";
import {
  addTableSorting,
  canGroupColumn,
  listColumnStyles,
  moveTableColumn,
  orderTableColumns,
} from "../chart-types/table.ts";
import { makeMapColor, MAP_COLOR_KINDS } from "../chart-types/map.ts";

const components = makeComponents();
const initial = <T extends ChartType>(chartType: T): ChartConfigOf<T> =>
  makeInitialChartConfig(chartType, { components, cubes: [{ iri: TEST_CUBE }], key: "k" })!;
const set = (config: ChartConfig, field: string, name: string) =>
  setField(config, { field, componentId: testId(name) }, components);
const update = (config: ChartConfig, field: string, path: string[], value: unknown) =>
  updateField(config, { field, path, value }, components)!;
const offered = (config: ChartConfig, field: string) =>
  listFieldCandidates(config, field, components)
    .filter(({ disabled }) => !disabled)
    .map(({ component }) => component.label);

test("CT8 a table needs nothing", () => {
  const none = listChartTypes({ dimensions: [], measures: [] }, 1).filter(({ enabled }) => enabled);
  expect(none.map(({ chartType }) => chartType)).toEqual(["table"]);
});

test("IN6 viewers of a first chart change nothing yet", () => {
  expect(initial("line").interactiveFiltersConfig).toEqual({
    legend: { active: false, componentId: "" },
    timeRange: {
      active: false,
      componentId: testId("year"),
      presets: { type: "range", from: "", to: "" },
    },
    dataFilters: { active: false, componentIds: [], defaultOpen: true },
    calculation: { active: false, type: "identity" },
  });
});

test("FR1 every field is offered the kinds of components that it can show", () => {
  const every: CubeComponents = {
    dimensions: [
      ...components.dimensions,
      makeDimension("place", "GeoCoordinatesDimension"),
      makeDimension("quarter", "TemporalEntityDimension"),
      makeDimension("stage", "TemporalOrdinalDimension"),
      makeDimension("error", "StandardErrorDimension"),
    ],
    measures: [...components.measures, makeMeasure("grade", { kind: "OrdinalMeasure" })],
  };
  const kinds = (chartType: ChartType, field: string) => [
    ...new Set(
      listFieldCandidates(initial(chartType), field, every).map(({ component }) => component.kind),
    ),
  ];
  const numbers = ["NumericalMeasure"];
  const times = ["TemporalDimension", "TemporalEntityDimension"];
  const named = CHART_TYPES.flatMap((type) =>
    chartRules[type].fields.map(({ field, role }) => ({ type, field, role })),
  );
  const ofRole = (...roles: FieldRole[]) => named.filter(({ role }) => roles.includes(role));
  const measures = ofRole("measure", "comboMeasure");
  expect(measures.length).toBeGreaterThan(10);
  for (const { type, field } of measures) expect(kinds(type, field)).toEqual(numbers);
  expect(ofRole("time").length).toBeGreaterThan(4);
  for (const { type, field } of ofRole("time")) expect(kinds(type, field)).toEqual(times);
  expect(kinds("map", "areaLayer")).toEqual(["GeoShapesDimension"]);
  expect(kinds("map", "symbolLayer")).toEqual(["GeoShapesDimension", "GeoCoordinatesDimension"]);
});

test("FR3 FR4 combined charts offer what their units allow", () => {
  expect(offered(initial("comboLineSingle"), "y.componentIds")).toEqual(["deaths", "births"]);
  expect(offered(initial("comboLineDual"), "y.rightAxisComponentId")).toEqual(["rate"]);
  expect(offered(initial("comboLineDual"), "y.leftAxisComponentId")).toEqual(["deaths", "births"]);
  expect(set(initial("comboLineDual"), "y.rightAxisComponentId", "births")).toBeUndefined();
});

test("FE2 a segment whose values carry colours brings those", () => {
  const party = makeDimension("party", "NominalDimension");
  party.values[1]!.color = "#abcdef";
  const colored = { ...components, dimensions: [...components.dimensions, party] };
  const change = { field: "segment", componentId: party.id };
  expect(setField(initial("line"), change, colored)!.fields).toMatchObject({
    color: { paletteId: "dimension", colorMapping: { a: "#1f77b4", b: "#abcdef" } },
  });
});

test("FE5 what a chart must have cannot be removed", () => {
  expect(deleteField(initial("column"), "x", components)).toBeUndefined();
  expect(deleteField(initial("comboLineSingle"), "y.componentIds", components)).toBeUndefined();
});

test("SG5 values that were selected stay selected", () => {
  const segmented = set(initial("column"), "segment", "sector")!;
  const selected = { type: "multi" as const, values: { b: true as const } };
  segmented.cubes[0]!.filters[testId("sector")] = selected;
  const again = set(segmented, "segment", "sector")!;
  expect(again.cubes[0]!.filters[testId("sector")]).toEqual(selected);
});

test("SG7 parts of new stacks carry their values, those along time do not", () => {
  const partsAlong = (category: string, extensions = initial("bar").extensions) => {
    const bars = set({ ...initial("bar"), extensions }, "y", category)!;
    const stacked = set(bars, "segment", "sector") as ChartConfigOf<"bar">;
    return stacked.fields.segment?.showValuesMapping;
  };
  expect(partsAlong("region")).toEqual({ a: true, b: true, c: true });
  expect(partsAlong("year")).toEqual({});
  expect(partsAlong("region", {})).toEqual({});
});

test("SG4 bounds and labels of the value axis end with a new segment", () => {
  const labelled = update(
    update(initial("column"), "y", ["showValues"], true),
    "y",
    ["customDomain"],
    [0, 1],
  );
  expect((set(labelled, "segment", "sector") as ChartConfigOf<"column">).fields.y).toEqual({
    componentId: testId("deaths"),
  });
  const line = update(
    update(initial("line"), "y", ["showDots"], true),
    "y",
    ["customDomain"],
    [0, 1],
  );
  expect((set(line, "segment", "sector") as ChartConfigOf<"line">).fields.y).toEqual({
    componentId: testId("deaths"),
    showDots: true,
  });
});

test("SG4 bounds of the value axis end with the segment that is taken away", () => {
  const segmented = set(initial("line"), "segment", "sector")!;
  const bounded = update(segmented, "y", ["customDomain"], [0, 1]);
  expect(bounded.fields).toMatchObject({ y: { customDomain: [0, 1] } });
  const without = deleteField(bounded, "segment", components) as ChartConfigOf<"line">;
  expect(without.fields.y).toEqual({ componentId: testId("deaths") });
});

test("SG5 the colours of one segment's values are not those of another's", () => {
  const sector = makeDimension("sector", "NominalDimension", {
    values: [{ value: "a", label: "A", color: "#abcdef" }],
  });
  const own = {
    ...components,
    dimensions: components.dimensions.map((each) => (each.id === sector.id ? sector : each)),
  };
  const colored = setField(initial("column"), { field: "segment", componentId: sector.id }, own)!;
  expect(colored.fields).toMatchObject({ color: { paletteId: "dimension" } });
  const other = setField(colored, { field: "segment", componentId: testId("age") }, own)!;
  expect(other.fields).toMatchObject({ color: { paletteId: "blues" } });
});

test("FE3 a time range starts anew on another axis", () => {
  const month = makeDimension("month", "TemporalDimension", { valueNames: ["2020-06"] });
  const both = { ...components, dimensions: [...components.dimensions, month] };
  const line = initial("line");
  const filters = line.interactiveFiltersConfig!;
  const presets = { type: "range" as const, from: "2019", to: "2020" };
  const timeRange = { ...filters.timeRange, active: true, presets };
  const config = { ...line, interactiveFiltersConfig: { ...filters, timeRange } };
  const changed = setField(config, { field: "x", componentId: month.id }, both)!;
  expect(changed.interactiveFiltersConfig?.timeRange).toEqual({
    active: false,
    componentId: month.id,
    presets: { type: "range", from: "", to: "" },
  });
});

test("FE4 a component is no property of a field", () => {
  const line = initial("line");
  const change = (path: string[]) =>
    updateField(line, { field: "y", path, value: testId("births") }, components);
  for (const name of ["componentId", "componentIds", "leftAxisComponentId"])
    expect(change([name])).toBeUndefined();
});

test("PC1 PC2 PC3 percentages need a stack and the author's leave", () => {
  const stacked = set(initial("column"), "segment", "sector")!;
  const withMode = (config: ChartConfig, active: boolean): ChartConfig => ({
    ...config,
    interactiveFiltersConfig: {
      ...config.interactiveFiltersConfig!,
      calculation: { active, type: "percent" },
    },
  });
  expect([
    canShowPercent(stacked),
    canShowPercent(update(stacked, "segment", ["type"], "grouped")),
    canShowPercent(initial("column")),
    canShowPercent(initial("pie")),
  ]).toEqual([true, false, false, false]);
  expect(isPercentMode(withMode(stacked, false), "identity")).toBe(true);
  expect(isPercentMode(withMode(stacked, true), "identity")).toBe(false);
  expect(isPercentMode(withMode(initial("column"), true), "percent")).toBe(false);
  expect(
    dropImpossiblePercent(withMode(initial("column"), true)).interactiveFiltersConfig!.calculation,
  ).toEqual({ active: false, type: "identity" });
  expect(
    dropImpossiblePercent(withMode(initial("column"), false)).interactiveFiltersConfig!.calculation,
  ).toEqual({ active: false, type: "identity" });
});

test("PC1 a dumbbell compares its series and shows no percentages, whatever its author or reader chose", () => {
  const stacked = set(initial("bar"), "segment", "sector")!;
  const interactiveFiltersConfig = {
    ...stacked.interactiveFiltersConfig!,
    calculation: { active: true, type: "percent" as const },
  };
  const bars = { ...stacked, interactiveFiltersConfig };
  const dumbbell = { ...bars, extensions: { kind: "dumbbell" as const } };
  expect([isPercentMode(bars, "percent"), canSwitchPercent(bars)]).toEqual([true, true]);
  expect([isPercentMode(dumbbell, "percent"), canSwitchPercent(dumbbell)]).toEqual([false, false]);
  expect(dropImpossiblePercent(dumbbell).interactiveFiltersConfig?.calculation.type).toBe(
    "identity",
  );
});

test("PC5 readers are offered percentages where the author allows it and the chart can show them", () => {
  const stacked = set(initial("column"), "segment", "sector")!;
  const allow = (config: ChartConfig, active = true): ChartConfig => ({
    ...config,
    interactiveFiltersConfig: {
      ...config.interactiveFiltersConfig!,
      calculation: { active, type: "identity" },
    },
  });
  expect([
    canSwitchPercent(allow(stacked)),
    canSwitchPercent(allow(stacked, false)),
    canSwitchPercent(allow(update(stacked, "segment", ["type"], "grouped"))),
    canSwitchPercent(allow(initial("column"))),
    canSwitchPercent(allow(initial("pie"))),
    canSwitchPercent(initial("table")),
  ]).toEqual([true, false, false, false, false, false]);
});

test("AN2 AN3 an animation needs a free dimension of time", () => {
  expect(findAnimationBlocker(initial("column"), components)).toBe("all-used");
  const byRegion = set(initial("column"), "x", "region")!;
  expect(findAnimationBlocker(byRegion, components)).toBeUndefined();
  expect(
    findAnimationBlocker(byRegion, {
      ...components,
      dimensions: components.dimensions.slice(0, 2),
    }),
  ).toBe("no-time");
  const total = update(set(byRegion, "segment", "sector")!, "segment", ["sorting"], {
    sortingType: "byTotalSize",
    sortingOrder: "asc",
  });
  expect(findAnimationBlocker(total, components)).toBe("total-size");
  const animated = set(byRegion, "animation", "year")!;
  const pie = convertChartConfig(animated, "pie", components) as ChartConfigOf<"pie">;
  expect(pie.fields.animation?.componentId).toBe(testId("year"));
  expect(convertChartConfig(animated, "line", components)!.fields).not.toHaveProperty("animation");
});

test("HI2 the leaves of the first of several hierarchies", () => {
  const node = (value: string, depth: number, children: HierarchyNode[] = []): HierarchyNode => ({
    value,
    label: "",
    depth,
    dimensionId: "",
    hasValue: true,
    children,
  });
  expect(listLeafValues([node("r", 0, [node("a", 1), node("b", 1, [node("c", 2)])])])).toEqual([
    "a",
    "c",
  ]);
  expect(
    listLeafValues([
      node("all", -1, [node("h1", 0, [node("a", 1)]), node("h2", 0, [node("z", 1)])]),
    ]),
  ).toEqual(["a"]);
});

test("VF5 VF6 legend and time range follow the chart", () => {
  const config = set(initial("line"), "segment", "sector")!;
  const filters = config.interactiveFiltersConfig!;
  const wrong: ChartConfig = {
    ...config,
    interactiveFiltersConfig: {
      ...filters,
      legend: { active: true, componentId: testId("age") },
      timeRange: { ...filters.timeRange, active: true, componentId: testId("age") },
    },
  };
  expect(normalizeChart(wrong, components).interactiveFiltersConfig).toMatchObject({
    legend: { active: true, componentId: testId("sector") },
    timeRange: { active: false },
  });
  const onSegment = { ...filters.timeRange, active: true, componentId: testId("sector") };
  expect(
    normalizeChart(
      { ...config, interactiveFiltersConfig: { ...filters, timeRange: onSegment } },
      components,
    ).interactiveFiltersConfig,
  ).toMatchObject({ timeRange: { active: false } });
  const plain: ChartConfig = {
    ...initial("line"),
    interactiveFiltersConfig: wrong.interactiveFiltersConfig!,
  };
  expect(normalizeChart(plain, components).interactiveFiltersConfig).toMatchObject({
    legend: { active: false, componentId: "" },
  });
});

test.each(["TemporalDimension", "TemporalEntityDimension"] as const)(
  "VF6 a time range stays on a %s that the chart shows",
  (kind) => {
    const dimensions = components.dimensions.map((dimension) =>
      dimension.id === testId("year") ? { ...dimension, kind } : dimension,
    );
    const line = initial("line");
    const filters = line.interactiveFiltersConfig!;
    const timeRange = { ...filters.timeRange, active: true, componentId: testId("year") };
    const config = { ...line, interactiveFiltersConfig: { ...filters, timeRange } };
    const normal = normalizeChart(config, { ...components, dimensions });
    expect(normal.interactiveFiltersConfig?.timeRange.active).toBe(true);
  },
);

test("VF7 a selection of everything is not sent", () => {
  const config = set(initial("column"), "segment", "sector")!;
  expect(config.cubes[0]!.filters[testId("sector")]?.type).toBe("multi");
  expect(listQueryFilters(config, components)[0]!.filters).not.toHaveProperty([testId("sector")]);
  const some: ChartConfig = {
    ...config,
    cubes: [
      { iri: TEST_CUBE, filters: { [testId("sector")]: { type: "multi", values: { a: true } } } },
    ],
  };
  expect(listQueryFilters(some, components)[0]!.filters).toEqual({
    [testId("sector")]: { type: "multi", values: { a: true } },
  });
});

test("TB5 TB7 a hidden column is asked for where the rows are ordered by it or links end with it", () => {
  const table = initial("table");
  const sector = testId("sector");
  const hidden: ChartConfig = {
    ...table,
    fields: { ...table.fields, [sector]: { ...table.fields[sector]!, isHidden: true } },
  };
  const asked = (config: ChartConfig) => listQueryFilters(config, components)[0]!.componentIds;
  expect(asked(hidden)).not.toContain(sector);
  const order = { componentId: sector, componentType: "NominalDimension", sortingOrder: "asc" };
  expect(asked({ ...hidden, sorting: [order] } as ChartConfig)).toContain(sector);
  const links = {
    enabled: true,
    baseUrl: "https://example.org/",
    componentId: sector,
    targetComponentId: testId("region"),
  };
  expect(asked({ ...hidden, extensions: { links } })).toContain(sector);
});

test("TB2 TB3 groups come first and are no numbers", () => {
  const { fields } = initial("table");
  const names = (moved: typeof fields | undefined) =>
    Object.values(moved ?? {}).map(
      ({ componentId, index }) => `${index}${componentId.split("/").at(-1)}`,
    );
  const grouped = moveTableColumn(fields, testId("region"), { isGroup: true, index: 0 })!;
  expect(names(grouped).slice(0, 3)).toEqual(["0region", "1year", "2sector"]);
  expect(
    names(moveTableColumn(grouped, testId("year"), { isGroup: false, index: 1 })).slice(0, 3),
  ).toEqual(["0region", "1sector", "2year"]);
  const sector = { ...fields[testId("sector")]!, isGroup: true };
  expect(names(orderTableColumns({ ...fields, [sector.componentId]: sector })).slice(0, 2)).toEqual(
    ["0sector", "1year"],
  );
  expect(moveTableColumn(fields, testId("deaths"), { isGroup: true, index: 0 })).toBeUndefined();
  expect([canGroupColumn("NumericalMeasure"), canGroupColumn("OrdinalMeasure")]).toEqual([
    false,
    true,
  ]);
});

test("TB4 TB5 columns have the styles of their kind and are sorted once", () => {
  expect(listColumnStyles("NumericalMeasure")).toEqual(["text", "heatmap", "bar"]);
  for (const kind of ["TemporalDimension", "TemporalEntityDimension"] as const)
    expect(listColumnStyles(kind)).toEqual(["text"]);
  expect(listColumnStyles("NominalDimension")).toEqual(["text", "category"]);
  const once = addTableSorting([], components.measures[0]!);
  expect(once).toEqual([
    { componentId: testId("deaths"), componentType: "NumericalMeasure", sortingOrder: "asc" },
  ]);
  expect(addTableSorting(once, components.measures[0]!)).toBe(once);
  const ranked = addTableSorting([], components.measures[0]!, "desc");
  expect(ranked.map(({ sortingOrder }) => sortingOrder)).toEqual(["desc"]);
});

test("MP2 MP4 what colours a layer decides on its scale", () => {
  expect(makeMapColor(components.measures[0]!).type).toBe("numerical");
  expect(makeMapColor(makeMeasure("o", { kind: "OrdinalMeasure" })).type).toBe("categorical");
  expect(makeMapColor(makeDimension("d", "NominalDimension"))).toMatchObject({
    type: "categorical",
    colorMapping: { a: "#1f77b4" },
  });
  expect(MAP_COLOR_KINDS.areaLayer).toEqual([
    "NumericalMeasure",
    "OrdinalMeasure",
    "TemporalOrdinalDimension",
  ]);
  expect(MAP_COLOR_KINDS.symbolLayer).not.toContain("TemporalDimension");
});

test("MP7 symbols are as large as a numerical measure says, or all alike", () => {
  const grade = makeMeasure("grade", { kind: "OrdinalMeasure" });
  const more = { ...components, measures: [...components.measures, grade] };
  const map = setField(
    initial("map"),
    { field: "symbolLayer", componentId: testId("region") },
    more,
  )!;
  const size = (value: string) => {
    const change = { field: "symbolLayer", path: ["measureId"], value };
    const config = updateField(map, change, more) as ChartConfigOf<"map"> | undefined;
    return config && (config.fields.symbolLayer!.measureId ?? "alike");
  };
  expect(size(testId("births"))).toBe(testId("births"));
  expect(size("FIELD_VALUE_NONE")).toBe("alike");
  for (const id of [grade.id, testId("sector"), "nothing"]) expect(size(id)).toBeUndefined();
});

test("MP7 new symbols over areas count what adds up, but not what the areas show; else they are all alike", () => {
  const rate = makeMeasure("rate", { unit: "%", isAdditive: false });
  const deaths = makeMeasure("deaths", { isAdditive: true });
  const sizeAmong = (measures: Measure[], kind: DimensionKind = "GeoShapesDimension") => {
    const own = { dimensions: [makeDimension("region", kind)], measures };
    const map = makeInitialChartConfig("map", {
      components: own,
      cubes: [{ iri: TEST_CUBE }],
      key: "k",
    })!;
    const change = { field: "symbolLayer", componentId: testId("region") };
    const config = map.fields.symbolLayer ? map : (setField(map, change, own) as typeof map);
    return config.fields.symbolLayer?.measureId;
  };
  const index = makeMeasure("index", { isAdditive: false });
  expect(sizeAmong([rate, index, deaths])).toBe(deaths.id);
  expect(sizeAmong([rate, index])).toBe("FIELD_VALUE_NONE");
  expect(sizeAmong([deaths])).toBe("FIELD_VALUE_NONE");
  expect(sizeAmong([rate, deaths], "GeoCoordinatesDimension")).toBe(deaths.id);
  expect(sizeAmong([rate], "GeoCoordinatesDimension")).toBe(rate.id);
});

test("MR1 the most recent value is the last in the dimension's own order", () => {
  const year = makeDimension("year", "TemporalDimension", { valueNames: ["2020", "2022", "2021"] });
  expect(findMostRecentValue(year)).toBe("2022");
  expect(findMostRecentValue({ ...year, values: [] })).toBeUndefined();
});

test("CD1 CD2 bounds of an axis are two numbers in their order, and not of percentages", () => {
  const line = initial("line");
  const setDomain = (config: ChartConfig, value: unknown) =>
    updateField(config, { field: "y", path: ["customDomain"], value }, components);
  expect(setDomain(line, [1, 2])?.fields).toMatchObject({ y: { customDomain: [1, 2] } });
  expect([[1], ["a", "b"], ["1", "2"], null].map((value) => setDomain(line, value))).toEqual(
    Array(4).fill(undefined),
  );
  const { NEGATIVE_INFINITY: least, POSITIVE_INFINITY: most } = Number;
  for (const domain of [
    [0, most],
    [least, 0],
    [least, most],
    [Number.NaN, 1],
    [1, 1],
    [2, 1],
    [-1e308, 1e308],
    [0, 5e-324],
  ] as const) {
    expect(isValidDomain(domain)).toBe(false);
    expect(setDomain(line, domain)).toBeUndefined();
  }
  expect(setDomain(setDomain(line, [1, 2])!, "FIELD_VALUE_NONE")).toEqual(line);
  const stacked = set(initial("column"), "segment", "sector")!;
  const percent: ChartConfig = {
    ...stacked,
    interactiveFiltersConfig: {
      ...stacked.interactiveFiltersConfig!,
      calculation: { active: false, type: "percent" },
    },
  };
  expect(setDomain(percent, [0, 50])).toBeUndefined();
});

test("FE7 the axes of points swap their measures", () => {
  const points = initial("scatterplot");
  const { x, y } = points.fields;
  expect(swapFields(points, ["x", "y"], components)!.fields).toMatchObject({
    x: { componentId: y.componentId },
    y: { componentId: x.componentId },
  });
});

test("FE7 line and columns swap their measures, and each keeps its colour", () => {
  const combo = initial("comboLineColumn");
  const { y, color } = combo.fields;
  const swapped = swapFields(combo, ["y.lineComponentId", "y.columnComponentId"], components)!;
  const mapping = color.type === "measures" ? color.colorMapping : {};
  expect(swapped.fields).toMatchObject({
    y: { lineComponentId: y.columnComponentId, columnComponentId: y.lineComponentId },
    color: {
      colorMapping: {
        [y.columnComponentId]: mapping[y.lineComponentId],
        [y.lineComponentId]: mapping[y.columnComponentId],
      },
    },
  });
});

test("FE7 of two measures that are swapped, one without a colour leaves none behind", () => {
  const combo = initial("comboLineColumn");
  const { y, color } = combo.fields;
  if (color.type !== "measures") throw new Error(color.type);
  const colorMapping = { [y.lineComponentId]: "#123456" };
  const chart = { ...combo, fields: { ...combo.fields, color: { ...color, colorMapping } } };
  const swapped = swapFields(chart, ["y.lineComponentId", "y.columnComponentId"], components)!;
  expect(swapped.fields).toMatchObject({
    color: { colorMapping: { [y.columnComponentId]: "#123456" } },
  });
  const { color: after } = swapped.fields as typeof combo.fields;
  const colors = after.type === "measures" ? Object.values(after.colorMapping) : [];
  expect(colors).not.toContain(undefined);
});

test("CO21 single values of categories, series and areas may be highlighted, those of time along a line not", () => {
  const listOf = (type: "column" | "line" | "map" | "table"): string[] =>
    listHighlightDimensions(initial(type), components).map(({ label }) => label);
  expect(listOf("column")).toEqual(["year"]);
  expect(listOf("line")).not.toContain("year");
  expect(listOf("map")).toEqual(["region"]);
  expect(listOf("table")).toEqual([]);
});

test("FE7 a component of a field that can do without it moves from there in one step", () => {
  const series = setField(
    initial("column"),
    { field: "segment", componentId: testId("sector") },
    components,
  )!;
  const [moving] = listFieldCandidates(series, "x", components).filter(({ from }) => from);
  expect(moving).toMatchObject({ component: { id: testId("sector") }, from: "segment" });
  const moved = setField(series, { field: "x", componentId: testId("sector") }, components)!;
  expect(moved.fields).toMatchObject({ x: { componentId: testId("sector") } });
  expect((moved.fields as { segment?: object }).segment).toBeUndefined();
  expect(moved.cubes[0]!.filters[testId("year")]).toEqual({
    type: "single",
    value: MOST_RECENT_VALUE,
  });
});

test("FE8 more than twelve names that come to an axis stand by their value", () => {
  const withNames = (count: number): CubeComponents => ({
    ...components,
    dimensions: [
      ...components.dimensions,
      makeDimension("town", "NominalDimension", {
        valueNames: Array.from({ length: count }, (_, index) => `town ${index}`),
      }),
    ],
  });
  const sortingOf = (count: number): unknown => {
    const change = { field: "x", componentId: testId("town") };
    const config = setField(initial("column"), change, withNames(count))!;
    return (config as ChartConfigOf<"column">).fields.x.sorting;
  };
  expect(sortingOf(12)).toBeUndefined();
  expect(sortingOf(13)).toEqual({ sortingType: "byMeasure", sortingOrder: "desc" });
});
