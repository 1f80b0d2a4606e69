import { parseRdf } from "../../rdf/parse-rdf.ts";
import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { NAMESPACES, sh } from "../../rdf/vocabulary.ts";
import { constraintOf, writeTerm } from "./official-shapes.ts";

export interface ApprovedResult {
  severity: string;
  component: string;
  path: string;
  /** Every constraint of the official shapes whose text is the same as the one that the report quotes. */
  constraints: string[];
}

function describeShape(graph: RdfGraph, node: RdfTerm): string {
  if (node.type !== "blank") return writeTerm(node);
  const parts = graph
    .predicates(node)
    .flatMap((predicate) =>
      graph
        .objects(node, predicate)
        .map((object) => `${predicate} ${describeShape(graph, object)}`),
    );
  return `[${parts.toSorted().join(" ; ")}]`;
}

function findConstraints(
  report: RdfGraph,
  quoted: RdfTerm,
  shapes: RdfGraph,
  component: string,
): string[] {
  if (quoted.type === "iri") return [constraintOf(shapes, quoted, component)];
  const wanted = describeShape(report, quoted);
  const owned = shapes
    .objectsWith(sh("property"))
    .filter((shape) => shapes.subjects(sh("property"), shape).some(({ type }) => type === "iri"));
  return owned
    .filter((shape) => describeShape(shapes, shape) === wanted)
    .map((shape) => constraintOf(shapes, shape, component));
}

/** The top-level results of a stored validation report. */
export function readApprovedReport(turtle: string, shapes: RdfGraph): ApprovedResult[] {
  const parsed = parseRdf(turtle, { format: "turtle", baseIri: "http://example.org/base/" });
  if (!parsed.ok) throw new Error(parsed.message);
  const report = parsed.graph;
  return report.objectsWith(sh("result")).map((result) => {
    const [severity, component, shape] = [
      "resultSeverity",
      "sourceConstraintComponent",
      "sourceShape",
    ].map((name) => report.objects(result, sh(name))[0]);
    if (!severity || !component || !shape)
      throw new Error("A result without severity, component or shape");
    return {
      severity: severity.value.slice(NAMESPACES.sh.length).toLowerCase(),
      component: component.value,
      path: report.objects(result, sh("resultPath"))[0]?.value ?? "",
      constraints: findConstraints(report, shape, shapes, component.value),
    };
  });
}
