import { randomBytes } from "node:crypto";
import {
  listKept,
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
  describeMigrationFault,
  type Loss,
  migrateChartConfig,
  type MigrationError,
  type MigrationResult,
  migrateState,
  traceUnread,
} from "@statelier/document/migrations";
import { isRecord } from "@statelier/model";
import { type AskUnversioned, listAskedIris } from "./config-ask.ts";
import type { ConfigOptions } from "./config-options.ts";
import { findRowProblem, takeDocument } from "./config-row.ts";

type JsonObject = Readonly<Record<string, unknown>>;

type Failed = { code: 1 | 2; problem: string };

/** A document at the wanted version, or why there is none: 1 it is invalid, 2 it cannot be read. */
export type OpenedConfig =
  | {
      ok: true;
      kind: "chart" | "state";
      document: JsonObject;
      /** The document with the row or the answer that it was read from around it. */
      whole: unknown;
      from: string;
      to: string;
      losses: readonly Loss[];
      /** What readers do not see of the document. */
      unread: readonly Unread[];
      /** Why `cube` alone does not do; the document opens all the same. */
      missingOption?: string | undefined;
    }
  | { ok: false; code: 1 | 2; problem: string };

const isChart = (document: unknown): boolean => isRecord(document) && "chartType" in document;

const sourceOf = (document: unknown): string | undefined => {
  const source = isRecord(document) ? document["dataSource"] : undefined;
  if (!isRecord(source) || source["type"] === "sql") return undefined;
  return typeof source["url"] === "string" ? source["url"] : undefined;
};

const newKey = (): string => makeKey(randomBytes(12));

const NEEDED = "A chart config of a version before 2.3.0 names neither dataset nor source.";
const SOURCE_MISSING =
  "--source URL is missing: this chart config names neither dataset nor source, so --cube stands for the dataset without a source that could be asked for its unversioned IRI";

const describeError = (error: MigrationError, { to }: ConfigOptions): Failed => {
  const problem = describeMigrationError(error);
  if (error.kind === "missing-context")
    return { code: 1, problem: `${NEEDED} Name them with --cube IRI --source URL.` };
  if (!("of" in error) || error.of !== "target") return { code: 1, problem };
  return {
    code: 2,
    problem: `--to ${to}: this is a ${error.document}; ${describeMigrationFault(error)}.`,
  };
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

/** A lone chart config takes its dataset and the source of that from the caller. */
const findMissingOption = (
  document: unknown,
  { to, cube, source }: ConfigOptions,
): string | undefined => {
  if (cube === undefined || source !== undefined || !isChart(document)) return undefined;
  const alone = migrateChartConfig(document, { ...(to ? { to } : {}), context: { newKey } });
  return !alone.ok && alone.error.kind === "missing-context" ? SOURCE_MISSING : undefined;
};

/** Stands for the dataset of a lone chart config that goes to a version without one. */
const ANY_DATA_SET = "urn:dataset";

type Migrate = (to: string, dataSet: string | undefined) => MigrationResult;

/** At its version a document is as valid as it is at the current one. */
const checkCurrent = (
  kind: "chart" | "state",
  {
    document,
    migrated,
    migrate,
    options: { to, cube },
  }: {
    document: JsonObject;
    migrated: Extract<MigrationResult, { ok: true }>;
    migrate: Migrate;
    options: ConfigOptions;
  },
): Failed | { unread: readonly Unread[] } => {
  const current = kind === "chart" ? CURRENT_CHART_VERSION : CURRENT_STATE_VERSION;
  const isCurrent = to === undefined || to === current;
  const checked = isCurrent ? migrated : migrate(current, cube ?? ANY_DATA_SET);
  if (!checked.ok) return { code: 1, problem: describeMigrationError(checked.error) };
  const parsed = parseCurrent(kind, checked.document);
  if (!parsed.ok) {
    const { path, found, expected } = parsed.problem;
    return { code: 1, problem: `At ${path}: found ${found}, expected ${expected}.` };
  }
  const unread = traceUnread(document, listUnread(checked.document, parsed.value));
  if (isCurrent) return { unread };
  return {
    unread: [...unread.filter(({ why }) => why !== "kept"), ...listKept(migrated.document)],
  };
};

/**
 * Brings what was read, a chart config, a state or a stored row, to `options.to`, else to the current version. It must
 * be valid at the current version, wherever it goes.
 */
export const openConfig = async (
  { value, exact }: { value: unknown; exact?: unknown },
  options: ConfigOptions,
  askUnversioned: AskUnversioned,
): Promise<OpenedConfig> => {
  const { document, replace } = takeDocument(value, exact);
  const rowProblem = findRowProblem(document);
  if (rowProblem !== undefined) return { ok: false, code: 1, problem: rowProblem };
  const asked = await askFor(document, options, askUnversioned);
  if (!asked.ok) return { ok: false, code: 2, problem: asked.problem };
  const kind = isChart(document) ? ("chart" as const) : ("state" as const);
  const { to, cube } = options;
  const migrateTo = kind === "chart" ? migrateChartConfig : migrateState;
  const migrate = (version: string | undefined, dataSet: string | undefined): MigrationResult =>
    migrateTo(document, {
      ...(version === undefined ? {} : { to: version }),
      context: { newKey, unversionedIris: asked.iris, dataSet },
    });
  const migrated = migrate(to, cube);
  if (!migrated.ok) return { ok: false, ...describeError(migrated.error, options) };
  const checked = checkCurrent(kind, {
    document: document as JsonObject,
    migrated,
    migrate,
    options,
  });
  if ("problem" in checked) return { ok: false, ...checked };
  const whole = replace(migrated.document);
  return {
    kind,
    ...migrated,
    whole,
    missingOption: findMissingOption(document, options),
    ...checked,
  };
};
