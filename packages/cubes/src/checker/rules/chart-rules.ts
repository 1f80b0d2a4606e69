import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { cube, sh, shortenIri, xsd } from "../../rdf/vocabulary.ts";
import { componentIri, type Rule, shapeIri } from "../finding.ts";
import { listTerms, nameColumn, nameCube } from "../names.ts";
import { listMembers } from "./list-rules.ts";

const CONSTRAINT = cube("observationConstraint");
const SET = cube("observationSet");
const PROPERTY = sh("property");
const DATATYPE = sh("datatype");

const UNPUBLISHED = "";

const cubes = (graph: RdfGraph): RdfTerm[] => graph.instancesOf(cube("Cube"));

const listColumns = (graph: RdfGraph, node: RdfTerm): RdfTerm[] =>
  graph.objects(node, CONSTRAINT).flatMap((constraint) => graph.objects(constraint, PROPERTY));

const makeColumnKindRule = (id: string, kind: string, words: string): Rule => ({
  id,
  severity: "violation",
  component: componentIri("MinCount"),
  constraint: UNPUBLISHED,
  path: CONSTRAINT,
  targets: cubes,
  check: (graph, node) => {
    const columns = listColumns(graph, node);
    if (columns.length === 0 || columns.some((column) => graph.isInstanceOf(column, kind)))
      return [];
    return [{ message: `${nameCube(graph, node)} ${words} ${shortenIri(kind)}.` }];
  },
});

const XSD_TYPES = new Set(
  [
    "anyURI base64Binary boolean byte date dateTime dateTimeStamp dayTimeDuration decimal double duration",
    "float gDay gMonth gMonthDay gYear gYearMonth hexBinary int integer language long Name NCName",
    "negativeInteger NMTOKEN nonNegativeInteger nonPositiveInteger normalizedString positiveInteger QName",
    "short string time token unsignedByte unsignedInt unsignedLong unsignedShort yearMonthDuration",
  ].flatMap((names) => names.split(" ").map((name) => xsd(name))),
);

const isUnknownType = (term: RdfTerm): boolean =>
  term.type !== "iri" || (term.value.startsWith(xsd("")) && !XSD_TYPES.has(term.value));

const datatypeRule: Rule = {
  id: "column-known-datatype",
  severity: "violation",
  component: componentIri("In"),
  constraint: UNPUBLISHED,
  path: PROPERTY,
  targets: (graph) => [
    ...new Set([...graph.instancesOf(cube("Constraint")), ...graph.objectsWith(CONSTRAINT)]),
  ],
  check: (graph, constraint) =>
    graph.objects(constraint, PROPERTY).flatMap((column) => {
      const choices = graph.objects(column, sh("or")).flatMap((list) => listMembers(graph, list));
      const wrong = [column, ...choices]
        .flatMap((shape) => graph.objects(shape, DATATYPE))
        .filter(isUnknownType);
      if (wrong.length === 0) return [];
      const message = `${nameColumn(graph, column)} has a datatype that does not exist (${listTerms(wrong)}). Correct its name: years are xsd:gYear, days xsd:date, numbers xsd:decimal or xsd:integer, texts xsd:string.`;
      return [{ value: column, message }];
    }),
};

/** What the published shapes leave out or only warn of, and without which no chart can be drawn. */
export const chartRules: Rule[] = [
  {
    id: "cube-set",
    severity: "violation",
    component: componentIri("MinCount"),
    constraint: shapeIri("standalone-cube-constraint#CubeShape"),
    path: SET,
    targets: cubes,
    check: (graph, node) =>
      graph.objects(node, SET).length > 0
        ? []
        : [
            {
              message: `${nameCube(graph, node)} has no set of observations. Add ${shortenIri(SET)}.`,
            },
          ],
  },
  makeColumnKindRule(
    "cube-measure",
    cube("MeasureDimension"),
    "has no measure, so there is nothing to draw. Type the columns that hold its numbers as",
  ),
  makeColumnKindRule(
    "cube-key",
    cube("KeyDimension"),
    "has no key dimension, so nothing tells its rows apart. Type the columns that name what a row is about as",
  ),
  datatypeRule,
];
