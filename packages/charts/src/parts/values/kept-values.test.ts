import type { ChartConfig } from "@statelier/document";
import { FIELD_VALUE_NONE, LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { derivePictureText } from "../../export/derive-picture-text.ts";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { findDrawing } from "../../types/find-drawing.ts";
import { listKept } from "./kept-values.ts";

/** A column chart whose author keeps so many of the values of its categories. */
const makeInput = (most: number, changes: Partial<ChartInput> = {}) => {
  const input = makeFixtureInput(readFixture("column", "years-single"), changes);
  const dimension = input.components.dimensions.find(({ values }) => values.length > 2);
  if (!dimension) throw new Error("no dimension of several values");
  const { id, label, values } = dimension;
  const kept = Object.fromEntries(values.slice(0, most).map(({ value }) => [value, true as const]));
  const [cube] = input.config.cubes;
  if (!cube) throw new Error("no dataset");
  const filters = { [id]: { type: "multi" as const, values: kept } };
  const config = { ...input.config, cubes: [{ ...cube, filters }] } as ChartConfig;
  return { input: { ...input, config }, id, label, total: values.length };
};

const saysOf = (input: ChartInput): string[] => listKept(input).map(({ value }) => value);

test("VF12 of values that a filter leaves out it is said how many are kept of how many", () => {
  const { input, label, total } = makeInput(2, { locale: "en" });
  expect(listKept(input)).toMatchObject([{ label }]);
  expect(saysOf(makeInput(total).input)).toEqual([]);
  expect(saysOf({ ...input, config: { ...input.config, cubes: [] } })).toEqual([]);
});

test("VF12 of a dimension with values on several levels nothing is counted, of one in groups it is", () => {
  const { input, id } = makeInput(2);
  const under = (hasValue: boolean): string[] => {
    const dimensions = input.components.dimensions.map((each) => {
      const leaves = each.values.map((value) => ({
        ...value,
        hasValue: true,
        depth: 1,
        children: [],
      }));
      const group = { value: "group", label: "Group", hasValue, depth: 0, children: leaves };
      return each.id === id ? { ...each, hierarchy: [group] } : each;
    });
    return saysOf({ ...input, components: { ...input.components, dimensions } } as ChartInput);
  };
  expect(under(true)).toEqual([]);
  expect(under(false)).toHaveLength(1);
});

test("VF12 JO9 of joined datasets the values of those are counted of which the chart shows something", () => {
  const { input, id, total } = makeInput(2);
  const OTHER = "https://example.org/other";
  const [cube] = input.config.cubes;
  const cubeIri = cube!.iri;
  const filters = {
    [id]: { type: "multi" as const, values: {} as Record<string, true> },
  };
  const dimensions = input.components.dimensions.map((each) => {
    if (each.id !== id) return each;
    const [both, chosen, ...own] = each.values;
    const values = [
      both!,
      ...[chosen!, ...own].map((value) => ({ ...value, originals: [0] })),
      ...["x", "y", "z"].map((value) => ({ value, label: value, originals: [1] })),
    ];
    for (const { value } of [both!, chosen!, { value: "x" }]) filters[id]!.values[value] = true;
    const label = "joined";
    const originalIds = [
      { cubeIri, dimensionId: id, label },
      { cubeIri: OTHER, dimensionId: `${OTHER}/place`, label },
    ];
    return { ...each, cubeIri: "joinBy", values, originalIds };
  });
  const measure = { ...input.components.measures[0]!, id: `${OTHER}/births`, cubeIri: OTHER };
  const measures = [...input.components.measures, measure];
  const cubes = [
    { ...cube!, filters },
    { iri: OTHER, filters: {} },
  ];
  const joined = { ...input, components: { dimensions, measures } } as ChartInput;
  const withFields = (fields: object): ChartInput =>
    ({ ...joined, config: { ...input.config, cubes, fields } }) as ChartInput;
  const { fields } = input.config;
  expect(saysOf(withFields(fields))).toEqual([input.t("chart.kept", { count: 2, total })]);
  const y = { componentId: measure.id };
  expect(saysOf(withFields({ ...fields, y }))).toEqual([
    input.t("chart.kept", { count: 2, total: 4 }),
  ]);
});

test("VF12 what a reader has chosen of a dimension is named instead", () => {
  const { input, id } = makeInput(2);
  const under = (value: string): string[] =>
    saysOf({ ...input, view: { ...input.view, filters: { [id]: value } } });
  expect(under("any")).toEqual([]);
  expect(under(FIELD_VALUE_NONE)).toHaveLength(1);
});

test.each(LOCALES)("VF12 the summary and the foot of a picture say it: %s", (locale) => {
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  const { input: chart, label, total } = makeInput(2, { locale, t });
  const drawing = findDrawing(chart.config);
  const scene = layoutChart(chart);
  const text = t("chart.kept", { count: 2, total });
  const said = t("chart.summary.kept", { name: label, value: text });
  expect(text).toMatch(/^2 \S+ \d+$/);
  expect(summarizeChart(drawing, chart, scene)).toContain(said);
  const { filters } = derivePictureText({ drawing, chart, datasets: [], dataFilters: {} }, scene);
  expect(filters).toContain(`${t("viewer.label", { name: label })} ${text}`);
});
