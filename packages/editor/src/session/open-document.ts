import {
  type ConfiguratorState,
  describeMigrationFault,
  listCubeIris,
  listUnread,
  listVisibleLosses,
  migrateState,
  parseConfiguratorState,
  parseDocument,
  readFilterPositions,
  type StateWithCharts,
} from "@statelier/document";
import { type DataSource, type Iri, isRecord } from "@statelier/model";
import type { PageError } from "@statelier/viewer";
import type { SessionEnvironment } from "./environment.ts";

/** What is needed to bring documents of older versions to the current one. */
type Opening = Pick<SessionEnvironment, "makeKey"> & {
  data: Pick<SessionEnvironment["data"], "unversionedIri">;
};

type Opened<State> =
  | { ok: true; state: State; losses: readonly string[] }
  | { ok: false; error: PageError };

const sourceOf = (document: unknown): DataSource | undefined => {
  const source = isRecord(document) ? document["dataSource"] : undefined;
  if (!isRecord(source) || typeof source["url"] !== "string") return undefined;
  const { type, url } = source;
  return type === "sparql" || type === "sql" ? { type, url } : undefined;
};

/** Old documents name versions of datasets; one that cannot be asked stands for itself. */
const fetchUnversioned = async (
  document: unknown,
  { data }: Opening,
): Promise<Record<Iri, Iri>> => {
  const source = sourceOf(document);
  if (!source) return {};
  const pairs = await Promise.all(
    listCubeIris(document).map(async (iri) => {
      const found = await data.unversionedIri(source, iri).catch(() => undefined);
      return [iri, found ?? iri] as const;
    }),
  );
  return Object.fromEntries(pairs);
};

const isCurrent = (document: unknown): boolean => parseConfiguratorState(document).ok;

const migrate = async (document: unknown, environment: Opening): Promise<Opened<unknown>> => {
  const unversionedIris = isCurrent(document) ? {} : await fetchUnversioned(document, environment);
  const context = { newKey: environment.makeKey, unversionedIris };
  const migrated = migrateState(document, { context });
  if (migrated.ok)
    return { ok: true, state: migrated.document, losses: listVisibleLosses(migrated.losses) };
  const { error } = migrated;
  if (error.kind === "future-version") {
    const args = { version: error.version, supported: error.latest };
    return { ok: false, error: { code: "DOCUMENT_TOO_NEW", args } };
  }
  const args = { path: error.path.join("."), problem: `${describeMigrationFault(error)}.` };
  return { ok: false, error: { code: "DOCUMENT_INVALID", args } };
};

/** What of a document is gone: by its way to this version, and because this version cannot read it. */
const listLosses = (
  { losses, state }: { losses: readonly string[]; state: unknown },
  read: unknown,
): string[] => [...losses, ...listVisibleLosses([], listUnread(state, read))];

/** A published document, opened as the beginning of a new chart. */
export const openPublished = async (
  document: unknown,
  environment: Opening,
): Promise<Opened<StateWithCharts>> => {
  const migrated = await migrate(document, environment);
  if (!migrated.ok) return migrated;
  const parsed = parseDocument(migrated.state);
  if (!parsed.ok) {
    const { path, found, expected } = parsed.problem;
    const args = { path, problem: `found ${found}, expected ${expected}.` };
    return { ok: false, error: { code: "DOCUMENT_INVALID", args } };
  }
  const state = { ...readFilterPositions(parsed.value), state: "CONFIGURING_CHART" as const };
  return { ok: true, state, losses: listLosses(migrated, parsed.value) };
};

/** What a browser had stored, whatever version wrote it. */
export const openStored = async (
  stored: unknown,
  environment: Opening,
): Promise<Opened<ConfiguratorState>> => {
  const migrated = await migrate(stored, environment);
  if (!migrated.ok) return migrated;
  const parsed = parseConfiguratorState(migrated.state);
  if (!parsed.ok) return { ok: false, error: { code: "STORED_STATE_INVALID", args: {} } };
  return { ok: true, state: parsed.value, losses: listLosses(migrated, parsed.value) };
};
