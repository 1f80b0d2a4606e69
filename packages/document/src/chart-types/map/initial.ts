import {
  type Component,
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  isDimension,
} from "@statelier/model";
import { choosePaletteId, deriveColorMapping } from "../../colors/color-mapping.ts";
import { DEFAULT_COLOR, DEFAULT_PALETTE_ID } from "../../palettes/palettes.ts";
import { listLeafValues } from "../../rules/hierarchy-default.ts";
import type { ChartConfigOf, CubeConfig, MapColor } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { geographicalDimensions, numericalMeasures } from "../parts/component-choice.ts";
import { makeSharedConfig } from "../parts/initial-config.ts";
import { requireFound } from "../parts/require-found.ts";

type MapFields = ChartConfigOf<"map">["fields"];

/** MP2 */
export const FIXED_MAP_COLOR = { type: "fixed", value: DEFAULT_COLOR, opacity: 80 } as const;

/** Numbers get a sequential scale, everything else a colour per value (MP2). */
export const makeMapColor = (component: Component): MapColor =>
  component.kind === "NumericalMeasure"
    ? {
        type: "numerical",
        componentId: component.id,
        paletteId: "oranges",
        scaleType: "continuous",
        interpolationType: "linear",
        opacity: 100,
      }
    : makeCategoricalMapColor(component);

const makeCategoricalMapColor = (component: Component): MapColor => {
  const paletteId = choosePaletteId(component.values, DEFAULT_PALETTE_ID);
  return {
    type: "categorical",
    componentId: component.id,
    paletteId,
    colorMapping: deriveColorMapping(component.values, { paletteId }),
    opacity: 100,
  };
};

export const makeAreaLayer = (
  componentId: ComponentId,
  components: CubeComponents,
): NonNullable<MapFields["areaLayer"]> => {
  const measure = components.measures[0];
  return { componentId, color: measure ? makeMapColor(measure) : { ...FIXED_MAP_COLOR } };
};

export const makeSymbolLayer = (
  componentId: ComponentId,
  components: CubeComponents,
): NonNullable<MapFields["symbolLayer"]> => ({
  componentId,
  measureId: numericalMeasures(components)[0]?.id ?? FIELD_VALUE_NONE,
  color: { ...FIXED_MAP_COLOR },
});

/** A map of a hierarchy starts with its leaves, so that areas do not lie on each other (MP3). */
const filterLeaves = (cubes: CubeConfig[], dimension: Dimension): CubeConfig[] => {
  const leaves = listLeafValues(dimension.hierarchy ?? []);
  if (leaves.length === 0) return cubes;
  const values = Object.fromEntries(leaves.map((value) => [value, true as const]));
  return cubes.map((cube, index) =>
    cube.iri === dimension.cubeIri || cubes.length === 1 || (dimension.originalIds && index === 0)
      ? { ...cube, filters: { ...cube.filters, [dimension.id]: { type: "multi", values } } }
      : cube,
  );
};

/** MP1 */
export const makeInitial = (input: InitialInput): ChartConfigOf<"map"> => {
  const { components } = input;
  const shared = makeSharedConfig(input);
  const geography = geographicalDimensions(components);
  const area = geography.find(({ kind }) => kind === "GeoShapesDimension");
  const place = area ?? requireFound(geography[0], "dimension");
  return {
    ...shared,
    cubes: area && isDimension(area) ? filterLeaves(shared.cubes, area) : shared.cubes,
    chartType: "map",
    fields: area
      ? { areaLayer: makeAreaLayer(area.id, components) }
      : { symbolLayer: makeSymbolLayer(place.id, components) },
    baseLayer: { show: true, locked: false, customLayers: [] },
  };
};
