import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { meta, qudt, rdf, schema, sh, shortenIri, time, xsd } from "../../rdf/vocabulary.ts";
import { componentIri, type Rule, shapeIri } from "../finding.ts";
import { nameOwner } from "../names.ts";

const DATA_KIND = meta("dataKind");
const TYPE = rdf("type");
const UNIT = time("unitType");
const TEMPORAL = time("GeneralDateTimeDescription");

const UNITS = new Set(
  ["Year", "Month", "Week", "Day", "Hour", "Minute", "Second"].map((unit) => time(`unit${unit}`)),
);
const DATE_TYPES = new Set([xsd("gYear"), xsd("gYearMonth"), xsd("date"), xsd("dateTime")]);

const KINDS = [
  { type: schema("GeoShape"), allowed: new Set([TYPE]), shape: "GeoShape" },
  { type: schema("GeoCoordinates"), allowed: new Set([TYPE]), shape: "GeoCoordinates" },
  { type: TEMPORAL, allowed: new Set([TYPE, UNIT]), shape: "GeneralDateTimeDescription" },
] as const;

function isOneOf(term: RdfTerm, iris: Set<string>): boolean {
  return term.type === "iri" && iris.has(term.value);
}

function isKind(graph: RdfGraph, node: RdfTerm, kind: (typeof KINDS)[number]): boolean {
  if (!graph.isInstanceOf(node, kind.type)) return false;
  if (!graph.predicates(node).every((predicate) => kind.allowed.has(predicate))) return false;
  if (kind.type !== TEMPORAL) return true;
  const units = graph.objects(node, UNIT);
  return units.length <= 1 && units.every((unit) => isOneOf(unit, UNITS));
}

function isTemporalOnce(graph: RdfGraph, node: RdfTerm): boolean {
  const columns = graph.subjects(DATA_KIND, node);
  const units = graph.objects(node, UNIT);
  const datatypes = columns.flatMap((column) => graph.objects(column, sh("datatype")));
  const scales = columns.flatMap((column) => graph.objects(column, qudt("scaleType")));
  const byDatatype =
    units.length === 0 &&
    datatypes.length > 0 &&
    datatypes.every((type) => isOneOf(type, DATE_TYPES));
  const byUnit = units.length === 1;
  const byScale =
    units.length === 0 && scales.some((scale) => isOneOf(scale, new Set([qudt("OrdinalScale")])));
  return [byDatatype, byUnit, byScale].filter(Boolean).length === 1;
}

function of(graph: RdfGraph, node: RdfTerm): string {
  return nameOwner(graph, DATA_KIND, node);
}

function makeClosedRule(kind: (typeof KINDS)[number]): Rule {
  return {
    id: `data-kind-closed-${kind.shape}`,
    severity: "violation",
    component: componentIri("Closed"),
    constraint: shapeIri(`shared/data-kind#${kind.shape}`),
    path: "",
    targets: (graph) => graph.instancesOf(kind.type),
    check: (graph, node) =>
      graph
        .predicates(node)
        .filter((predicate) => !kind.allowed.has(predicate))
        .flatMap((path) =>
          graph.objects(node, path).map((value) => ({
            path,
            value,
            message: `The data kind of ${of(graph, node)} carries ${shortenIri(path)}, which a data kind of type ${shortenIri(kind.type)} does not have. Remove it.`,
          })),
        ),
  };
}

const temporal = {
  severity: "violation",
  constraint: shapeIri("shared/data-kind#GeneralDateTimeDescription"),
  path: UNIT,
  targets: (graph: RdfGraph) => graph.instancesOf(TEMPORAL),
} as const;

export const dataKindRules: Rule[] = [
  {
    id: "data-kind-known",
    severity: "warning",
    component: componentIri("Xone"),
    constraint: shapeIri("shared/data-kind#DataKind"),
    path: "",
    targets: (graph) => graph.objectsWith(DATA_KIND),
    check: (graph, node) => {
      if (KINDS.filter((kind) => isKind(graph, node, kind)).length === 1) return [];
      const message = `The data kind of ${of(graph, node)} is not understood. It must be a node with exactly one of the types schema:GeoShape, schema:GeoCoordinates or time:GeneralDateTimeDescription and nothing else but, for the last, one time:unitType.`;
      return [{ value: node, message }];
    },
  },
  {
    id: "data-kind-type",
    severity: "violation",
    component: componentIri("MinCount"),
    constraint: shapeIri("shared/data-kind#DataKind"),
    path: TYPE,
    targets: (graph) => graph.objectsWith(DATA_KIND),
    check: (graph, node) =>
      graph.objects(node, TYPE).length > 0
        ? []
        : [{ message: `The data kind of ${of(graph, node)} has no type. Add rdf:type.` }],
  },
  ...KINDS.map(makeClosedRule),
  {
    ...temporal,
    id: "time-unit-once",
    component: componentIri("MaxCount"),
    check: (graph, node) =>
      graph.objects(node, UNIT).length < 2
        ? []
        : [
            {
              message: `The data kind of ${of(graph, node)} has more than one time:unitType. Keep the one in which its values count.`,
            },
          ],
  },
  {
    ...temporal,
    id: "time-unit-known",
    component: componentIri("In"),
    check: (graph, node) =>
      graph
        .objects(node, UNIT)
        .filter((unit) => !isOneOf(unit, UNITS))
        .map((value) => ({
          value,
          message: `The data kind of ${of(graph, node)} has a time:unitType that is not known. Use time:unitYear, unitMonth, unitWeek, unitDay, unitHour, unitMinute or unitSecond.`,
        })),
  },
  {
    id: "time-readable",
    severity: "violation",
    component: componentIri("Xone"),
    constraint: shapeIri("profile-visualize#TemporalDimensionConstraint"),
    path: "",
    targets: (graph) => graph.instancesOf(TEMPORAL),
    check: (graph, node) =>
      isTemporalOnce(graph, node)
        ? []
        : [
            {
              value: node,
              message: `The time of ${of(graph, node)} cannot be read in exactly one way. Give it one of: a sh:datatype among xsd:gYear, xsd:gYearMonth, xsd:date and xsd:dateTime; one time:unitType; or the scale type qudt:OrdinalScale.`,
            },
          ],
  },
];
