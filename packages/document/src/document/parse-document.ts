import { isRecord } from "@statelier/model";
import type { z } from "zod";
import { type ChartConfig, chartConfigSchema } from "../chart-types/registry.ts";
import {
  type ChartDocument,
  type ConfiguratorState,
  configuratorStateSchema,
  documentSchema,
} from "./configurator-state.ts";
import { readBounded } from "../migrations/bounds.ts";
import { MalformedDocument } from "../migrations/json.ts";
import { describeExpected } from "./describe-expected.ts";
import { mayBeRepaired } from "./fit-to-format.ts";
import { hasSegmentPalette, repairDocument } from "./repair-document.ts";

/** The first place where a document breaks the schema. `path` is written like `chartConfigs.0.fields.x`. */
type ParseProblem = { path: string; found: string; expected: string };

/** What was read, or the first place where it breaks the schema. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: ParseProblem };

const describeFound = (input: unknown, path: readonly PropertyKey[]): string => {
  let at: unknown = input;
  for (const key of path) {
    if (at === null || typeof at !== "object") return "nothing";
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  if (at === undefined) return "nothing";
  if (at === null) return "null";
  if (Array.isArray(at)) return `a list of ${at.length}`;
  if (typeof at === "object") return "an object";
  return typeof at === "string" || typeof at === "number" || typeof at === "boolean"
    ? `${typeof at} ${JSON.stringify(at).slice(0, 80)}`
    : typeof at;
};

const readWith = <T>(schema: z.ZodType<T>, input: unknown): z.ZodSafeParseResult<T> => {
  const read = schema.safeParse(input);
  if (!mayBeRepaired(read)) return read;
  return read.success && !hasSegmentPalette(input)
    ? read
    : schema.safeParse(repairDocument(input).document);
};

/** The stack ends where a document breaks the schema in a hundred thousand places. */
const TOO_MUCH: ParseProblem = {
  path: "(root)",
  found: "too many problems to name",
  expected: "a document",
};

const parseWith = <T>(schema: z.ZodType<T>, input: unknown, read = readWith<T>): Parsed<T> => {
  let result: z.ZodSafeParseResult<T>;
  try {
    if (isRecord(input)) readBounded(input);
    result = read(schema, input);
  } catch (error) {
    if (error instanceof MalformedDocument) {
      const { found, expected } = error;
      return { ok: false, problem: { path: "(root)", found, expected } };
    }
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, problem: TOO_MUCH };
  }
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  const path = issue?.path ?? [];
  return {
    ok: false,
    problem: {
      path: path.map(String).join(".") || "(root)",
      found: describeFound(input, path),
      expected: issue ? describeExpected(issue) : "a document",
    },
  };
};

/** Reads a chart config of the newest version; what does not fit is repaired where it can be (`repairDocument`). */
export const parseChartConfig = (input: unknown): Parsed<ChartConfig> =>
  parseWith(chartConfigSchema, input);

/** Nothing is repaired in it: for what is made here, not read from elsewhere. */
export const parseOwnChartConfig = (input: unknown): Parsed<ChartConfig> =>
  parseWith(chartConfigSchema, input, (schema) => schema.safeParse(input));

/** Reads a document of the newest version, likewise. */
export const parseDocument = (input: unknown): Parsed<ChartDocument> =>
  parseWith(documentSchema, input);

/** Reads a state of the newest version, likewise. */
export const parseConfiguratorState = (input: unknown): Parsed<ConfiguratorState> =>
  parseWith(configuratorStateSchema, input);
