import { type HierarchyNode, MOST_RECENT_VALUE, type MultiFilter } from "@statelier/model";
import { describe, expect, test } from "vitest";
import { deriveFilters } from "../filters/derive-filters.ts";
import {
  makeComponents,
  makeDimension,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { setField } from "./set-field.ts";
import type { FieldRole, FieldSpec } from "../chart-types/parts/field-spec.ts";
import { type ChartConfig, type ChartConfigOf, chartRules } from "../chart-types/registry.ts";
import { parseChartConfig } from "../document/parse-document.ts";
import { CHART_TYPES, type ChartType } from "../chart-types/chart-types.ts";
import { convertChartConfig, convertToSuggestion } from "./convert-chart-config.ts";
import { findUnnamedPoints } from "./describe-points.ts";
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

type Fields = Record<string, Record<string, unknown>>;

const ANIMATION = {
  componentId: id.year,
  showPlayButton: true,
  duration: 10,
  type: "stepped",
  dynamicScales: true,
} as const;

/** What each field of a role can say beside its component, as far as the schema of its type has it. */
const RICH: Partial<Record<FieldRole, Record<string, unknown>>> = {
  measure: {
    showValues: true,
    customDomain: [0, 50],
    useAbbreviations: true,
    showStandardError: true,
    showConfidenceInterval: true,
    showDots: true,
    showDotsSize: "Small",
    imputationType: "linear",
  },
  category: {
    useAbbreviations: true,
    sorting: { sortingType: "byMeasure", sortingOrder: "desc" },
  },
  time: { useAbbreviations: true, sorting: { sortingType: "byAuto", sortingOrder: "desc" } },
  segment: {
    useAbbreviations: true,
    showTitle: false,
    showValuesMapping: { young: true },
    sorting: { sortingType: "byDimensionLabel", sortingOrder: "desc" },
  },
  animation: ANIMATION,
};

/** An axis without ends of its own says none, and series that are not sorted have no order. */
const listSaid = ({ role, options }: FieldSpec): Record<string, unknown> => {
  const { customDomain, sorting, ...others } = RICH[role] ?? {};
  return {
    ...others,
    ...(options.includes("customDomain") ? { customDomain } : {}),
    ...(role === "time" || options.includes("sorting") ? { sorting } : {}),
  };
};

const richColor = (color: Record<string, unknown> = {}): Fields => {
  const paletteId = "set2";
  if (color["type"] === "segment")
    return { color: { paletteId, colorMapping: { young: "#112233", old: "#445566" } } };
  if (color["type"] !== "measures") return {};
  const colorMapping = { ...(color["colorMapping"] as object), [id.deaths]: "#112233" };
  return { color: { paletteId, colorMapping } };
};

const richFields = (chartType: ChartType, fields: Fields): Fields => {
  const isFree = !JSON.stringify(fields).includes(id.year);
  const said = chartRules[chartType].fields.flatMap((spec) =>
    spec.field in fields || (spec.role === "animation" && isFree)
      ? [[spec.field, listSaid(spec)] as const]
      : [],
  );
  const added = { ...Object.fromEntries(said), ...richColor(fields["color"]) };
  const names = new Set([...Object.keys(fields), ...Object.keys(added)]);
  return Object.fromEntries([...names].map((name) => [name, { ...fields[name], ...added[name] }]));
};

/** A config that says as much as its type can. */
const rich = (chartType: ChartType): ChartConfig => {
  const start: ChartConfig = initial(chartType);
  const segmented = setField(start, { field: "segment", componentId: id.age }, components) ?? start;
  const sorting = [{ componentId: id.deaths, sortingOrder: "desc" as const }];
  const config = {
    ...segmented,
    fields:
      chartType === "table"
        ? segmented.fields
        : richFields(chartType, segmented.fields as unknown as Fields),
    ...(chartType === "table" ? { sorting } : {}),
    meta: { ...segmented.meta, title: { de: "Titel", fr: "", it: "", en: "Title" } },
    limits: { [id.deaths]: [{ related: [], color: "#ff0000", lineType: "solid" }] },
    conversionUnitsByComponentId: {
      [id.deaths]: { multiplier: 2, labels: { de: "x", fr: "x", it: "x", en: "x" } },
    },
    extensions: { anything: { any: 1 } },
  };
  const parsed = parseChartConfig(config);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
};

const shortText = (text: string): string => text.split("/").at(-1) ?? "";

const shorten = (value: unknown): unknown => {
  if (typeof value === "string") return shortText(value);
  if (Array.isArray(value)) return value.map(shorten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [shortText(name), shorten(member)]),
  );
};

