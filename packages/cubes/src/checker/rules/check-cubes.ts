import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { Finding, Rule } from "../finding.ts";
import { allAnnotationRules } from "./annotation-rules.ts";
import { chartRules } from "./chart-rules.ts";
import { columnRules } from "./column-rules.ts";
import { cubeRules } from "./cube-rules.ts";
import { dataKindRules } from "./data-kind-rules.ts";
import { hierarchyRules } from "./hierarchy-rules.ts";
import { listRules } from "./list-rules.ts";
import { observationRules } from "./observation-rules.ts";

/** Every rule, in the order in which its findings are reported. */
export const RULES: Rule[] = [
  ...cubeRules,
  ...chartRules,
  ...columnRules,
  ...dataKindRules,
  ...hierarchyRules,
  ...allAnnotationRules,
  ...observationRules,
  ...listRules,
];

function applyRule(graph: RdfGraph, rule: Rule): Finding[] {
  const { id, severity, component, constraint, path } = rule;
  return rule
    .targets(graph)
    .flatMap((focus) =>
      rule
        .check(graph, focus)
        .map((problem) => ({ rule: id, severity, component, constraint, path, focus, ...problem })),
    );
}

/** All findings on all cubes of a graph; none for a cube that is fit for charts. */
export function checkCubes(graph: RdfGraph): Finding[] {
  return RULES.flatMap((rule) => applyRule(graph, rule));
}
