import { makeHttpDataClient } from "@statelier/data";
import type { Iri } from "@statelier/model";
import { SAMPLES } from "../../e2e/support/publish-chart.ts";
import { measureText } from "./measure-script.ts";
import { timeCalls } from "./time-calls.ts";

const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const CALLS = { times: 15, warmUp: 3 };

const COLUMNS_QUERY = `query Observations($iri: String!) {
  dataCubesObservations(sourceType: "sparql", sourceUrl: "${SAMPLES.url}", locale: "en", cubeFilters: [{ iri: $iri }], format: COLUMNS) { data }
}`;

const LARGEST_QUERY = `SELECT ?cube (COUNT(?row) AS ?rows) WHERE {
  ?cube <https://cube.link/observationSet>/<https://cube.link/observation> ?row
} GROUP BY ?cube ORDER BY DESC(?rows) LIMIT 1`;

type SparqlJson = { results: { bindings: Record<string, { value: string }>[] } };

const readText = async (answer: Response): Promise<string> => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
};

const askSparql = async (url: string, query: string): Promise<string> =>
  readText(
    await fetch(`${url}/sparql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/sparql-query",
        Accept: "application/sparql-results+json",
      },
      body: query,
    }),
  );

const askColumns = async (url: string, iri: Iri): Promise<string> =>
  readText(
    await fetch(`${url}/api/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: COLUMNS_QUERY, variables: { iri } }),
    }),
  );

const propertyOf = (componentId: string): string => componentId.split(SEPARATOR)[1] ?? componentId;

/** One variable a component and no labels: the smallest answer of SPARQL that holds the same values. */
const buildPlainQuery = async (url: string, iri: Iri): Promise<string> => {
  const data = makeHttpDataClient({ endpoint: `${url}/api/graphql` });
  const { dimensions, measures } = await data.components({ source: SAMPLES, locale: "en" }, [
    { iri, loadValues: false },
  ]);
  const patterns = [
    ...dimensions.map(({ id }, at) => `?row <${propertyOf(id)}> ?d${at} .`),
    ...measures.map(({ id }, at) => `OPTIONAL { ?row <${propertyOf(id)}> ?m${at} }`),
  ];
  const variables = [
    ...dimensions.map((_, at) => `?d${at}`),
    ...measures.map((_, at) => `?m${at}`),
  ];
  return `SELECT ${variables.join(" ")} WHERE {
  <${iri}> <https://cube.link/observationSet>/<https://cube.link/observation> ?row .
  ${patterns.join("\n  ")}
}`;
};

/** The largest dataset of the catalogue read once through the API in columns and once as a plain SPARQL answer. */
export const compareObservations = async (url: string) => {
  const [largest] = (JSON.parse(await askSparql(url, LARGEST_QUERY)) as SparqlJson).results
    .bindings;
  const iri = largest?.["cube"]?.value;
  if (!iri) throw new Error("The catalogue holds no dataset.");
  const firstRead = await timeCalls(() => askColumns(url, iri), { times: 1, warmUp: 0 });
  const columns = await askColumns(url, iri);
  const plainQuery = await buildPlainQuery(url, iri);
  const plain = await askSparql(url, plainQuery);
  const rows = (
    JSON.parse(columns) as { data: { dataCubesObservations: { data: { rowCount: number } } } }
  ).data.dataCubesObservations.data.rowCount;
  const plainRows = (JSON.parse(plain) as SparqlJson).results.bindings.length;
  if (rows !== plainRows) throw new Error(`${rows} rows in columns, ${plainRows} through SPARQL.`);
  return {
    iri,
    rows,
    columns: measureText(columns),
    plain: measureText(plain),
    firstReadMs: firstRead,
    columnsMs: await timeCalls(() => askColumns(url, iri), CALLS),
    plainMs: await timeCalls(() => askSparql(url, plainQuery), CALLS),
  };
};
