import { findMissingLanguages } from "../importer/descriptor/missing-languages.ts";
import type { CubeSource, SearchAnswer } from "../source/cube-source.ts";
import type { SqlDataset } from "../sql/datasets/describe-dataset.ts";
import type { SqlPlace } from "../sql/datasets/sql-place.ts";
import { makeSqlSource } from "../sql/make-sql-source.ts";
import { openSqlPlace, type SqlPlaceInput } from "../sql/open-sql-place.ts";
import { checkGeography } from "./check-geography.ts";
import { countWords } from "./count-words.ts";
import { reportFailure } from "./report-failure.ts";
import {
  FindingList,
  type FindingListener,
  type SourceFinding,
  type SourceReport,
} from "./source-finding.ts";

export type SqlSourceCheck = {
  place: SqlPlaceInput;
  /** The dataset that is read; the first when absent. */
  cube?: string;
  onFinding?: FindingListener;
};

const BASE_IRI = "http://localhost:4000/";
const FIRST_ROWS = 1_000;
const SLOW_MS = 1_000;

const search = (source: CubeSource): Promise<SearchAnswer> =>
  source.search({
    locale: "en",
    query: "",
    order: "TITLE_ASC",
    includeDrafts: true,
    fetchDimensionTermsets: false,
    filters: [],
  });

const measure = async <Value>(
  run: () => Promise<Value>,
): Promise<{ value: Value; milliseconds: number }> => {
  const startedAt = performance.now();
  const value = await run();
  return { value, milliseconds: Math.round(performance.now() - startedAt) };
};

const toProblem = (sentence: string): SourceFinding => ({
  topic: "datasets",
  level: "missing",
  sentence,
  advice: "The dataset is left out until its table and its descriptor agree.",
});

const checkNames = (datasets: readonly SqlDataset[]): SourceFinding[] => {
  const missing = datasets.flatMap(({ name, descriptor }) =>
    findMissingLanguages(descriptor).map((sentence) => `${name}: ${sentence}`),
  );
  if (missing.length === 0)
    return [
      {
        topic: "languages",
        level: "good",
        sentence: "Datasets and columns have names in all four languages.",
      },
    ];
  return missing.map((sentence) => ({ topic: "languages", level: "limited", sentence }));
};

const checkDatasets = async (
  source: CubeSource,
): Promise<{ findings: SourceFinding[]; first: string | undefined }> => {
  const { results } = await search(source);
  const published = results.filter(({ cube }) => cube.publicationStatus === "PUBLISHED");
  const sentence = `Datasets: ${published.length} published, ${countWords(results.length - published.length, "draft")}.`;
  const first = (published[0] ?? results[0])?.cube.iri;
  const level = first === undefined ? "missing" : "good";
  return { findings: [{ topic: "datasets", level, sentence }], first };
};

const checkDataset = async (source: CubeSource, iri: string): Promise<SourceFinding[]> => {
  const components = await measure(() =>
    source.components({ iri, locale: "en", loadValues: true }),
  );
  const { dimensions, measures } = components.value;
  const { milliseconds, value } = await measure(() =>
    source.observations({ iri, locale: "en", limit: FIRST_ROWS }),
  );
  const { rowCount } = value.table;
  const areas = dimensions
    .filter(({ kind }) => kind === "GeoShapesDimension")
    .map(({ id, label }) => ({
      label,
      ask: () => source.shapes({ iri, dimensionId: id, width: 256 }),
    }));
  const isSlow = milliseconds > SLOW_MS;
  return [
    {
      topic: "shape",
      level: "good",
      sentence: `${iri} has ${countWords(dimensions.length, "dimension")} and ${countWords(measures.length, "measure")}; described in ${components.milliseconds} ms.`,
      milliseconds: components.milliseconds,
    },
    {
      topic: "observations",
      level: rowCount === 0 ? "missing" : isSlow ? "limited" : "good",
      sentence: `The first ${countWords(rowCount, "row")} took ${milliseconds} ms.`,
      milliseconds,
    },
    ...(await checkGeography(areas)),
  ];
};

const wrapPlace = (place: SqlPlace): { place: SqlPlace; datasets: SqlDataset[] } => {
  const datasets: SqlDataset[] = [];
  const open: SqlPlace["open"] = async () => {
    const opened = await place.open();
    datasets.push(...opened.datasets);
    return opened;
  };
  return { place: { ...place, open }, datasets };
};

const describeCopy = (place: SqlPlace, milliseconds: number): SourceFinding[] => {
  if (!place.copy) return [];
  const { files, bytes, canRevalidate } = place.copy.status;
  const downloaded: SourceFinding = {
    topic: "reach",
    level: "good",
    sentence: `${countWords(files, "file")} of together ${bytes} bytes ${files === 1 ? "is" : "are"} downloaded in ${milliseconds} ms.`,
    milliseconds,
  };
  if (canRevalidate) return [downloaded];
  return [
    downloaded,
    {
      topic: "reach",
      level: "limited",
      sentence:
        "The server sends neither ETag nor Last-Modified: everything is downloaded each time it is looked at again.",
      advice: "Let the web server send one of the two, or look less often.",
    },
  ];
};

type Opened = {
  place: SqlPlace;
  source: CubeSource & { open: () => Promise<void>; close: () => Promise<void> };
  datasets: readonly SqlDataset[];
  problems: readonly string[];
};

const checkOpened = async (
  { place, source, datasets, problems }: Opened,
  cube: string | undefined,
  findings: FindingList,
): Promise<void> => {
  const reach = async (): Promise<SourceFinding[]> => {
    const download = await measure(async () => (place.copy ? place.probe() : undefined));
    const { milliseconds } = await measure(() => source.open());
    const sentence = `The tables are read in ${milliseconds} ms.`;
    const read: SourceFinding = { topic: "reach", level: "good", sentence, milliseconds };
    return [...describeCopy(place, download.milliseconds), read];
  };
  if (!findings.add(await reportFailure("reach", reach))) return;
  findings.add(problems.map(toProblem));
  findings.add(checkNames(datasets));
  let first = cube;
  findings.add(
    await reportFailure("datasets", async () => {
      const found = await checkDatasets(source);
      first ??= found.first;
      return found.findings;
    }),
  );
  if (first === undefined) return;
  const iri = first;
  findings.add(await reportFailure("shape", () => checkDataset(source, iri)));
};

/** All datasets are to be described, however long that takes. */
const LONGEST_WAIT_MS = 600_000;

/** Whether tables will work as a source. Never rejects for what they hold. */
export const checkSqlSource = async ({
  place: input,
  cube,
  onFinding,
}: SqlSourceCheck): Promise<SourceReport> => {
  const findings = new FindingList(onFinding);
  const opened = openSqlPlace(input);
  if (!opened.ok) {
    findings.add(
      opened.problems.map((sentence) => ({ topic: "reach", level: "missing", sentence })),
    );
    return findings.report;
  }
  const { place, datasets } = wrapPlace(opened.value);
  const problems: string[] = [];
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "http://localhost/" },
    place,
    baseIri: BASE_IRI,
    options: {
      onProblem: (sentence) => problems.push(sentence),
      patienceMs: LONGEST_WAIT_MS,
    },
  });
  try {
    await checkOpened({ place, source, datasets, problems }, cube, findings);
  } finally {
    await source.close();
  }
  return findings.report;
};
