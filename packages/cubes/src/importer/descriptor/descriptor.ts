import { z } from "zod";

import { textSchema } from "./text.ts";
import { transformSchema } from "./transform.ts";
import { hierarchySchema, keySchema, listFields, valueListSchema } from "./value-list.ts";
import { contactSchema } from "./vocabulary.ts";
import { webAddressSchema } from "./web-address.ts";

const columnName = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9_-]*$/,
    "must begin with a letter and hold letters, digits, '_' or '-' only (rename the column first)",
  );
const cell = z.union([z.string(), z.number()]).transform(String);
const day = z.iso.date("must be a date like 2020-01-31");

const TIME_NAMES = ["year", "month", "week", "day", "hour", "minute", "second"] as const;

const missing = z
  .array(cell)
  .optional()
  .describe('Cells that mean "no value": "", "NA". Without it an empty cell is an error.');

const texts = {
  label: textSchema.describe("The name that readers see."),
  description: textSchema.optional(),
};

/** Where one dimension stands in a limit's condition: one cell text, or both ends of a time range. */
const conditionSchema = z.union([cell, z.strictObject({ from: cell, to: cell })]);

const limitSource = z
  .strictObject({
    label: textSchema.describe("Who published the limit, in which document."),
    url: webAddressSchema,
  })
  .describe("Where the limit is published. A limit without a source is refused.");

const limitBase = {
  label: textSchema,
  where: z
    .record(columnName, conditionSchema)
    .optional()
    .describe(
      "Key dimensions the limit applies to: `country: CHE`, or for time literals `year: {from: 2020, to: 2030}`.",
    ),
  source: limitSource,
};

/** A published target or threshold, in the measure's unit: exactly one of a value, an upper bound, a lower bound, a range. */
const limitSchema = z.union([
  z.strictObject({ ...limitBase, value: z.number() }),
  z.strictObject({ ...limitBase, atMost: z.number() }),
  z.strictObject({ ...limitBase, atLeast: z.number() }),
  z
    .strictObject({ ...limitBase, min: z.number(), max: z.number() })
    .refine((limit) => limit.min < limit.max, { message: "`min` must be below `max`" }),
]);

const valued = {
  termset: keySchema
    .optional()
    .describe("A shared dimension of the vocabulary whose values the cells name."),
  values: valueListSchema.optional().describe("The dimension's own values, inline or in a file."),
  shapes: listFields.shapes,
  hierarchy: hierarchySchema.optional(),
  literal: z
    .enum(["string", "integer", "decimal", "boolean", "date"])
    .optional()
    .describe("Cells are plain literals without labels."),
};

const dimensionFields = {
  ...texts,
  ...valued,
  scale: z
    .enum(["nominal", "ordinal", "interval", "ratio"])
    .optional()
    .describe("Time without values: interval. Otherwise nominal when absent."),
  time: z
    .enum([...TIME_NAMES, "ordinal"])
    .optional()
    .describe(
      "The dimension is time, in this unit. Alone, cells are literals: 2020; 2020-01; 2020-01-31 (day, week: its first day); 2020-01-31T12:00:00. With values or a termset, the values are time entities (year or month), whose `position` is the ISO form; `ordinal` is time that has an order but no unit (seasons).",
    ),
  geo: z
    .enum(["shapes", "coordinates"])
    .optional()
    .describe(
      "The values are areas (with `shapes` or `wkt`) or points (with latitude and longitude).",
    ),
  unit: keySchema.optional(),
};

const dimensionSchema = z
  .strictObject({ role: z.literal("dimension"), ...dimensionFields })
  .describe("Part of what makes a row unique.");

const attributeSchema = z
  .strictObject({ role: z.literal("attribute"), ...dimensionFields, missing })
  .describe("Says something about a row without being part of its key.");

const measureSchema = z
  .strictObject({
    role: z.literal("measure"),
    ...texts,
    unit: keySchema.optional().describe("A unit of the vocabulary."),
    scale: z
      .enum(["ratio", "interval", "ordinal"])
      .describe(
        "ratio: zero means nothing, amounts can be added. interval: only differences mean something (°C). ordinal: classes.",
      ),
    additive: z
      .boolean()
      .optional()
      .describe(
        "Whether values of several observations add up to an amount, so that they may be stacked and be shares of a whole. By unit and name when absent.",
      ),
    number: z
      .enum(["decimal", "integer", "double"])
      .optional()
      .describe("How cells are stored; decimal when absent."),
    termset: valued.termset,
    values: valued.values,
    missing,
    limits: z.array(limitSchema).optional(),
  })
  .describe("A measured number; with scale ordinal and values, a class.");

