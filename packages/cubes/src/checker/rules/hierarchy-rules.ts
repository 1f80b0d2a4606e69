import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { cube, meta, schema, sh } from "../../rdf/vocabulary.ts";
import { componentIri, type Problem, type Rule, shapeIri } from "../finding.ts";
import { nameNode } from "../names.ts";

const ROOT = meta("hierarchyRoot");
const NEXT = meta("nextInHierarchy");
const NAME = schema("name");
const PATH = sh("path");

function isInversePath(graph: RdfGraph, node: RdfTerm): boolean {
  const inverted = graph.objects(node, sh("inversePath"));
  return inverted.length === 1 && inverted[0]?.type === "iri";
}

function explainOwnLevel(graph: RdfGraph, level: RdfTerm): string | undefined {
  const paths = graph.objects(level, PATH);
  const [path] = paths;
  if (paths.length !== 1 || !path)
    return `has ${paths.length === 0 ? "no" : "more than one"} sh:path; write exactly one`;
  const isInverse = path.type === "blank" && isInversePath(graph, path);
  if (path.type !== "iri" && !isInverse)
    return "has a sh:path that is neither an IRI nor [ sh:inversePath IRI ]";
  if (graph.objects(level, NAME).length === 0) return "has no name; add schema:name";
  if (graph.objects(level, sh("targetClass")).some((target) => target.type !== "iri"))
    return "has a sh:targetClass that is not an IRI";
  return undefined;
}

function explainLevel(graph: RdfGraph, level: RdfTerm, above: RdfTerm[] = []): string | undefined {
  if (above.includes(level)) return undefined;
  const own = explainOwnLevel(graph, level);
  if (own) return own;
  for (const next of graph.objects(level, NEXT)) {
    const deeper = explainLevel(graph, next, [...above, level]);
    if (deeper) return `has a level ${nameNode(graph, next)} below it that ${deeper}`;
  }
  return undefined;
}

function rootProblems(graph: RdfGraph, hierarchy: RdfTerm): Problem[] {
  const wrong = graph.objects(hierarchy, ROOT).filter((root) => root.type !== "iri");
  return wrong.map((value) => ({
    value,
    message: `The hierarchy ${nameNode(graph, hierarchy)} has a root that is not an IRI.`,
  }));
}

function levelProblems(graph: RdfGraph, hierarchy: RdfTerm): Problem[] {
  return graph.objects(hierarchy, NEXT).flatMap((level) => {
    const wrong = explainLevel(graph, level);
    if (!wrong) return [];
    return [
      {
        value: level,
        message: `In the hierarchy ${nameNode(graph, hierarchy)} the level ${nameNode(graph, level)} ${wrong}.`,
      },
    ];
  });
}

function isValidHierarchy(graph: RdfGraph, node: RdfTerm): boolean {
  if ([ROOT, NAME, NEXT].some((predicate) => graph.objects(node, predicate).length === 0))
    return false;
  return rootProblems(graph, node).length === 0 && levelProblems(graph, node).length === 0;
}

const base = {
  severity: "violation",
  constraint: shapeIri("standalone-constraint-constraint#Hierarchy"),
  targets: (graph: RdfGraph) => graph.instancesOf(meta("Hierarchy")),
} as const;

function makePresenceRule(id: string, path: string, advice: string): Rule {
  return {
    ...base,
    id,
    path,
    component: componentIri("MinCount"),
    check: (graph, hierarchy) =>
      graph.objects(hierarchy, path).length > 0
        ? []
        : [{ message: `The hierarchy ${nameNode(graph, hierarchy)} ${advice}.` }],
  };
}

export const hierarchyRules: Rule[] = [
  makePresenceRule(
    "hierarchy-root",
    ROOT,
    "has no root: add meta:hierarchyRoot with the IRI of its topmost value",
  ),
  makePresenceRule("hierarchy-name", NAME, "has no name: add schema:name"),
  makePresenceRule("hierarchy-levels", NEXT, "has no level: add meta:nextInHierarchy"),
  {
    ...base,
    id: "hierarchy-root-kind",
    path: ROOT,
    component: componentIri("NodeKind"),
    check: rootProblems,
  },
  {
    ...base,
    id: "hierarchy-level",
    constraint: shapeIri("standalone-constraint-constraint#NextInHierarchy"),
    path: NEXT,
    component: componentIri("Node"),
    check: levelProblems,
  },
  {
    id: "constraint-hierarchy",
    severity: "violation",
    component: componentIri("Node"),
    constraint: shapeIri("standalone-constraint-constraint#Hierarchy"),
    path: meta("inHierarchy"),
    targets: (graph) => graph.instancesOf(cube("Constraint")),
    check: (graph, constraint) =>
      graph
        .objects(constraint, meta("inHierarchy"))
        .filter((node) => !isValidHierarchy(graph, node))
        .map((value) => ({
          value,
          message: `The hierarchy ${nameNode(graph, value)}, which the list of columns names, is not complete: it needs a name, roots and levels.`,
        })),
  },
];
