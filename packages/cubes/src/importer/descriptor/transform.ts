import { z } from "zod";

const column = z.string().min(1);
const cell = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const cells = z.union([cell.transform((value) => [value]), z.array(cell)]);

/** A simple, declared change of the source's rows; steps run in order. Anything heavier belongs into a script of its own. */
export const transformSchema = z.union([
  z
    .strictObject({ rename: z.record(column, column) })
    .describe("Old column name: new column name."),
  z
    .strictObject({
      melt: z.strictObject({
        keep: z
          .array(column)
          .describe("Columns that stay; every other column becomes a row of its own."),
        name: column.describe("New column for the old columns' names."),
        value: column.describe("New column for their cells."),
      }),
    })
    .describe("From wide to long."),
  z
    .strictObject({ keep: z.record(column, cells) })
    .describe("Keeps the rows in which every named column holds one of its values."),
  z
    .strictObject({ drop: z.record(column, cells) })
    .describe("Drops the rows in which every named column holds one of its values."),
  z
    .strictObject({ constant: z.record(column, cell) })
    .describe("Adds columns that hold one value."),
  z
    .strictObject({
      date: z.strictObject({
        column,
        pattern: z
          .string()
          .optional()
          .describe(
            "How the source writes dates, from YYYY, MM, M, DD, D and what stands between (M/D/YYYY); ISO when absent.",
          ),
        to: z.enum(["year", "month", "day"]),
        as: column.optional().describe("Column for the result; the same column when absent."),
      }),
    })
    .describe("Rewrites dates as 2020, 2020-01 or 2020-01-31."),
]);

export type Transform = z.infer<typeof transformSchema>;
