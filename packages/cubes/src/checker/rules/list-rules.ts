import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { rdf, shortenIri } from "../../rdf/vocabulary.ts";
import { componentIri, type Rule, shapeIri } from "../finding.ts";

const FIRST = rdf("first");
const REST = rdf("rest");
const OWN = new Set([FIRST, REST, rdf("type")]);
const SHAPE = shapeIri("standalone-constraint-constraint#listnode");

function listNodes(graph: RdfGraph): RdfTerm[] {
  return [...new Set([...graph.subjectsWith(FIRST), ...graph.subjectsWith(REST)])];
}

/** Whether the node is one well-formed link of an RDF list; what follows it is not looked at. */
export function isListNode(graph: RdfGraph, node: RdfTerm): boolean {
  const whole = graph.objects(node, FIRST).length === 1 && graph.objects(node, REST).length === 1;
  return whole && graph.predicates(node).every((predicate) => OWN.has(predicate));
}

/** All members of a list, also of a broken or circular one. */
export function listMembers(graph: RdfGraph, list: RdfTerm): RdfTerm[] {
  const links = new Set([list]);
  for (const link of links) for (const rest of graph.objects(link, REST)) links.add(rest);
  return [...new Set([...links].flatMap((link) => graph.objects(link, FIRST)))];
}

function makeLinkRules(predicate: string, what: string): Rule[] {
  const name = shortenIri(predicate);
  const base = {
    severity: "violation",
    constraint: SHAPE,
    path: predicate,
    targets: listNodes,
  } as const;
  return [
    {
      ...base,
      id: `list-without-${name.slice(4)}`,
      component: componentIri("MinCount"),
      check: (graph, node) =>
        graph.objects(node, predicate).length > 0
          ? []
          : [{ message: `A list is broken: one of its nodes has no ${name}. Give it ${what}.` }],
    },
    {
      ...base,
      id: `list-with-two-${name.slice(4)}`,
      component: componentIri("MaxCount"),
      check: (graph, node) =>
        graph.objects(node, predicate).length < 2
          ? []
          : [
              {
                message: `A list is broken: one of its nodes has more than one ${name}. Keep ${what} only.`,
              },
            ],
    },
  ];
}

export const listRules: Rule[] = [
  ...makeLinkRules(FIRST, "one value"),
  ...makeLinkRules(REST, "one next node, or rdf:nil at the end"),
  {
    id: "list-closed",
    severity: "violation",
    component: componentIri("Closed"),
    constraint: SHAPE,
    path: "",
    targets: listNodes,
    check: (graph, node) =>
      graph
        .predicates(node)
        .filter((predicate) => !OWN.has(predicate))
        .flatMap((path) =>
          graph.objects(node, path).map((value) => ({
            path,
            value,
            message: `A list node carries ${shortenIri(path)}, which has no place in a list. Move it to the node that it describes.`,
          })),
        ),
  },
  {
    id: "list-rest",
    severity: "violation",
    component: componentIri("Xone"),
    constraint: shapeIri("standalone-constraint-constraint#restvalue"),
    path: "",
    targets: (graph) => graph.objectsWith(REST),
    check: (graph, node) => {
      const isNil = node.type === "iri" && node.value === rdf("nil");
      if (isListNode(graph, node) !== isNil) return [];
      return [
        {
          value: node,
          message:
            "A list does not end properly: rdf:rest must point to another list node or to rdf:nil.",
        },
      ];
    },
  },
];