const uncertaintySchema = z
  .strictObject({
    role: z.literal("uncertainty"),
    ...texts,
    kind: z.enum(["standard-error", "upper-bound", "lower-bound"]),
    of: columnName.describe("The measure it qualifies."),
    confidence: z.string().optional().describe("The kind of confidence bound, for example 95%."),
    unit: keySchema.optional().describe("The measure's unit when absent."),
    missing,
  })
  .describe(
    "How sure a measure is. Cells are distances from the measure, never absolute bounds: measure 10, upper bound 12 is written 2. The importer adds to a bound's label that it is a distance.",
  );

const columnSchema = z.discriminatedUnion(
  "role",
  [dimensionSchema, attributeSchema, measureSchema, uncertaintySchema],
  { error: "expected `role` to be dimension, attribute, measure or uncertainty" },
);

/** The whole description of one dataset in one version, as written in its YAML file. Unknown keys are refused everywhere. */
export const descriptorSchema = z.strictObject({
  key: keySchema.describe("Name of the dataset in IRIs; the same for all its versions."),
  version: z.int().min(1).optional().describe("1 when absent. Versions of one key form a series."),
  status: z.enum(["published", "draft"]),
  title: textSchema,
  description: textSchema,
  themes: z.array(keySchema).optional().describe("Themes of the vocabulary."),
  subThemes: z.array(keySchema).optional().describe("Sub-themes of the vocabulary."),
  organization: keySchema.describe("The organization of the vocabulary that publishes the data."),
  contact: contactSchema.optional().describe("The organization's when absent."),
  publisher: z
    .strictObject({ name: z.string().min(1), url: webAddressSchema.optional() })
    .optional()
    .describe("As shown in the metadata; the organization's name and page when absent."),
  license: z.strictObject({
    label: z.string().min(1).describe("For example CC BY 4.0."),
    url: webAddressSchema,
  }),
  attribution: textSchema.optional().describe("What the licence wants to be shown."),
  landingPage: webAddressSchema
    .optional()
    .describe("The page where the source publishes the data."),
  source: z
    .strictObject({
      label: textSchema.describe("Where the numbers come from and what was done to them."),
      url: webAddressSchema.optional(),
    })
    .optional(),
  created: day,
  published: day,
  modified: day,
  data: z
    .strictObject({
      file: z
        .string()
        .min(1)
        .optional()
        .describe(
          "A CSV or JSON file beside the descriptor (by its ending); in an sql source CSV or Parquet, or a folder of Parquet files.",
        ),
      table: z
        .string()
        .regex(
          /^[^.\0]+(\.[^.\0]+)?$/,
          "must be the name of a table, with that of its schema and a dot before it where needed",
        )
        .optional()
        .describe(
          "In an sql source: a table or view of the database, as `table` or `schema.table`.",
        ),
      delimiter: z.string().length(1).optional().describe("Of a CSV file; `,` when absent."),
      records: z
        .string()
        .optional()
        .describe(
          "Of a JSON file: dotted path to the list of records; the whole file when absent.",
        ),
      transform: z.array(transformSchema).optional(),
    })
    .refine(({ file, table }) => (file === undefined) !== (table === undefined), {
      message: "must name either a file or a table",
    }),
  columns: z
    .record(columnName, columnSchema)
    .describe("Every column of the (transformed) data, in the order in which readers see them."),
  ignore: z
    .array(z.string())
    .optional()
    .describe("Columns of the data that are left out on purpose."),
});

export type Descriptor = z.infer<typeof descriptorSchema>;
export type Column = z.infer<typeof columnSchema>;
export type DimensionColumn = Extract<Column, { role: "dimension" | "attribute" }>;
export type MeasureColumn = Extract<Column, { role: "measure" }>;
export type UncertaintyColumn = Extract<Column, { role: "uncertainty" }>;
export type LimitDescriptor = z.infer<typeof limitSchema>;
