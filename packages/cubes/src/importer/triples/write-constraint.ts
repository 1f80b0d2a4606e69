import { iri, literal, type Term, text } from "../../rdf/ntriples.ts";
import {
  cube,
  dcterms,
  meta,
  qb4o,
  qudt,
  rdf,
  relation,
  schema,
  sh,
  skos,
  time,
  xsd,
} from "../../rdf/vocabulary.ts";
import { deriveColumnLabel } from "../columns/column-label.ts";
import type { EncodedColumn } from "../columns/encode-columns.ts";
import type { PlannedLimit } from "../columns/plan-limits.ts";
import { deriveDepth } from "../descriptor/check-values.ts";
import type { Column } from "../descriptor/descriptor.ts";
import type { Value } from "../descriptor/value-list.ts";
import { numberTerm, type WriteContext, writeUnit } from "./write-vocabulary.ts";

/** One column of the cube being written. */
export type ConstraintContext = WriteContext & {
  cubeKey: string;
  units: ReadonlyMap<string, string | undefined>;
  limits: ReadonlyMap<string, readonly PlannedLimit[]>;
  valueTerm: (column: EncodedColumn, value: Value) => Term;
  lastingTerm: (column: EncodedColumn, value: Value) => Term;
};

const ONE = literal("1", xsd("integer"));

const RELATIONS = {
  "standard-error": "StandardError",
  "upper-bound": "ConfidenceUpperBound",
  "lower-bound": "ConfidenceLowerBound",
} as const;

const writeOnce = ({ writer }: WriteContext, node: Term): void => {
  writer.add(node, sh("minCount"), ONE);
  writer.add(node, sh("maxCount"), ONE);
};

const writeBounds = ({ writer }: WriteContext, node: Term, column: EncodedColumn): void => {
  if (column.cells.kind !== "literal" || column.literals.length === 0) return;
  const { role } = column.column;
  const { datatype } = column.cells.literal;
  if (role !== "measure" && role !== "uncertainty" && datatype !== xsd("gYear")) return;
  const [first = "", ...rest] = column.literals;
  const lowest = rest.reduce((left, right) => (Number(right) < Number(left) ? right : left), first);
  const highest = rest.reduce(
    (left, right) => (Number(right) > Number(left) ? right : left),
    first,
  );
  writer.add(node, sh("minInclusive"), literal(lowest, datatype));
  writer.add(node, sh("maxInclusive"), literal(highest, datatype));
};

/** With missing cells the bounds stand beside the datatype, since cube:Undefined has no order. */
const writeLiteralCells = (
  context: WriteContext,
  node: Term,
  column: EncodedColumn,
  datatype: string,
): void => {
  const { writer } = context;
  writer.add(node, sh("nodeKind"), iri(sh("Literal")));
  if (column.hasMissing) {
    const present = writer.blank();
    const absent = writer.blank();
    writer.add(present, sh("datatype"), iri(datatype));
    writeBounds(context, present, column);
    writer.add(absent, sh("datatype"), iri(cube("Undefined")));
    writer.add(node, sh("or"), writer.addList([present, absent]));
  } else {
    writer.add(node, sh("datatype"), iri(datatype));
    writeBounds(context, node, column);
  }
  if (
    column.column.role === "dimension" &&
    (column.scale === "Nominal" || column.scale === "Ordinal")
  )
    writer.add(
      node,
      sh("in"),
      writer.addList(column.literals.map((form) => literal(form, datatype))),
    );
};

const writeCells = (context: ConstraintContext, node: Term, column: EncodedColumn): void => {
  const { writer } = context;
  const { cells } = column;
  if (cells.kind === "literal") {
    writeLiteralCells(context, node, column, cells.literal.datatype);
    return;
  }
  const terms = column.used.map((value) => context.valueTerm(column, value));
  if (column.hasMissing) terms.push(iri(cube("Undefined")));
  writer.add(node, sh("nodeKind"), iri(sh("IRI")));
  writer.add(node, sh("in"), writer.addList(terms));
  const version = cells.list.termset?.termset.version;
  if (version !== undefined) writer.add(node, schema("version"), numberTerm(version));
};

const writeDataKind = ({ writer }: WriteContext, node: Term, column: Column): void => {
  if (column.role !== "dimension" && column.role !== "attribute") return;
  if (column.time !== undefined) {
    const kind = writer.blank();
    writer.add(node, meta("dataKind"), kind);
    writer.addType(kind, time("GeneralDateTimeDescription"));
    if (column.time !== "ordinal")
      writer.add(
        kind,
        time("unitType"),
        iri(time(`unit${column.time.charAt(0).toUpperCase()}${column.time.slice(1)}`)),
      );
  }
  if (column.geo !== undefined) {
    const kind = writer.blank();
    writer.add(node, meta("dataKind"), kind);
    writer.addType(kind, schema(column.geo === "shapes" ? "GeoShape" : "GeoCoordinates"));
  }
};

