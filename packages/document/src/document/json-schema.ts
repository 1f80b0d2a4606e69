import { z } from "zod";
import { CHART_VERSION } from "../schema/chart-base.ts";
import { chartConfigSchema } from "../chart-types/registry.ts";
import { configuratorStateSchema, documentSchema, STATE_VERSION } from "./configurator-state.ts";

/** A JSON Schema (draft 2020-12) as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const toJsonSchema = (schema: z.ZodType, title: string): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input", reused: "ref" });
  return { $schema, title, ...rest };
};

/** What a chart config of the current version may look like where it is read. */
export const buildChartConfigJsonSchema = (): JsonSchema =>
  toJsonSchema(chartConfigSchema, `Chart config ${CHART_VERSION}`);

/** What a configurator state of the current version may look like where it is read, also as it is stored, without `state`. */
export const buildStateJsonSchema = (): JsonSchema =>
  toJsonSchema(
    z.union([configuratorStateSchema, documentSchema]),
    `Configurator state ${STATE_VERSION}`,
  );
