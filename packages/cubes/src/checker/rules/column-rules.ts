import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import { cube, sh, xsd } from "../../rdf/vocabulary.ts";
import {
  componentIri,
  type Rule,
  type Severity,
  type ShaclComponent,
  shapeIri,
} from "../finding.ts";
import { nameColumn } from "../names.ts";
import {
  explainBaseScale,
  type ExplainColumn,
  explainDatatype,
  explainInList,
  explainMissingName,
  explainMissingType,
  explainMissingValues,
  explainNameKind,
  explainNodeKind,
  explainOldUnit,
  explainPath,
  explainRange,
  explainRelation,
  explainScale,
} from "./column-shape.ts";

const BASE = "standalone-constraint-constraint#";
const PROFILE = "profile-visualize#";
const PROPERTY = sh("property");

interface ColumnRule {
  id: string;
  shape: string;
  explain: ExplainColumn;
  component?: ShaclComponent;
  severity?: Severity;
}

function constraints(graph: RdfGraph) {
  return graph.instancesOf(cube("Constraint"));
}

function makeColumnRule({
  id,
  shape,
  explain,
  component = componentIri("Node"),
  severity = "violation",
}: ColumnRule): Rule {
  return {
    id,
    severity,
    component,
    constraint: shapeIri(shape),
    path: PROPERTY,
    targets: constraints,
    check: (graph, constraint) =>
      graph.objects(constraint, PROPERTY).flatMap((column) => {
        const wrong = explain(graph, column);
        return wrong === undefined
          ? []
          : [{ value: column, message: `${nameColumn(graph, column)} ${wrong}.` }];
      }),
  };
}

/** What the profile asks of every column, and so of the cube that points to them. */
export const profileColumnRules: Rule[] = [
  makeColumnRule({
    id: "column-datatype",
    shape: `${PROFILE}ObservationConstraintDatatypeProperty`,
    explain: explainDatatype,
    component: componentIri("Or"),
  }),
  makeColumnRule({
    id: "column-node-kind",
    shape: `${PROFILE}ObservationConstraintNodeKindProperty`,
    explain: explainNodeKind,
    component: componentIri("Or"),
  }),
  makeColumnRule({
    id: "column-scale",
    shape: `${PROFILE}ObservationConstraintScaleTypeProperty`,
    explain: explainScale,
    component: componentIri("Or"),
  }),
];

const baseColumnRules: Rule[] = [
  makeColumnRule({ id: "column-path", shape: `${BASE}PropertyPath`, explain: explainPath }),
  makeColumnRule({
    id: "column-name",
    shape: `${BASE}PropertyWithName`,
    explain: explainMissingName,
  }),
  makeColumnRule({
    id: "column-name-kind",
    shape: `${BASE}PropertyNameType`,
    explain: explainNameKind,
  }),
  makeColumnRule({
    id: "column-type",
    shape: `${BASE}PropertyWithType`,
    explain: explainMissingType,
  }),
  makeColumnRule({
    id: "column-base-scale",
    shape: `${BASE}PropertyScaleType`,
    explain: explainBaseScale,
  }),
  makeColumnRule({ id: "column-one-cell", shape: `${BASE}PropertyRange`, explain: explainRange }),
  makeColumnRule({
    id: "column-value-list",
    shape: `${BASE}PropertyInList`,
    explain: explainInList,
  }),
  makeColumnRule({
    id: "column-relation",
    shape: `${BASE}DimensionRelation`,
    explain: explainRelation,
  }),
  makeColumnRule({
    id: "column-old-unit",
    shape: `${BASE}ObservationConstraintShape`,
    explain: explainOldUnit,
    component: componentIri("Or"),
    severity: "warning",
  }),
];

const constraintRules: Rule[] = [
  {
    id: "constraint-columns",
    severity: "violation",
    component: componentIri("MinCount"),
    constraint: shapeIri(`${BASE}ObservationConstraintShape`),
    path: PROPERTY,
    targets: constraints,
    check: (graph, constraint) => {
      const count = graph.objects(constraint, PROPERTY).length;
      if (count >= 3) return [];
      const found =
        count === 0 ? "no column" : count === 1 ? "only one column" : "only two columns";
      return [
        {
          message: `The cube's constraint lists ${found}. It needs three or more sh:property: rdf:type, cube:observedBy and at least one of its own.`,
        },
      ];
    },
  },
  {
    id: "constraint-closed",
    severity: "violation",
    component: componentIri("HasValue"),
    constraint: shapeIri(`${BASE}ObservationConstraintShape`),
    path: sh("closed"),
    targets: constraints,
    check: (graph, constraint) => {
      const isTrue = graph
        .objects(constraint, sh("closed"))
        .some(
          (term) =>
            term.type === "literal" && term.value === "true" && term.datatype === xsd("boolean"),
        );
      return isTrue
        ? []
        : [
            {
              message:
                "The cube's constraint does not say that its list of columns is complete. Add sh:closed true.",
            },
          ];
    },
  },
];

const keyRules: Rule[] = [
  {
    id: "key-values",
    severity: "info",
    component: componentIri("Xone"),
    constraint: shapeIri(`${PROFILE}KeyDimensionShInConstraint`),
    path: "",
    targets: (graph) => graph.instancesOf(cube("KeyDimension")),
    check: (graph, column) => {
      const wrong = explainMissingValues(graph, column);
      return wrong === undefined
        ? []
        : [{ value: column, message: `${nameColumn(graph, column)} ${wrong}.` }];
    },
  },
];

export const columnRules: Rule[] = [
  ...constraintRules,
  ...baseColumnRules,
  ...profileColumnRules,
  ...keyRules,
];
