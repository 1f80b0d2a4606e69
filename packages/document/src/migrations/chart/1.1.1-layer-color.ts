import { isAbsent, omit, readObject, update } from "../json.ts";
import type { JsonObject, Path } from "../json.ts";
import { declareRestored, takeOnly } from "../members.ts";
import { ADDED } from "../step.ts";
import type { ChartStep, ChartTools, LossNote } from "../step.ts";

const AREA_COLOR = [
  "measureIri",
  "palette",
  "colorScaleType",
  "colorScaleInterpolationType",
  "nbClass",
];
const CLASSES_AFTER_DOWN = 3;

const pickInterpolation = (scaleType: unknown, interpolation: unknown): unknown => {
  if (scaleType !== "discrete") return "linear";
  return interpolation === "linear" ? "quantize" : interpolation;
};

const areaUp = (layer: JsonObject, at: Path, { lose }: ChartTools): JsonObject => {
  const { measureIri, palette, nbClass } = layer;
  const scaleType = layer.colorScaleType ?? "continuous";
  const interpolation = layer.colorScaleInterpolationType ?? "linear";
  const color = { type: "numerical", componentIri: measureIri, palette, scaleType };
  const isDiscrete = scaleType === "discrete";
  const interpolationType = pickInterpolation(scaleType, interpolation);
  for (const key of ["colorScaleType", "colorScaleInterpolationType", "nbClass"])
    if (isAbsent(layer[key])) lose([...at, key], undefined, ADDED);
  const isInterpolationLost =
    interpolationType !== interpolation && !isAbsent(layer.colorScaleInterpolationType);
  if (isInterpolationLost) {
    lose([...at, "colorScaleInterpolationType"], interpolation, { dormant: true });
  }
  const isClassCountLost = !isDiscrete && !isAbsent(nbClass) && nbClass !== CLASSES_AFTER_DOWN;
  if (isClassCountLost) lose([...at, "nbClass"], nbClass, { dormant: true });
  return {
    ...omit(layer, ...AREA_COLOR),
    color: {
      ...color,
      interpolationType,
      ...(isDiscrete && !isAbsent(nbClass) ? { nbClass } : {}),
    },
  };
};

const areaDown = (layer: JsonObject, at: Path, tools: ChartTools): JsonObject => {
  const color = readObject(layer, "color", at);
  if (!color) return layer;
  const { componentIri, palette, scaleType, interpolationType, nbClass } = takeOnly(
    color,
    ["type", "componentIri", "palette", "scaleType", "interpolationType", "nbClass"],
    [...at, "color"],
    tools,
  );
  const restoredScale = scaleType ?? "continuous";
  const isDiscrete = restoredScale === "discrete";
  const restored = {
    type: "numerical",
    scaleType: restoredScale,
    interpolationType: pickInterpolation(restoredScale, interpolationType ?? "linear"),
    nbClass: isDiscrete ? (nbClass ?? CLASSES_AFTER_DOWN) : undefined,
  };
  const note: LossNote = isDiscrete ? {} : { dormant: true };
  for (const [key, value] of Object.entries(restored)) {
    declareRestored([color[key], value], [...at, "color", key], tools, note);
  }
  return {
    ...omit(layer, "color"),
    measureIri: componentIri,
    palette,
    colorScaleType: scaleType,
    colorScaleInterpolationType: interpolationType,
    nbClass: nbClass ?? CLASSES_AFTER_DOWN,
  };
};

const symbolUp = (layer: JsonObject, at: Path, tools: ChartTools): JsonObject => {
  const colors = readObject(layer, "colors", at);
  if (!colors) return layer;
  const rest = omit(layer, "colors");
  if (colors.type !== "continuous") return { ...rest, color: colors };
  const { componentIri, palette } = takeOnly(
    colors,
    ["type", "componentIri", "palette"],
    [...at, "colors"],
    tools,
  );
  return {
    ...rest,
    color: {
      type: "numerical",
      componentIri,
      palette,
      scaleType: "continuous",
      interpolationType: "linear",
    },
  };
};

const symbolDown = (layer: JsonObject, at: Path, tools: ChartTools): JsonObject => {
  const color = readObject(layer, "color", at);
  if (!color) return layer;
  const rest = omit(layer, "color");
  if (color.type !== "numerical") return { ...rest, colors: color };
  const { scaleType, interpolationType, ...others } = color;
  declareRestored([scaleType, "continuous"], [...at, "color", "scaleType"], tools);
  declareRestored([interpolationType, "linear"], [...at, "color", "interpolationType"], tools);
  const { componentIri, palette } = takeOnly(
    others,
    ["type", "componentIri", "palette"],
    [...at, "color"],
    tools,
  );
  return { ...rest, colors: { type: "continuous", componentIri, palette } };
};

export const layerColor = {
  from: "1.1.0",
  to: "1.1.1",
  what: "layer-color",
  up: (chart, tools) => {
    if (chart.chartType !== "map") return chart;
    const withArea = update(chart, "fields.areaLayer", (layer, at) => areaUp(layer, at, tools));
    return update(withArea, "fields.symbolLayer", (layer, at) => symbolUp(layer, at, tools));
  },
  down: (chart, tools) => {
    if (chart.chartType !== "map") return chart;
    const withArea = update(chart, "fields.areaLayer", (layer, at) => areaDown(layer, at, tools));
    return update(withArea, "fields.symbolLayer", (layer, at) => symbolDown(layer, at, tools));
  },
} as const satisfies ChartStep;
