import type { FieldSpec } from "../chart-rules.ts";
import { ANIMATION_KINDS } from "../parts/component-choice.ts";

export const fields: readonly FieldSpec[] = [
  {
    field: "baseLayer",
    role: "baseLayer",
    required: false,
    kinds: [],
    options: ["showBaseMap", "lockView"],
  },
  {
    field: "areaLayer",
    role: "areaLayer",
    required: false,
    shared: true,
    kinds: ["GeoShapesDimension"],
    options: ["colorComponent", "conversion", "filterValues"],
  },
  {
    field: "symbolLayer",
    role: "symbolLayer",
    required: false,
    shared: true,
    kinds: ["GeoCoordinatesDimension", "GeoShapesDimension"],
    options: ["size", "limits", "colorComponent", "opacity", "conversion", "filterValues"],
  },
  {
    field: "animation",
    role: "animation",
    required: false,
    kinds: ANIMATION_KINDS,
    options: ["animation"],
  },
];

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
