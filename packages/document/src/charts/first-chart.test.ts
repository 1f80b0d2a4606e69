import {
  type CubeComponents,
  type Dimension,
  MOST_RECENT_VALUE,
  type ObservationTable,
} from "@statelier/model";
import { describe, expect, test } from "vitest";
import { parseChartConfig } from "../document/parse-document.ts";
import { makeDimension, makeMeasure, TEST_CUBE, testId } from "../testing/make-test-components.ts";
import { listFieldComponents, readFields } from "../chart-types/read-config.ts";
import { finishFirstChart, planFirstChart } from "./first-chart.ts";

const names = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `v${String(index).padStart(2, "0")}`);

const years = (count: number) =>
  makeDimension("year", "TemporalDimension", {
    valueNames: Array.from({ length: count }, (_, index) => String(1990 + index)),
  });

const nominal = (name: string, count: number, more: Partial<Dimension> = {}) =>
  makeDimension(name, "NominalDimension", { valueNames: names(count), ...more });

const amount = makeMeasure("amount", { unit: "kg", isAdditive: true });
const rate = makeMeasure("rate", { unit: "%", isAdditive: false });

const plan = (components: CubeComponents) =>
  planFirstChart({ components, cubes: [{ iri: TEST_CUBE }], key: "k" })!;

/** A row for each combination of the values of these dimensions, with what `numberOf` says of it. */
const makeTable = (
  dimensions: readonly Dimension[],
  numberOf: (values: readonly string[]) => number,
): ObservationTable => {
  const rows = dimensions.reduce<string[][]>(
    (all, { values }) => all.flatMap((row) => values.map(({ value }) => [...row, value])),
    [[]],
  );
  return {
    rowCount: rows.length,
    columns: [
      ...dimensions.map(({ id, values }, at) => ({
        type: "dictionary" as const,
        id,
        values: values.map(({ value }) => value),
        labels: values.map(({ label }) => label),
        codes: Int32Array.from(rows, (row) => values.findIndex(({ value }) => value === row[at])),
      })),
      { type: "number" as const, id: amount.id, values: Float64Array.from(rows, numberOf) },
    ],
  };
};

const first = (components: CubeComponents, table?: ObservationTable) =>
  finishFirstChart(plan(components), table && { table });

const filtersOf = (config: ReturnType<typeof first>) => config.cubes[0]!.filters;

/** `v07` is larger than `v06`. */
const byName = (value: string | undefined): number => Number(value?.slice(1));

