import { PREFIXES } from "./prefixes.ts";
import {
  commaList,
  decimal,
  integer,
  iri,
  literal,
  sparql,
  type SparqlText,
  variable,
} from "./sparql-text.ts";

/** What the cells of one component must be. */
export type CellFilter =
  | { path: string; type: "terms"; terms: readonly SparqlText[] }
  | { path: string; type: "texts"; texts: readonly string[] }
  | { path: string; type: "anyNumber"; numbers: readonly number[] }
  | { path: string; type: "numbers"; from: number; to: number };

/** The cube whose observations are asked for; in several sets one of them may stand more than once. */
type Cube = { iri: string; hasSeveralSets: boolean };

const observations = (cube: Pick<Cube, "iri">): SparqlText =>
  sparql`${iri(cube.iri)} cube:observationSet/cube:observation ?o .`;

const distinct = ({ hasSeveralSets }: Cube): SparqlText =>
  hasSeveralSets ? sparql`DISTINCT ` : sparql``;

/** The number of a cell, without the blanks around it; unbound where it is none. */
const numberOf = (cell: SparqlText): SparqlText =>
  sparql`xsd:double(REPLACE(STR(${cell}), "^\\s+|\\s+$", ""))`;

/** Whether this is no NaN, which Virtuoso takes for equal to any number: it is then not more than the least of them. */
const isNumber = (number: SparqlText): SparqlText =>
  sparql`${number} > ${decimal(-Number.MAX_VALUE)}`;

const restrict = (filter: CellFilter, cell: SparqlText): SparqlText => {
  const number = numberOf(cell);
  switch (filter.type) {
    case "terms":
      return sparql`VALUES ${cell} { ${filter.terms} }`;
    case "texts":
      return sparql`FILTER(STR(${cell}) IN (${commaList(filter.texts.map((text) => literal(text)))}))`;
    case "anyNumber":
      return sparql`FILTER(${isNumber(number)} && ${number} IN (${commaList(filter.numbers.map(decimal))}))`;
    case "numbers":
      return sparql`FILTER(${isNumber(number)} && ${number} >= ${decimal(filter.from)} && ${number} <= ${decimal(filter.to)})`;
  }
};

const buildFilters = (filters: readonly CellFilter[]): SparqlText[] =>
  filters.map((filter, index) => {
    const cell = variable("f", index);
    return sparql`?o ${iri(filter.path)} ${cell} . ${restrict(filter, cell)}`;
  });

export type ObservationsQuery = {
  cube: Cube;
  paths: readonly string[];
  filters: readonly CellFilter[];
  /** The paths whose cells are numbers: asked as texts, for some engines shorten floating numbers to six digits. */
  numbers: ReadonlySet<string>;
  limit?: number;
  /** Whether the observation's own node stands in the rows. */
  withNode?: boolean;
  /** Whether the kind of each term stands beside it, for answers that do not say it. */
  hasKinds?: boolean;
};

/** `?k0` of `?c0`: language and datatype, both empty where it is no literal. */
const buildKind = (index: number): SparqlText => {
  const [cell, kind] = [variable("c", index), variable("k", index)];
  return sparql`(CONCAT(LANG(${cell}), "@", STR(DATATYPE(${cell}))) AS ${kind})`;
};

/**
 * `?o ?c0 ?c1 …`: the observations that pass, one column for each path; an absent cell is unbound. The limit is one of
 * observations.
 */
export const buildObservationsQuery = (query: ObservationsQuery): SparqlText => {
  const { cube, limit, numbers, hasKinds = false } = query;
  const cells = query.paths.map((path, index) => {
    const cell = variable("c", index);
    const number = variable("n", index);
    return numbers.has(path)
      ? { found: number, path: iri(path), selected: sparql`(STR(${number}) AS ${cell})` }
      : {
          found: cell,
          path: iri(path),
          selected: hasKinds ? sparql`${cell} ${buildKind(index)}` : cell,
        };
  });
  const passing = sparql`${observations(cube)}
  ${buildFilters(query.filters)}`;
  const most = limit === undefined ? sparql`` : sparql` LIMIT ${integer(limit)}`;
  return sparql`${PREFIXES}
SELECT ${query.withNode || cells.length === 0 ? sparql`?o` : sparql``} ${cells.map(({ selected }) => selected)} WHERE {
  ${
    limit === undefined && !cube.hasSeveralSets
      ? passing
      : sparql`{ SELECT ${distinct(cube)}?o WHERE { ${passing} }${most} }`
  }
  ${cells.map(({ path, found }) => sparql`OPTIONAL { ?o ${path} ${found} }`)}
}`;
};

