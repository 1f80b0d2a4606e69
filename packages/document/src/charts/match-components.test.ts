import { buildComponentId, type ComponentId } from "@statelier/model";
import { expect, test } from "vitest";
import { makeComponents, TEST_CUBE } from "../testing/make-test-components.ts";
import type { DashboardFilters } from "../document/configurator-state.ts";
import { makeEmptyDashboardFilters } from "../document/make-initial-document.ts";
import { findChartFault } from "./chart-fault.ts";
import { makeInitialChartConfig } from "./make-initial-chart-config.ts";
import { matchComponents, matchShared } from "./match-components.ts";

const SERIES = "https://example.org/cube/energy";

/** As ids are where a version stands in the name of the cube and of what belongs to it. */
const inVersion = (version: string, name: string): ComponentId =>
  buildComponentId(`${SERIES}/${version}`, `${SERIES}/${version}/component/${name}`);

const inSeries = (version: string, name: string): ComponentId =>
  buildComponentId(SERIES, `${SERIES}/${version}/component/${name}`);

const plain = makeComponents();

const nameAs = (nameOf: (name: string) => ComponentId, components = plain): typeof components => ({
  dimensions: components.dimensions.map((each) => ({ ...each, id: nameOf(each.label) })),
  measures: components.measures.map((each) => ({ ...each, id: nameOf(each.label) })),
});

const makeChart = (components: typeof plain) => {
  const cubes = [{ iri: TEST_CUBE }];
  const config = makeInitialChartConfig("column", { components, cubes, key: "k" });
  if (!config) throw new Error("no column");
  return config;
};

test.each<[string, (name: string) => ComponentId, (name: string) => ComponentId]>([
  ["a number", (name) => inSeries("2", name), (name) => inSeries("3", name)],
  ["a number with a v", (name) => inSeries("v1.2", name), (name) => inSeries("v2", name)],
  [
    "none any more",
    (name) => inVersion("2", name),
    (name) => buildComponentId(SERIES, `${SERIES}/component/${name}`),
  ],
  ["one in the cube's name", (name) => inVersion("2", name), (name) => inSeries("9", name)],
])(
  "FE6 a chart is drawn from a version whose names have another version in them: %s",
  (_, was, is) => {
    const old = nameAs(was);
    const chart = makeChart(old);
    const [first] = old.dimensions;
    const filters = { [first?.id ?? ""]: { type: "single" as const, value: "a" } };
    const stored = { ...chart, cubes: [{ iri: TEST_CUBE, filters }] };
    const components = nameAs(is);
    expect(findChartFault({ config: stored, components })?.id).toBe("NO_DIMENSION");
    const matched = matchComponents(stored, components);
    expect(findChartFault({ config: matched, components })).toBeUndefined();
    expect(matched).toEqual({
      ...makeChart(components),
      cubes: [
        { iri: TEST_CUBE, filters: { [is(first?.label ?? "")]: { type: "single", value: "a" } } },
      ],
    });
  },
);

test("FE6 a name that two could have, or none, is left as it is", () => {
  const chart = makeChart(nameAs((name) => inSeries("2", name)));
  const three = nameAs((name) => inSeries("3", name));
  const four = nameAs((name) => inSeries("4", name));
  const both = {
    dimensions: [...three.dimensions, ...four.dimensions],
    measures: [...three.measures, ...four.measures],
  };
  expect(matchComponents(chart, both)).toBe(chart);
  const other = nameAs((name) => inSeries("3", `other-${name}`));
  expect(matchComponents(chart, other)).toBe(chart);
});

test("FE6 a chart whose names are those of its dataset is the same", () => {
  const components = nameAs((name) => inSeries("2", name));
  const chart = makeChart(components);
  expect(matchComponents(chart, components)).toBe(chart);
});

test("FE6 what charts share has the names of the version that they are drawn from", () => {
  const region = inSeries("2", "region");
  const share = (ids: string[]): DashboardFilters => ({
    ...makeEmptyDashboardFilters(),
    dataFilters: {
      componentIds: ids,
      filters: Object.fromEntries(ids.map((id) => [id, { type: "single", value: "a" }])),
    },
  });
  const components = nameAs((name) => inSeries("3", name));
  const is = inSeries("3", "region");
  expect(components.dimensions.map(({ id }) => id)).toContain(is);
  expect(matchShared(share([region, "elsewhere"]), components)).toEqual(share([is, "elsewhere"]));
  const joined = components.dimensions.map((each) =>
    each.id === is
      ? { ...each, id: "joinBy__0", originalIds: [{ cubeIri: TEST_CUBE, dimensionId: is }] }
      : each,
  ) as typeof components.dimensions;
  expect(matchShared(share([region]), { ...components, dimensions: joined })).toEqual(share([is]));
  const same = share([is]);
  expect(matchShared(same, components)).toBe(same);
});