describe("which chart a dataset begins with", () => {
  test("FC1 two to seven additive parts over time are stacked columns, over many moments stacked areas", () => {
    for (const parts of [2, 7]) {
      const config = first({
        dimensions: [years(20), nominal("source", parts)],
        measures: [amount],
      });
      expect(config).toMatchObject({
        chartType: "column",
        fields: {
          x: { componentId: testId("year") },
          segment: { componentId: testId("source"), type: "stacked" },
        },
      });
      expect(filtersOf(config)).toEqual({});
    }
    const months = { dimensions: [years(41), nominal("source", 3)], measures: [amount] };
    expect(first(months).chartType).toBe("area");
  });

  test("FC2 time is lines where parts are too many, or do not add up", () => {
    const over = (count: number, measure = amount) =>
      first({ dimensions: [years(20), nominal("source", count)], measures: [measure] }).chartType;
    expect([over(8), over(3, rate), over(3, makeMeasure("m", { scaleType: "Interval" }))]).toEqual([
      "line",
      "line",
      "line",
    ]);
    expect(first({ dimensions: [years(2)], measures: [amount, rate] }).chartType).toBe("line");
  });

  test("FC2 of one moment there is no time to show", () => {
    const config = first({ dimensions: [years(1), nominal("source", 3)], measures: [amount] });
    expect(config.chartType).toBe("column");
    expect(filtersOf(config)).toEqual({
      [testId("year")]: { type: "single", value: MOST_RECENT_VALUE },
    });
  });

  test("FC3 two measures of more than twenty are points without colours of series", () => {
    const of = (count: number) =>
      first({ dimensions: [nominal("town", count)], measures: [amount, rate] });
    expect(of(20).chartType).toBe("bar");
    const config = of(21);
    expect(config).toMatchObject({
      chartType: "scatterplot",
      fields: {
        x: { componentId: amount.id },
        y: { componentId: rate.id },
        color: { type: "single" },
      },
      extensions: { points: [testId("town")] },
    });
    expect(readFields(config).segment).toBeUndefined();
  });

  test("FC6 points are asked for with both measures, and drawn by what they are", () => {
    const town = nominal("town", 21);
    const made = plan({ dimensions: [town], measures: [amount, rate] });
    expect(made.question?.componentIds).toEqual([town.id, rate.id, amount.id]);
    const table = makeTable([town], ([name]) => 1000 ** (byName(name) / 20));
    const values = Float64Array.from({ length: 21 }, (_, at) => at % 5);
    const columns = [...table.columns, { type: "number" as const, id: rate.id, values }];
    const config = finishFirstChart(made, { table: { ...table, columns } });
    expect(config.extensions?.logAxes).toEqual({ [amount.id]: true });
    expect(config.extensions?.pointLabels?.[town.id]).toContain(town.values[20]?.value);
  });

  test("FC7, FC10 bars by value and columns of categories carry their numbers, columns over time do not; parts lie", () => {
    const of = (count: number) => first({ dimensions: [nominal("town", count)], measures: [rate] });
    expect(of(13)).toMatchObject({ chartType: "bar", fields: { x: { showValues: true } } });
    expect(of(4)).toMatchObject({ chartType: "column", fields: { y: { showValues: true } } });
    const stacked = first({
      dimensions: [nominal("town", 4), nominal("part", 2)],
      measures: [amount],
    });
    const parts = readFields(stacked).segment?.showValuesMapping;
    expect(parts).toMatchObject({ v00: true, v01: true });
    const ages = first({
      dimensions: [nominal("age", 4, { kind: "OrdinalDimension" }), nominal("part", 2)],
      measures: [amount],
    });
    expect([stacked.chartType, ages.chartType]).toEqual(["bar", "column"]);
    expect(readFields(stacked).segment?.sorting).toEqual({
      sortingType: "byTotalSize",
      sortingOrder: "desc",
    });
    const over = first({ dimensions: [years(20), nominal("source", 2)], measures: [amount] });
    expect(over.fields).not.toHaveProperty("y.showValues");
  });

  test("FC3 a measure of another unit goes up", () => {
    const same = makeMeasure("same", { unit: "kg" });
    const config = first({ dimensions: [nominal("town", 30)], measures: [amount, same, rate] });
    expect(listFieldComponents(config).slice(0, 2)).toEqual([amount.id, rate.id]);
  });

  test("FC4 more than twelve categories are bars by value, the twenty largest", () => {
    const town = nominal("town", 30);
    const components = { dimensions: [town], measures: [amount] };
    expect(first({ dimensions: [nominal("town", 12)], measures: [amount] }).chartType).toBe(
      "column",
    );
    const config = first(
      components,
      makeTable([town], ([value]) => byName(value)),
    );
    expect(config).toMatchObject({
      chartType: "bar",
      fields: { y: { sorting: { sortingType: "byMeasure", sortingOrder: "desc" } } },
    });
    expect(filtersOf(config)[town.id]).toEqual({
      type: "multi",
      values: Object.fromEntries(
        names(30)
          .slice(10)
          .toReversed()
          .map((value) => [value, true]),
      ),
    });
  });

  test("FC4 series that do not add up do not stand side by side in long lists: the largest is shown", () => {
    const [town, kind] = [nominal("town", 30), nominal("kind", 5)];
    const table = makeTable([town, kind], ([, value]) => byName(value));
    const config = first({ dimensions: [town, kind], measures: [rate] }, table);
    expect(readFields(config).segment).toBeUndefined();
    expect(filtersOf(config)[kind.id]).toEqual({ type: "single", value: "v04" });
  });

  test("FC2 lines of more than 400 days are means of 31 days", () => {
    const of = (count: number) => {
      const days = { ...years(count), timeUnit: "Day" as const };
      return first({ dimensions: [days], measures: [rate] });
    };
    expect(of(401)).toMatchObject({ chartType: "line", extensions: { smoothing: 31 } });
    expect(of(400).extensions).not.toHaveProperty("smoothing");
  });

  test("FC5 otherwise the first type that can be used", () => {
    const few = { dimensions: [nominal("kind", 4)], measures: [amount] };
    expect(first(few).chartType).toBe("column");
    const words = makeMeasure("class", { kind: "OrdinalMeasure", isNumerical: false });
    expect(first({ dimensions: [nominal("kind", 4)], measures: [words] }).chartType).toBe("table");
    const without = planFirstChart(
      { components: few, cubes: [{ iri: TEST_CUBE }], key: "k" },
      (chartType) => chartType === "table",
    );
    expect(without?.config.chartType).toBe("table");
  });
});

