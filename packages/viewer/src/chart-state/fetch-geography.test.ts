import { type ChartConfig, makeInitialChartConfig } from "@statelier/document";
import {
  type Dimension,
  joinComponents,
  type Measure,
  type ShapeTopology,
  type GeoBox,
} from "@statelier/model";
import { expect, test } from "vitest";
import { fetchGeography } from "./fetch-geography.ts";

const makePlaces = (cubeIri: string, ids: readonly string[]): Dimension => ({
  id: `${cubeIri} place`,
  cubeIri,
  label: "Place",
  kind: "GeoShapesDimension",
  isNumerical: false,
  isKeyDimension: true,
  related: [],
  values: ids.map((value) => ({ value, label: value })),
});

const income: Measure = {
  id: "one income",
  cubeIri: "one",
  label: "Income",
  kind: "NumericalMeasure",
  scaleType: "Ratio",
  isNumerical: true,
  isKeyDimension: false,
  isCurrency: false,
  isDecimal: false,
  values: [],
  related: [],
  limits: [],
};

const makeTopology = (ids: readonly string[]): ShapeTopology => ({
  type: "Topology",
  bbox: [0, 0, 1, 1],
  transform: { scale: [1, 1], translate: [0, 0] },
  arcs: [],
  objects: {
    shapes: {
      type: "GeometryCollection",
      geometries: ids.map((id) => ({ id, type: "Point", coordinates: [1, 1] })),
    },
  },
});

test("JO9 a map of joined datasets has the areas of each of them", async () => {
  const places: Record<string, readonly string[]> = { one: ["fr"], two: ["fr", "jp"] };
  const iris = Object.keys(places);
  const cubes = iris.map((iri) => ({ iri, joinBy: [`${iri} place`] }));
  const components = joinComponents(
    cubes.map(({ iri, joinBy }) => ({
      components: {
        dimensions: [makePlaces(iri, places[iri] ?? [])],
        measures: iri === "one" ? [income] : [],
      },
      joinBy,
    })),
  );
  const config = makeInitialChartConfig("map", { components, cubes, key: "k" })!;
  const geography = await fetchGeography(
    {
      shapes: async (_source, { iri }) => ({
        topology: makeTopology(places[iri] ?? []),
        notes: [],
      }),
      baseMap: () => Promise.reject(new Error("not asked for")),
      mapService: () => Promise.reject(new Error("not asked for")),
    },
    { type: "sparql", url: "https://example.org/query" },
    { config: { ...config, baseLayer: { ...config.baseLayer, show: false } }, components },
  );
  const shapes = geography?.shapes["joinBy__0"]?.objects.shapes.geometries;
  expect(shapes?.map(({ id }) => id)).toEqual(["fr", "jp"]);
});

const place = makePlaces("one", ["be", "ge", "zh"]);

const bern = {
  chartType: "map",
  cubes: [{ iri: "one", filters: { [place.id]: { type: "single", value: "be" } } }],
  fields: { areaLayer: { componentId: place.id, color: {} } },
  baseLayer: { show: false, locked: false, customLayers: [] },
} as unknown as ChartConfig;

const opened = {
  interactiveFiltersConfig: { dataFilters: { active: true, componentIds: [place.id] } },
} as unknown as ChartConfig;

/** Squares in a row, of which `be` is one in ten. */
const row: ShapeTopology = {
  ...makeTopology([]),
  bbox: [0, 0, 10, 1],
  arcs: Array.from({ length: 10 }, (_, x) => [
    [x, 0],
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ]),
  objects: {
    shapes: {
      type: "GeometryCollection",
      geometries: ["be", "ge", "zh", 3, 4, 5, 6, 7, 8, 9].map((id, at) => ({
        id: String(id),
        type: "Polygon",
        arcs: [[at]],
      })),
    },
  },
};

test.each([
  { name: "one of ten", config: bern, widths: [1_024, 8_192] },
  { name: "all", config: { ...bern, ...opened }, widths: [1_024] },
])("MP26 shapes are as fine as the drawing of those that are left: $name", async (each) => {
  const asked: (number | undefined)[] = [];
  const geography = await fetchGeography(
    {
      shapes: async (_source, _of, width) => {
        asked.push(width);
        return { topology: { ...row, transform: { scale: [1, 1], translate: [0, 0] } }, notes: [] };
      },
      baseMap: () => Promise.reject(new Error("not asked for")),
      mapService: () => Promise.reject(new Error("not asked for")),
    },
    { type: "sparql", url: "https://example.org/query" },
    { config: each.config, components: { dimensions: [place], measures: [] } },
  );
  expect(asked).toEqual(each.widths);
  expect(geography?.shapes[place.id]?.arcs.length).toBe(each.name === "all" ? 10 : 1);
});

test("MP55 in a locked view shapes are as fine as it is drawn, and coarse where they are out of sight", async () => {
  const boxes: GeoBox[] = [];
  /** At the larger width each square has twice as many points. */
  const fine: ShapeTopology = {
    ...row,
    arcs: row.arcs.map(([start = [0, 0], ...steps]) => [start, ...steps, [0, 0]]),
  };
  const locked = {
    ...bern,
    ...opened,
    baseLayer: {
      show: true,
      locked: true,
      bbox: [
        [2.2, 0],
        [3.4, 1],
      ],
      customLayers: [],
    },
  } as unknown as ChartConfig;
  const geography = await fetchGeography(
    {
      shapes: async (_source, _of, width) => ({ topology: width > 1_024 ? fine : row, notes: [] }),
      baseMap: async (box) => {
        boxes.push(box);
        return { transform: row.transform, land: [], borders: [], lakes: [] };
      },
      mapService: () => Promise.reject(new Error("not asked for")),
    },
    { type: "sparql", url: "https://example.org/query" },
    { config: locked, components: { dimensions: [place], measures: [] } },
  );
  const { arcs, objects } = geography!.shapes[place.id]!;
  const points = objects.shapes.geometries.map(({ id, ...shape }) => [
    id,
    shape.type === "Polygon" ? arcs[shape.arcs[0]![0]!]!.length : 0,
  ]);
  const finer = points.flatMap(([id, count]) => (count === 6 ? [id] : []));
  expect(finer).toEqual(["zh", "3"]);
  expect(points).toHaveLength(10);
  expect(boxes).toEqual([[2.2, 0, 3.4, 1]]);
});

const listShapes = async (config: ChartConfig): Promise<string[]> => {
  const topology = makeTopology(place.values.map(({ value }) => value));
  const geography = await fetchGeography(
    {
      shapes: async () => ({ topology, notes: [] }),
      baseMap: () => Promise.reject(new Error("not asked for")),
      mapService: () => Promise.reject(new Error("not asked for")),
    },
    { type: "sparql", url: "https://example.org/query" },
    { config, components: { dimensions: [place], measures: [] } },
  );
  return (geography?.shapes[place.id]?.objects.shapes.geometries ?? []).map(({ id }) => id);
};

test("MP22 a map has the shapes of the places that its author's filters leave", async () => {
  expect(await listShapes(bern)).toEqual(["be"]);
});

test("MP22 it has those of all places where readers choose among them, as under a shared filter", async () => {
  expect(await listShapes({ ...bern, ...opened })).toEqual(["be", "ge", "zh"]);
});
