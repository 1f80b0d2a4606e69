import { randomBytes } from "node:crypto";
import {
  listUnread,
  makeKey,
  type Parsed,
  parseChartConfig,
  parseConfiguratorState,
  parseDocument,
  type Unread,
} from "@statelier/document";
import {
  CURRENT_CHART_VERSION,
  CURRENT_STATE_VERSION,
  describeMigrationError,
  type Loss,
  migrateChartConfig,
  type MigrationError,
  migrateState,
} from "@statelier/document/migrations";
import { type AskUnversioned, listAskedIris } from "./config-ask.ts";
import { readJsonFile } from "./config-file.ts";
import type { ConfigOptions } from "./config-options.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** A document at the wanted version, or why there is none: 1 it is invalid, 2 it cannot be read. */
export type OpenedConfig =
  | {
      ok: true;
      kind: "chart" | "state";
      document: JsonObject;
      from: string;
      to: string;
      losses: readonly Loss[];
      /** What the format does not know of a document of the current version. */
      unread: readonly Unread[];
    }
  | { ok: false; code: 1 | 2; problem: string };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const OWN_MEMBERS = ["chartType", "chartConfig", "chartConfigs", "state"];

/** Tables written out by a database tool may hold the document as text. */
const readData = (data: unknown): unknown => {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
};

/** The document itself, also where it stands in a stored row `{key, data, …}` or in the answer of a server that holds one. */
const takeDocument = (read: unknown): unknown => {
  let taken = read;
  for (let wrapping = 0; wrapping < 2; wrapping += 1) {
    if (!isObject(taken)) return taken;
    const row = taken;
    const data = readData(row["data"]);
    if (!isObject(data) || OWN_MEMBERS.some((key) => Object.hasOwn(row, key))) return taken;
    taken = data;
  }
  return taken;
};

const isChart = (document: unknown): boolean => isObject(document) && "chartType" in document;

const sourceOf = (document: unknown): string | undefined => {
  const source = isObject(document) ? document["dataSource"] : undefined;
  if (!isObject(source) || source["type"] === "sql") return undefined;
  return typeof source["url"] === "string" ? source["url"] : undefined;
};

const newKey = (): string => makeKey(randomBytes(12));

const describeError = (error: MigrationError): { code: 1 | 2; problem: string } => {
  const problem = describeMigrationError(error);
  if (error.kind === "missing-context")
    return { code: 1, problem: `${problem} Name the dataset with --cube IRI.` };
  return { code: "of" in error && error.of === "target" ? 2 : 1, problem };
};

const WITHOUT_CHARTS: readonly unknown[] = ["INITIAL", "SELECTING_DATASET"];

const parseCurrent = (kind: "chart" | "state", document: JsonObject): Parsed<unknown> => {
  if (kind === "chart") return parseChartConfig(document);
  return WITHOUT_CHARTS.includes(document["state"])
    ? parseConfiguratorState(document)
    : parseDocument(document);
};

const askFor = async (
  document: unknown,
  { ask, cube, source }: ConfigOptions,
  askUnversioned: AskUnversioned,
) => {
  if (!ask) return { ok: true as const, iris: {} };
  const iris = listAskedIris(document, cube);
  if (iris.length === 0) return { ok: true as const, iris: {} };
  const url = source ?? sourceOf(document);
  return url === undefined
    ? { ok: false as const, problem: "there is no source to ask; name one with --source URL" }
    : askUnversioned(url, iris);
};

/** Reads a chart config, a state or a stored row and brings it to `options.to`, else to the current version, which is validated. */
export const openConfig = async (
  file: string,
  options: ConfigOptions,
  askUnversioned: AskUnversioned,
): Promise<OpenedConfig> => {
  const read = readJsonFile(file);
  if (!read.ok) return { ok: false, code: 2, problem: read.problem };
  const document = takeDocument(read.value);
  const asked = await askFor(document, options, askUnversioned);
  if (!asked.ok) return { ok: false, code: 2, problem: asked.problem };
  const kind = isChart(document) ? "chart" : "state";
  const current = kind === "chart" ? CURRENT_CHART_VERSION : CURRENT_STATE_VERSION;
  const { to = current, cube } = options;
  const context = { newKey, unversionedIris: asked.iris, dataSet: cube };
  const migrate = kind === "chart" ? migrateChartConfig : migrateState;
  const migrated = migrate(document, { to, context });
  if (!migrated.ok) return { ok: false, ...describeError(migrated.error) };
  if (to !== current) return { kind, ...migrated, unread: [] };
  const parsed = parseCurrent(kind, migrated.document);
  if (parsed.ok) return { kind, ...migrated, unread: listUnread(migrated.document, parsed.value) };
  const { path, found, expected } = parsed.problem;
  return { ok: false, code: 1, problem: `At ${path}: found ${found}. ${expected}` };
};
