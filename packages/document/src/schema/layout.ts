import { z } from "zod";
import { layoutExtensionsSchema } from "./extensions.ts";
import { namesEachOnce } from "./list-repeated.ts";
import { localizedTextSchema, metaSchema } from "./text.ts";

const resizeHandle = z.enum(["s", "w", "e", "n", "sw", "nw", "se", "ne"]);

const canvasItemSchema = z.object({
  i: z.string(),
  x: z.number().default(0),
  /** A place below all others was written as infinity, which JSON makes null. */
  y: z.number().default(0),
  w: z.number().default(1),
  h: z.number().default(7),
  minH: z.number().optional(),
  maxW: z.number().optional(),
  resizeHandles: z.array(resizeHandle).optional(),
});

const initialized = z.boolean().default(false);

const blockSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("chart"), key: z.string(), initialized }),
  z.object({
    type: z.literal("text"),
    key: z.string(),
    text: localizedTextSchema.prefault({}),
    initialized,
  }),
]);

const shared = {
  meta: metaSchema.prefault({}),
  activeField: z.string().optional(),
  blocks: z.array(blockSchema),
  extensions: layoutExtensionsSchema.optional(),
};

/** A block has one place at each width. */
const items = z
  .array(canvasItemSchema)
  .refine((list) => namesEachOnce(list.map(({ i }) => i)), "each block once")
  .optional();

const canvasLayouts = z.object({ xl: items, lg: items, md: items, sm: items });

const dashboardSchema = z.discriminatedUnion("layout", [
  z.object({ type: z.literal("dashboard"), layout: z.literal("tall"), ...shared }),
  z.object({ type: z.literal("dashboard"), layout: z.literal("vertical"), ...shared }),
  z.object({
    type: z.literal("dashboard"),
    layout: z.literal("canvas"),
    layouts: canvasLayouts.default({}),
    ...shared,
  }),
]);

export const layoutSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("tab"), ...shared }),
  dashboardSchema,
  z.object({
    type: z.literal("singleURLs"),
    publishableChartKeys: z.array(z.string()).refine(namesEachOnce, "each chart once"),
    ...shared,
  }),
]);

/** How the charts and texts of a document stand on its page. */
export type Layout = z.infer<typeof layoutSchema>;

/** Undefined where it is none. */
export const readLayout = (value: unknown): Layout | undefined =>
  layoutSchema.safeParse(value).data;

/** A chart or a text of the page; `key` is that of the chart, or of the text. */
export type Block = z.infer<typeof blockSchema>;
/** The place of the block `i` on a canvas: `x` and `w` in columns, `y` and `h` in rows, from 0. */
export type CanvasItem = z.infer<typeof canvasItemSchema>;
