import type { CubeComponents } from "@statelier/model";
import type { ChartBase } from "../../schema/chart-base.ts";
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
  keepCategory,
  keepSegment,
  keepSegmentColor,
  keepSingleColor,
  stackType,
  uncertainMeasure,
} from "./carry-over.ts";
import {
  CATEGORY_KINDS,
  chooseCategory,
  numericalMeasures,
  requireFound,
} from "./component-choice.ts";
import type { ChartIntent } from "./chart-intent.ts";
import {
  ANIMATION_FIELD,
  type FieldSpec,
  makeMeasureField,
  makeSegmentField,
} from "./field-spec.ts";
import {
  AUTO_SORTING,
  type InitialInput,
  makeSharedConfig,
  makeSingleColor,
} from "./initial-config.ts";
import { repairColor } from "./repair-color.ts";

type Axis = "x" | "y";
type Fields = Record<string, unknown>;

/** Fields of a column or bar chart, whichever way it stands. */
type BarsFields = {
  category: CategoryField;
  measure: UncertainMeasureField;
  segment?: SegmentField | undefined;
  color: ColorField;
  animation?: AnimationField | undefined;
};

const BAR_SEGMENT_SORTING = ["byAuto", "byDimensionLabel", "byTotalSize"] as const;

/** CV2 */
const keepBars = (
  intent: ChartIntent,
  initial: BarsFields,
  components: CubeComponents,
): BarsFields => {
  const category = keepCategory(intent, initial.category, components);
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

const makeFields = (category: Axis, measure: Axis): FieldSpec[] => [
  makeMeasureField(measure, `editor.field.${measure}`, [
    "additive",
    "calculate",
    "panels",
    "showValues",
    "customDomain",
    "standardError",
    "confidenceInterval",
    "color",
    "belowZero",
    "limits",
    "conversion",
  ]),
  {
    field: category,
    role: "category",
    label: `editor.field.${category}`,
    required: true,
    kinds: CATEGORY_KINDS,
    options: ["abbreviations", "sorting", "filterValues"],
    sortingTypes: ["byAuto", "byMeasure", "byDimensionLabel"],
  },
  makeSegmentField(
    [
      "abbreviations",
      "kind",
      "chartSubType",
      "largest",
      "partValues",
      "color",
      "calculation",
      "sorting",
      "legendTitle",
      "filterValues",
    ],
    BAR_SEGMENT_SORTING,
  ),
  ANIMATION_FIELD,
];

/** The rules of columns and bars, which differ in the axes of their categories and their measure. */
export const makeBarsRules = <Config extends ChartBase & { chartType: string; fields: object }>(
  chartType: Config["chartType"],
  axes: { category: Axis; measure: Axis },
) => {
  const read = ({ fields }: Config): BarsFields => {
    const { [axes.category]: category, [axes.measure]: measure, ...rest } = fields as Fields;
    return { category, measure, ...rest } as BarsFields;
  };
  const write = (base: object, { category, measure, ...rest }: BarsFields): Config => {
    const fields = { [axes.category]: category, [axes.measure]: measure, ...rest };
    return { ...base, fields } as unknown as Config;
  };
  return {
    checkAvailability: needsCategoryAxis,
    /** IN2 */
    makeInitial: (input: InitialInput): Config => {
      const { components } = input;
      const { id } = requireFound(chooseCategory(components), "dimension");
      return write(
        { ...makeSharedConfig(input, id), chartType },
        {
          category: { componentId: id, sorting: AUTO_SORTING },
          measure: { componentId: requireFound(numericalMeasures(components)[0], "measure").id },
          color: makeSingleColor(),
        },
      );
    },
    fields: makeFields(axes.category, axes.measure),
    toIntent: (config: Config): ChartIntent => {
      const { measure, ...rest } = read(config);
      return { measures: [measure], ...rest };
    },
    fromIntent: (intent: ChartIntent, initial: Config, components: CubeComponents): Config =>
      write(initial, keepBars(intent, read(initial), components)),
    repair: repairColor,
    limits: "bands",
    valueLabels: "automatic",
    namesInPlace: false,
    dynamicScales: true,
  } as const;
};