describe("what the first chart shows", () => {
  const [source, country] = [nominal("source", 3), nominal("country", 30)];

  test("FC11 a dimension without a total is split into its largest seven of the latest period", () => {
    const components = { dimensions: [years(20), country], measures: [amount] };
    expect(plan(components).ranking).toEqual({
      iri: TEST_CUBE,
      filters: { [testId("year")]: { type: "single", value: MOST_RECENT_VALUE } },
      measureId: amount.id,
      dimensions: [{ id: country.id, most: 7 }],
    });
    const config = first(
      components,
      makeTable([country], ([value]) => byName(value)),
    );
    const shown = ["v29", "v28", "v27", "v26", "v25", "v24", "v23"];
    expect(filtersOf(config)).toEqual({
      [country.id]: {
        type: "multi",
        values: Object.fromEntries(shown.map((value) => [value, true])),
      },
    });
    const { color } = readFields(config);
    const colors = color?.type === "segment" ? color.colorMapping : {};
    expect(Object.keys(colors).slice(0, 7)).toEqual(shown);
  });

  test("CV12 the largest places to which it is kept are known as no choice of an author", () => {
    const land = makeDimension("land", "GeoShapesDimension", { valueNames: names(30) });
    const { extensions, ...config } = first(
      { dimensions: [years(20), land], measures: [amount] },
      makeTable([land], ([value]) => byName(value)),
    );
    const shown = ["v29", "v28", "v27", "v26", "v25", "v24", "v23"];
    expect(extensions?.firstValues).toEqual({ [land.id]: shown });
    expect(filtersOf(config as never)[land.id]).toMatchObject({ type: "multi" });
  });

  test("CV17 so are the largest names", () => {
    const config = first(
      { dimensions: [years(20), country], measures: [amount] },
      makeTable([country], ([value]) => byName(value)),
    );
    expect(config.extensions?.firstValues?.[country.id]).toHaveLength(7);
  });

  test("FC11 those without a number in the latest period are left out first", () => {
    const table = makeTable([country], ([value]) => (byName(value) > 4 ? Number.NaN : 1));
    const config = first({ dimensions: [years(20), country], measures: [amount] }, table);
    expect(filtersOf(config)[country.id]).toMatchObject({
      values: { v00: true, v01: true, v02: true, v03: true, v04: true },
    });
  });

  test("FC12 a total stands for its dimension: the top of a hierarchy, a code, a name", () => {
    const node = (value: string, children: string[] = []): never =>
      ({
        value,
        label: value,
        depth: 0,
        hasValue: true,
        children: children.map((each) => node(each)),
      }) as never;
    const tree = nominal("branch", 3, { hierarchy: [node("v01", ["v00", "v02"])] });
    const code = nominal("sex", 3, {
      values: [
        { value: "T", label: "Beide" },
        { value: "M", label: "Mann" },
      ],
    });
    const named = (label: string) =>
      nominal("age", 2, {
        values: [
          { value: "0", label },
          { value: "1", label: "Kinder" },
        ],
      });
    const totalOf = (dimension: Dimension) =>
      filtersOf(first({ dimensions: [years(20), dimension], measures: [amount] }))[dimension.id];
    expect(totalOf(tree)).toEqual({ type: "single", value: "v01" });
    expect(totalOf(code)).toEqual({ type: "single", value: "T" });
    for (const label of ["Total", "Alle Altersklassen", "Toutes les classes", "Totale", "All ages"])
      expect(totalOf(named(label))).toEqual({ type: "single", value: "0" });
    for (const label of ["Allemagne", "Totalausfall", "Allschwil"])
      expect(totalOf(named(label))).toBeUndefined();
  });

  test("FC12 where every dimension has a total, the parts of the largest are shown", () => {
    const values = [{ value: "T", label: "Total" }, ...source.values];
    const config = first({ dimensions: [nominal("kind", 0, { values })], measures: [amount] });
    expect(config.chartType).toBe("column");
    expect(filtersOf(config)).toMatchObject({
      [testId("kind")]: { type: "multi", values: { v00: true, v01: true, v02: true } },
    });
  });

  test("FC8 dimensions that no field shows are on their largest value", () => {
    const kind = nominal("kind", 3, { order: 2 });
    const components = {
      dimensions: [years(20), { ...source, order: 1 }, kind],
      measures: [amount],
    };
    const table = makeTable([source, kind], ([, value]) => byName(value));
    expect(filtersOf(first(components, table))).toEqual({
      [kind.id]: { type: "single", value: "v02" },
    });
  });

  test("FC9 neither the order of components nor their labels make a difference", () => {
    const order = (components: CubeComponents, label: string): CubeComponents => ({
      dimensions: components.dimensions.toReversed().map((each) => ({
        ...each,
        label: label + each.label,
        values: each.values.toReversed().map((value) => ({ ...value, label: label + value.value })),
      })),
      measures: components.measures.toReversed(),
    });
    const samples: CubeComponents[] = [
      { dimensions: [years(20), source], measures: [amount, rate] },
      { dimensions: [years(20), country, source], measures: [amount, rate] },
      { dimensions: [country, source], measures: [rate, amount] },
    ];
    for (const components of samples)
      expect(first(order(components, "x"))).toEqual(first(components));
  });

  test("IN1 each first chart is a valid config", () => {
    const samples: CubeComponents[] = [
      { dimensions: [years(20), source], measures: [amount] },
      { dimensions: [country, source], measures: [rate, amount] },
      { dimensions: [country], measures: [rate] },
      { dimensions: [years(1)], measures: [rate] },
      { dimensions: [], measures: [] },
    ];
    for (const components of samples) expect(parseChartConfig(first(components)).ok).toBe(true);
  });
});
