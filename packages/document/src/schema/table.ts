import { COMPONENT_KINDS } from "@statelier/model";
import { z } from "zod";
import { SORTING_ORDERS } from "./fields.ts";

const textStyle = z.enum(["regular", "bold"]).default("regular");
const componentKind = z.enum(COMPONENT_KINDS);

const columnStyleSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    textStyle,
    textColor: z.string().default("#333"),
    columnColor: z.string().default("#fff"),
  }),
  z.object({
    type: z.literal("category"),
    textStyle,
    paletteId: z.string(),
    colorMapping: z.record(z.string(), z.string()).default({}),
  }),
  z.object({ type: z.literal("heatmap"), textStyle, paletteId: z.string() }),
  z.object({
    type: z.literal("bar"),
    textStyle,
    barColorPositive: z.string(),
    barColorNegative: z.string(),
    barColorBackground: z.string().default("#ccc"),
    barShowBackground: z.boolean().default(false),
  }),
]);

const tableColumnSchema = z.object({
  componentId: z.string(),
  componentType: componentKind,
  index: z.number(),
  isGroup: z.boolean().default(false),
  isHidden: z.boolean().default(false),
  columnStyle: columnStyleSchema.prefault({ type: "text" }),
});

export const tableFieldsSchema = z.record(z.string(), tableColumnSchema);

export const tableSettingsSchema = z.object({
  showSearch: z.boolean().default(true),
  showAllRows: z.boolean().default(false),
});

export const tableSortingSchema = z.array(
  z.object({
    componentId: z.string(),
    componentType: componentKind.optional(),
    sortingOrder: z.enum(SORTING_ORDERS),
  }),
);

export type ColumnStyle = z.infer<typeof columnStyleSchema>;
export type TableColumn = z.infer<typeof tableColumnSchema>;
