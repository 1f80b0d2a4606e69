import type { Draw } from "@statelier/document/testing/make-draw";
import { mutateText } from "./mutate-text.ts";

const insert = (text: string, at: number, part: string): string =>
  `${text.slice(0, at)}${part}${text.slice(at)}`;

/** The text between the outermost braces. */
const bodyOf = (query: string): string =>
  query.slice(query.indexOf("{") + 1, query.lastIndexOf("}"));

/** A GraphQL query with more calls, levels, fragments, directives or arguments than a client would write. */
export const mutateGraphql = (query: string, draw: Draw): string => {
  const body = bodyOf(query).trim();
  const head = query.slice(0, query.indexOf("{"));
  const bare = body.replace(/^answer:\s*/, "");
  const many = draw.from(2, 4, 13, 300, 3_000);
  return draw.from(
    () => `${head}{ ${Array.from({ length: many }, (_, at) => `a${at}: ${bare}`).join(" ")} }`,
    () => `${head}{ ${`... on Query { `.repeat(many)}${body}${" }".repeat(many)} }`,
    () =>
      `${head}{ ...F0 } ${Array.from({ length: many }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(" ")} fragment F${many} on Query { ${body} }`,
    () => `${head}{ ...F } fragment F on Query { ${body} ...F }`,
    () => `${head}{ ${body} ${"@skip(if: true) ".repeat(many)} }`,
    () => `${head}{ ${body} __schema { types { fields { type { fields { name } } } } } }`,
    () => query.slice(0, draw.integer(0, query.length)),
    () =>
      insert(query, draw.integer(0, query.length), draw.from("{", "}", '"', "\u0000", "#", "$a")),
    () => `${query} ${query}`,
    () => query.replace(/\d+/, "99999999999"),
    () => query.replace(/^query/, draw.from("mutation", "subscription")),
    () => `${head}{ ${"a { ".repeat(many)}b${" }".repeat(many)} }`,
    () => `${head}{ ${body} } # ${"a".repeat(many * 100)}`,
    () => insert(query, query.indexOf("(") + 1, `${"a: [".repeat(many)}1${"]".repeat(many)}, `),
  )();
};

const CHAIN = (count: number): string =>
  Array.from({ length: count }, (_, at) => `BIND(CONCAT(?t${at}, ?t${at}) AS ?t${at + 1})`).join(
    " ",
  );

/** Queries for the endpoint: of those that take long or grow, damaged ones, and large ones. */
export const mutateSparql = (query: string, draw: Draw): string => {
  const body = bodyOf(query);
  const many = draw.from(2, 8, 60, 800);
  return draw.from(
    () => query.slice(0, draw.integer(0, query.length)),
    () => insert(query, draw.integer(0, query.length), mutateText("x", draw).slice(0, 9_000)),
    () =>
      `SELECT * { ${Array.from({ length: many }, () => `{ ${body} }`).join(" UNION ")} } LIMIT 5`,
    () => `SELECT * { ${`OPTIONAL { `.repeat(many)}${body}${" }".repeat(many)} } LIMIT 5`,
    () => `SELECT * { ${`{ SELECT * { `.repeat(many)}${body}${" } }".repeat(many)} } LIMIT 5`,
    () => `SELECT ?x { BIND(${"(".repeat(many)}1${")".repeat(many)} AS ?x) }`,
    () =>
      `SELECT ?s { VALUES ?s { ${"<http://a.example/> ".repeat(many * 10)} } ?s ?p ?o } LIMIT 5`,
    () =>
      `SELECT ?s { ?s ?p ?o FILTER(REGEX(STR(?o), "${"(a+)+".repeat(Math.min(many, 40))}$")) } LIMIT 5`,
    () => `SELECT ?t1 { BIND("aaaa" AS ?t0) ${CHAIN(draw.from(4, 20))} } LIMIT 1`,
    () =>
      query.replace(
        /SELECT/i,
        draw.from("INSERT", "CONSTRUCT", "DESCRIBE", "ASK", "SELECT DISTINCT"),
      ),
    () => `${query} OFFSET ${"9".repeat(many % 30)}`,
    () => `${query} # ${"a".repeat(many * 100)}`,
  )();
};

/** Queries that hold the endpoint for as long as it lets them; few of them are sent. */
export const LONG_SPARQL = [
  `SELECT ?x { BIND("aaaa" AS ?t0) ${CHAIN(26)} BIND(STRLEN(?t26) AS ?x) }`,
  "SELECT * { ?a ?b ?c . ?d ?e ?f } ORDER BY ?c ?f LIMIT 5",
  "SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }",
  "SELECT (GROUP_CONCAT(STR(?c)) AS ?n) { ?a ?b ?c . ?d ?e ?f }",
  "SELECT (COUNT(*) AS ?n) { ?a (<http://a.example/>|!<http://a.example/>)* ?c }",
];
