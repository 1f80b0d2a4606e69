import { isLanguageText, isString } from "../../rdf/has-datatype.ts";
import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { cube, meta, qudt, rdf, schema, sh, xsd } from "../../rdf/vocabulary.ts";
import { listTerms } from "../names.ts";
import { isListNode, listMembers } from "./list-rules.ts";

/** Says what is wrong with a column, as the end of a sentence, or nothing. */
export type ExplainColumn = (graph: RdfGraph, column: RdfTerm) => string | undefined;

const PATH = sh("path");
const NAME = schema("name");
const DATATYPE = sh("datatype");
const NODE_KIND = sh("nodeKind");
const SCALE = qudt("scaleType");
const OR = sh("or");

function areAllAmong(terms: RdfTerm[], iris: string[]): boolean {
  return terms.every((term) => term.type === "iri" && iris.includes(term.value));
}

/** The two columns that describe the row itself: its type and who observed it. */
function isCoreColumn(graph: RdfGraph, column: RdfTerm): boolean {
  return areAllAmong(graph.objects(column, PATH), [rdf("type"), cube("observedBy")]);
}

export const explainPath: ExplainColumn = (graph, column) => {
  const count = graph.objects(column, PATH).length;
  if (count === 1) return undefined;
  return `has ${count === 0 ? "no" : "more than one"} sh:path. Write exactly one: the predicate that its cells have in the rows`;
};

export const explainMissingName: ExplainColumn = (graph, column) => {
  if (graph.objects(column, NAME).length > 0 || isCoreColumn(graph, column)) return undefined;
  return "has no name. Add schema:name";
};

export const explainNameKind: ExplainColumn = (graph, column) => {
  const wrong = graph
    .objects(column, NAME)
    .filter((name) => !isString(name) && !isLanguageText(name));
  return wrong.length === 0
    ? undefined
    : `has a schema:name that is not a text (${listTerms(wrong)})`;
};

function isTypedChoice(graph: RdfGraph, column: RdfTerm): boolean {
  const lists = graph.objects(column, OR);
  if (lists.length === 0 || !lists.every((list) => isListNode(graph, list))) return false;
  return lists
    .flatMap((list) => listMembers(graph, list))
    .every((member) => graph.objects(member, DATATYPE).length > 0);
}

export const explainMissingType: ExplainColumn = (graph, column) => {
  if (graph.objects(column, DATATYPE).length > 0 || graph.objects(column, NODE_KIND).length > 0)
    return undefined;
  if (isTypedChoice(graph, column)) return undefined;
  return "does not say what its cells are. Add sh:datatype, sh:nodeKind, or a sh:or list whose members each have a sh:datatype";
};

const SCALES = [
  qudt("IntervalScale"),
  qudt("NominalScale"),
  qudt("RatioScale"),
  qudt("OrdinalScale"),
];

export const explainBaseScale: ExplainColumn = (graph, column) => {
  const scales = graph.objects(column, SCALE);
  if (scales.length > 1) return `has more than one scale type (${listTerms(scales)}). Keep one`;
  if (areAllAmong(scales, [...SCALES, qudt("EnumerationScale")])) return undefined;
  return `has the scale type ${listTerms(scales)}, which is none of qudt:NominalScale, OrdinalScale, IntervalScale, RatioScale and EnumerationScale`;
};

function isOne(terms: RdfTerm[]): boolean {
  const [term] = terms;
  return (
    terms.length === 1 &&
    term?.type === "literal" &&
    term.value === "1" &&
    term.datatype === xsd("integer")
  );
}

export const explainRange: ExplainColumn = (graph, column) => {
  const wrong = ["minCount", "maxCount"].filter((name) => !isOne(graph.objects(column, sh(name))));
  if (wrong.length === 0) return undefined;
  const advice = `must have exactly one cell in every row: write ${wrong.map((name) => `sh:${name} 1`).join(" and ")}`;
  return isCoreColumn(graph, column)
    ? advice
    : `${advice}. A cell without a value is written as ""^^cube:Undefined`;
};

export const explainInList: ExplainColumn = (graph, column) => {
  if (graph.objects(column, sh("in")).every((list) => isListNode(graph, list))) return undefined;
  return "has a sh:in that is not a list with at least one value";
};

