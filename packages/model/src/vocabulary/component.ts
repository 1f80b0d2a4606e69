import type { ComponentId, Iri } from "./ids.ts";
import type { TimeUnit } from "./time-unit.ts";

/** The kinds of dimension of the specification; the names stand in stored documents and in the API. */
export const DIMENSION_KINDS = [
  "TemporalDimension",
  "TemporalEntityDimension",
  "TemporalOrdinalDimension",
  "NominalDimension",
  "OrdinalDimension",
  "GeoCoordinatesDimension",
  "GeoShapesDimension",
  "StandardErrorDimension",
  "ConfidenceUpperBoundDimension",
  "ConfidenceLowerBoundDimension",
] as const;

/** The kinds of measure of the specification; the names stand in stored documents and in the API. */
export const MEASURE_KINDS = ["NumericalMeasure", "OrdinalMeasure"] as const;

/** All kinds of component: dimensions first, then measures. */
export const COMPONENT_KINDS = [...DIMENSION_KINDS, ...MEASURE_KINDS] as const;

/** One of `DIMENSION_KINDS`. */
export type DimensionKind = (typeof DIMENSION_KINDS)[number];
/** One of `MEASURE_KINDS`. */
export type MeasureKind = (typeof MEASURE_KINDS)[number];
/** The kind of a dimension or of a measure; what it can do in a chart say its `kindTraits`. */
export type ComponentKind = DimensionKind | MeasureKind;

/** Scales of measurement (Stevens), as cubes declare them by `qudt:scaleType`. */
export const SCALE_TYPES = ["Nominal", "Ordinal", "Interval", "Ratio"] as const;
/** One of `SCALE_TYPES`. */
export type ScaleType = (typeof SCALE_TYPES)[number];

/** One value of a component, in the reader's language. */
export type ComponentValue = {
  /** The unversioned IRI, or the literal. Filters, colour mappings and tables use this. */
  value: string;
  label: string;
  /** The language of `label` where it is not the reader's. */
  labelLanguage?: string;
  /** Abbreviation. */
  alternateName?: string;
  description?: string;
  /** The language of `description` where it is not the reader's. */
  descriptionLanguage?: string;
  /** Order among its siblings; for temporal entities an ISO-like date. */
  position?: number | string;
  identifier?: string;
  color?: string;
  /** IRI of the geometry of an area. */
  geometry?: Iri;
  latitude?: number;
  longitude?: number;
  /** Of a joined dimension: the places among its `originalIds` of those that have the value, where some have it not. */
  originals?: number[];
};

/** A node of a hierarchy tree; `depth` counts from 0 at the root. */
export type HierarchyNode = {
  value: string;
  label: string;
  alternateName?: string;
  position?: number | string;
  identifier?: string;
  depth: number;
  dimensionId: ComponentId;
  /** Whether observations may carry this node's value. */
  hasValue: boolean;
  children: HierarchyNode[];
};

/** How a dimension of uncertainty relates to its measure. */
export const RELATION_KINDS = [
  "StandardError",
  "ConfidenceUpperBound",
  "ConfidenceLowerBound",
] as const;
/** One of `RELATION_KINDS`. */
export type RelationKind = (typeof RELATION_KINDS)[number];

/** Says which measure an uncertainty dimension qualifies. Bounds are distances from the measure. */
export type Related = { type: RelationKind; id: ComponentId };

/** A condition under which a limit applies. */
export type LimitRelated = {
  type: "single" | "time-from" | "time-to";
  dimensionId: ComponentId;
  value: string;
  label: string;
};

/** A published target or threshold on a measure, in the measure's unit. */
export type Limit = { name: string; related: LimitRelated[] } & (
  | { type: "single"; value: number }
  | { type: "value-range"; min: number; max: number }
  | { type: "time-range"; value: number; from: string; to: string }
);

type ComponentBase = {
  id: ComponentId;
  cubeIri: Iri;
  label: string;
  /** Its name in the dataset, where a chart calls it otherwise. */
  datasetLabel?: string;
  labelLanguage?: string;
  description?: string;
  /** The language of `description` where it is not the reader's. */
  descriptionLanguage?: string;
  /** Symbol of the unit of measurement, as written behind a number. */
  unit?: string;
  /** What tells the unit from others in every language, where that is not `unit`. */
  unitKey?: string;
  scaleType?: ScaleType;
  /** Datatype IRI of the literals, where they are literals. */
  dataType?: Iri;
  /** Position in pickers and tables; missing comes last. */
  order?: number;
  isNumerical: boolean;
  isKeyDimension: boolean;
  /** Empty when loaded without values. Numerical components carry only their two bounds. */
  values: ComponentValue[];
  related: Related[];
};

/** A dimension of one cube that a join has merged into this one. */
type OriginalId = {
  cubeIri: Iri;
  dimensionId: ComponentId;
  label: string;
  description?: string;
};

/** A dimension of one cube, or one that joins those of several (`joinBy__{index}`). */
export type Dimension = ComponentBase & {
  kind: DimensionKind;
  hierarchy?: HierarchyNode[];
  /** Present on the three temporal kinds, where known. */
  timeUnit?: TimeUnit;
  /** d3-style pattern of the literals, for example `%Y-%m`. */
  timeFormat?: string;
  /** Present on `joinBy__` dimensions only. */
  originalIds?: OriginalId[];
};

/** A measure with what is known of its numbers: currency, decimals, targets and limits. */
export type Measure = ComponentBase & {
  kind: MeasureKind;
  isCurrency: boolean;
  isDecimal: boolean;
  /** Whether the values of its observations add up to an amount: declared, else by unit and name. */
  isAdditive?: boolean;
  currencyExponent?: number;
  /** Decimals that the source promises; 0 for integers. */
  resolution?: number;
  limits: Limit[];
};

/** A dimension or a measure, told apart by `kind` (`isDimension`, `isMeasure`). */
export type Component = Dimension | Measure;

/** What a chart needs to know about its cubes: every dimension and measure, merged where cubes are joined. */
export type CubeComponents = { dimensions: Dimension[]; measures: Measure[] };

/** Undefined where neither dimensions nor measures have the id. */
export const findComponent = (components: CubeComponents, id: ComponentId): Component | undefined =>
  components.dimensions.find((dimension) => dimension.id === id) ??
  components.measures.find((measure) => measure.id === id);
