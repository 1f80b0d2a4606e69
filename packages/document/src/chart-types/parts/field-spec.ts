import type { Component, ComponentKind, CubeComponents } from "@statelier/model";
import type { SortingType } from "../../schema/fields.ts";
import {
  ANIMATION_KINDS,
  MEASURE_KINDS,
  SEGMENT_KINDS,
  TIME_AXIS_KINDS,
} from "./component-choice.ts";

/** A control that the panel of a field offers. */
export type FieldOption =
  | "abbreviations"
  | "additive"
  | "animation"
  | "belowZero"
  | "axisStart"
  | "calculate"
  | "calculation"
  | "chartSubType"
  | "color"
  | "colorComponent"
  | "colorLevel"
  | "confidenceInterval"
  | "conversion"
  | "customDomain"
  | "dots"
  | "dotSize"
  | "filterValues"
  | "imputation"
  | "kind"
  | "largest"
  | "legendTitle"
  | "limits"
  | "lineAxisSide"
  | "lockView"
  | "logAxis"
  | "opacity"
  | "panels"
  | "partValues"
  | "pointLabels"
  | "points"
  | "sharedAxis"
  | "showValues"
  | "showBaseMap"
  | "size"
  | "smoothing"
  | "sorting"
  | "standardError";

/** What a field does in its chart; decides what happens when its component changes. */
export type FieldRole =
  | "measure"
  | "category"
  | "time"
  | "segment"
  | "animation"
  | "layer"
  | "comboMeasure"
  | "baseLayer";

/** The message id of what a field is called. */
export type FieldLabel = `editor.field.${string}`;

/** What the editor offers for one field of a chart type, in the order shown. */
export type FieldSpec = {
  /** Name under `fields` of the config; `y.leftAxisComponentId` and the like on combined charts. */
  field: string;
  role: FieldRole;
  /** Message id of its name; absent where the editor does not offer the field. */
  label?: FieldLabel;
  required: boolean;
  /** Holds a list of components. */
  many?: true;
  /** May share its component with other fields. */
  shared?: true;
  kinds: readonly ComponentKind[];
  options: readonly FieldOption[];
  sortingTypes?: readonly SortingType[];
  /** What the field first holds of a component beside the chart's other fields; its id alone where this is absent. */
  make?: (component: Component, components: CubeComponents, others: object) => object;
};

export const makeMeasureField = (
  field: string,
  label: FieldLabel,
  options: readonly FieldOption[],
): FieldSpec => ({ field, role: "measure", label, required: true, kinds: MEASURE_KINDS, options });

export const makeSegmentField = (
  options: readonly FieldOption[],
  sortingTypes?: readonly SortingType[],
): FieldSpec => ({
  field: "segment",
  role: "segment",
  label: "editor.field.segment",
  required: false,
  kinds: SEGMENT_KINDS,
  options,
  ...(sortingTypes ? { sortingTypes } : {}),
});

/** Time along the axis of a chart. */
export const TIME_FIELD: FieldSpec = {
  field: "x",
  role: "time",
  label: "editor.field.x",
  required: true,
  kinds: TIME_AXIS_KINDS,
  options: ["filterValues"],
};

export const ANIMATION_FIELD: FieldSpec = {
  field: "animation",
  role: "animation",
  label: "editor.field.animation",
  required: false,
  kinds: ANIMATION_KINDS,
  options: ["animation"],
};
