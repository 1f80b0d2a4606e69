import { describe, expect, test } from "vitest";
import { deriveFilters } from "../rules/derive-filters.ts";
import { makeComponents, TEST_CUBE, testId } from "../rules/make-test-components.ts";
import { setField } from "../rules/set-field.ts";
import { type ChartConfig, type ChartConfigOf, parseChartConfig } from "../schema/index.ts";
import { CHART_TYPES, type ChartType } from "./chart-types.ts";
import { convertChartConfig } from "./convert-chart-config.ts";
import { makeInitialChartConfig } from "./make-initial-chart-config.ts";

const components = makeComponents();
const names = ["region", "sector", "year", "age", "deaths", "births", "rate"] as const;
const id = Object.fromEntries(names.map((name) => [name, testId(name)])) as Record<
  (typeof names)[number],
  string
>;
const initial = <T extends ChartType>(chartType: T): ChartConfigOf<T> =>
  makeInitialChartConfig(chartType, { components, cubes: [{ iri: TEST_CUBE }], key: "k" })!;
const convert = <T extends ChartType>(config: ChartConfig, chartType: T): ChartConfigOf<T> =>
  convertChartConfig(config, chartType, components) as ChartConfigOf<T>;
const withField = (config: ChartConfig, field: string, componentId: string): ChartConfig =>
  setField(config, { field, componentId }, components)!;

/** A config that says as much as its type can. */
const rich = (chartType: ChartType): ChartConfig => {
  const start: ChartConfig = initial(chartType);
  const segmented = setField(start, { field: "segment", componentId: id.age }, components) ?? start;
  return {
    ...segmented,
    meta: { ...segmented.meta, title: { de: "Titel", fr: "", it: "", en: "Title" } },
    limits: { [id.deaths]: [{ related: [], color: "#ff0000", lineType: "solid" }] },
    conversionUnitsByComponentId: {
      [id.deaths]: { multiplier: 2, labels: { de: "x", fr: "x", it: "x", en: "x" } },
    },
    extensions: { note: { any: 1 } },
  };
};

const short = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "string" ? inner.split("/").at(-1) : inner,
  );

const describeFields = (config: ChartConfig): string => {
  if (config.chartType === "table") {
    const groups = Object.values(config.fields).filter(({ isGroup }) => isGroup);
    return `groups ${groups.map(({ componentId }) => short(componentId)).join(" ") || "none"}`;
  }
  return Object.entries(config.fields)
    .filter(([field]) => field !== "color")
    .map(
      ([
        field,
        { componentId, color: _color, sorting: _sorting, showValuesMapping: _mapping, ...rest },
      ]: [string, Record<string, unknown>]) => {
        const details = Object.keys(rest).length > 0 ? ` ${short(rest)}` : "";
        return `${field} ${componentId === undefined ? "" : short(componentId)}${details}`;
      },
    )
    .join(", ");
};

const pairs = CHART_TYPES.flatMap((from) =>
  CHART_TYPES.filter((to) => to !== from).map((to) => [from, to] as const),
);

test("CV1 what becomes of every type as every other is written down", async () => {
  const lines = pairs.map(
    ([from, to]) =>
      `${from.padEnd(15)} > ${to.padEnd(15)}  ${describeFields(convert(rich(from), to))}`,
  );
  const sources = CHART_TYPES.map(
    (type) => `${type.padEnd(15)}                    ${describeFields(rich(type))}`,
  );
  await expect([...sources, "", ...lines, ""].join("\n")).toMatchFileSnapshot(
    "./conversion-table.txt",
  );
});

describe.each(pairs)("from %s to %s", (from, to) => {
  const source = rich(from);
  const converted = convert(source, to);

  test("CV1 the result is a valid chart that needs nothing more", () => {
    expect(parseChartConfig(structuredClone(converted))).toEqual({
      ok: true,
      value: JSON.parse(JSON.stringify(converted)) as unknown,
    });
    expect(deriveFilters(converted, components)).toEqual(converted);
  });

  test("CV1 key, texts, datasets, units, limits and extensions stay", () => {
    const { key, meta, conversionUnitsByComponentId, extensions } = source;
    expect(converted).toMatchObject({
      chartType: to,
      key,
      meta,
      conversionUnitsByComponentId,
      extensions,
    });
    expect(converted.cubes.map(({ iri }) => iri)).toEqual([TEST_CUBE]);
    expect(converted.limits[id.deaths]).toMatchObject([{ color: "#ff0000", lineType: "solid" }]);
  });
});

