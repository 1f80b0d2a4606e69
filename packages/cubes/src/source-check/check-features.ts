import type { Row } from "../sparql/client/rows-sink.ts";
import { PREFIXES } from "../sparql/queries/prefixes.ts";
import { askEndpoint } from "./ask-endpoint.ts";
import type { CheckedEndpoint } from "./check-protocol.ts";
import type { SourceFinding } from "./source-finding.ts";

type Feature = { name: string; query: string; isRight: (rows: readonly Row[]) => boolean };

const numberOf = (row: Row | undefined, name: string): number => Number(row?.[name]?.value);

/** Whatever the endpoint holds: only whether it understands is asked. */
const isUnderstood = (): boolean => true;

const FEATURES: readonly Feature[] = [
  {
    name: "VALUES",
    query: "SELECT ?x WHERE { VALUES ?x { <urn:a> <urn:b> } }",
    isRight: (rows) => rows.length === 2,
  },
  {
    name: "property paths",
    query:
      "SELECT ?x WHERE { VALUES ?s { <urn:statelier:none> } ?s cube:observationConstraint/sh:property/sh:in/rdf:rest*/rdf:first ?v . ?v schema:name|rdfs:label ?x }",
    isRight: isUnderstood,
  },
  {
    name: "COUNT, MIN and MAX with GROUP BY",
    query:
      'SELECT ?g (COUNT(?x) AS ?n) (MIN(?x) AS ?a) (MAX(?x) AS ?b) WHERE { VALUES (?g ?x) { ("a" 1) ("a" 2) ("b" 3) } } GROUP BY ?g',
    isRight: (rows) => {
      const a = rows.find(({ g }) => g?.value === "a");
      return rows.length === 2 && numberOf(a, "n") === 2 && numberOf(a, "b") === 2;
    },
  },
  {
    name: "DISTINCT, LIMIT and inner SELECT",
    query: "SELECT DISTINCT ?x WHERE { { SELECT ?x WHERE { VALUES ?x { 7 7 7 } } LIMIT 2 } }",
    isRight: (rows) => rows.length === 1,
  },
  {
    name: "UNION, OPTIONAL and GRAPH",
    query:
      "SELECT ?s ?o WHERE { { VALUES ?s { <urn:statelier:none> } ?s ?p ?o } UNION { VALUES ?s { <urn:statelier:none> } GRAPH ?g { ?s ?p ?o } } OPTIONAL { ?o schema:name ?n } }",
    isRight: isUnderstood,
  },
  {
    name: "numbers from text",
    query:
      'SELECT (MIN(?n) AS ?least) WHERE { VALUES ?v { "10" " 9 " } BIND(xsd:double(REPLACE(STR(?v), "^\\\\s+|\\\\s+$", "")) AS ?n) FILTER(?n = ?n && ?n >= "1"^^xsd:double) }',
    isRight: (rows) => numberOf(rows[0], "least") === 9,
  },
  {
    name: "language tags",
    query: 'SELECT ?x WHERE { VALUES ?x { "Jahr"@de "année"@fr "anno"@it "year"@en } }',
    isRight: (rows) =>
      rows.some(({ x }) => x?.type === "literal" && x.language === "fr" && x.value === "année") &&
      new Set(rows.map(({ x }) => (x?.type === "literal" ? x.language : ""))).size === 4,
  },
];

/** Whether the endpoint understands the SPARQL 1.1 that Statelier speaks, whatever it holds. */
export const checkFeatures = async (endpoint: CheckedEndpoint): Promise<SourceFinding[]> => {
  const wrong: SourceFinding[] = [];
  for (const { name, query, isRight } of FEATURES) {
    const answer = await askEndpoint({ ...endpoint, query: `${PREFIXES.text}${query}` });
    if (answer.ok && isRight(answer.rows)) continue;
    wrong.push({
      topic: "features",
      level: "missing",
      sentence: answer.ok ? `${name}: the answer is wrong.` : `${name}: ${answer.failure.sentence}`,
      advice: "Statelier asks in plain SPARQL 1.1 and needs all of it that is tried here.",
    });
  }
  if (wrong.length > 0) return wrong;
  const names = FEATURES.map(({ name }) => name).join(", ");
  return [{ topic: "features", level: "good", sentence: `SPARQL 1.1 is understood: ${names}.` }];
};
