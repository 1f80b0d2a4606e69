import {
  type CubeComponents,
  type Filters,
  type HierarchyNode,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import { describe, expect, test } from "vitest";
import { makeInitialChartConfig } from "../charts/make-initial-chart-config.ts";
import type { ChartConfig, ChartConfigOf } from "../chart-types/registry.ts";
import { deriveFilters } from "./derive-filters.ts";
import { moveFilter, readFilterPositions, writeFilterPositions } from "./filter-positions.ts";
import {
  makeComponents,
  makeDimension,
  makeMeasure,
  TEST_CUBE,
  testId,
} from "../testing/make-test-components.ts";
import { listQueryFilters } from "./query-filters.ts";
import { listCorrections, listUnmappedFilters, mergePossibleFilters } from "./unmapped-filters.ts";

const components = makeComponents();
const [region, sector, year, age] = ["region", "sector", "year", "age"].map((name) =>
  testId(name),
) as [string, string, string, string];
const column = makeInitialChartConfig("column", {
  components,
  cubes: [{ iri: TEST_CUBE }],
  key: "k",
})!;
const withFilters = <T extends ChartConfig>(config: T, filters: Filters): T => ({
  ...config,
  cubes: [{ iri: TEST_CUBE, filters }],
});
const filtersOf = (config: ChartConfig) => config.cubes[0]!.filters;
const single = (value: string) => ({ type: "single" as const, value });
const multi = (...values: string[]) => ({
  type: "multi" as const,
  values: Object.fromEntries(values.map((value) => [value, true as const])),
});

describe("filters after a change", () => {
  test("FI1 a dimension that a field shows has no single filter, but keeps a selection or a range", () => {
    const derive = (filter: Filters[string]) =>
      filtersOf(deriveFilters(withFilters(column, { [year]: filter }), components))[year];
    expect(derive(single("2020"))).toBeUndefined();
    expect(derive(multi("2020"))).toEqual(multi("2020"));
    expect(derive({ type: "range", from: "2019", to: "2020" })).toEqual({
      type: "range",
      from: "2019",
      to: "2020",
    });
  });

  test("FI2 FI3 FI4 what is not shown has one value: its own, the first selected, the start of its range", () => {
    const derive = (filter: Filters[string]) =>
      filtersOf(deriveFilters(withFilters(column, { [sector]: filter }), components))[sector];
    expect(derive(single("b"))).toEqual(single("b"));
    expect(derive(multi("c", "b"))).toEqual(single("c"));
    expect(derive({ type: "range", from: "b", to: "c" })).toEqual(single("b"));
    expect(derive(multi("gone", "b"))).toEqual(single("b"));
    expect(derive(multi("gone", "FIELD_VALUE_NONE"))).toEqual(single("a"));
    expect(derive({ type: "range", from: "gone", to: "gone" })).toEqual(single("a"));
  });

  test("FI4 a period of years that are entities becomes its first year", () => {
    const years = ["1955", "1990", "1991"].map((label) => ({
      value: `https://example.org/year/${label}`,
      label,
      position: Number(label),
    }));
    const entities = makeDimension("age", "TemporalEntityDimension", { values: years });
    const known = { ...components, dimensions: [entities] };
    const derive = (from: string) => {
      const period = withFilters(column, { [age]: { type: "range", from, to: "2005" } });
      return filtersOf(deriveFilters(period, known))[age];
    };
    expect(derive("1990")).toEqual(single("https://example.org/year/1990"));
    expect(derive("1989")).toEqual(single("https://example.org/year/1990"));
    expect(derive("2000")).toEqual(single("https://example.org/year/1955"));
  });

  test("FI5 a key dimension without a filter gets one, others do not", () => {
    const optional = makeDimension("remark", "NominalDimension", { isKeyDimension: false });
    const error = makeDimension("error", "StandardErrorDimension");
    const more = { ...components, dimensions: [...components.dimensions, optional, error] };
    const derived = filtersOf(deriveFilters(withFilters(column, {}), more));
    expect(derived).toEqual({
      [region]: single("north"),
      [sector]: single("a"),
      [age]: single("young"),
    });
    const possible = [{ type: "single" as const, id: sector, value: "c" }];
    expect(filtersOf(deriveFilters(withFilters(column, {}), more, possible))[sector]).toEqual(
      single("c"),
    );
  });

  test("FI5 a key dimension of time gets the most recent value, also of data that come later", () => {
    const withoutTime = { ...column, fields: { ...column.fields, x: { componentId: region } } };
    const possible = [{ type: "single" as const, id: year, value: "2020" }];
    const derived = filtersOf(deriveFilters(withFilters(withoutTime, {}), components, possible));
    expect(derived[year]).toEqual(single(MOST_RECENT_VALUE));
  });

  test("FI5 HI1 a hierarchy begins at its topmost node that has a value", () => {
    const node = (
      value: string,
      hasValue: boolean,
      children: HierarchyNode[] = [],
    ): HierarchyNode => ({
      value,
      label: value,
      depth: 0,
      dimensionId: sector,
      hasValue,
      children,
    });
    const hierarchy = [
      node("world", false, [node("europe", false, [node("a", true)]), node("b", true)]),
    ];
    const tree: CubeComponents = {
      ...components,
      dimensions: components.dimensions.map((dimension) =>
        dimension.id === sector ? { ...dimension, hierarchy } : dimension,
      ),
    };
    const possible = [{ type: "single" as const, id: sector, value: "c" }];
    for (const known of [[], possible])
      expect(filtersOf(deriveFilters(withFilters(column, {}), tree, known))[sector]).toEqual(
        single("b"),
      );
  });

  test("FI3 a selection becomes the whole above it; where nothing stands below the topmost value, the first selected", () => {
    const node = (
      value: string,
      hasValue: boolean,
      children: HierarchyNode[] = [],
    ): HierarchyNode => ({
      value,
      label: value,
      depth: 0,
      dimensionId: sector,
      hasValue,
      children,
    });
    const derive = (...hierarchy: HierarchyNode[]) => {
      const dimensions = components.dimensions.map((dimension) =>
        dimension.id === sector ? { ...dimension, hierarchy } : dimension,
      );
      const chosen = withFilters(column, { [sector]: multi("c") });
      return filtersOf(deriveFilters(chosen, { ...components, dimensions }))[sector];
    };
    const ends = [node("b", true), node("c", true)];
    expect(derive(node("a", true, ends))).toEqual(single("a"));
    expect(derive(node("a", false, ends))).toEqual(single("c"));
    expect(derive(...ends)).toEqual(single("c"));
  });

  test("FI6 new filters follow the old ones: geography, then hierarchies, then the rest", () => {
    const tree = {
      ...components,
      dimensions: components.dimensions.map((dimension) =>
        dimension.id === age
          ? {
              ...dimension,
              hierarchy: [
                {
                  value: "old",
                  label: "",
                  depth: 0,
                  dimensionId: age,
                  hasValue: true,
                  children: [],
                },
              ],
            }
          : dimension,
      ),
    };
    expect(
      Object.keys(filtersOf(deriveFilters(withFilters(column, { [sector]: single("b") }), tree))),
    ).toEqual([sector, region, age]);
    expect(Object.keys(filtersOf(deriveFilters(withFilters(column, {}), tree)))).toEqual([
      region,
      age,
      sector,
    ]);
  });

  test("FI7 FI8 a table filters the key dimensions that it hides", () => {
    const table: ChartConfigOf<"table"> = makeInitialChartConfig("table", {
      components,
      cubes: [{ iri: TEST_CUBE }],
      key: "k",
    })!;
    expect(filtersOf(table)).toEqual({});
    const hide = (patch: object): ChartConfigOf<"table"> => ({
      ...table,
      fields: { ...table.fields, [sector]: { ...table.fields[sector]!, ...patch } },
    });
    expect(filtersOf(deriveFilters(hide({ isHidden: true }), components))).toEqual({
      [sector]: single("a"),
    });
    expect(filtersOf(deriveFilters(hide({ isHidden: true, isGroup: true }), components))).toEqual(
      {},
    );
    expect(
      filtersOf(
        deriveFilters(
          withFilters(hide({ isHidden: true }), { [sector]: multi("c", "a") }),
          components,
        ),
      ),
    ).toEqual({ [sector]: single("c") });
    const possible = [{ type: "single" as const, id: sector, value: "b" }];
    expect(filtersOf(deriveFilters(hide({ isHidden: true }), components, possible))).toEqual({
      [sector]: single("b"),
    });
    const withoutYear = { ...table.fields, [year]: { ...table.fields[year]!, isHidden: true } };
    const hidden = { ...table, fields: withoutYear };
    expect(filtersOf(deriveFilters(hidden, components))).toEqual({
      [year]: single(MOST_RECENT_VALUE),
    });
    const period = { [year]: { type: "range" as const, from: "2020", to: "2021" } };
    expect(filtersOf(deriveFilters(withFilters(hidden, period), components))).toEqual({
      [year]: single("2020"),
    });
    expect(
      filtersOf(
        deriveFilters(
          withFilters(table, {
            [sector]: single("b"),
            [year]: { type: "range", from: "2019", to: "2020" },
          }),
          components,
        ),
      ),
    ).toEqual({
      [year]: { type: "range", from: "2019", to: "2020" },
    });
  });

  test("FI9 positions survive a store that forgets order", () => {
    const document = {
      chartConfigs: [
        withFilters(column, {
          [sector]: single("a"),
          [age]: single("old"),
          [region]: single("north"),
        }),
      ],
    };
    const written = writeFilterPositions(document);
    const shuffled = {
      chartConfigs: [
        withFilters(
          column,
          Object.fromEntries(Object.entries(filtersOf(written.chartConfigs[0]!)).toReversed()),
        ),
      ],
    };
    const restored = readFilterPositions(shuffled);
    expect(Object.entries(filtersOf(restored.chartConfigs[0]!))).toEqual(
      Object.entries(filtersOf(document.chartConfigs[0]!)),
    );
  });

  test("FI10 a filter moves up and down", () => {
    const filters = { a: single("1"), b: single("2"), c: single("3") };
    expect(Object.keys(moveFilter(filters, "c", -1))).toEqual(["a", "c", "b"]);
    expect(Object.keys(moveFilter(filters, "a", 9))).toEqual(["b", "c", "a"]);
    expect(moveFilter(filters, "x", 1)).toBe(filters);
  });
});

test("MR1 a dimension narrowed to its most recent value is asked for, since only the rows tell which value that is", () => {
  const ask = (filter: Filters[string]): readonly string[] =>
    listQueryFilters(withFilters(column, { [sector]: filter }), components)[0]!.componentIds;
  expect(ask(single(MOST_RECENT_VALUE))).toContain(sector);
  expect(ask(single("a"))).not.toContain(sector);
});

describe("possible filters", () => {
  const config = withFilters(column, {
    [age]: single(MOST_RECENT_VALUE),
    [year]: multi("2019"),
    [sector]: single("a"),
    [region]: single("FIELD_VALUE_NONE"),
  });

  test("PF1 the single filters that no field shows are asked, in their order", () => {
    expect(listUnmappedFilters(config, components)).toEqual([
      {
        iri: TEST_CUBE,
        filters: { [age]: single("VISUALIZE_MOST_RECENT_VALUE"), [sector]: single("a") },
      },
    ]);
    expect(
      listUnmappedFilters(withFilters(column, { [year]: single("2019") }), components),
    ).toEqual([]);
  });

  test("PF1 of a table all single filters are asked, also those of its columns", () => {
    const cubes = [{ iri: TEST_CUBE }];
    const table = makeInitialChartConfig("table", { components, cubes, key: "k" })!;
    expect(listUnmappedFilters(withFilters(table, { [sector]: single("a") }), components)).toEqual([
      { iri: TEST_CUBE, filters: { [sector]: single("a") } },
    ]);
  });

  test("PF2 answers replace the values, the marker of the most recent value stays", () => {
    const answers = [
      { type: "single" as const, id: age, value: "old" },
      { type: "single" as const, id: sector, value: "c" },
    ];
    expect(listCorrections(config, TEST_CUBE, answers).map(({ id }) => id)).toEqual([sector]);
    const merged = filtersOf(mergePossibleFilters(config, TEST_CUBE, answers));
    expect(merged[age]).toEqual(single("VISUALIZE_MOST_RECENT_VALUE"));
    expect(merged[sector]).toEqual(single("c"));
    expect(Object.keys(merged)).toEqual(Object.keys(filtersOf(config)));
    expect(mergePossibleFilters(config, "other", answers)).toBe(config);
  });
});

describe("what is asked for observations", () => {
  const offered = (config: typeof column, ids: string[]): typeof column => ({
    ...config,
    interactiveFiltersConfig: {
      ...config.interactiveFiltersConfig!,
      dataFilters: { active: true, componentIds: ids },
    },
  });
  const ask = (config: ChartConfig, viewFilters: Filters) =>
    listQueryFilters(config, components, { viewFilters })[0]!.filters;

  test("VF1 only what the chart shows, under the author's filters", () => {
    expect(listQueryFilters(column, components)).toEqual([
      { iri: TEST_CUBE, filters: filtersOf(column), componentIds: [year, testId("deaths")] },
    ]);
  });

  test("VF1 a filter on what the dataset has no longer is not asked for", () => {
    expect(ask(withFilters(column, { gone: single("a"), [age]: single("old") }), {})).toEqual({
      [age]: single("old"),
    });
  });

  test("VF2 a reader's value counts where it is offered and allowed", () => {
    const author = offered(withFilters(column, { [sector]: single("a"), [age]: single("old") }), [
      sector,
    ]);
    expect(ask(author, { [sector]: single("b"), [age]: single("young") })).toEqual({
      [sector]: single("b"),
      [age]: single("old"),
    });
    expect(ask(author, { [sector]: single("FIELD_VALUE_NONE") })).toEqual({ [age]: single("old") });
    const several = offered(withFilters(column, { [sector]: multi("a", "b") }), [sector]);
    expect(ask(several, { [sector]: single("c") })).toEqual({ [sector]: multi("a", "b") });
    expect(ask(several, { [sector]: multi("b", "c") })).toEqual({ [sector]: multi("b") });
    expect(ask(several, { [sector]: single("FIELD_VALUE_NONE") })).toEqual({
      [sector]: multi("a", "b"),
    });
    expect(ask(several, { [sector]: { type: "range", from: "b", to: "c" } })).toEqual({
      [sector]: multi("a", "b"),
    });
  });

  test("VF2 nothing is a reader's choice while filters for readers are off", () => {
    const off = offered(withFilters(column, { [sector]: single("a") }), [sector]);
    off.interactiveFiltersConfig!.dataFilters.active = false;
    expect(ask(off, { [sector]: single("b") })).toEqual({ [sector]: single("a") });
  });

  test("VF1 UN1 of a table hidden columns are not asked for, but groups are, and no uncertainties", () => {
    const table: ChartConfigOf<"table"> = makeInitialChartConfig("table", {
      components,
      cubes: [{ iri: TEST_CUBE }],
      key: "k",
    })!;
    const error = makeDimension("error", "StandardErrorDimension", {
      related: [{ type: "StandardError", id: testId("deaths") }],
    });
    const more = { ...components, dimensions: [...components.dimensions, error] };
    const askedFor = (patch: object): readonly string[] => {
      const fields = { ...table.fields, [sector]: { ...table.fields[sector]!, ...patch } };
      return listQueryFilters({ ...table, fields }, more)[0]!.componentIds;
    };
    expect(askedFor({})).toContain(sector);
    expect(askedFor({ isHidden: true })).not.toContain(sector);
    expect(askedFor({ isHidden: true, isGroup: true })).toContain(sector);
    expect(askedFor({})).toContain(testId("deaths"));
    expect(askedFor({})).not.toContain(error.id);
  });

  test("JO1 join ids become the ids of each dataset", () => {
    const other = "https://example.org/other";
    const first = testId("year");
    const second = testId("jahr", other);
    const joined = makeDimension("year", "TemporalDimension", {
      id: "joinBy__0",
      cubeIri: "joinBy",
      originalIds: [
        { cubeIri: TEST_CUBE, dimensionId: first, label: "year" },
        { cubeIri: other, dimensionId: second, label: "jahr" },
      ],
    });
    const sex = makeDimension("sex", "NominalDimension", { cubeIri: other });
    const merged: CubeComponents = {
      dimensions: [joined, sex],
      measures: [makeMeasure("m", { unit: "kg" }), makeMeasure("n", { unit: "m", cubeIri: other })],
    };
    const cubes = [
      { iri: TEST_CUBE, joinBy: [first] },
      { iri: other, joinBy: [second] },
    ];
    const config = makeInitialChartConfig("comboLineDual", {
      components: merged,
      cubes,
      key: "k",
    })!;
    expect(listQueryFilters(config, merged)).toEqual([
      { iri: TEST_CUBE, filters: {}, componentIds: [first, testId("m")], joinBy: [first] },
      {
        iri: other,
        filters: { [sex.id]: single("a") },
        componentIds: [second, testId("n", other)],
        joinBy: [second],
      },
    ]);
  });

  test("UN1 errors and bounds come with their measure", () => {
    const error = makeDimension("error", "StandardErrorDimension", {
      related: [{ type: "StandardError", id: testId("deaths") }],
    });
    const more = { ...components, dimensions: [...components.dimensions, error] };
    expect(listQueryFilters(column, more)[0]!.componentIds).toEqual([
      year,
      testId("deaths"),
      error.id,
    ]);
  });
});
