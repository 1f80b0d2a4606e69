import { parseRdf } from "../../rdf/parse-rdf.ts";
import type { RdfGraph, RdfTerm } from "../../rdf/rdf-graph.ts";
import { constraintOf, writeTerm } from "./official-shapes.ts";

const SH = "http://www.w3.org/ns/shacl#";

export interface ApprovedResult {
  severity: string;
  component: string;
  path: string;
  /** Every constraint of the official shapes whose text is the same as the one that the report quotes. */
  constraints: string[];
}

function describeShape(graph: RdfGraph, node: RdfTerm): string {
  if (node.kind !== "blank") return writeTerm(node);
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
  if (quoted.kind === "iri") return [constraintOf(shapes, shapes.find(quoted), component)];
  const wanted = describeShape(report, quoted);
  const owned = shapes
    .objectsWith(`${SH}property`)
    .filter((shape) => shapes.subjects(`${SH}property`, shape).some(({ kind }) => kind === "iri"));
  return owned
    .filter((shape) => describeShape(shapes, shape) === wanted)
    .map((shape) => constraintOf(shapes, shape, component));
}

/** The top-level results of a stored validation report. */
export function readApprovedReport(turtle: string, shapes: RdfGraph): ApprovedResult[] {
  const parsed = parseRdf(turtle, { format: "turtle", baseIri: "http://example.org/base/" });
  if (!parsed.ok) throw new Error(parsed.message);
  const report = parsed.graph;
  return report.objectsWith(`${SH}result`).map((result) => {
    const [severity, component, shape] = [
      "resultSeverity",
      "sourceConstraintComponent",
      "sourceShape",
    ].map((name) => report.objects(result, SH + name)[0]);
    if (!severity || !component || !shape)
      throw new Error("A result without severity, component or shape");
    return {
      severity: severity.value.slice(SH.length).toLowerCase(),
      component: component.value,
      path: report.objects(result, `${SH}resultPath`)[0]?.value ?? "",
      constraints: findConstraints(report, shape, shapes, component.value),
    };
  });
}
