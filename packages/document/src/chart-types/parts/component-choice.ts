import {
  type Component,
  type ComponentId,
  type ComponentKind,
  type CubeComponents,
  type Dimension,
  findComponent,
  isMeasure,
  kindTraits,
  type Measure,
} from "@statelier/model";

export const TIME_AXIS_KINDS = ["TemporalDimension", "TemporalEntityDimension"] as const;
const TIME_KINDS = [...TIME_AXIS_KINDS, "TemporalOrdinalDimension"] as const;

/** Dimensions that a chart may show; not the uncertainties. */
const plainDimensions = ({ dimensions }: CubeComponents): Dimension[] =>
  dimensions.filter((dimension) => kindTraits(dimension).role === "dimension");

export const numericalMeasures = ({ measures }: CubeComponents): Measure[] =>
  measures.filter(({ kind }) => kind === "NumericalMeasure");

const isTimeAxis = (component: Component): boolean => kindTraits(component).canTimeFilter;

export const timeAxes = (components: CubeComponents): Dimension[] =>
  plainDimensions(components).filter(isTimeAxis);

export const categoricalDimensions = (components: CubeComponents): Dimension[] =>
  plainDimensions(components).filter((dimension) => kindTraits(dimension).isCategorical);

export const geographicalDimensions = (components: CubeComponents): Dimension[] =>
  plainDimensions(components).filter((dimension) => kindTraits(dimension).isGeographical);

/** What tells the unit of a measure from others: its name in the reader's language may be that of another unit. */
export const unitOf = ({
  unit,
  unitKey = unit,
}: Pick<Component, "unit" | "unitKey">): string | undefined => unitKey;

/** Distinct units of the measures, in their order. */
export const distinctUnits = (measures: readonly Measure[]): string[] => [
  ...new Set(measures.flatMap((measure) => unitOf(measure) || [])),
];

/** The dimension that a first column or bar chart runs along (IN2). */
export const chooseCategory = (components: CubeComponents): Dimension | undefined => {
  const dimensions = plainDimensions(components);
  const ordered = [
    ...dimensions.filter((dimension) => !kindTraits(dimension).isGeographical),
    ...dimensions.filter((dimension) => kindTraits(dimension).isGeographical),
  ];
  const keys = ordered.filter(({ isKeyDimension }) => isKeyDimension);
  for (const kind of TIME_KINDS) {
    const found = keys.find((dimension) => dimension.kind === kind);
    if (found) return found;
  }
  return keys[0] ?? ordered[0];
};

/** The dimension that a first pie or scatterplot is split by (IN4). */
export const chooseSegment = (components: CubeComponents): Dimension | undefined =>
  categoricalDimensions(components)[0] ?? geographicalDimensions(components)[0];

export const hasKind = (
  components: CubeComponents,
  id: ComponentId,
  kinds: readonly ComponentKind[],
): boolean => {
  const component = findComponent(components, id);
  return component !== undefined && kinds.includes(component.kind);
};

export const SEGMENT_KINDS = [
  "NominalDimension",
  "OrdinalDimension",
  "TemporalDimension",
  "TemporalEntityDimension",
  "TemporalOrdinalDimension",
  "GeoCoordinatesDimension",
  "GeoShapesDimension",
] as const;

export const CATEGORY_KINDS: readonly ComponentKind[] = [...SEGMENT_KINDS];

export const ANIMATION_KINDS = TIME_KINDS;

export const MEASURE_KINDS: readonly ComponentKind[] = ["NumericalMeasure"];

/** Whether the values of a measure are parts of a whole (D61). */
export const addsUp = (component: Component | undefined): boolean =>
  component !== undefined && isMeasure(component) && component.isAdditive !== false;

/** Stacking adds values: a ratio scale, and amounts that add up (SG1). */
export const canStack = (components: CubeComponents, measureId: ComponentId): boolean => {
  const component = findComponent(components, measureId);
  return component?.scaleType === "Ratio" && addsUp(component);
};

/** For what availability has promised; `what` names it in the error. */
export const requireFound = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`No ${what} found for initial config`);
  return value;
};
