import { contrastRatio } from "../colors/contrast.ts";
import type { CubeComponents } from "@statelier/model";
import { describe, expect, test } from "vitest";
import {
  makeComponents,
  makeDimension,
  makeMeasure,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { parseChartConfig, parseDocument } from "../document/parse-document.ts";
import { CHART_TYPES, type ChartType } from "../chart-types/chart-types.ts";
import { isCombinedType, listChartTypes } from "./list-chart-types.ts";
import { makeInitialChartConfig } from "./make-initial-chart-config.ts";
import { makeInitialDocument } from "../document/make-initial-document.ts";

const cubes = [{ iri: TEST_CUBE }];
const initial = <T extends ChartType>(chartType: T, components: CubeComponents) =>
  makeInitialChartConfig(chartType, { components, cubes, key: "k" })!;

const reasons = (components: CubeComponents): Record<string, string | undefined> =>
  Object.fromEntries(
    listChartTypes(components, 1).map(({ chartType, reason }) => [
      chartType,
      reason?.split(".").at(-1),
    ]),
  );

const numerical = makeMeasure("m", { unit: "kg" });
const ordinal = makeMeasure("o", { kind: "OrdinalMeasure" });
const sector = makeDimension("sector", "NominalDimension");
const region = makeDimension("region", "GeoShapesDimension");
const year = makeDimension("year", "TemporalDimension");

describe("which chart types are enabled", () => {
  test("CT1 without numerical measures all but table are disabled", () => {
    const { map, table, ...others } = reasons({ dimensions: [sector, year], measures: [] });
    expect({ map, table }).toEqual({ map: "map", table: undefined });
    expect(new Set(Object.values(others))).toEqual(new Set(["numerical"]));
  });

  test("CT2 one kind of dimension is enough for column and bar, and time for lines", () => {
    const withDimension = (dimension: typeof year) =>
      reasons({ dimensions: [dimension], measures: [numerical] });
    expect(withDimension(sector)).toMatchObject({
      column: undefined,
      bar: undefined,
      pie: undefined,
      line: "temporal",
      area: "temporal",
      map: "map",
    });
    expect(withDimension(region)).toMatchObject({
      column: undefined,
      bar: undefined,
      pie: undefined,
      map: undefined,
      line: "temporal",
    });
    expect(withDimension(year)).toMatchObject({
      column: undefined,
      bar: undefined,
      pie: "categorical",
      line: undefined,
      area: undefined,
    });
    expect(reasons({ dimensions: [], measures: [numerical] })).toMatchObject({
      column: "categorical",
      bar: "categorical",
      pie: "categorical",
    });
  });

  test("CT4 CT5 CT6 measures and units decide on scatterplot and combined charts", () => {
    const withMeasures = (...units: (string | undefined)[]) =>
      reasons({
        dimensions: [year],
        measures: units.map((unit, index) => makeMeasure(`m${index}`, unit ? { unit } : {})),
      });
    expect(withMeasures("kg")).toMatchObject({
      scatterplot: "multiple-measures",
      comboLineSingle: "multiple-measures",
      comboLineDual: "multiple-measures",
      comboLineColumn: "multiple-measures",
    });
    expect(withMeasures("kg", "kg")).toMatchObject({
      scatterplot: undefined,
      comboLineSingle: undefined,
      comboLineDual: "different-unit",
      comboLineColumn: "different-unit",
    });
    expect(withMeasures("kg", "m")).toMatchObject({
      comboLineSingle: "same-unit",
      comboLineDual: undefined,
      comboLineColumn: undefined,
    });
    expect(withMeasures(undefined, undefined)).toMatchObject({
      comboLineSingle: "same-unit",
      comboLineDual: "different-unit",
    });
  });

  test("CT4 CT5 CT6 ordinal measures count neither as measures nor by their units", () => {
    const withOrdinal = (unit: string, ...units: string[]) =>
      reasons({
        dimensions: [year],
        measures: [
          makeMeasure("o", { kind: "OrdinalMeasure", isNumerical: false, unit }),
          ...units.map((other, index) => makeMeasure(`m${index}`, { unit: other })),
        ],
      });
    expect(withOrdinal("m", "kg")).toMatchObject({
      scatterplot: "multiple-measures",
      comboLineSingle: "multiple-measures",
    });
    expect(withOrdinal("m", "kg", "kg")).toMatchObject({
      scatterplot: undefined,
      comboLineSingle: undefined,
      comboLineDual: "different-unit",
      comboLineColumn: "different-unit",
    });
    expect(withOrdinal("m", "kg", "m")).toMatchObject({
      comboLineSingle: "same-unit",
      comboLineDual: undefined,
      comboLineColumn: undefined,
    });
  });

  test("CT11 combined charts need time", () => {
    expect(reasons({ dimensions: [sector], measures: makeComponents().measures })).toMatchObject({
      comboLineSingle: "temporal",
      comboLineDual: "temporal",
      comboLineColumn: "temporal",
    });
  });

  test("CT7 an ordinal measure with a geography enables the map alone", () => {
    const found = reasons({ dimensions: [region], measures: [ordinal] });
    expect(found).toMatchObject({ map: undefined, table: undefined, column: "numerical" });
    expect(reasons({ dimensions: [sector], measures: [ordinal] })).toMatchObject({ map: "map" });
  });

  test("CT10 the first condition that fails is the reason", () => {
    const found = reasons({ dimensions: [sector], measures: [numerical] });
    expect(found).toMatchObject({ line: "temporal", comboLineDual: "multiple-measures" });
    const several = [numerical, makeMeasure("n", { unit: "kg" })];
    expect(reasons({ dimensions: [sector], measures: several })).toMatchObject({
      comboLineSingle: "temporal",
      comboLineDual: "different-unit",
    });
  });

  test("CT9 chart types have one order; where there are several cubes the combined ones come first", () => {
    const order = (cubeCount: number) =>
      listChartTypes(makeComponents(), cubeCount).map(({ chartType }) => chartType);
    const combined = CHART_TYPES.filter(isCombinedType);
    expect(order(1)).toEqual(CHART_TYPES);
    expect(order(1).slice(-combined.length)).toEqual(combined);
    expect(order(2)).toEqual([
      ...combined,
      ...CHART_TYPES.filter((chartType) => !isCombinedType(chartType)),
    ]);
  });
});

describe("the first chart", () => {
  test.each(CHART_TYPES)(
    "IN1 the first %s is a valid config, JSON-safe and without surprises",
    (chartType) => {
      const config = initial(chartType, makeComponents());
      expect(parseChartConfig(structuredClone(config))).toEqual({ ok: true, value: config });
    },
  );

  test.each(CHART_TYPES)("IN1 there is no first %s where it is not available", (chartType) => {
    const none = { dimensions: [], measures: [] };
    const config = makeInitialChartConfig(chartType, { components: none, cubes, key: "k" });
    expect(config === undefined).toBe(chartType !== "table");
  });

  test("IN2 a column chart runs along time, then along the first key dimension, geography last", () => {
    expect(initial("column", makeComponents()).fields.x.componentId).toBe(testId("year"));
    expect(initial("bar", makeComponents()).fields.y.componentId).toBe(testId("year"));
    expect(initial("column", makeComponents()).fields.y.componentId).toBe(testId("deaths"));
    expect(initial("bar", makeComponents()).fields.x.componentId).toBe(testId("deaths"));
    const entity = makeDimension("quarter", "TemporalEntityDimension");
    const choose = (...dimensions: (typeof year)[]) =>
      initial("column", { dimensions, measures: [numerical] }).fields.x.componentId;
    expect(choose(entity, year)).toBe(year.id);
    expect(choose(region, entity)).toBe(entity.id);
    expect(choose(region, sector)).toBe(sector.id);
    expect(choose({ ...sector, isKeyDimension: false }, region)).toBe(region.id);
    expect(choose({ ...region, isKeyDimension: false }, { ...sector, isKeyDimension: false })).toBe(
      sector.id,
    );
    expect(
      initial("column", makeComponents()).interactiveFiltersConfig?.timeRange.componentId,
    ).toBe(testId("year"));
  });

  test("IN3 lines, areas and combined charts run along the first dimension of time", () => {
    const components = makeComponents();
    components.dimensions.push(makeDimension("quarter", "TemporalEntityDimension"));
    for (const type of [
      "line",
      "area",
      "comboLineSingle",
      "comboLineDual",
      "comboLineColumn",
    ] as const) {
      expect(initial(type, components).fields.x.componentId).toBe(testId("year"));
    }
    expect(initial("area", makeComponents()).fields.y.imputationType).toBe("none");
  });

  test("IN4 a pie is split by the first categorical dimension, else by geography, largest slice first", () => {
    expect(initial("pie", makeComponents()).fields.segment).toEqual({
      componentId: testId("sector"),
      sorting: { sortingType: "byMeasure", sortingOrder: "desc" },
      showValuesMapping: {},
    });
    expect(
      initial("pie", { dimensions: [year, region], measures: [numerical] }).fields.segment
        .componentId,
    ).toBe(region.id);
  });

  test("CO12 columns under a line are neutral, and the line has a colour", () => {
    const { y, color } = initial("comboLineColumn", makeComponents()).fields;
    const mapping = color.type === "measures" ? color.colorMapping : {};
    expect(mapping[y.columnComponentId]).toBe("#98938a");
    expect(contrastRatio("#98938a", "#ffffff")).toBeGreaterThanOrEqual(3);
    expect(mapping[y.lineComponentId]).toBe("#ff7f0e");
  });

  test("IN5 of two measures the one that adds up stands in columns under the line of the other", () => {
    const [first, ...others] = makeComponents().measures;
    const measures = makeComponents().measures.map((measure) => ({
      ...measure,
      isAdditive: measure.id === first?.id,
    }));
    const { y } = initial("comboLineColumn", { ...makeComponents(), measures }).fields;
    expect(y.columnComponentId).toBe(first?.id);
    expect(others.map(({ id }) => id)).toContain(y.lineComponentId);
  });

  test("IN5 of two measures that do not add up the one with a zero of its own stands in columns", () => {
    const scales = { deaths: "Interval", births: "Interval" } as const;
    const measures = makeComponents().measures.map((measure) => ({
      ...measure,
      isAdditive: false,
      scaleType: scales[measure.label as keyof typeof scales] ?? ("Ratio" as const),
    }));
    const { y } = initial("comboLineColumn", { ...makeComponents(), measures }).fields;
    expect(y.columnComponentId).toBe(testId("rate"));
    expect(y.lineComponentId).toBe(testId("deaths"));
  });

  test("IN5 combined charts choose their measures by unit", () => {
    const { y } = initial("comboLineSingle", makeComponents()).fields;
    expect(y.componentIds).toEqual([testId("deaths"), testId("births")]);
    expect(initial("comboLineDual", makeComponents()).fields.y).toEqual({
      leftAxisComponentId: testId("deaths"),
      rightAxisComponentId: testId("rate"),
    });
    expect(initial("comboLineColumn", makeComponents()).fields.y).toEqual({
      lineComponentId: testId("rate"),
      columnComponentId: testId("deaths"),
      lineAxisOrientation: "right",
    });
  });

  test("IN7 one colour is the first of the default palette; values with colours keep them", () => {
    expect(initial("column", makeComponents()).fields.color).toEqual({
      type: "single",
      paletteId: "category10",
      color: "#1f77b4",
    });
    const party = makeDimension("party", "NominalDimension");
    party.values[1]!.color = "#abcdef";
    const { color } = initial("pie", { dimensions: [party], measures: [numerical] }).fields;
    expect(color).toEqual({
      type: "segment",
      paletteId: "dimension",
      colorMapping: { a: "#1f77b4", b: "#abcdef", c: "#2ca02c" },
    });
  });

  test("MP1 MP3 a map colours its areas by the first measure and shows the leaves of a hierarchy", () => {
    const node = (value: string, depth: number, children: typeof tree = []) => ({
      value,
      label: value,
      depth,
      dimensionId: region.id,
      hasValue: true,
      children,
    });
    const tree: NonNullable<(typeof region)["hierarchy"]> = [];
    tree.push(node("a", 0, [node("b", 1), node("c", 1)]));
    const config = initial("map", {
      dimensions: [{ ...region, hierarchy: tree }],
      measures: [numerical],
    });
    expect(config.fields.areaLayer).toMatchObject({
      componentId: region.id,
      color: { type: "numerical", paletteId: "oranges", opacity: 100 },
    });
    expect(config.cubes[0]!.filters).toEqual({
      [region.id]: { type: "multi", values: { b: true, c: true } },
    });
    const places = makeDimension("place", "GeoCoordinatesDimension");
    expect(initial("map", { dimensions: [places], measures: [ordinal] }).fields).toEqual({
      symbolLayer: {
        componentId: places.id,
        measureId: "FIELD_VALUE_NONE",
        color: { type: "fixed", value: "#1f77b4", opacity: 80 },
      },
    });
  });

  test("MP3 JO1 of places that join datasets each keeps the leaves under its own id", () => {
    const other = "https://example.org/other";
    const own = { first: testId("region"), second: testId("kanton", other) };
    const node = (value: string, depth: number, children: typeof tree = []) => ({
      value,
      label: value,
      depth,
      dimensionId: own.first,
      hasValue: true,
      children,
    });
    const tree: NonNullable<(typeof region)["hierarchy"]> = [];
    tree.push(node("a", 0, [node("b", 1), node("c", 1)]));
    const joined = makeDimension("region", "GeoShapesDimension", {
      id: "joinBy__0",
      cubeIri: "joinBy",
      hierarchy: tree,
      originalIds: [
        { cubeIri: TEST_CUBE, dimensionId: own.first, label: "region" },
        { cubeIri: other, dimensionId: own.second, label: "kanton" },
      ],
    });
    const config = makeInitialChartConfig("map", {
      components: { dimensions: [joined], measures: [numerical] },
      cubes: [
        { iri: TEST_CUBE, joinBy: [own.first] },
        { iri: other, joinBy: [own.second] },
      ],
      key: "k",
    })!;
    const leaves = { type: "multi", values: { b: true, c: true } };
    expect(config.cubes.map(({ filters }) => filters)).toEqual([
      { [own.first]: leaves },
      { [own.second]: leaves },
    ]);
  });

  test("TB1 a table shows every component in the order of the source", () => {
    const columns = Object.values(initial("table", makeComponents()).fields);
    expect(columns.map(({ componentId }) => componentId.split("/").at(-1))).toEqual([
      "year",
      "sector",
      "region",
      "deaths",
      "births",
      "rate",
      "index",
      "age",
    ]);
    expect(columns.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(columns.every(({ isGroup, isHidden }) => !isGroup && !isHidden)).toBe(true);
  });

  test("IN8 a document begins with one chart on one block", () => {
    const chartConfig = initial("column", makeComponents());
    const document = makeInitialDocument({
      dataSource: { type: "sparql", url: "https://example.org/query" },
      chartConfig,
    });
    expect(parseDocument(structuredClone(document))).toEqual({ ok: true, value: document });
    expect(document.layout).toMatchObject({
      type: "tab",
      blocks: [{ type: "chart", key: "k", initialized: false }],
    });
    expect(document.activeChartKey).toBe("k");
    const empty = { de: "", fr: "", it: "", en: "" };
    expect(document.layout.meta).toEqual({ title: empty, description: empty, label: empty });
    expect(document.dashboardFilters).toEqual({
      timeRange: { active: false, timeUnit: "", presets: { from: "", to: "" } },
      dataFilters: { componentIds: [], filters: {} },
    });
  });
});
