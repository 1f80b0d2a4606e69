import { z } from "zod";
import { FEWEST_CLASSES, MOST_CLASSES } from "../colors/class-counts.ts";
import { animationFieldSchema } from "./fields.ts";

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

export const baseLayerSchema = z.object({
  show: z.boolean().default(true),
  locked: z.boolean().default(false),
  /** South-west and north-east corner, longitude before latitude. */
  bbox: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]).optional(),
  customLayers: z.array(customLayerSchema).default([]),
});

export const mapFieldsSchema = z.object({
  areaLayer: z.object({ componentId: z.string(), color: mapColorSchema }).optional(),
  symbolLayer: z
    .object({ componentId: z.string(), measureId: z.string().optional(), color: mapColorSchema })
    .optional(),
  animation: animationFieldSchema.optional(),
});

export type MapColor = z.infer<typeof mapColorSchema>;
export type CustomLayer = z.infer<typeof customLayerSchema>;
export type BaseLayer = z.infer<typeof baseLayerSchema>;
