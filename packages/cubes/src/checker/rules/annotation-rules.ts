import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import {
  cube,
  dcterms,
  meta,
  rdf,
  relation,
  schema,
  sh,
  shortenIri,
} from "../../rdf/vocabulary.ts";
import { componentIri, type Rule, shapeIri } from "../finding.ts";
import { nameColumn, nameNode, nameOwner } from "../names.ts";
import { isListNode } from "./list-rules.ts";

const ANNOTATION = meta("annotation");
const CONTEXT = meta("annotationContext");
const PATH = sh("path");
const PROPERTY = sh("property");
const MIN = schema("minValue");
const MAX = schema("maxValue");
const BASE = "standalone-constraint-constraint#";

function of(graph: RdfGraph, annotation: RdfTerm): string {
  return `The annotation ${nameNode(graph, annotation)} of ${nameOwner(graph, ANNOTATION, annotation)}`;
}

function ofContext(graph: RdfGraph, context: RdfTerm): string {
  const [annotation] = graph.subjects(CONTEXT, context);
  return annotation ? of(graph, annotation) : "An annotation";
}

const annotations = {
  severity: "violation",
  constraint: shapeIri(`${BASE}Annotation`),
  targets: (graph: RdfGraph) => graph.objectsWith(ANNOTATION),
} as const;

const annotationRules: Rule[] = [
  {
    ...annotations,
    id: "annotation-type",
    component: componentIri("MinCount"),
    path: rdf("type"),
    check: (graph, node) =>
      graph.objects(node, rdf("type")).length > 0
        ? []
        : [{ message: `${of(graph, node)} has no type. Add a meta:Limit for a limit.` }],
  },
  {
    ...annotations,
    id: "annotation-context-kind",
    component: componentIri("NodeKind"),
    path: CONTEXT,
    check: (graph, node) =>
      graph
        .objects(node, CONTEXT)
        .filter((context) => context.type !== "blank")
        .map((value) => ({
          value,
          message: `${of(graph, node)} has a context that is not a blank node. Write meta:annotationContext [ … ].`,
        })),
  },
  {
    ...annotations,
    id: "annotation-on-measure",
    component: componentIri("Class"),
    path: `^<${ANNOTATION}>`,
    check: (graph, node) =>
      graph
        .subjects(ANNOTATION, node)
        .filter((column) => !graph.isInstanceOf(column, cube("MeasureDimension")))
        .map((value) => ({
          value,
          message: `${nameColumn(graph, value)} carries an annotation but is not a measure. Type it as cube:MeasureDimension or move the annotation.`,
        })),
  },
];

const values = {
  severity: "violation",
  constraint: shapeIri(`${BASE}AnnotationValue`),
  targets: (graph: RdfGraph) => graph.objectsWith(ANNOTATION),
} as const;

function makeOnceRule(predicate: string): Rule {
  const name = shortenIri(predicate);
  return {
    ...values,
    id: `annotation-one-${name.slice(7)}`,
    component: componentIri("MaxCount"),
    path: predicate,
    check: (graph, node) =>
      graph.objects(node, predicate).length < 2
        ? []
        : [{ message: `${of(graph, node)} has more than one ${name}. Keep one.` }],
  };
}

const valueRules: Rule[] = [
  {
    ...values,
    id: "annotation-value",
    component: componentIri("MinCount"),
    path: `<${MIN}>|<${MAX}>`,
    check: (graph, node) => {
      if (graph.objects(node, MIN).length + graph.objects(node, MAX).length > 0) return [];
      const single = graph.objects(node, schema("value")).length > 0;
      const advice = single
        ? "gives schema:value alone, which is not enough. Write the same number as schema:minValue and schema:maxValue"
        : "has no value. Add schema:minValue, schema:maxValue or both";
      return [{ message: `${of(graph, node)} ${advice}.` }];
    },
  },
  makeOnceRule(MIN),
  makeOnceRule(MAX),
];

function isPathOfSameCube(graph: RdfGraph, context: RdfTerm): boolean {
  const own = new Set(graph.objects(context, PATH));
  return graph
    .subjects(CONTEXT, context)
    .flatMap((annotation) => graph.subjects(ANNOTATION, annotation))
    .flatMap((column) => graph.subjects(PROPERTY, column))
    .flatMap((constraint) => graph.objects(constraint, PROPERTY))
    .flatMap((column) => graph.objects(column, PATH))
    .some((path) => own.has(path));
}

function isKeyOrContext(graph: RdfGraph, node: RdfTerm): boolean {
  return (
    graph.isInstanceOf(node, cube("KeyDimension")) !== graph.subjects(CONTEXT, node).length > 0
  );
}

