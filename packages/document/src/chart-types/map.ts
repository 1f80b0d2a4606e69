import {
  type Component,
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  findComponent,
  isDimension,
} from "@statelier/model";
import { z } from "zod";
import { FEWEST_CLASSES, MOST_CLASSES, USUAL_CLASSES } from "../colors/class-counts.ts";
import { choosePaletteId, deriveColorMapping } from "../colors/color-mapping.ts";
import { DEFAULT_COLOR } from "../colors/palettes.ts";
import { listLeafValues } from "../values/hierarchy-default.ts";
import { chartBase } from "../schema/chart-base.ts";
import { animationFieldSchema } from "../schema/fields.ts";
import { isValidBox } from "../schema/locked-box.ts";
import type { CubeConfig } from "../schema/filters.ts";
import type { ChartRules } from "./chart-rules.ts";
import { needsMap } from "./parts/availability.ts";
import { findMeasure, keepAnimation } from "./parts/carry-over.ts";
import type { ChartIntent } from "./parts/chart-intent.ts";
import {
  addsUp,
  geographicalDimensions,
  numericalMeasures,
  requireFound,
} from "./parts/component-choice.ts";
import { ANIMATION_FIELD } from "./parts/field-spec.ts";
import { makeSharedConfig } from "./parts/initial-config.ts";

const opacity = z.number().optional();

const fixedColorSchema = z.object({ type: z.literal("fixed"), value: z.string(), opacity });

const categoricalColorSchema = z.object({
  type: z.literal("categorical"),
  componentId: z.string(),
  paletteId: z.string().default("category10"),
  colorMapping: z.record(z.string(), z.string()).default({}),
  useAbbreviations: z.boolean().optional(),
  opacity,
});

const numericalColorSchema = z.object({
  type: z.literal("numerical"),
  componentId: z.string(),
  paletteId: z.string().default("oranges"),
  scaleType: z.enum(["continuous", "discrete"]),
  interpolationType: z.enum(["linear", "quantize", "quantile", "jenks"]),
  nbClass: z.int().min(FEWEST_CLASSES).max(MOST_CLASSES).optional(),
  paletteType: z.string().optional(),
  colors: z.array(z.string()).optional(),
  opacity,
});

const mapColorSchema = z.discriminatedUnion("type", [
  fixedColorSchema,
  categoricalColorSchema,
  numericalColorSchema,
]);

const customLayerShared = {
  id: z.string(),
  isBehindAreaLayer: z.boolean().default(false),
  syncTemporalFilters: z.boolean().default(false),
};

const customLayerSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("wms"), endpoint: z.string().optional(), ...customLayerShared }),
  z.object({ type: z.literal("wmts"), url: z.string().optional(), ...customLayerShared }),
]);

const baseLayerSchema = z.object({
  show: z.boolean().default(true),
  locked: z.boolean().default(false),
  /** South-west and north-east corner, longitude before latitude. */
  bbox: z
    .tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])])
    .refine(isValidBox, "two corners of a part of the globe, the south-western one first")
    .optional(),
  customLayers: z.array(customLayerSchema).default([]),
});

const fieldsSchema = z.object({
  areaLayer: z.object({ componentId: z.string(), color: mapColorSchema }).optional(),
  symbolLayer: z
    .object({ componentId: z.string(), measureId: z.string().optional(), color: mapColorSchema })
    .optional(),
  animation: animationFieldSchema.optional(),
});

export const mapSchema = z.object({
  ...chartBase,
  chartType: z.literal("map"),
  fields: fieldsSchema,
  baseLayer: baseLayerSchema.prefault({}),
});

type Config = z.infer<typeof mapSchema>;
export type MapColor = z.infer<typeof mapColorSchema>;
/** A layer of a map service; `endpoint` of a WMS, `url` of the capabilities of a WMTS. */
export type CustomLayer = z.infer<typeof customLayerSchema>;

/** Kinds that may colour the layers of a map (MP4). */
export const MAP_COLOR_KINDS = {
  areaLayer: ["NumericalMeasure", "OrdinalMeasure", "TemporalOrdinalDimension"],
  symbolLayer: [
    "NumericalMeasure",
    "OrdinalMeasure",
    "GeoCoordinatesDimension",
    "GeoShapesDimension",
    "NominalDimension",
    "OrdinalDimension",
    "TemporalOrdinalDimension",
  ],
} as const;

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
  const paletteId = choosePaletteId(component);
  return {
    type: "categorical",
    componentId: component.id,
    paletteId,
    colorMapping: deriveColorMapping(component.values, { paletteId }),
    opacity: 100,
  };
};

const makeAreaLayer = (
  { id: componentId }: Component,
  components: CubeComponents,
): NonNullable<Config["fields"]["areaLayer"]> => {
  const measure = components.measures[0];
  return { componentId, color: measure ? makeMapColor(measure) : { ...FIXED_MAP_COLOR } };
};

/** New symbols are as large as what adds up, and never as what the areas beneath them show; without areas as any number (MP7). */
const makeSymbolLayer = (
  { id: componentId }: Component,
  components: CubeComponents,
  { areaLayer }: Pick<Config["fields"], "areaLayer"> = {},
): NonNullable<Config["fields"]["symbolLayer"]> => {
  const measures = numericalMeasures(components);
  const color = areaLayer?.color;
  const shown = color && "componentId" in color ? color.componentId : undefined;
  const counted = measures.find((measure) => measure.id !== shown && addsUp(measure));
  const measure = counted ?? (areaLayer ? undefined : measures[0]);
  return {
    componentId,
    measureId: measure?.id ?? FIELD_VALUE_NONE,
    color: { ...FIXED_MAP_COLOR },
  };
};