const writeHierarchy = (context: ConstraintContext, node: Term, column: EncodedColumn): void => {
  const { writer } = context;
  if (column.cells.kind !== "values" || column.cells.list.hierarchy === undefined) return;
  const { hierarchy, values } = column.cells.list;
  const byName = new Map(values.map((value) => [value.value, value]));
  const parents = new Set(values.map((value) => value.parent));
  const tree = writer.blank();
  writer.add(node, meta("inHierarchy"), tree);
  writer.addType(tree, meta("Hierarchy"));
  writer.addText(tree, schema("name"), hierarchy.label);
  for (const value of values)
    if (deriveDepth(value, byName) === 0 && parents.has(value.value))
      writer.add(tree, meta("hierarchyRoot"), context.lastingTerm(column, value));
  let above = tree;
  for (const label of hierarchy.levels) {
    const level = writer.blank();
    writer.add(above, meta("nextInHierarchy"), level);
    writer.addText(level, schema("name"), label);
    writer.add(level, sh("path"), iri(skos("narrower")));
    above = level;
  }
};

const writeLimitValue = ({ writer }: WriteContext, node: Term, { limit }: PlannedLimit): void => {
  const write = (name: string, value: number) => writer.add(node, schema(name), numberTerm(value));
  if ("min" in limit) {
    write("minValue", limit.min);
    write("maxValue", limit.max);
    return;
  }
  const single = "value" in limit ? limit.value : "atMost" in limit ? limit.atMost : limit.atLeast;
  write("value", single);
  if (!("atMost" in limit)) write("minValue", single);
  if (!("atLeast" in limit)) write("maxValue", single);
};

const writeLimit = (context: ConstraintContext, node: Term, planned: PlannedLimit): void => {
  const { writer, identifiers, cubeKey } = context;
  const { source, label } = planned.limit;
  const annotation = writer.blank();
  writer.add(node, meta("annotation"), annotation);
  writer.addType(annotation, meta("Limit"));
  writer.addText(annotation, schema("name"), label);
  writeLimitValue(context, annotation, planned);
  writer.addText(annotation, schema("citation"), source.label);
  writer.add(annotation, dcterms("source"), iri(source.url));
  for (const condition of planned.conditions) {
    const shape = writer.blank();
    writer.add(annotation, meta("annotationContext"), shape);
    writer.add(shape, sh("path"), iri(identifiers.component(cubeKey, condition.column)));
    if (condition.kind === "value") writer.add(shape, sh("hasValue"), condition.term);
    else {
      writer.add(shape, sh("minInclusive"), condition.from);
      writer.add(shape, sh("maxInclusive"), condition.to);
    }
  }
};

const writeRelation = (
  { writer, identifiers, cubeKey }: ConstraintContext,
  node: Term,
  column: Column,
) => {
  if (column.role !== "uncertainty") return;
  const kind = writer.blank();
  writer.add(node, meta("dimensionRelation"), kind);
  writer.addType(kind, relation(RELATIONS[column.kind]));
  writer.add(kind, meta("relatesTo"), iri(identifiers.component(cubeKey, column.of)));
  if (column.confidence !== undefined) writer.add(kind, dcterms("type"), text(column.confidence));
};

const writeColumn = (context: ConstraintContext, node: Term, planned: EncodedColumn): void => {
  const { writer, identifiers, cubeKey } = context;
  const { column } = planned;
  writer.add(node, sh("path"), iri(identifiers.component(cubeKey, planned.name)));
  if (column.role === "dimension") writer.addType(node, cube("KeyDimension"));
  if (column.role === "measure") writer.addType(node, cube("MeasureDimension"));
  writer.addText(node, schema("name"), deriveColumnLabel(column));
  writer.addText(node, schema("description"), column.description);
  writer.add(node, qudt("scaleType"), iri(qudt(`${planned.scale}Scale`)));
  writer.add(node, sh("order"), numberTerm(planned.order));
  writeOnce(context, node);
  writeCells(context, node, planned);
  writeDataKind(context, node, column);
  if (column.role === "measure" && column.additive !== undefined)
    writer.add(node, qb4o("aggregateFunction"), iri(qb4o(column.additive ? "sum" : "none")));
  const unit = context.units.get(planned.name);
  if (unit !== undefined) {
    writer.add(node, qudt("hasUnit"), iri(identifiers.unit(unit)));
    writeUnit(context, unit);
  }
  writeHierarchy(context, node, planned);
  writeRelation(context, node, column);
  for (const limit of context.limits.get(planned.name) ?? []) writeLimit(context, node, limit);
};

/** The closed shape that describes the cube's columns. */
export const writeConstraint = (
  context: ConstraintContext,
  cubeIri: Term,
  columns: readonly EncodedColumn[],
  observer: Term,
): void => {
  const { writer } = context;
  const shape = iri(`${cubeIri.slice(1, -1)}/shape`);
  writer.add(cubeIri, cube("observationConstraint"), shape);
  writer.addType(shape, cube("Constraint"));
  writer.addType(shape, sh("NodeShape"));
  writer.add(shape, sh("closed"), literal("true", xsd("boolean")));
  const fixed = [
    [rdf("type"), iri(cube("Observation"))],
    [cube("observedBy"), observer],
  ] as const;
  for (const [path, value] of fixed) {
    const node = writer.blank();
    writer.add(shape, sh("property"), node);
    writer.add(node, sh("path"), iri(path));
    writer.add(node, sh("nodeKind"), iri(sh("IRI")));
    writer.add(node, sh("in"), writer.addList([value]));
    writeOnce(context, node);
  }
  for (const column of columns) {
    const node = writer.blank();
    writer.add(shape, sh("property"), node);
    writeColumn(context, node, column);
  }
};
