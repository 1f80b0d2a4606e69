import {
  buildComponentId,
  compareText,
  DEFAULT_LOCALE,
  RELATION_KINDS,
  type RelationKind,
  SCALE_TYPES,
  type ScaleType,
  TIME_UNITS,
  type TimeUnit,
} from "@statelier/model";

import { findNumber } from "../../rdf/parse-number.ts";
import { buildTermKey } from "../../rdf/rdf-term.ts";
import { TripleGraph } from "../../rdf/triple-graph.ts";
import {
  cube,
  dcterms,
  meta,
  OBSERVED_BY,
  qb4o,
  qudt,
  RDF_TYPE,
  rdfs,
  relation,
  schema,
  sh,
  time,
  UNDEFINED,
  VISUALIZE_APPLICATION,
  xsd,
} from "../../rdf/vocabulary.ts";
import { pickText } from "../../source/texts.ts";
import { type Row, toTriples } from "../client/rows-sink.ts";
import { deriveKind, deriveTime, isNumericDataType } from "./derive-kind.ts";
import { parseAnnotations } from "./parse-annotations.ts";
import { parseHierarchies } from "./parse-hierarchies.ts";
import type { Relation, ShapeComponent } from "./shape-component.ts";

/** `hidden` are the paths of columns that the cube hides from this application. */
export type ParsedShape = { components: ShapeComponent[]; hidden: string[]; notes: string[] };

type Context = {
  graph: TripleGraph;
  note: (text: string) => void;
  paths: ReadonlySet<string>;
};

const UNDERSTOOD = new Set([
  RDF_TYPE,
  rdfs("label"),
  rdfs("comment"),
  dcterms("description"),
  dcterms("identifier"),
  ...["name", "description", "version", "identifier", "alternateName", "position"].map(schema),
  ...["path", "order", "nodeKind", "datatype", "or", "in", "minInclusive", "maxInclusive"].map(sh),
  ...["minCount", "maxCount", "class", "name", "description"].map(sh),
  ...["unit", "hasUnit", "scaleType"].map(qudt),
  qb4o("aggregateFunction"),
  ...["dataKind", "inHierarchy", "dimensionRelation", "annotation", "applicationIgnores"].map(meta),
]);

const parseScaleType = (value: string | undefined): ScaleType | undefined =>
  SCALE_TYPES.find((scale) => value === qudt(`${scale}Scale`));

/** The case of the unit's name is not trusted: both `unitYear` and `UnitYear` are in circulation. */
const parseTimeUnit = (value: string | undefined): TimeUnit | undefined =>
  TIME_UNITS.find((unit) => value?.toLowerCase() === time(`unit${unit}`).toLowerCase());

const parseDataKind = (
  node: string,
  label: string,
  { graph, note }: Context,
): { dataKind: "time" | "coordinates" | "shape" | undefined; timeUnit: TimeUnit | undefined } => {
  const [kind] = graph.nodes(node, meta("dataKind"));
  if (!kind) return { dataKind: undefined, timeUnit: undefined };
  const types = graph.objects(kind, RDF_TYPE).map(({ value }) => value);
  const unit = graph.first(kind, time("unitType"));
  const timeUnit = parseTimeUnit(unit);
  if (unit && !timeUnit) note(`${label}: the time unit ${unit} is not known.`);
  if (types.includes(time("GeneralDateTimeDescription"))) return { dataKind: "time", timeUnit };
  if (types.includes(schema("GeoCoordinates"))) return { dataKind: "coordinates", timeUnit };
  if (types.includes(schema("GeoShape"))) return { dataKind: "shape", timeUnit };
  note(`${label}: the kind of data ${types.join(", ") || kind} is not known.`);
  return { dataKind: undefined, timeUnit };
};

const parseRelationKind = (type: string): RelationKind | undefined =>
  type === relation("StandardError1SD")
    ? "StandardError"
    : RELATION_KINDS.find((kind) => type === relation(kind));

/** Numbers that say how far values spread, which no whisker stands for: they are shown as what they are. */
const DEVIATIONS = new Set(
  ["StandardDeviation", "StandardError2SD", "StandardError3SD"].map(relation),
);