const short = (value: unknown): string => JSON.stringify(shorten(value));

/** Every member of a field as it is saved; names without their quotes, ids by their last part. */
const describeField = ([field, { componentId, ...rest }]: [
  string,
  Record<string, unknown>,
]): string => {
  const subject = componentId === undefined ? "" : ` ${short(componentId)}`;
  const details = Object.keys(rest).length > 0 ? ` ${short(rest)}` : "";
  return `${field}${subject}${details.replaceAll(/"([\w#]+)":/g, "$1: ").replaceAll(",", ", ")}`;
};

const describeFields = (config: ChartConfig): string[] => {
  if (config.chartType !== "table") {
    return Object.entries(config.fields as unknown as Fields).map(describeField);
  }
  const columns = Object.values(config.fields).toSorted((a, b) => a.index - b.index);
  const groups = columns.filter(({ isGroup }) => isGroup);
  return [
    `columns ${columns.map(({ componentId }) => shortText(componentId)).join(", ")}`,
    `groups ${groups.map(({ componentId }) => shortText(componentId)).join(", ") || "none"}`,
    `sorting ${config.sorting.map(({ componentId, sortingOrder }) => `${shortText(componentId)} ${sortingOrder}`).join(", ") || "none"}`,
  ];
};

const pairs = CHART_TYPES.flatMap((from) =>
  CHART_TYPES.filter((to) => to !== from).map((to) => [from, to] as const),
);

