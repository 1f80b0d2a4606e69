import type { RdfGraph } from "../rdf/rdf-graph.ts";
import type { RdfTerm } from "../rdf/rdf-term.ts";
import { cube, NAMESPACES } from "../rdf/vocabulary.ts";

/** How grave a finding is, by the severities of SHACL. */
export type Severity = "violation" | "warning" | "info";

type ComponentName =
  | "Class"
  | "Closed"
  | "Datatype"
  | "HasValue"
  | "In"
  | "MaxCount"
  | "MinCount"
  | "NodeKind"
  | "Node"
  | "Not"
  | "Or"
  | "Xone";

export type ShaclComponent = `${typeof NAMESPACES.sh}${ComponentName}ConstraintComponent`;

/** One thing that is wrong with a cube, in the terms of the published shapes and in a sentence. */
export interface Finding {
  /** Id of the rule that found it. */
  rule: string;
  severity: Severity;
  /** The node that the rule looked at. */
  focus: RdfTerm;
  /** The node that is wrong, where it is not the focus that lacks something. */
  value?: RdfTerm;
  /** IRI of the property, or a SPARQL property path with full IRIs; empty where the focus itself is judged. */
  path: string;
  /** IRI of the SHACL constraint component. */
  component: ShaclComponent;
  /** IRI of the published shape that holds the same rule; empty where none does. */
  constraint: string;
  /** A plain English sentence that says what is wrong and what to do. */
  message: string;
}

export interface Problem {
  message: string;
  value?: RdfTerm;
  path?: string;
}

/** A rule as data: which nodes it looks at, and what it finds wrong with one of them. */
export interface Rule {
  id: string;
  severity: Severity;
  component: ShaclComponent;
  constraint: string;
  path: string;
  targets: (graph: RdfGraph) => RdfTerm[];
  check: (graph: RdfGraph, focus: RdfTerm) => Problem[];
}

export function componentIri(name: ComponentName): ShaclComponent {
  return `${NAMESPACES.sh}${name}ConstraintComponent`;
}

/** IRI of a published shape, such as `profile-visualize#CubeShape`. */
export function shapeIri(name: string): string {
  return cube(`shape/${name}`);
}
