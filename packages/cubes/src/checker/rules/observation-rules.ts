import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { cube, OBSERVED_BY } from "../../rdf/vocabulary.ts";
import { componentIri, type Problem, type Rule, shapeIri } from "../finding.ts";
import { nameNode } from "../names.ts";

const OBSERVATION = cube("observation");
const BASE = "standalone-cube-constraint#";

function isValidObservation(graph: RdfGraph, node: RdfTerm): boolean {
  const observers = graph.objects(node, OBSERVED_BY);
  return observers.length > 0 && observers.every((observer) => observer.type === "iri");
}

/** Whether a set has rows and each of them says who observed it. */
export function isValidObservationSet(graph: RdfGraph, node: RdfTerm): boolean {
  const observations = graph.objects(node, OBSERVATION);
  return (
    observations.length > 0 &&
    observations.every((observation) => isValidObservation(graph, observation))
  );
}

function rowProblems(graph: RdfGraph, set: RdfTerm): Problem[] {
  return graph
    .objects(set, OBSERVATION)
    .filter((observation) => !isValidObservation(graph, observation))
    .map((value) => ({
      value,
      message: `The row ${nameNode(graph, value)} does not say who observed it. Add cube:observedBy with an IRI.`,
    }));
}

const rows = {
  severity: "violation",
  constraint: shapeIri(`${BASE}ObservationShape`),
  path: OBSERVED_BY,
  targets: (graph: RdfGraph) => graph.instancesOf(cube("Observation")),
} as const;

const sets = {
  severity: "warning",
  constraint: shapeIri(`${BASE}ObservationSetShape`),
  path: OBSERVATION,
  targets: (graph: RdfGraph) => graph.instancesOf(cube("ObservationSet")),
} as const;

export const observationRules: Rule[] = [
  {
    ...rows,
    id: "row-observer",
    component: componentIri("MinCount"),
    check: (graph, node) =>
      graph.objects(node, OBSERVED_BY).length > 0
        ? []
        : [
            {
              message: `The row ${nameNode(graph, node)} does not say who observed it. Add cube:observedBy with the IRI of the body.`,
            },
          ],
  },
  {
    ...rows,
    id: "row-observer-kind",
    component: componentIri("NodeKind"),
    check: (graph, node) =>
      graph
        .objects(node, OBSERVED_BY)
        .filter((observer) => observer.type !== "iri")
        .map((value) => ({
          value,
          message: `The row ${nameNode(graph, node)} names its observer by something other than an IRI.`,
        })),
  },
  {
    ...sets,
    id: "set-rows",
    component: componentIri("MinCount"),
    check: (graph, node) =>
      graph.objects(node, OBSERVATION).length > 0
        ? []
        : [
            {
              message: `The set of observations ${nameNode(graph, node)} is empty. Add its rows with cube:observation.`,
            },
          ],
  },
  {
    ...sets,
    constraint: shapeIri(`${BASE}ObservationShape`),
    id: "set-row",
    component: componentIri("Node"),
    check: rowProblems,
  },
];
