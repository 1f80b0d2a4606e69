import { VISUALIZE_APPLICATION } from "../rdf/vocabulary.ts";
import type { Catalogue } from "../search/catalogue.ts";
import { fetchCatalogue } from "../sparql/catalogue-reader.ts";
import type { SparqlClient } from "../sparql/client/sparql-client.ts";
import { PREFIXES } from "../sparql/queries/prefixes.ts";
import { iri, sparql, type SparqlText } from "../sparql/queries/sparql-text.ts";
import { checkLanguages } from "./check-languages.ts";
import { countWords } from "./count-words.ts";
import type { SourceFinding } from "./source-finding.ts";

const countCubes = async (client: SparqlClient, pattern: SparqlText): Promise<number> => {
  const [row] = await client.select(
    sparql`${PREFIXES}SELECT (COUNT(DISTINCT ?cube) AS ?n) WHERE { ${pattern} }`,
  );
  return Number(row?.["n"]?.value ?? 0);
};

const ANY_CUBE = sparql`?cube a cube:Cube`;

const missing = (sentence: string, advice: string): SourceFinding => ({
  topic: "datasets",
  level: "missing",
  sentence,
  advice,
});

/** Why the catalogue is empty. */
const explainEmpty = async (client: SparqlClient): Promise<SourceFinding> => {
  const plain = await countCubes(client, ANY_CUBE);
  if (plain === 0) {
    const named = await countCubes(client, sparql`GRAPH ?graph { ${ANY_CUBE} }`);
    return named > 0
      ? missing(
          `${named} datasets lie in named graphs, none in the default graph.`,
          "Let the default graph of the endpoint be the union of its graphs.",
        )
      : missing(
          "There is no dataset: nothing is a https://cube.link/Cube.",
          "`statelier cube build` makes datasets of tables; `statelier cube check` says what one lacks.",
        );
  }
  const shaped = await countCubes(client, sparql`${ANY_CUBE} ; cube:observationConstraint ?shape`);
  if (shaped === 0)
    return missing(
      `${plain} datasets are there, none has a cube:observationConstraint that describes its columns.`,
      "`statelier cube check` says what a dataset lacks.",
    );
  const offered = await countCubes(
    client,
    sparql`${ANY_CUBE} ; schema:workExample ${iri(VISUALIZE_APPLICATION)}`,
  );
  return offered === 0
    ? missing(
        `${shaped} datasets are there, none says that it may be shown.`,
        `Statelier lists datasets with schema:workExample <${VISUALIZE_APPLICATION}>.`,
      )
    : missing(
        `${offered} datasets may be shown, but all are expired or have no schema:creativeWorkStatus.`,
        "Give them the status Published or Draft.",
      );
};

const countKinds = (catalogue: Catalogue): SourceFinding[] => {
  const published = catalogue.filter(({ isPublished }) => isPublished).length;
  const series = new Set(catalogue.map(({ unversionedIri }) => unversionedIri)).size;
  const versioned = catalogue.filter(({ iri, unversionedIri }) => iri !== unversionedIri).length;
  const isOpen = published > 0;
  return [
    {
      topic: "datasets",
      level: isOpen ? "good" : "limited",
      sentence: `Datasets: ${published} published, ${countWords(catalogue.length - published, "draft")}.`,
      ...(isOpen ? {} : { advice: "Readers see drafts only where they ask for them." }),
    },
    versioned === catalogue.length
      ? {
          topic: "versions",
          level: "good",
          sentence: `${series} series with ${countWords(versioned, "version")}: what was read of a version is kept for good.`,
        }
      : {
          topic: "versions",
          level: "limited",
          sentence: `${catalogue.length - versioned} of ${catalogue.length} datasets have no version (no schema:hasPart leads to them).`,
          advice: "They are read again every minute, and their data are not kept on disk.",
        },
  ];
};

const SLOW_MS = 10_000;

/** What the catalogue offers; answers the catalogue too, which is empty where a finding is `missing`. */
export const checkDatasets = async (
  client: SparqlClient,
): Promise<{ findings: SourceFinding[]; catalogue: Catalogue }> => {
  const startedAt = performance.now();
  const catalogue = await fetchCatalogue(client, { workExample: VISUALIZE_APPLICATION });
  const milliseconds = Math.round(performance.now() - startedAt);
  if (catalogue.length === 0) return { findings: [await explainEmpty(client)], catalogue };
  const isSlow = milliseconds > SLOW_MS;
  const titles = catalogue.map((entry) => entry.titles);
  const findings: SourceFinding[] = [
    ...countKinds(catalogue),
    ...checkLanguages("datasets", titles),
    {
      topic: "speed",
      level: isSlow ? "limited" : "good",
      sentence: `The catalogue is read in ${milliseconds} ms.`,
      milliseconds,
      ...(isSlow ? { advice: "The first search after a start waits as long." } : {}),
    },
  ];
  return { findings, catalogue };
};
