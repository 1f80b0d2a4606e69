import { isValidIri, SourceError } from "@statelier/cubes";
import {
  type ChartDocument,
  listUnread,
  parseDocument,
  readFilterPositions,
  type Unread,
} from "@statelier/document";
import {
  describeMigrationError,
  listCubeIris,
  type Loss,
  type MigrationError,
  migrateState,
} from "@statelier/document/migrations";
import type { ChartKey, DataSource, Iri } from "@statelier/model";

export type DocumentProblem = {
  id: "DOCUMENT_INVALID" | "DOCUMENT_TOO_NEW";
  /** In English, for logs and the API. */
  message: string;
  /** The first place that breaks the format. */
  path?: string;
  /** Version of a document that is too new. */
  version?: string;
  /** The newest one that can be read. */
  supported?: string;
};

type OpenedDocument =
  | {
      ok: true;
      document: ChartDocument;
      losses: readonly Loss[];
      /** What the format does not know of it. */
      unread: readonly Unread[];
      /** The source did not say which series its cubes belong to: their IRIs stand for themselves. */
      sourceFailure?: SourceError;
    }
  | { ok: false; problem: DocumentProblem };

/** Brings a document of any version to the current one and checks it. Never throws on a document. */
export type OpenDocument = (data: unknown) => Promise<OpenedDocument>;

type Unversion = (source: DataSource, iri: Iri) => Promise<Iri | undefined>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sourceOf = (data: unknown): DataSource | undefined => {
  const source = isObject(data) ? data["dataSource"] : undefined;
  if (!isObject(source) || typeof source["url"] !== "string") return undefined;
  const { type, url } = source;
  return type === "sparql" || type === "sql" ? { type, url } : undefined;
};

type Unversioned = { iris: Record<Iri, Iri>; sourceFailure?: SourceError };

/** Each costs a query to the source. */
export const MOST_CUBES = 100;

/** What steps below chart 4.0.0 must know: a source that does not answer leaves an IRI to stand for itself. */
const fetchUnversioned = async (
  data: unknown,
  cubeIris: readonly Iri[],
  unversion: Unversion,
): Promise<Unversioned> => {
  const source = sourceOf(data);
  if (!source) return { iris: {} };
  let sourceFailure: SourceError | undefined;
  const ask = async (iri: Iri): Promise<[Iri, Iri]> => {
    try {
      return [iri, (await unversion(source, iri)) ?? iri];
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      sourceFailure = error;
      return [iri, iri];
    }
  };
  const iris = Object.fromEntries(await Promise.all(cubeIris.filter(isValidIri).map(ask)));
  return { iris, ...(sourceFailure ? { sourceFailure } : {}) };
};

const refuseCubes = (count: number): DocumentProblem => ({
  id: "DOCUMENT_INVALID",
  message: `It names ${count} cubes; a document may name ${MOST_CUBES}.`,
  path: "chartConfigs",
});

const describe = (error: MigrationError): DocumentProblem => {
  const message = describeMigrationError(error);
  const path = error.path.join(".") || "(root)";
  return error.kind === "future-version"
    ? { id: "DOCUMENT_TOO_NEW", message, path, version: error.version, supported: error.latest }
    : { id: "DOCUMENT_INVALID", message, path };
};

export const makeOpenDocument =
  (unversion: Unversion, newKey: () => ChartKey): OpenDocument =>
  async (data) => {
    const cubeIris = listCubeIris(data);
    if (cubeIris.length > MOST_CUBES) return { ok: false, problem: refuseCubes(cubeIris.length) };
    const { iris: unversionedIris, ...failure } = await fetchUnversioned(data, cubeIris, unversion);
    const migrated = migrateState(data, { context: { newKey, unversionedIris } });
    if (!migrated.ok) return { ok: false, problem: describe(migrated.error) };
    const parsed = parseDocument(migrated.document);
    if (parsed.ok) {
      const unread = listUnread(migrated.document, parsed.value);
      const { losses } = migrated;
      return { ok: true, document: readFilterPositions(parsed.value), losses, unread, ...failure };
    }
    const { path, found, expected } = parsed.problem;
    const message = `At ${path}: found ${found}, expected ${expected}.`;
    return { ok: false, problem: { id: "DOCUMENT_INVALID", message, path } };
  };
