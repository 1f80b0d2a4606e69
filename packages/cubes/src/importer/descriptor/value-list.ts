import { z } from "zod";

import { parseWkt } from "../../shapes/parse-wkt.ts";
import { textSchema } from "./text.ts";

const cell = z.union([z.string(), z.number()]).transform(String);

export const keySchema = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
    "must be letters, digits, '.', '_' or '-', beginning with a letter or digit",
  );

/** One value of a dimension: what stands in the data, and what readers see of it. */
export const valueSchema = z.strictObject({
  value: cell.describe(
    "The text that stands in the data's cells; also what `parent` and `where` refer to.",
  ),
  id: keySchema.optional().describe("Last part of the value's IRI; made from `value` when absent."),
  aliases: z.array(cell).optional().describe("Other spellings of this value in the data's cells."),
  label: textSchema.describe("The name that readers see."),
  abbreviation: textSchema.optional().describe("A short form for narrow places."),
  description: textSchema.optional(),
  identifier: cell.optional().describe("An official code, for example ISO 3166-1 alpha-3."),
  position: z
    .union([z.number(), z.string().min(1)])
    .optional()
    .describe(
      "Order among its siblings. Ordinal lists without positions are numbered in the order of the list. For a time value: its ISO form (2020, 2020-01).",
    ),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "must be a colour like #1f77b4")
    .optional()
    .describe("The colour in which charts first draw this value."),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  wkt: z
    .string()
    .superRefine((text, context) => {
      const parsed = parseWkt(text);
      if ("problem" in parsed)
        context.addIssue({
          code: "custom",
          message: `must be an area or a point in degrees as well-known text, but ${parsed.problem}`,
        });
    })
    .optional()
    .describe("The area as well-known text, longitude first."),
  parent: cell.optional().describe("The `value` one level up in the hierarchy."),
});

export type Value = z.infer<typeof valueSchema>;

const filePath = z.string().min(1).describe("A path relative to the file that names it.");

/** Areas for the values of a list, from a GeoJSON file. */
const shapesSchema = z.strictObject({
  file: filePath.describe("A GeoJSON FeatureCollection of Polygons or MultiPolygons."),
  property: z
    .string()
    .min(1)
    .optional()
    .describe(
      "The feature property that holds a value (or its alias or identifier); the feature's `id` when absent.",
    ),
});

/** Values given inline, or in a YAML, JSON or CSV file. */
export const valueListSchema = z.union([
  z.array(valueSchema).min(1),
  z.strictObject({
    file: filePath.describe(
      "YAML or JSON: a list of values as they are written inline. CSV: columns named as the fields, texts as label.de, label.fr, label.it, label.en (or `label` for all languages), aliases separated by `|`.",
    ),
  }),
]);

export type Shapes = z.infer<typeof shapesSchema>;
export type ValueList = z.infer<typeof valueListSchema>;

/** Names the levels of a value list whose values have parents. */
export const hierarchySchema = z.strictObject({
  label: textSchema,
  levels: z
    .array(textSchema)
    .min(1)
    .describe(
      "Names of the levels below the roots, from the outermost in: world (root) > [Region, Country].",
    ),
});

export type Hierarchy = z.infer<typeof hierarchySchema>;

export const listFields = {
  values: valueListSchema,
  shapes: shapesSchema.optional(),
  hierarchy: hierarchySchema.optional(),
};
