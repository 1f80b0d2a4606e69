import type { DataClient } from "@statelier/data";
import {
  type CubeComponents,
  type Dimension,
  type LargestValues,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import { expect, it, vi } from "vitest";
import { fetchFirstChart } from "./fetch-first-chart.ts";

const IRI = "https://example.org/cube";
const SCOPE = {
  source: { type: "sparql", url: "https://example.org/sparql" },
  locale: "en",
} as const;
const FEW = 2;

const makeDimension = (
  id: string,
  values: readonly string[],
  more: Partial<Dimension> = {},
): Dimension => ({
  id,
  cubeIri: IRI,
  label: id,
  kind: "NominalDimension",
  isNumerical: false,
  isKeyDimension: true,
  related: [],
  values: values.map((value) => ({ value, label: value })),
  ...more,
});

const listNames = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);

const components: CubeComponents = {
  dimensions: [
    makeDimension("year", ["2020", "2021"], {
      kind: "TemporalDimension",
      timeUnit: "Year",
      timeFormat: "%Y",
    }),
    makeDimension("group", listNames("group", FEW)),
    makeDimension("place", listNames("place", FEW)),
  ],
  measures: [
    {
      id: "amount",
      cubeIri: IRI,
      label: "Amount",
      kind: "NumericalMeasure",
      isNumerical: true,
      isKeyDimension: false,
      isAdditive: false,
      limits: [],
      values: [],
    } as unknown as CubeComponents["measures"][number],
  ],
};

const ask = async (ranked: readonly LargestValues[]) => {
  const largestValues = vi.fn<DataClient["largestValues"]>(async () => [...ranked]);
  const possibleFilters = vi.fn<DataClient["possibleFilters"]>(async (_, __, filters) =>
    Object.keys(filters).map((id) => ({ type: "single", id, value: "place1" })),
  );
  const data = { largestValues, possibleFilters } as Partial<DataClient> as DataClient;
  const config = await fetchFirstChart(data, SCOPE, { iri: IRI, components, key: "k" });
  return { filters: config.cubes[0]?.filters, largestValues, possibleFilters };
};

it("FC8 asks which values are the largest, and no more where these have observations", async () => {
  const { filters, largestValues, possibleFilters } = await ask([
    { id: "place", values: ["place1"], sums: [7] },
    { id: "group", values: ["group0", "group1"], sums: [4, 3] },
  ]);
  expect(largestValues).toHaveBeenCalledExactlyOnceWith(SCOPE.source, {
    iri: IRI,
    filters: { year: { type: "single", value: MOST_RECENT_VALUE } },
    measureId: "amount",
    dimensions: expect.arrayContaining([{ id: "place", most: 1 }]),
  });
  expect(filters).toMatchObject({ place: { type: "single", value: "place1" } });
  expect(possibleFilters).not.toHaveBeenCalled();
});

it("PF1 asks for filters that have observations where the ranking has met none", async () => {
  const { filters, possibleFilters } = await ask([
    { id: "place", values: ["place0"], sums: [null] },
    { id: "group", values: ["group0", "group1"], sums: [null, null] },
  ]);
  expect(possibleFilters).toHaveBeenCalledOnce();
  expect(filters).toMatchObject({ place: { type: "single", value: "place1" } });
});
