import type { ChartConfig } from "@statelier/document";
import type { ShapeTopology } from "@statelier/model";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import { fetchGeography } from "./fetch-geography.ts";

const PLACES = ["be", "ge", "zh"];
const place = makeTestDimension("place", PLACES);

const topology: ShapeTopology = {
  type: "Topology",
  transform: { scale: [1, 1], translate: [0, 0] },
  arcs: [],
  objects: {
    shapes: {
      type: "GeometryCollection",
      geometries: PLACES.map((id) => ({ type: "Point" as const, id, coordinates: [0, 0] })),
    },
  },
};

const config = {
  chartType: "map",
  cubes: [{ iri: place.cubeIri, filters: { place: { type: "single", value: "be" } } }],
  fields: { areaLayer: { componentId: "place", color: {} } },
  baseLayer: { show: false, locked: false, customLayers: [] },
} as unknown as ChartConfig;

const isOpen = {
  interactiveFiltersConfig: { dataFilters: { active: true, componentIds: ["place"] } },
} as unknown as ChartConfig;

const listShapes = async (chart: ChartConfig): Promise<string[]> => {
  const client = { shapes: () => Promise.resolve({ topology }) } as unknown as Parameters<
    typeof fetchGeography
  >[0];
  const source = { type: "sparql" as const, url: "https://example.org/query" };
  const components = { dimensions: [place], measures: [] };
  const geography = await fetchGeography(client, source, { config: chart, components });
  return (geography?.shapes.place?.objects.shapes.geometries ?? []).map(({ id }) => id);
};

test("MP22 a map has the shapes of the places that its author's filters leave", async () => {
  expect(await listShapes(config)).toEqual(["be"]);
});

test("MP22 it has those of all places where readers choose among them, as under a shared filter", async () => {
  expect(await listShapes({ ...config, ...isOpen })).toEqual(PLACES);
});