const isDeviation = (node: string, graph: TripleGraph): boolean =>
  graph
    .nodes(node, meta("dimensionRelation"))
    .some((relation) => graph.nodes(relation, RDF_TYPE).some((type) => DEVIATIONS.has(type)));

const compareRelations = (a: Relation, b: Relation): number =>
  RELATION_KINDS.indexOf(a.type) - RELATION_KINDS.indexOf(b.type) || compareText(a.path, b.path);

const parseRelations = (node: string, label: string, { graph, note }: Context): Relation[] => {
  const relations = graph.nodes(node, meta("dimensionRelation")).flatMap((relation) => {
    const types = graph.objects(relation, RDF_TYPE).map(({ value }) => value);
    const type = types.map(parseRelationKind).find((kind) => kind !== undefined);
    const path = graph.first(relation, meta("relatesTo"));
    if (type && path) return [{ type, path }];
    if (types.some((each) => DEVIATIONS.has(each))) {
      note(`${label}: how far values spread is shown as a measure of its own.`);
      return [];
    }
    note(`${label}: the relation ${types.join(", ") || "without a type"} is not known.`);
    return [];
  });
  return relations.toSorted(compareRelations);
};

const optional = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

/** Years that each have one name: others are written with a sign, or with more digits. */
const FIRST_YEAR = 1_000;
const LAST_YEAR = 9_999;

const findYears = (
  dataType: string | undefined,
  bounds: { min: number; max: number } | undefined,
): ShapeComponent["years"] => {
  if (dataType !== xsd("gYear") || !bounds) return undefined;
  const [from, to] = [Math.ceil(bounds.min), Math.floor(bounds.max)];
  return from >= FIRST_YEAR && from <= to && to <= LAST_YEAR ? { from, to } : undefined;
};

const parseDataType = (node: string, label: string, { graph, note }: Context) => {
  const choices = graph.nodes(node, sh("or")).flatMap((list) => graph.list(list));
  const all = [node, ...choices].flatMap((each) =>
    graph.objects(each, sh("datatype")).map(({ value }) => value),
  );
  const [dataType, ...others] = new Set(all.filter((value) => value !== UNDEFINED));
  if (others.length > 0) note(`${label}: of several datatypes the first is used.`);
  const bound = (name: string): number | undefined =>
    [node, ...choices]
      .map((each) => findNumber(graph.first(each, sh(name))))
      .find((number) => number !== undefined);
  const [min, max] = [bound("minInclusive"), bound("maxInclusive")];
  const bounds = min === undefined || max === undefined ? undefined : { min, max };
  const years = others.length > 0 ? undefined : findYears(dataType, bounds);
  return { dataType, ranges: { ...optional("bounds", bounds), ...optional("years", years) } };
};

/** The unit, and whether values add up: of what a cube says of aggregation, in the words of QB4OLAP, only sums do. */
const parseMeasurement = (node: string, graph: TripleGraph) => {
  const aggregate = graph.first(node, qb4o("aggregateFunction"));
  return {
    ...optional("unit", graph.first(node, qudt("hasUnit"), qudt("unit"))),
    ...optional("isAdditive", aggregate === undefined ? undefined : aggregate === qb4o("sum")),
  };
};

