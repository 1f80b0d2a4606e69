import { isValidIri, SourceError } from "@statelier/cubes";
import {
  type ChartDocument,
  listUnread,
  parseDocument,
  readFilterPositions,
  type Unread,
} from "@statelier/document";
import {
  describeMigrationFault,
  listCubeIris,
  type Loss,
  type MigrationError,
  migrateState,
} from "@statelier/document/migrations";
import { type ChartKey, type DataSource, type Iri, isRecord } from "@statelier/model";

export type DocumentProblem = {
  id: "DOCUMENT_INVALID" | "DOCUMENT_TOO_NEW" | "DOCUMENT_IS_CHART" | "DOCUMENT_TOO_LARGE";
  /** In English, for logs and the API; names the place. */
  message: string;
  /** The first place that breaks the format. */
  path: string;
  /** What is wrong there, in English. */
  fault: string;
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

const sourceOf = (data: unknown): DataSource | undefined => {
  const source = isRecord(data) ? data["dataSource"] : undefined;
  if (!isRecord(source) || typeof source["url"] !== "string") return undefined;
  const { type, url } = source;
  return type === "sparql" || type === "sql" ? { type, url } : undefined;
};

type Unversioned = { iris: Record<Iri, Iri>; sourceFailure?: SourceError };

/** Each costs a query to the source. */
export const MOST_CUBES = 100;

export const describeManyCubes = (count: number): string =>
  `it names ${count} cubes; a document may name ${MOST_CUBES}`;

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

export const refuseDocument = (path: string, fault: string): DocumentProblem => ({
  id: "DOCUMENT_INVALID",
  message: `At ${path}: ${fault}.`,
  path,
  fault,
});

const isLoneChart = (data: unknown): boolean =>
  isRecord(data) &&
  typeof data["chartType"] === "string" &&
  data["chartConfigs"] === undefined &&
  data["chartConfig"] === undefined;

const LONE_CHART: DocumentProblem = {
  id: "DOCUMENT_IS_CHART",
  message:
    "This is the config of one chart, not a document. Put it into the list chartConfigs of a document that names its dataSource and its activeChartKey.",
  path: "chartConfigs",
  fault: "found the config of one chart, expected a document with a list of them",
};

const describe = (error: MigrationError): DocumentProblem => {
  const problem = refuseDocument(error.path.join(".") || "(root)", describeMigrationFault(error));
  return error.kind === "future-version"
    ? { ...problem, id: "DOCUMENT_TOO_NEW", version: error.version, supported: error.latest }
    : problem;
};

export const makeOpenDocument =
  (unversion: Unversion, newKey: () => ChartKey): OpenDocument =>
  async (data) => {
    if (isLoneChart(data)) return { ok: false, problem: LONE_CHART };
    const cubeIris = listCubeIris(data);
    if (cubeIris.length > MOST_CUBES) {
      const fault = describeManyCubes(cubeIris.length);
      return { ok: false, problem: refuseDocument("chartConfigs", fault) };
    }
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
    return { ok: false, problem: refuseDocument(path, `found ${found}, expected ${expected}`) };
  };
