import {
  type ComponentId,
  type CubeComponents,
  FIELD_VALUE_NONE,
  findComponent,
} from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import { findMeasure, keepAnimation } from "../parts/carry-over.ts";
import { makeAreaLayer, makeMapColor, makeSymbolLayer } from "./initial.ts";

type Config = ChartConfigOf<"map">;

const colorMeasure = (config: Config, components: CubeComponents): ComponentId | undefined => {
  const color = config.fields.areaLayer?.color;
  const id = color && "componentId" in color ? color.componentId : undefined;
  return components.measures.some((measure) => measure.id === id) ? id : undefined;
};

const sizeMeasure = (config: Config): ComponentId | undefined => {
  const id = config.fields.symbolLayer?.measureId;
  return id === FIELD_VALUE_NONE ? undefined : id;
};

/** The area layer speaks first, the symbols where there is none. */
export const toIntent = (config: Config, components: CubeComponents): ChartIntent => {
  const { areaLayer, symbolLayer, animation } = config.fields;
  const componentId = areaLayer?.componentId ?? symbolLayer?.componentId;
  const measures = [colorMeasure(config, components), sizeMeasure(config)].filter(
    (id) => id !== undefined,
  );
  return {
    ...(componentId === undefined ? {} : { category: { componentId } }),
    measures: [...new Set(measures)].map((id) => ({ componentId: id })),
    ...(animation ? { animation } : {}),
  };
};

const keepLayers = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config["fields"] => {
  const place = findComponent(components, intent.category?.componentId ?? "");
  if (place?.kind === "GeoShapesDimension") {
    return { areaLayer: makeAreaLayer(place.id, components) };
  }
  if (place?.kind === "GeoCoordinatesDimension") {
    return { symbolLayer: makeSymbolLayer(place.id, components) };
  }
  return initial.fields;
};

/** The place becomes a layer; the measure its colour, or the size of its symbols (CV10). */
export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const { areaLayer, symbolLayer } = keepLayers(intent, initial, components);
  const id = intent.measures[0]?.componentId;
  const measure = components.measures.find((each) => each.id === id);
  const size = findMeasure(intent, components)?.componentId;
  const taken = [areaLayer, symbolLayer].flatMap((layer) => (layer ? [layer.componentId] : []));
  return {
    ...initial,
    fields: {
      ...(areaLayer
        ? { areaLayer: { ...areaLayer, color: measure ? makeMapColor(measure) : areaLayer.color } }
        : {}),
      ...(symbolLayer
        ? { symbolLayer: { ...symbolLayer, ...(size ? { measureId: size } : {}) } }
        : {}),
      ...keepAnimation(intent, components, taken),
    },
  };
};