export const explainOldUnit: ExplainColumn = (graph, column) => {
  const units = graph.objects(column, qudt("unit"));
  const current = new Set(graph.objects(column, qudt("hasUnit")));
  if (
    units.length === 0 ||
    (units.length === current.size && units.every((unit) => current.has(unit)))
  )
    return undefined;
  return "gives its unit with qudt:unit, which is out of use. Write qudt:hasUnit instead";
};

function relationProblem(graph: RdfGraph, relation: RdfTerm): string | undefined {
  const related = graph.objects(relation, meta("relatesTo"));
  if (related.length === 0)
    return "has a relation without meta:relatesTo. Name the path of the measure that it qualifies";
  if (related.some((term) => term.type !== "iri"))
    return "has a relation whose meta:relatesTo is not an IRI";
  const columns = related.flatMap((path) => graph.subjects(PATH, path));
  const constraints = columns.flatMap((column) => graph.subjects(sh("property"), column));
  if (
    constraints.length === 0 ||
    !constraints.every((node) => graph.isInstanceOf(node, cube("Constraint")))
  ) {
    return `relates to ${listTerms(related)}, which is not the path of a column of a cube`;
  }
  if (!columns.every((column) => graph.isInstanceOf(column, cube("MeasureDimension")))) {
    return `relates to ${listTerms(related)}, which is not a measure. Type that column as cube:MeasureDimension or relate to one that is`;
  }
  return undefined;
}

export const explainRelation: ExplainColumn = (graph, column) => {
  for (const relation of graph.objects(column, meta("dimensionRelation"))) {
    const problem = relationProblem(graph, relation);
    if (problem) return problem;
  }
  return undefined;
};

export const explainDatatype: ExplainColumn = (graph, column) => {
  const datatypes = graph.objects(column, DATATYPE);
  if (isCoreColumn(graph, column)) return undefined;
  if (datatypes.length > 1)
    return `has more than one sh:datatype (${listTerms(datatypes)}). Keep one, or list the choices in sh:or`;
  if (!areAllAmong(datatypes, [rdf("langString")]) || datatypes.length === 0) return undefined;
  return "has the datatype rdf:langString, but a cell holds one value. Use xsd:string, or IRIs whose names are translated";
};

export const explainNodeKind: ExplainColumn = (graph, column) => {
  const kinds = graph.objects(column, NODE_KIND);
  if (isCoreColumn(graph, column)) return undefined;
  if (kinds.length > 0 && areAllAmong(kinds, [sh("IRI"), sh("Literal")])) return undefined;
  return `${kinds.length === 0 ? "has no sh:nodeKind" : `has the sh:nodeKind ${listTerms(kinds)}`}. Write sh:IRI or sh:Literal`;
};

export const explainScale: ExplainColumn = (graph, column) => {
  const scales = graph.objects(column, SCALE);
  if (isCoreColumn(graph, column)) return undefined;
  if (scales.length === 1 && areAllAmong(scales, SCALES)) return undefined;
  const found =
    scales.length === 0 ? "has no scale type" : `has the scale type ${listTerms(scales)}`;
  return `${found}. Write exactly one qudt:scaleType: qudt:NominalScale, OrdinalScale, IntervalScale or RatioScale`;
};

export const explainMissingValues: ExplainColumn = (graph, column) => {
  const scales = graph.objects(column, SCALE);
  const listed = graph
    .objects(column, sh("in"))
    .some((list) => graph.objects(list, rdf("first")).length > 0);
  const isNamed = areAllAmong(scales, [qudt("NominalScale"), qudt("OrdinalScale")]) && listed;
  const isCounted = areAllAmong(scales, [qudt("RatioScale"), qudt("IntervalScale")]);
  if ([isCoreColumn(graph, column), isNamed, isCounted].filter(Boolean).length === 1)
    return undefined;
  if (scales.length === 0)
    return "is a key dimension without a scale type, so nobody knows whether its values must be listed. Add qudt:scaleType";
  return "is a nominal or ordinal key dimension that does not list its values. Add them in sh:in, so that charts load faster";
};