const contexts = {
  severity: "violation",
  constraint: shapeIri(`${BASE}AnnotationContextDimensionType`),
  targets: (graph: RdfGraph) => graph.objectsWith(CONTEXT),
} as const;

const contextPathRules: Rule[] = [
  {
    ...contexts,
    id: "context-same-cube",
    component: componentIri("Not"),
    path: "",
    check: (graph, node) =>
      isPathOfSameCube(graph, node)
        ? []
        : [
            {
              value: node,
              message: `${ofContext(graph, node)} has a context whose sh:path is not a column of the same cube. Use the sh:path of a key dimension.`,
            },
          ],
  },
  {
    ...contexts,
    id: "context-path",
    component: componentIri("MinCount"),
    path: PATH,
    check: (graph, node) =>
      graph.objects(node, PATH).length > 0
        ? []
        : [
            {
              message: `${ofContext(graph, node)} has a context without sh:path. Name the key dimension that it is about.`,
            },
          ],
  },
  {
    ...contexts,
    id: "context-one-path",
    component: componentIri("MaxCount"),
    path: PATH,
    check: (graph, node) =>
      graph.objects(node, PATH).length < 2
        ? []
        : [
            {
              message: `${ofContext(graph, node)} has a context with more than one sh:path. Write one context for each key dimension.`,
            },
          ],
  },
  {
    ...contexts,
    id: "context-path-kind",
    component: componentIri("NodeKind"),
    path: PATH,
    check: (graph, node) =>
      graph
        .objects(node, PATH)
        .filter((path) => path.type !== "iri")
        .map((value) => ({
          value,
          message: `${ofContext(graph, node)} has a context whose sh:path is not an IRI.`,
        })),
  },
  {
    ...contexts,
    id: "context-key-dimension",
    component: componentIri("Xone"),
    path: `<${PATH}>/^<${PATH}>`,
    check: (graph, node) =>
      [...new Set(graph.objects(node, PATH).flatMap((path) => graph.subjects(PATH, path)))]
        .filter((column) => !isKeyOrContext(graph, column))
        .map((value) => ({
          value,
          message: `${ofContext(graph, node)} has a context about a column that is not a key dimension. ${nameColumn(graph, value)} must be typed as cube:KeyDimension, or the context must name another.`,
        })),
  },
];

function countKinds(graph: RdfGraph, context: RdfTerm): number {
  const exact = graph.objects(context, sh("hasValue"));
  const lists = graph.objects(context, sh("in"));
  const upper = [
    ...graph.objects(context, sh("maxInclusive")),
    ...graph.objects(context, sh("maxExclusive")),
  ];
  const lower = [
    ...graph.objects(context, sh("minInclusive")),
    ...graph.objects(context, sh("minExclusive")),
  ];
  const upperCount = new Set(upper).size;
  const lowerCount = new Set(lower).size;
  const range = new Set([...upper, ...lower]).size;
  return [
    exact.length === 1 && exact.every((term) => term.type !== "blank"),
    lists.length === 1 && lists.every((list) => list.type === "blank" && isListNode(graph, list)),
    range >= 1 && range <= 2 && upperCount <= 1 && lowerCount <= 1,
  ].filter(Boolean).length;
}

export const allAnnotationRules: Rule[] = [
  ...annotationRules,
  ...valueRules,
  ...contextPathRules,
  {
    id: "context-condition",
    severity: "violation",
    component: componentIri("Xone"),
    constraint: shapeIri(`${BASE}AnnotationContext`),
    path: "",
    targets: (graph) => graph.objectsWith(CONTEXT),
    check: (graph, node) =>
      countKinds(graph, node) === 1
        ? []
        : [
            {
              value: node,
              message: `${ofContext(graph, node)} has a context without exactly one kind of condition. Write one sh:hasValue, or one sh:in list, or one lower and one upper bound at most (sh:minInclusive or minExclusive, sh:maxInclusive or maxExclusive).`,
            },
          ],
  },
  {
    id: "confidence-one-kind",
    severity: "violation",
    component: componentIri("MaxCount"),
    constraint: shapeIri(`${BASE}Confidence`),
    path: dcterms("type"),
    targets: (graph) => [
      ...new Set([
        ...graph.instancesOf(relation("ConfidenceLowerBound")),
        ...graph.instancesOf(relation("ConfidenceUpperBound")),
      ]),
    ],
    check: (graph, node) =>
      graph.objects(node, dcterms("type")).length < 2
        ? []
        : [
            {
              message: `A confidence bound of ${nameOwner(graph, meta("dimensionRelation"), node)} names more than one kind. Keep one dcterms:type.`,
            },
          ],
  },
];
