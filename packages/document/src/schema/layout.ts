import { z } from "zod";
import { extensionsSchema, localizedTextSchema, metaSchema } from "./text.ts";

export const BREAKPOINTS = ["xl", "lg", "md", "sm"] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

const resizeHandle = z.enum(["s", "w", "e", "n", "sw", "nw", "se", "ne"]);

const canvasItemSchema = z.object({
  i: z.string(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  minH: z.number().optional(),
  maxW: z.number().optional(),
  resizeHandles: z.array(resizeHandle).optional(),
});

export const blockSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("chart"), key: z.string(), initialized: z.boolean() }),
  z.object({
    type: z.literal("text"),
    key: z.string(),
    text: localizedTextSchema,
    initialized: z.boolean(),
  }),
]);

const shared = {
  meta: metaSchema,
  activeField: z.string().optional(),
  blocks: z.array(blockSchema),
  extensions: extensionsSchema.optional(),
};

const canvasLayouts = z.partialRecord(z.enum(BREAKPOINTS), z.array(canvasItemSchema));

const dashboardSchema = z.discriminatedUnion("layout", [
  z.object({ type: z.literal("dashboard"), layout: z.literal("tall"), ...shared }),
  z.object({ type: z.literal("dashboard"), layout: z.literal("vertical"), ...shared }),
  z.object({
    type: z.literal("dashboard"),
    layout: z.literal("canvas"),
    layouts: canvasLayouts,
    ...shared,
  }),
]);

export const layoutSchema = z.union([
  z.object({ type: z.literal("tab"), ...shared }),
  dashboardSchema,
  z.object({
    type: z.literal("singleURLs"),
    publishableChartKeys: z.array(z.string()),
    ...shared,
  }),
]);

export type Layout = z.infer<typeof layoutSchema>;
export type Block = z.infer<typeof blockSchema>;
export type CanvasItem = z.infer<typeof canvasItemSchema>;
