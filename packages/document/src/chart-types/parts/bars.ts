import type { CubeComponents } from "@statelier/model";
import type {
  AnimationField,
  CategoryField,
  ColorField,
  SegmentField,
  UncertainMeasureField,
} from "../../schema/fields.ts";
import { needsCategoryAxis } from "./availability.ts";
import {
  findMeasure,
  findSegment,
  keepAnimation,
  keepSegment,
  keepSegmentColor,
  keepSingleColor,
  stackType,
  uncertainMeasure,
} from "./carry-over.ts";
import {
  CATEGORY_KINDS,
  chooseCategory,
  hasKind,
  MEASURE_KINDS,
  numericalMeasures,
  SEGMENT_KINDS,
} from "./component-choice.ts";
import type { ChartIntent } from "./chart-intent.ts";
import { ANIMATION_FIELD, type FieldSpec } from "./field-spec.ts";
import { AUTO_SORTING, type InitialInput, makeSingleColor } from "./initial-config.ts";
import { repairColor } from "./repair-color.ts";
import { requireFound } from "./require-found.ts";

/** Fields of a column or bar chart, whichever way it stands. */
export type BarsFields = {
  category: CategoryField;
  measure: UncertainMeasureField;
  segment?: SegmentField | undefined;
  color: ColorField;
  animation?: AnimationField | undefined;
};

/** IN2 */
export const makeInitialBars = ({ components }: InitialInput): BarsFields => ({
  category: {
    componentId: requireFound(chooseCategory(components), "dimension").id,
    sorting: AUTO_SORTING,
  },
  measure: { componentId: requireFound(numericalMeasures(components)[0], "measure").id },
  color: makeSingleColor(),
});

const BAR_SEGMENT_SORTING = ["byAuto", "byDimensionLabel", "byTotalSize"] as const;

export const barsToIntent = (fields: BarsFields): ChartIntent => ({
  category: fields.category,
  measures: [fields.measure],
  color: fields.color,
  ...(fields.segment ? { segment: fields.segment } : {}),
  ...(fields.animation ? { animation: fields.animation } : {}),
});

const keepCategory = (intent: ChartIntent, initial: BarsFields, components: CubeComponents) => {
  const { category } = intent;
  if (!category || !hasKind(components, category.componentId, CATEGORY_KINDS)) {
    return initial.category;
  }
  return { ...category, sorting: category.sorting ?? AUTO_SORTING };
};

/** CV2 */
export const barsFromIntent = (
  intent: ChartIntent,
  initial: BarsFields,
  components: CubeComponents,
): BarsFields => {
  const category = keepCategory(intent, initial, components);
  const kept = findMeasure(intent, components);
  const measure = kept ? uncertainMeasure(kept) : initial.measure;
  const segment = findSegment(intent, components, [category.componentId]);
  const taken = [category.componentId, ...(segment ? [segment.componentId] : [])];
  const base = { category, measure, ...keepAnimation(intent, components, taken) };
  if (!segment) return { ...base, color: keepSingleColor(intent.color) };
  return {
    ...base,
    segment: {
      ...keepSegment(segment, BAR_SEGMENT_SORTING, "byTotalSize"),
      type: segment.type === "grouped" ? "grouped" : stackType(components, measure.componentId),
    },
    color: keepSegmentColor(intent.color, segment.componentId, components),
  };
};

/** What columns and bars have in common, whichever way they stand. */
export const BARS_TRAITS = {
  checkAvailability: needsCategoryAxis,
  repair: repairColor,
  limits: "bands",
  valueLabels: "automatic",
  namesInPlace: false,
  dynamicScales: true,
} as const;

/** What the editor offers on column and bar charts. */
export const makeBarsFields = (categoryField: "x" | "y", measureField: "x" | "y"): FieldSpec[] => {
  const measure: FieldSpec = {
    field: measureField,
    role: "measure",
    label: `editor.field.${measureField}`,
    required: true,
    kinds: MEASURE_KINDS,
    options: [
      "showValues",
      "customDomain",
      "standardError",
      "confidenceInterval",
      "color",
      "limits",
      "conversion",
    ],
  };
  const category: FieldSpec = {
    field: categoryField,
    role: "category",
    label: `editor.field.${categoryField}`,
    required: true,
    kinds: CATEGORY_KINDS,
    options: ["abbreviations", "sorting", "filterValues"],
    sortingTypes: ["byAuto", "byMeasure", "byDimensionLabel"],
  };
  return [
    measure,
    category,
    {
      field: "segment",
      role: "segment",
      label: "editor.field.segment",
      required: false,
      kinds: SEGMENT_KINDS,
      options: [
        "abbreviations",
        "chartSubType",
        "partValues",
        "color",
        "calculation",
        "sorting",
        "legendTitle",
        "filterValues",
      ],
      sortingTypes: BAR_SEGMENT_SORTING,
    },
    ANIMATION_FIELD,
  ];
};