describe("what a conversion keeps", () => {
  test("CV2 columns and bars swap their axes and keep everything else", () => {
    const column = withField(
      withField(initial("column"), "x", id.region),
      "segment",
      id.sector,
    ) as ChartConfigOf<"column">;
    const bar = convert(column, "bar");
    expect(bar.fields.y).toMatchObject(column.fields.x);
    expect(bar.fields.x).toEqual(column.fields.y);
    expect(bar.fields.segment).toEqual(column.fields.segment);
    expect(bar.fields.color).toEqual(column.fields.color);
    expect(convert(bar, "column").fields).toMatchObject(column.fields);
  });

  test("CV3 a line needs time along and drops a segment of time", () => {
    const column = withField(withField(initial("column"), "x", id.region), "segment", id.year);
    const line = convert(column, "line");
    expect(line.fields.x.componentId).toBe(id.year);
    expect(line.fields.segment).toBeUndefined();
    expect(line.fields.color.type).toBe("single");
    expect(
      convert(withField(initial("column"), "segment", id.sector), "line").fields.segment
        ?.componentId,
    ).toBe(id.sector);
  });

  test("SG2 an area keeps its segment only with a ratio scale", () => {
    const line = withField(withField(initial("line"), "segment", id.sector), "y", id.rate);
    expect(convert(line, "area").fields).toMatchObject({ y: { componentId: id.rate } });
    expect(convert(line, "area").fields.segment).toBeUndefined();
  });

  test("CV4 the measure goes up in a scatterplot and another one along", () => {
    const { x, y } = convert(withField(initial("column"), "y", id.births), "scatterplot").fields;
    expect([y.componentId, x.componentId]).toEqual([id.births, id.deaths]);
    const scatter = withField(initial("scatterplot"), "y", id.rate);
    expect(convert(scatter, "column").fields.y.componentId).toBe(id.rate);
  });

  test("CV5 categories and areas become slices, the measure stays in both directions", () => {
    const column = withField(withField(initial("column"), "x", id.region), "y", id.births);
    const pie = convert(column, "pie");
    expect(pie.fields.segment).toMatchObject({
      componentId: id.region,
      sorting: { sortingType: "byMeasure" },
    });
    expect(pie.fields.y.componentId).toBe(id.births);
    const bar = withField(initial("bar"), "x", id.births);
    expect(convert(bar, "pie").fields.y.componentId).toBe(id.births);
    expect(convert(convert(bar, "pie"), "bar").fields.x.componentId).toBe(id.births);
    expect(convert(initial("map"), "pie").fields.segment.componentId).toBe(id.region);
  });

  test("CV6 a sorting that the type does not offer is replaced by one that it does", () => {
    const pie = initial("pie");
    expect(convert(pie, "column").fields.segment).toMatchObject({
      componentId: id.sector,
      sorting: { sortingType: "byTotalSize", sortingOrder: "asc" },
      type: "stacked",
    });
    expect(convert(pie, "line").fields.segment?.sorting?.sortingType).toBe("byAuto");
  });

  test("CV7 CO12 colours stay with what they colour", () => {
    const single = initial("column");
    single.fields.color = { type: "single", paletteId: "set1", color: "#abcdef" };
    expect(convert(single, "line").fields.color).toEqual(single.fields.color);
    const dual = initial("comboLineDual");
    dual.fields.color.colorMapping[id.deaths] = "#abcdef";
    expect(convert(dual, "column").fields.color).toEqual({
      type: "single",
      paletteId: "category10",
      color: "#abcdef",
    });
    expect(convert(dual, "comboLineSingle").fields.color.colorMapping[id.deaths]).toBe("#abcdef");
  });

  test("CV8 CV9 a group of a table and the segment of a chart become each other", () => {
    const table = convert(withField(initial("bar"), "segment", id.sector), "table");
    expect(Object.values(table.fields)[0]).toMatchObject({
      componentId: id.sector,
      isGroup: true,
      index: 0,
    });
    expect(convert(table, "column").fields.segment?.componentId).toBe(id.sector);
    expect(convert(initial("table"), "column").fields.segment).toBeUndefined();
  });

  test("CV10 place and measure become a layer of the map and come back", () => {
    const column = withField(withField(initial("column"), "x", id.region), "y", id.births);
    const map = convert(column, "map");
    expect(map.fields.areaLayer).toMatchObject({
      componentId: id.region,
      color: { type: "numerical", componentId: id.births },
    });
    expect(convert(map, "bar").fields).toMatchObject({
      x: { componentId: id.births },
      y: { componentId: id.region },
    });
  });

  test("CV11 combined charts choose by the unit of the measure that was shown", () => {
    const column = withField(initial("column"), "y", id.rate);
    expect(convert(column, "comboLineDual").fields.y).toEqual({
      leftAxisComponentId: id.rate,
      rightAxisComponentId: id.deaths,
    });
    expect(convert(column, "comboLineColumn").fields.y).toEqual({
      columnComponentId: id.rate,
      lineComponentId: id.deaths,
      lineAxisOrientation: "right",
    });
    expect(convert(column, "comboLineSingle").fields.y.componentIds).toEqual([
      id.deaths,
      id.births,
    ]);
    const lineColumn = convert(column, "comboLineColumn");
    expect(convert(lineColumn, "line").fields.y.componentId).toBe(id.rate);
    const left = {
      ...lineColumn,
      fields: {
        ...lineColumn.fields,
        y: { ...lineColumn.fields.y, lineAxisOrientation: "left" as const },
      },
    };
    expect(convert(left, "line").fields.y.componentId).toBe(id.deaths);
  });

  test("CV12 a table drops ranges", () => {
    const column = initial("column");
    column.cubes[0]!.filters[id.year] = { type: "range", from: "2019", to: "2020" };
    expect(convert(column, "line").cubes[0]!.filters[id.year]).toEqual({
      type: "range",
      from: "2019",
      to: "2020",
    });
    expect(convert(column, "table").cubes[0]!.filters[id.year]).toBeUndefined();
  });

  test("CV13 limits have symbols on lines and areas only", () => {
    expect(convert(rich("column"), "line").limits[id.deaths]![0]!.symbolType).toBe("circle");
    expect(
      convert(convert(rich("column"), "line"), "bar").limits[id.deaths]![0],
    ).not.toHaveProperty("symbolType");
  });

  test("CV14 viewers keep what the new type can offer", () => {
    const stacked = withField(initial("column"), "segment", id.sector);
    const offered: ChartConfig = {
      ...stacked,
      interactiveFiltersConfig: {
        legend: { active: true, componentId: id.sector },
        timeRange: {
          active: true,
          componentId: id.year,
          presets: { type: "range", from: "2019", to: "2021" },
        },
        dataFilters: { active: true, componentIds: [id.region] },
        calculation: { active: true, type: "percent" },
      },
    };
    expect(convert(offered, "bar").interactiveFiltersConfig).toEqual(
      offered.interactiveFiltersConfig,
    );
    expect(convert(offered, "line").interactiveFiltersConfig).toMatchObject({
      legend: { active: true },
      timeRange: { active: true },
      calculation: { active: false, type: "identity" },
    });
    expect(convert(offered, "map").interactiveFiltersConfig).toMatchObject({
      legend: { active: false, componentId: "" },
      timeRange: { active: false },
      dataFilters: { active: false, componentIds: [] },
    });
  });

  test("CV1 a type that is not available is refused", () => {
    expect(
      convertChartConfig(initial("table"), "column", { dimensions: [], measures: [] }),
    ).toBeUndefined();
    const same = initial("column");
    expect(convertChartConfig(same, "column", components)).toBe(same);
  });
});
