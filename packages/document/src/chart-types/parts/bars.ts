import type { ComponentKind, CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import type { FieldSpec, InitialInput } from "../chart-rules.ts";
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
  ANIMATION_KINDS,
  CATEGORY_KINDS,
  chooseCategory,
  hasKind,
  numericalMeasures,
  SEGMENT_KINDS,
} from "./component-choice.ts";
import { AUTO_SORTING, makeSingleColor } from "./initial-config.ts";
import { requireFound } from "./require-found.ts";

type ColumnFields = ChartConfigOf<"column">["fields"];

/** Fields of a column or bar chart, whichever way it stands. */
export type BarsFields = Omit<ColumnFields, "x" | "y"> & {
  category: ColumnFields["x"];
  measure: ColumnFields["y"];
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

const MEASURE: readonly ComponentKind[] = ["NumericalMeasure"];

/** What the editor offers on column and bar charts. */
export const makeBarsFields = (categoryField: "x" | "y", measureField: "x" | "y"): FieldSpec[] => {
  const measure: FieldSpec = {
    field: measureField,
    role: "measure",
    required: true,
    kinds: MEASURE,
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
    {
      field: "animation",
      role: "animation",
      required: false,
      kinds: ANIMATION_KINDS,
      options: ["animation"],
    },
  ];
};