/** A map of a hierarchy starts with its leaves, so that areas do not lie on each other (MP3). */
const filterLeaves = (cubes: CubeConfig[], dimension: Dimension): CubeConfig[] => {
  const leaves = listLeafValues(dimension.hierarchy ?? []);
  if (leaves.length === 0) return cubes;
  const values = Object.fromEntries(leaves.map((value) => [value, true as const]));
  const { id, cubeIri, originalIds = [{ cubeIri, dimensionId: id }] } = dimension;
  return cubes.map((cube) => {
    const own = originalIds.filter((each) => each.cubeIri === cube.iri || cubes.length === 1);
    const filters = own.map(({ dimensionId }) => [dimensionId, { type: "multi" as const, values }]);
    return { ...cube, filters: { ...cube.filters, ...Object.fromEntries(filters) } };
  });
};

const colorMeasure = (config: Config, components: CubeComponents): ComponentId | undefined => {
  const color = config.fields.areaLayer?.color;
  const id = color && "componentId" in color ? color.componentId : undefined;
  return components.measures.some((measure) => measure.id === id) ? id : undefined;
};

const sizeMeasure = (config: Config): ComponentId | undefined => {
  const id = config.fields.symbolLayer?.measureId;
  return id === FIELD_VALUE_NONE ? undefined : id;
};

const keepLayers = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config["fields"] => {
  const place = findComponent(components, intent.category?.componentId ?? "");
  if (place?.kind === "GeoShapesDimension") {
    return { areaLayer: makeAreaLayer(place, components) };
  }
  if (place?.kind === "GeoCoordinatesDimension") {
    return { symbolLayer: makeSymbolLayer(place, components) };
  }
  return initial.fields;
};

/** Classes belong to discrete scales, lines to continuous ones (MP5). */
const fixMapColor = (color: MapColor): MapColor => {
  if (color.type !== "numerical") return color;
  if (color.scaleType === "continuous") {
    const { nbClass: _nbClass, ...rest } = color;
    return { ...rest, interpolationType: "linear" };
  }
  // What was continuous until now is parted anew; other scales without a number of classes are drawn with three.
  return color.interpolationType === "linear"
    ? { ...color, interpolationType: "jenks", nbClass: color.nbClass ?? USUAL_CLASSES }
    : { ...color, nbClass: color.nbClass ?? FEWEST_CLASSES };
};

export const mapRules: ChartRules<Config> = {
  checkAvailability: needsMap,
  /** MP1 */
  makeInitial: (input) => {
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
        ? { areaLayer: makeAreaLayer(area, components) }
        : { symbolLayer: makeSymbolLayer(place, components) },
      baseLayer: { show: true, locked: false, customLayers: [] },
    };
  },
  fields: [
    {
      field: "baseLayer",
      role: "baseLayer",
      required: false,
      kinds: [],
      options: ["showBaseMap", "lockView"],
    },
    {
      field: "areaLayer",
      role: "layer",
      label: "editor.field.areas",
      required: false,
      shared: true,
      kinds: ["GeoShapesDimension"],
      options: ["colorComponent", "opacity", "pointLabels", "conversion", "filterValues"],
      make: makeAreaLayer,
    },
    {
      field: "symbolLayer",
      role: "layer",
      label: "editor.field.symbols",
      required: false,
      shared: true,
      kinds: ["GeoCoordinatesDimension", "GeoShapesDimension"],
      options: [
        "size",
        "limits",
        "colorComponent",
        "opacity",
        "pointLabels",
        "conversion",
        "filterValues",
      ],
      make: makeSymbolLayer,
    },
    ANIMATION_FIELD,
  ],
  /** The area layer speaks first, the symbols where there is none. */
  toIntent: (config, components) => {
    const { areaLayer, symbolLayer, animation } = config.fields;
    const componentId = areaLayer?.componentId ?? symbolLayer?.componentId;
    const measures = [colorMeasure(config, components), sizeMeasure(config)].filter(
      (id) => id !== undefined,
    );
    return {
      category: componentId === undefined ? undefined : { componentId },
      measures: [...new Set(measures)].map((id) => ({ componentId: id })),
      animation,
    };
  },
  /** The place becomes a layer; the measure its colour, or the size of its symbols (CV10). */
  fromIntent: (intent, initial, components) => {
    const { areaLayer, symbolLayer } = keepLayers(intent, initial, components);
    const id = intent.measures[0]?.componentId;
    const measure = components.measures.find((each) => each.id === id);
    const size = findMeasure(intent, components)?.componentId;
    const taken = [areaLayer, symbolLayer].flatMap((layer) => (layer ? [layer.componentId] : []));
    return {
      ...initial,
      fields: {
        ...(areaLayer && {
          areaLayer: { ...areaLayer, color: measure ? makeMapColor(measure) : areaLayer.color },
        }),
        ...(symbolLayer && {
          symbolLayer: { ...symbolLayer, ...(size ? { measureId: size } : {}) },
        }),
        ...keepAnimation(intent, components, taken),
      },
    };
  },
  normalize: (config) => {
    const { areaLayer, symbolLayer } = config.fields;
    const fields = {
      ...config.fields,
      ...(areaLayer && { areaLayer: { ...areaLayer, color: fixMapColor(areaLayer.color) } }),
      ...(symbolLayer && {
        symbolLayer: { ...symbolLayer, color: fixMapColor(symbolLayer.color) },
      }),
    };
    return { ...config, fields };
  },
  limits: "none",
  valueLabels: "on-request",
  namesInPlace: false,
  dynamicScales: true,
};