const parseComponent = (
  node: string,
  path: string,
  unversionedCubeIri: string,
  context: Context,
): ShapeComponent => {
  const { graph, note } = context;
  const names = graph.texts(node, schema("name"), rdfs("label"), sh("name"));
  const label = pickText(names, DEFAULT_LOCALE)?.text ?? path;
  const types = graph.objects(node, RDF_TYPE).map(({ value }) => value);
  const isMeasure = types.includes(cube("MeasureDimension")) || isDeviation(node, graph);
  const scale = graph.first(node, qudt("scaleType"));
  const scaleType = parseScaleType(scale);
  if (scale && !scaleType) note(`${label}: the scale ${scale} is not known.`);
  const { dataKind, timeUnit } = parseDataKind(node, label, context);
  const { dataType, ranges } = parseDataType(node, label, context);
  const relations = parseRelations(node, label, context);
  const isIri = graph.first(node, sh("nodeKind")) === sh("IRI");
  const time = dataKind === "time" ? deriveTime(dataType, timeUnit) : undefined;
  const kind = deriveKind({
    isMeasure,
    relations: relations.map(({ type }) => type),
    dataKind,
    scaleType,
    timeUnit,
    hasTimeFormat: time !== undefined,
    isIri,
  });
  if (dataKind === "time" && kind === "TemporalOrdinalDimension" && (!time || isIri) && timeUnit)
    note(
      `${label}: time by ${timeUnit} cannot be placed on an axis; its values are kept in order.`,
    );
  for (const predicate of graph.predicates(node))
    if (!UNDERSTOOD.has(predicate)) note(`${label}: ${predicate} is not read.`);
  const isUncertainty = relations.length > 0;
  return {
    path,
    id: buildComponentId(unversionedCubeIri, path),
    kind,
    isKeyDimension: types.includes(cube("KeyDimension")),
    isMeasure,
    names,
    descriptions: graph.texts(node, schema("description"), dcterms("description")),
    isNumerical:
      isNumericDataType(dataType) ||
      (dataType === undefined && (kind === "NumericalMeasure" || isUncertainty)),
    isVersioned: graph.objects(node, schema("version")).length > 0,
    relations,
    hierarchies: parseHierarchies(node, label, context),
    annotations: parseAnnotations(node, label, context),
    listed: [],
    ...optional("order", findNumber(graph.first(node, sh("order")))),
    ...parseMeasurement(node, graph),
    ...optional("scaleType", scaleType),
    ...optional("timeUnit", time?.timeUnit),
    ...optional("timeFormat", time?.timeFormat),
    ...optional("dataType", dataType),
    ...ranges,
  };
};

/** The components of a cube, and in plain words what of their shapes was not understood; never throws. */
export const parseShape = (input: {
  cube: string;
  unversionedCubeIri: string;
  shapeRows: readonly Row[];
  listRows: readonly Row[];
}): ParsedShape => {
  const notes = new Set<string>();
  const graph = new TripleGraph().addAll(toTriples(input.shapeRows));
  const all = graph.nodes(input.cube, sh("property"));
  const isHidden = (node: string): boolean =>
    graph.nodes(node, meta("applicationIgnores")).includes(VISUALIZE_APPLICATION);
  const properties = all.filter((node) => !isHidden(node));
  const hidden = all.filter(isHidden).flatMap((node) => graph.nodes(node, sh("path")));
  const context: Context = {
    graph,
    note: (text) => void notes.add(text),
    paths: new Set(properties.flatMap((node) => graph.nodes(node, sh("path")))),
  };
  const byPath = new Map<string, ShapeComponent>();
  const fullestFirst = properties.toSorted(
    (a, b) => graph.predicates(b).length - graph.predicates(a).length,
  );
  for (const node of fullestFirst) {
    const path = graph.nodes(node, sh("path"))[0];
    if (path === undefined || path.startsWith("_:")) {
      context.note("A column without a single sh:path is not read.");
      continue;
    }
    if (path === RDF_TYPE || path === OBSERVED_BY) continue;
    if (byPath.has(path))
      context.note(`${path} is described twice; the fuller description is used.`);
    else byPath.set(path, parseComponent(node, path, input.unversionedCubeIri, context));
  }
  addListed(byPath, input.listRows);
  const components = [...byPath.values()].toSorted(compareOrder);
  for (const path of hidden)
    context.note(`${path} is hidden from this application by the dataset.`);
  return { components, hidden, notes: [...notes] };
};

/** Stores answer in any order. */
const compareOrder = (a: ShapeComponent, b: ShapeComponent): number =>
  (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE) || (a.path < b.path ? -1 : 1);

const addListed = (byPath: ReadonlyMap<string, ShapeComponent>, rows: readonly Row[]): void => {
  const seen = new Set<string>();
  for (const { path, v } of rows) {
    const component = byPath.get(path?.value ?? "");
    if (!component || !v) continue;
    const key = `${component.path} ${buildTermKey(v)}`;
    if (!seen.has(key)) component.listed.push(v);
    seen.add(key);
  }
};