test("CV1 what becomes of every type as every other is written down", async () => {
  const describeConfig = (title: string, config: ChartConfig): string =>
    [title, ...describeFields(config).map((line) => `  ${line}`)].join("\n");
  const sources = CHART_TYPES.map((type) => describeConfig(type, rich(type)));
  const results = pairs.map(([from, to]) =>
    describeConfig(`${from} > ${to}`, convert(rich(from), to)),
  );
  await expect([...sources, ...results, ""].join("\n\n")).toMatchFileSnapshot(
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

  test.each([
    "bar",
    "line",
    "area",
    "comboLineSingle",
    "comboLineDual",
    "comboLineColumn",
  ] as const)("CV1 the abbreviations of an axis go along to %s", (type) => {
    const column = initial("column");
    column.fields.x = { componentId: id.year, useAbbreviations: true };
    const there = convert(column, type);
    const axis: object = type === "bar" ? there.fields.y : there.fields.x;
    expect(axis).toMatchObject({ componentId: id.year, useAbbreviations: true });
    expect(convert(there, "column").fields.x).toMatchObject(column.fields.x);
  });

  test("CV5 slices are named as the categories were", () => {
    const column = withField(initial("column"), "x", id.region) as ChartConfigOf<"column">;
    column.fields.x.useAbbreviations = true;
    expect(convert(column, "pie").fields.segment.useAbbreviations).toBe(true);
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

  test("CV3 a line that runs along one time drops a segment of another", () => {
    const quarter = makeDimension("quarter", "TemporalEntityDimension");
    const times = { ...components, dimensions: [...components.dimensions, quarter] };
    const change = { field: "segment", componentId: quarter.id };
    const column = setField(initial("column"), change, times)!;
    const { fields } = convertChartConfig(column, "line", times) as ChartConfigOf<"line">;
    expect(fields.x.componentId).toBe(id.year);
    expect(fields.segment).toBeUndefined();
  });

  test("SG3 a segment that the axis shows already is dropped", () => {
    const pie = withField(initial("pie"), "segment", id.year);
    expect(convert(pie, "column").fields.x.componentId).toBe(id.year);
    expect(convert(pie, "column").fields.segment).toBeUndefined();
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

  test("CV15 slices become bars of one colour in their order, under the same filters", () => {
    const pie = withField(initial("pie"), "segment", id.age) as ChartConfigOf<"pie">;
    const sorting = { sortingType: "byMeasure", sortingOrder: "desc" } as const;
    const { fields } = pie;
    const shown = {
      ...pie,
      fields: { ...fields, segment: { ...fields.segment, sorting }, animation: ANIMATION },
    };
    const bars = convertToSuggestion(shown, components) as ChartConfigOf<"bar">;
    expect(bars.fields.y).toMatchObject({ componentId: id.age, sorting });
    expect(bars.fields.segment).toBeUndefined();
    expect(bars.fields.color.type).toBe("single");
    expect(bars.fields.x.componentId).toBe(fields.y.componentId);
    expect(bars.fields.animation).toEqual(ANIMATION);
    expect(bars.cubes).toEqual(deriveFilters(shown, components).cubes);
    expect(parseChartConfig(bars)).toMatchObject({ ok: true });
  });

  test("CV6 a sorting that the type does not offer is replaced by one that it does", () => {
    const pie = initial("pie");
    expect(convert(pie, "column").fields.segment).toMatchObject({
      componentId: id.sector,
      sorting: { sortingType: "byTotalSize", sortingOrder: "desc" },
      type: "stacked",
    });
    expect(convert(pie, "line").fields.segment?.sorting?.sortingType).toBe("byAuto");
  });

  test("CV6 the direction of a sorting stays where its kind is replaced", () => {
    const pie = initial("pie");
    pie.fields.segment.sorting = { sortingType: "byMeasure", sortingOrder: "desc" };
    const { sorting } = convert(pie, "column").fields.segment!;
    expect(sorting).toEqual({ sortingType: "byTotalSize", sortingOrder: "desc" });
  });

  test("CV2 groups stay groups, also where they could be stacked", () => {
    const column = withField(initial("column"), "segment", id.sector) as ChartConfigOf<"column">;
    column.fields.segment!.type = "grouped";
    expect(convert(column, "bar").fields.segment?.type).toBe("grouped");
  });

  test("CV14 a period stays with the axis of time that is kept, if it is not the first", () => {
    const month = makeDimension("month", "TemporalDimension", { valueNames: ["2020-06"] });
    const both = { ...components, dimensions: [...components.dimensions, month] };
    const change = { field: "x", componentId: month.id };
    const column = setField(initial("column"), change, both)!;
    const filters = column.interactiveFiltersConfig!;
    const timeRange = { ...filters.timeRange, active: true, componentId: month.id };
    const config = { ...column, interactiveFiltersConfig: { ...filters, timeRange } };
    const line = convertChartConfig(config, "line", both);
    expect(line?.interactiveFiltersConfig?.timeRange).toEqual(timeRange);
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
      columnComponentId: id.deaths,
      lineComponentId: id.rate,
      lineAxisOrientation: "left",
    });
    expect(convert(column, "comboLineSingle").fields.y.componentIds).toEqual([
      id.deaths,
      id.births,
    ]);
    const dual = initial("comboLineDual");
    dual.fields.y = { leftAxisComponentId: id.rate, rightAxisComponentId: id.births };
    expect(convert(dual, "comboLineColumn").fields.y).toMatchObject({
      columnComponentId: id.rate,
      lineComponentId: id.births,
    });
    const lineColumn = convert(column, "comboLineColumn");
    expect(convert(lineColumn, "line").fields.y.componentId).toBe(id.rate);
    const right = {
      ...lineColumn,
      fields: {
        ...lineColumn.fields,
        y: { ...lineColumn.fields.y, lineAxisOrientation: "right" as const },
      },
    };
    expect(convert(right, "line").fields.y.componentId).toBe(id.deaths);
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

  test("CV12 a map keeps the areas it starts with unless others were chosen", () => {
    const leaf = (value: string): HierarchyNode => ({
      value,
      label: value,
      depth: 1,
      dimensionId: id.region,
      hasValue: true,
      children: [],
    });
    const tree = { ...leaf("all"), depth: 0, children: [leaf("north"), leaf("south")] };
    const dimensions = components.dimensions.map((dimension) =>
      dimension.id === id.region ? { ...dimension, hierarchy: [tree] } : dimension,
    );
    const nested = { ...components, dimensions };
    const areasOf = (config: ChartConfig) =>
      convertChartConfig(config, "map", nested)!.cubes[0]!.filters[id.region];
    const column = withField(initial("column"), "x", id.region);
    expect(areasOf(column)).toEqual({ type: "multi", values: { north: true, south: true } });
    const chosen = { type: "multi" as const, values: { south: true as const } };
    column.cubes[0]!.filters[id.region] = chosen;
    expect(areasOf(column)).toEqual(chosen);
  });

  test("CV12 a map shows all places of a first chart that is kept to the largest, and what follows it the largest again", () => {
    const largest = ["north"];
    const first = { type: "multi" as const, values: { north: true as const } };
    const column = withField(initial("column"), "x", id.region);
    column.cubes[0]!.filters[id.region] = first;
    column.extensions = { firstValues: { [id.region]: largest } };
    const filterOf = (config: ChartConfig) => config.cubes[0]!.filters[id.region];
    const map = convert(column, "map");
    expect(map.fields.areaLayer?.componentId).toBe(id.region);
    expect(filterOf(map)).toBeUndefined();
    expect(filterOf(convert(map, "bar"))).toEqual(first);
    const chosen = { type: "multi" as const, values: { south: true as const } };
    map.cubes[0]!.filters[id.region] = chosen;
    expect(filterOf(convert(map, "bar"))).toEqual(chosen);
    column.cubes[0]!.filters[id.region] = chosen;
    expect(filterOf(convert(column, "map"))).toEqual(chosen);
  });

  test("CV17 points and rows show all values where a rule kept the series of a first chart to the largest; areas and slices keep these", () => {
    const country = makeDimension("country", "NominalDimension", {
      valueNames: Array.from({ length: 30 }, (_, index) => `c${index}`),
    });
    const many = { ...components, dimensions: [...components.dimensions, country] };
    const to = <T extends ChartType>(config: ChartConfig, chartType: T): ChartConfigOf<T> =>
      convertChartConfig(config, chartType, many) as ChartConfigOf<T>;
    const filterOf = (config: ChartConfig) => config.cubes[0]!.filters[country.id];
    const line = setField(
      makeInitialChartConfig("line", {
        components: many,
        cubes: [{ iri: TEST_CUBE }],
        key: "k",
      })!,
      { field: "segment", componentId: country.id },
      many,
    )!;
    const first = { type: "multi" as const, values: { c1: true as const, c2: true as const } };
    line.cubes[0]!.filters[country.id] = first;
    const byRule: ChartConfig = {
      ...line,
      extensions: { ...line.extensions, firstValues: { [country.id]: ["c1", "c2"] } },
    };
    const points = to(byRule, "scatterplot");
    expect(filterOf(points)).toBeUndefined();
    expect(points.extensions?.points).toEqual([country.id]);
    expect(points.fields.segment).toBeUndefined();
    expect(filterOf(to(byRule, "table"))).toBeUndefined();
    for (const chartType of ["area", "pie"] as const) {
      const kept = to(byRule, chartType);
      expect(kept.fields.segment?.componentId).toBe(country.id);
      expect(filterOf(kept)).toEqual(first);
      expect(filterOf(to(to(byRule, "table"), chartType))).toEqual(first);
    }

    const back = to(points, "line");
    expect(back.fields.segment?.componentId).toBe(country.id);
    expect(filterOf(back)).toEqual(first);
    const bars = to(points, "bar");
    expect(bars.fields.y.componentId).toBe(country.id);
    expect(filterOf(bars)).toBeUndefined();

    const chosen = to(line, "scatterplot");
    expect(filterOf(chosen)).toEqual(first);
    expect(chosen.fields.segment?.componentId).toBe(country.id);
  });

  test("CV18 names without an order of their own that come to an axis stand by their value, unless they were sorted", () => {
    const ranked = { sortingType: "byMeasure", sortingOrder: "desc" };
    const auto = { sortingType: "byAuto", sortingOrder: "asc" };
    expect(convert(initial("map"), "bar").fields.y).toMatchObject({
      componentId: id.region,
      sorting: ranked,
    });
    const sorted = { sortingType: "byDimensionLabel" as const, sortingOrder: "asc" as const };
    const column = withField(initial("column"), "x", id.region) as ChartConfigOf<"column">;
    column.fields.x.sorting = sorted;
    expect(convert(column, "bar").fields.y.sorting).toEqual(sorted);
    expect(convert(initial("line"), "bar").fields.y.sorting).toEqual(auto);
    const placed = {
      ...components,
      dimensions: components.dimensions.map((dimension) =>
        dimension.id === id.region
          ? {
              ...dimension,
              values: dimension.values.map((value, at) => ({ ...value, position: 2 - at })),
            }
          : dimension,
      ),
    };
    const bars = convertChartConfig(initial("map"), "bar", placed) as ChartConfigOf<"bar">;
    expect(bars.fields.y).toMatchObject({ componentId: id.region, sorting: auto });
  });

  describe("CV19 lines of which too many bars would stand side by side", () => {
    const shown = Array.from({ length: 9 }, (_, index) => `c${index}`);
    const country = makeDimension("country", "NominalDimension", { valueNames: [...shown, "c9"] });
    const many = { ...components, dimensions: [...components.dimensions, country] };
    const to = <T extends ChartType>(config: ChartConfig, chartType: T): ChartConfigOf<T> =>
      convertChartConfig(config, chartType, many) as ChartConfigOf<T>;
    const filterOf = (config: ChartConfig, of: string) => config.cubes[0]!.filters[of];
    const drawLines = (measure: string): ChartConfig => {
      const made = makeInitialChartConfig("line", {
        components: many,
        cubes: [{ iri: TEST_CUBE }],
        key: "k",
      });
      const drawn = setField(made!, { field: "y", componentId: measure }, many)!;
      const line = setField(drawn, { field: "segment", componentId: country.id }, many)!;
      const values = Object.fromEntries(shown.map((name) => [name, true as const]));
      line.cubes[0]!.filters[country.id] = { type: "multi", values };
      return line;
    };

    test("become one bar for each, at the latest time", () => {
      for (const chartType of ["bar", "column"] as const) {
        const bars = to(drawLines(id.rate), chartType);
        const { x, y, segment } = bars.fields;
        expect([(chartType === "bar" ? y : x).componentId, segment]).toEqual([
          country.id,
          undefined,
        ]);
        expect(filterOf(bars, id.year)).toEqual({ type: "single", value: MOST_RECENT_VALUE });
        expect(Object.keys((filterOf(bars, country.id) as MultiFilter).values)).toEqual(shown);
      }
    });

    test("are lines again where there are few of them", () => {
      const back = to(to(drawLines(id.rate), "bar"), "line");
      expect(back.fields.segment?.componentId).toBe(country.id);
      expect(back.fields.x.componentId).toBe(id.year);
      expect(filterOf(back, id.year)).toBeUndefined();
    });

    test("stay series where they are stacked, or few", () => {
      expect(to(drawLines(id.deaths), "bar").fields.segment?.componentId).toBe(country.id);
      const few = withField(initial("line"), "segment", id.region);
      expect(convert(few, "column").fields.segment?.componentId).toBe(id.region);
    });
  });

  test("CV19 counts the values that are selected of a dimension by which datasets are joined", () => {
    const valueNames = Array.from({ length: 10 }, (_, index) => `c${index}`);
    const country = makeDimension("country", "NominalDimension", { valueNames });
    const joined = {
      ...country,
      id: "joinBy__0",
      originalIds: [{ cubeIri: TEST_CUBE, dimensionId: country.id, label: country.label }],
    };
    const many = { ...components, dimensions: [...components.dimensions, joined] };
    const cubes = [{ iri: TEST_CUBE }];
    const made = makeInitialChartConfig("line", { components: many, cubes, key: "k" });
    const drawn = setField(made!, { field: "y", componentId: id.rate }, many)!;
    const line = setField(drawn, { field: "segment", componentId: joined.id }, many)!;
    line.cubes[0]!.filters[country.id] = { type: "multi", values: { c0: true, c1: true } };
    const bars = convertChartConfig(line, "bar", many) as ChartConfigOf<"bar">;
    expect(bars.fields.segment?.componentId).toBe(joined.id);
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

describe("CV20 small charts go where the new type has no control for them", () => {
  const panels = { dimension: id.sector };
  const line = { ...initial("line"), extensions: { panels } };

  test.each(["column", "bar"] as const)("they stay in a %s chart", (chartType) => {
    expect(convert(line, chartType).extensions?.panels).toEqual(panels);
  });

  test.each(["area", "pie", "scatterplot", "table", "comboLineSingle"] as const)(
    "a chart of type %s has none and is narrowed to one value instead",
    (chartType) => {
      const converted = convert(line, chartType);
      expect(converted.extensions).not.toHaveProperty("panels");
      expect(deriveFilters(converted, components)).toEqual(converted);
    },
  );
});

describe("CV21 names of points", () => {
  const namesAs = (pointLabels: Record<string, string[]>, type: ChartType = "map") => {
    const firstNames = { [id.region]: ["north"] };
    const config = { ...initial("scatterplot"), extensions: { pointLabels, firstNames } };
    return convert(convert(config, type), "scatterplot").extensions?.pointLabels;
  };

  test("that a rule chose go with a change of type", () => {
    expect(namesAs({ [id.region]: ["north"] })).toEqual({});
    expect(namesAs({ [id.region]: ["north"] }, "bar")).toEqual({});
  });

  test("that an author has changed, or chosen alone, stay", () => {
    for (const names of [{ [id.region]: ["north", "south"] }, { [id.sector]: ["a"] }])
      expect(namesAs(names)).toEqual(names);
  });

  test("that an author has taken away do not come back by rule", () => {
    const extensions = { points: [id.region], firstNames: { [id.region]: ["north"] } };
    const config = { ...initial("scatterplot"), extensions };
    expect(findUnnamedPoints(config)).toBeUndefined();
    expect(findUnnamedPoints({ ...config, extensions: { points: [id.region] } })).toBeDefined();
  });
});