/** `?v`: the terms that occur in one component; of numbers their texts. */
export const buildDistinctQuery = (
  cube: Cube,
  { path, isNumber }: { path: string; isNumber: boolean },
  filters: readonly CellFilter[],
): SparqlText => sparql`${PREFIXES}
SELECT DISTINCT ${isNumber ? sparql`(STR(?n) AS ?v)` : sparql`?v`} WHERE {
  ${observations(cube)}
  ${buildFilters(filters)}
  ?o ${iri(path)} ${isNumber ? sparql`?n` : sparql`?v`} .
}`;

/**
 * `?v`: those of these terms that occur in one component. Each is a question of its own that ends with the first
 * observation: engines go through all of them for `EXISTS`, and for constants in place of `VALUES`.
 */
export const buildOccurringQuery = (
  cube: Cube,
  path: string,
  terms: readonly SparqlText[],
): SparqlText => sparql`${PREFIXES}
SELECT ?v WHERE {
  ${terms.map((term, index) => {
    const union = index === 0 ? sparql`` : sparql`UNION `;
    return sparql`${union}{ SELECT ?v WHERE { VALUES ?v { ${term} } ?o ${iri(path)} ?v . ${observations(cube)} } LIMIT 1 }`;
  })}
}`;

/** `?v ?n`: how many observations each value of one component has. */
export const buildPartitionQuery = (cube: Cube, path: string): SparqlText => sparql`${PREFIXES}
SELECT ?v (COUNT(${distinct(cube)}?o) AS ?n) WHERE {
  ${observations(cube)}
  ?o ${iri(path)} ?v .
} GROUP BY ?v`;

/** `?n`: how many observations the cube has; those beyond `most` need not be counted. */
export const buildCountQuery = (cube: Cube, most?: number): SparqlText =>
  most === undefined
    ? sparql`${PREFIXES}
SELECT (COUNT(${distinct(cube)}?o) AS ?n) WHERE { ${observations(cube)} }`
    : sparql`${PREFIXES}
SELECT (COUNT(?o) AS ?n) WHERE {
  { SELECT ${distinct(cube)}?o WHERE { ${observations(cube)} } LIMIT ${integer(most + 1)} }
}`;

/** `?min ?max` of the finite numbers of one component. */
export const buildBoundsQuery = (cube: Cube, path: string): SparqlText => sparql`${PREFIXES}
SELECT (STR(MIN(?n)) AS ?min) (STR(MAX(?n)) AS ?max) WHERE {
  ${observations(cube)}
  ?o ${iri(path)} ?v .
  BIND(${numberOf(sparql`?v`)} AS ?n)
  FILTER(${isNumber(sparql`?n`)} && ?n <= ${decimal(Number.MAX_VALUE)})
}`;

/** `?v ?sum`: what the finite numbers of one component add up to for each value of another. Blanks are looked for only where there may be some: that takes most of the time. */
export const buildSumsQuery = (
  cube: Cube,
  { path, numberPath }: { path: string; numberPath: string },
  filters: readonly CellFilter[],
): SparqlText => {
  const passing = sparql`${observations(cube)}
  ${buildFilters(filters)}`;
  return sparql`${PREFIXES}
SELECT ?v (STR(SUM(?n)) AS ?sum) WHERE {
  ${cube.hasSeveralSets ? sparql`{ SELECT DISTINCT ?o WHERE { ${passing} } }` : passing}
  ?o ${iri(path)} ?v .
  ?o ${iri(numberPath)} ?cell .
  BIND(COALESCE(xsd:double(STR(?cell)), ${numberOf(sparql`?cell`)}) AS ?n)
  FILTER(${isNumber(sparql`?n`)} && ?n <= ${decimal(Number.MAX_VALUE)})
} GROUP BY ?v`;
};

const SAMPLE = 200;

/** `?p ?most`: the predicates of some of the cube's observations, and the most values that one of these has. */
export const buildPredicatesQuery = (cube: string): SparqlText => sparql`${PREFIXES}
SELECT ?p (MAX(?n) AS ?most) WHERE {
  {
    SELECT ?o ?p (COUNT(DISTINCT ?v) AS ?n) WHERE {
      { SELECT DISTINCT ?o WHERE { ${observations({ iri: cube })} } LIMIT ${integer(SAMPLE)} }
      ?o ?p ?v .
    } GROUP BY ?o ?p
  }
} GROUP BY ?p`;
