import {
  type ComponentId,
  type ComponentKind,
  DEFAULT_LOCALE,
  type RelationKind,
  type ScaleType,
  type TimeUnit,
} from "@statelier/model";

import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { pickText, type Texts } from "../../source/texts.ts";

export type HierarchyLevel = { path: string; isInverse: boolean; targetClass?: string };

export type ShapeHierarchy = { names: Texts; roots: string[]; levels: HierarchyLevel[] };

export type AnnotationContext =
  | { type: "value"; path: string; value: RdfTerm }
  | { type: "range"; path: string; from: RdfTerm; to: RdfTerm };

export type ShapeAnnotation = {
  names: Texts;
  value?: number;
  min?: number;
  max?: number;
  contexts: AnnotationContext[];
};

export type Relation = { type: RelationKind; path: string };

/** A column of a cube as its property shape describes it, in no particular language. */
export type ShapeComponent = {
  path: string;
  id: ComponentId;
  kind: ComponentKind;
  isKeyDimension: boolean;
  isMeasure: boolean;
  names: Texts;
  descriptions: Texts;
  order?: number;
  unit?: string;
  scaleType?: ScaleType;
  /** Whether values add up, where the shape says how they are aggregated. */
  isAdditive?: boolean;
  timeUnit?: TimeUnit;
  timeFormat?: string;
  dataType?: string;
  isNumerical: boolean;
  /** Whether values are versioned IRIs whose `schema:sameAs` is the value. */
  isVersioned: boolean;
  /** The bounds that the shape promises. */
  bounds?: { min: number; max: number };
  /** The first and the last year that may occur, where the shape promises that its values are years. */
  years?: { from: number; to: number };
  relations: Relation[];
  hierarchies: ShapeHierarchy[];
  annotations: ShapeAnnotation[];
  /** The values that the shape lists. */
  listed: RdfTerm[];
};

/** Numbers as cells; everything else is a dictionary of values. */
export const isNumberColumn = ({ kind }: Pick<ShapeComponent, "kind">): boolean =>
  kind === "NumericalMeasure" ||
  kind === "StandardErrorDimension" ||
  kind === "ConfidenceUpperBoundDimension" ||
  kind === "ConfidenceLowerBoundDimension";

/** Components whose "values" are only their two bounds. */
export const hasBoundsOnly = (component: ShapeComponent): boolean =>
  isNumberColumn(component) ||
  (component.isNumerical &&
    component.scaleType !== "Ordinal" &&
    component.kind !== "TemporalDimension" &&
    component.kind !== "TemporalOrdinalDimension" &&
    component.kind !== "TemporalEntityDimension");

/** What notes call it, whatever the order in which an endpoint answers. */
export const nameComponent = ({ names, path }: Pick<ShapeComponent, "names" | "path">): string =>
  pickText(names, DEFAULT_LOCALE)?.text ?? path;
