import type { Component, ComponentKind, Dimension, Measure } from "./component.ts";

/** What a kind of component can do in a chart: one row per kind, read by rules instead of lists of kinds. */
export type KindTraits = {
  role: "dimension" | "measure" | "uncertainty";
  isTemporal: boolean;
  isCategorical: boolean;
  isGeographical: boolean;
  /** May drive the animation. */
  canAnimate: boolean;
  /** May be sorted by the author's choice. */
  canSort: boolean;
  /** May carry a filter of several values. */
  canMultiFilter: boolean;
  /** May split a chart into series. */
  canSegment: boolean;
  /** May be the x axis of a line and may be limited to a range of time. */
  canTimeFilter: boolean;
};

const none: KindTraits = {
  role: "dimension",
  isTemporal: false,
  isCategorical: false,
  isGeographical: false,
  canAnimate: false,
  canSort: false,
  canMultiFilter: false,
  canSegment: false,
  canTimeFilter: false,
};

const geo: KindTraits = {
  ...none,
  isGeographical: true,
  canSort: true,
  canMultiFilter: true,
  canSegment: true,
};

const uncertainty: KindTraits = { ...none, role: "uncertainty" };
const measure: KindTraits = { ...none, role: "measure" };

/** The traits of each kind; exhaustive. */
export const KIND_TRAITS: Record<ComponentKind, KindTraits> = {
  TemporalDimension: {
    ...none,
    isTemporal: true,
    canAnimate: true,
    canSegment: true,
    canTimeFilter: true,
  },
  TemporalEntityDimension: {
    ...none,
    isTemporal: true,
    canAnimate: true,
    canMultiFilter: true,
    canSegment: true,
    canTimeFilter: true,
  },
  TemporalOrdinalDimension: {
    ...none,
    isCategorical: true,
    canAnimate: true,
    canMultiFilter: true,
    canSegment: true,
  },
  NominalDimension: {
    ...none,
    isCategorical: true,
    canSort: true,
    canMultiFilter: true,
    canSegment: true,
  },
  OrdinalDimension: { ...none, isCategorical: true, canMultiFilter: true, canSegment: true },
  GeoCoordinatesDimension: geo,
  GeoShapesDimension: geo,
  StandardErrorDimension: uncertainty,
  ConfidenceUpperBoundDimension: uncertainty,
  ConfidenceLowerBoundDimension: uncertainty,
  NumericalMeasure: measure,
  OrdinalMeasure: measure,
};

/** The traits of the component's kind. */
export const kindTraits = (component: Pick<Component, "kind">): KindTraits =>
  KIND_TRAITS[component.kind];

/** Numerical and ordinal measures. */
export const isMeasure = (component: Component): component is Measure =>
  kindTraits(component).role === "measure";

/** Everything that is no measure: dimensions of uncertainty, too. */
export const isDimension = (component: Component): component is Dimension =>
  kindTraits(component).role !== "measure";
