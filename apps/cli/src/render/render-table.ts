import type { PictureDataset } from "@statelier/charts/export";
import {
  type CubeComponents,
  decodeTable,
  DIMENSION_KINDS,
  MEASURE_KINDS,
  type ObservationTable,
} from "@statelier/model";
import { z } from "zod";
import { readJsonFile } from "../io/read-file.ts";

/** Everything that a drawing needs beside the config. */
export type RenderData = {
  components: CubeComponents;
  table: ObservationTable;
  datasets: readonly PictureDataset[];
};

type Read = { ok: true; value: RenderData } | { ok: false; problem: string };

const limitSchema = z
  .looseObject({
    name: z.string(),
    related: z.array(
      z.looseObject({
        type: z.enum(["single", "time-from", "time-to"]),
        dimensionId: z.string(),
        value: z.string(),
        label: z.string(),
      }),
    ),
  })
  .and(
    z.discriminatedUnion("type", [
      z.looseObject({ type: z.literal("single"), value: z.number() }),
      z.looseObject({ type: z.literal("value-range"), min: z.number(), max: z.number() }),
      z.looseObject({
        type: z.literal("time-range"),
        value: z.number(),
        from: z.string(),
        to: z.string(),
      }),
    ]),
  );

const componentSchema = z.looseObject({
  id: z.string(),
  label: z.string(),
  cubeIri: z.string().default(""),
  isNumerical: z.boolean().default(false),
  isKeyDimension: z.boolean().default(true),
  values: z.array(z.looseObject({ value: z.string(), label: z.string() })).default([]),
  related: z.array(z.looseObject({ type: z.string(), id: z.string() })).default([]),
});

const columnSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("dictionary"),
    id: z.string(),
    values: z.array(z.string()),
    labels: z.array(z.string()).optional(),
    codes: z.array(z.int()),
  }),
  z.object({
    type: z.literal("number"),
    id: z.string(),
    values: z.array(z.number().nullable()),
  }),
]);

const fileSchema = z.object({
  components: z.object({
    dimensions: z.array(componentSchema.extend({ kind: z.enum(DIMENSION_KINDS) })),
    measures: z.array(
      componentSchema.extend({
        kind: z.enum(MEASURE_KINDS),
        isNumerical: z.boolean().default(true),
        isKeyDimension: z.boolean().default(false),
        isCurrency: z.boolean().default(false),
        isDecimal: z.boolean().default(true),
        limits: z.array(limitSchema).default([]),
      }),
    ),
  }),
  table: z.object({ rowCount: z.int().min(0), columns: z.array(columnSchema) }),
  datasets: z
    .array(
      z.looseObject({
        iri: z.string().default(""),
        title: z.string(),
        creator: z.object({ iri: z.string().default(""), label: z.string() }).optional(),
        dateModified: z.string().optional(),
        license: z.string().optional(),
        attribution: z.string().optional(),
      }),
    )
    .default([]),
});

type File = z.infer<typeof fileSchema>;

const findWrongColumn = ({ table }: File): string | undefined => {
  const { rowCount } = table;
  for (const [index, column] of table.columns.entries()) {
    const at = `table.columns.${index}`;
    const cells = column.type === "number" ? column.values : column.codes;
    if (cells.length !== rowCount)
      return `At ${at}: ${cells.length} cells for a rowCount of ${rowCount}.`;
    if (column.type === "number") continue;
    const wrong = column.codes.find((code) => code < -1 || code >= column.values.length);
    if (wrong !== undefined) return `At ${at}.codes: there is no value number ${wrong}.`;
    if (column.labels && column.labels.length !== column.values.length)
      return `At ${at}.labels: one label for each value is needed.`;
  }
  return undefined;
};

/** Reads components, observations and datasets of a TABLE.json (docs/render.md). */
export const readRenderTable = (file: string): Read => {
  const read = readJsonFile(file);
  if (!read.ok) return read;
  const parsed = fileSchema.safeParse(read.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, problem: `At ${issue?.path.join(".") || "(root)"}: ${issue?.message}.` };
  }
  const wrong = findWrongColumn(parsed.data);
  if (wrong !== undefined) return { ok: false, problem: wrong };
  const { components, table, datasets } = parsed.data as unknown as {
    components: CubeComponents;
    table: Parameters<typeof decodeTable>[0];
    datasets: PictureDataset[];
  };
  return { ok: true, value: { components, table: decodeTable(table), datasets } };
};
