import { z } from "zod";
import { shareConversion } from "../rules/unit-conversion.ts";
import { cubeConfigSchema } from "./filters.ts";
import {
  animationFieldSchema,
  categoryFieldSchema,
  colorFieldSchema,
  genericFieldSchema,
  imputedMeasureFieldSchema,
  measureFieldSchema,
  measuresColorSchema,
  segmentFieldSchema,
  stackableSegmentFieldSchema,
  uncertainMeasureFieldSchema,
} from "./fields.ts";
import { interactiveFiltersConfigSchema } from "./interactive-filters.ts";
import { conversionUnitSchema, limitsSchema } from "./limits.ts";
import { baseLayerSchema, mapFieldsSchema } from "./map.ts";
import { tableFieldsSchema, tableSettingsSchema, tableSortingSchema } from "./table.ts";
import { chartExtensionsSchema } from "./extensions.ts";
import { metaSchema } from "./text.ts";

export const CHART_VERSION = "4.5.0";

const shared = {
  key: z.string(),
  version: z.literal(CHART_VERSION),
  meta: metaSchema.prefault({}),
  cubes: z.array(cubeConfigSchema).min(1),
  limits: limitsSchema.default({}),
  conversionUnitsByComponentId: z.record(z.string(), conversionUnitSchema).default({}),
  activeField: z.string().optional(),
  interactiveFiltersConfig: interactiveFiltersConfigSchema.optional(),
  extensions: chartExtensionsSchema.optional(),
};

const animation = animationFieldSchema.optional();

const columnSchema = z.object({
  ...shared,
  chartType: z.literal("column"),
  fields: z.object({
    x: categoryFieldSchema,
    y: uncertainMeasureFieldSchema,
    segment: stackableSegmentFieldSchema.optional(),
    color: colorFieldSchema,
    animation,
  }),
});

const barSchema = z.object({
  ...shared,
  chartType: z.literal("bar"),
  fields: z.object({
    x: uncertainMeasureFieldSchema,
    y: categoryFieldSchema,
    segment: stackableSegmentFieldSchema.optional(),
    color: colorFieldSchema,
    animation,
  }),
});

const lineSchema = z.object({
  ...shared,
  chartType: z.literal("line"),
  fields: z.object({
    x: categoryFieldSchema,
    y: uncertainMeasureFieldSchema.extend({
      showDots: z.boolean().optional(),
      showDotsSize: z.enum(["Small", "Medium", "Large"]).optional(),
    }),
    segment: segmentFieldSchema.optional(),
    color: colorFieldSchema,
  }),
});

const areaSchema = z.object({
  ...shared,
  chartType: z.literal("area"),
  fields: z.object({
    x: categoryFieldSchema,
    y: imputedMeasureFieldSchema,
    segment: segmentFieldSchema.optional(),
    color: colorFieldSchema,
  }),
});

const scatterplotSchema = z.object({
  ...shared,
  chartType: z.literal("scatterplot"),
  fields: z.object({
    x: measureFieldSchema,
    y: measureFieldSchema,
    segment: segmentFieldSchema.optional(),
    color: colorFieldSchema,
    animation,
  }),
});

const pieSchema = z.object({
  ...shared,
  chartType: z.literal("pie"),
  fields: z.object({
    y: measureFieldSchema,
    segment: segmentFieldSchema,
    color: colorFieldSchema,
    animation,
  }),
});

const tableSchema = z.object({
  ...shared,
  chartType: z.literal("table"),
  fields: tableFieldsSchema,
  settings: tableSettingsSchema.prefault({}),
  sorting: tableSortingSchema.default([]),
});

const mapSchema = z.object({
  ...shared,
  chartType: z.literal("map"),
  fields: mapFieldsSchema,
  baseLayer: baseLayerSchema.prefault({}),
});

const comboField = <Y extends z.ZodRawShape>(y: Y) =>
  z.object({ x: genericFieldSchema, y: z.object(y), color: measuresColorSchema });

const comboLineSingleSchema = z
  .object({
    ...shared,
    chartType: z.literal("comboLineSingle"),
    fields: comboField({ componentIds: z.array(z.string()) }),
  })
  .overwrite((config) => ({
    ...config,
    conversionUnitsByComponentId: shareConversion(
      config.fields.y.componentIds,
      config.conversionUnitsByComponentId,
    ),
  }));

const comboLineDualSchema = z.object({
  ...shared,
  chartType: z.literal("comboLineDual"),
  fields: comboField({ leftAxisComponentId: z.string(), rightAxisComponentId: z.string() }),
});

const comboLineColumnSchema = z.object({
  ...shared,
  chartType: z.literal("comboLineColumn"),
  fields: comboField({
    lineComponentId: z.string(),
    columnComponentId: z.string(),
    lineAxisOrientation: z.enum(["left", "right"]),
  }),
});

export const chartConfigSchema = z.discriminatedUnion("chartType", [
  columnSchema,
  barSchema,
  lineSchema,
  areaSchema,
  scatterplotSchema,
  pieSchema,
  tableSchema,
  mapSchema,
  comboLineSingleSchema,
  comboLineDualSchema,
  comboLineColumnSchema,
]);

export type ChartConfig = z.infer<typeof chartConfigSchema>;

/** The config of one chart type. */
export type ChartConfigOf<T extends ChartConfig["chartType"]> = Extract<
  ChartConfig,
  { chartType: T }
>;
