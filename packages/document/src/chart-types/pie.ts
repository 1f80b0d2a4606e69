import { type CubeComponents, findComponent, kindTraits } from "@statelier/model";
import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import {
  colorFieldSchema,
  measureFieldSchema,
  optionalAnimationSchema,
  segmentFieldSchema,
} from "../schema/fields.ts";
import type { ChartRules } from "./chart-rules.ts";
import { needsAdditive, needsAll, needsSegment } from "./parts/availability.ts";
import {
  findMeasure,
  findSegment,
  keepAbbreviations,
  keepAnimation,
  keepSegment,
  keepSegmentColor,
  plainMeasure,
} from "./parts/carry-over.ts";
import type { ChartIntent, SegmentIntent } from "./parts/chart-intent.ts";
import {
  addsUp,
  chooseSegment,
  numericalMeasures,
  requireFound,
} from "./parts/component-choice.ts";
import { ANIMATION_FIELD, makeMeasureField, makeSegmentField } from "./parts/field-spec.ts";
import { makeSegmentColor, makeSharedConfig } from "./parts/initial-config.ts";
import { repairColor } from "./parts/repair-color.ts";

export const pieSchema = z.object({
  ...chartBase,
  chartType: z.literal("pie"),
  fields: z.object({
    y: measureFieldSchema,
    segment: segmentFieldSchema,
    color: colorFieldSchema,
    animation: optionalAnimationSchema,
  }),
});

type Config = z.infer<typeof pieSchema>;

const SLICE_SORTING = ["byAuto", "byMeasure", "byDimensionLabel"] as const;

/** Without a segment the categories of the axis or the areas of the map become the slices (CV5). */
const findSlices = (intent: ChartIntent, components: CubeComponents): SegmentIntent | undefined => {
  const segment = findSegment(intent, components, []);
  if (segment) return segment;
  const category = findComponent(components, intent.category?.componentId ?? "");
  if (!category || !kindTraits(category).canSegment || kindTraits(category).isTemporal) {
    return undefined;
  }
  return {
    componentId: category.id,
    ...keepAbbreviations(intent.category ?? {}),
    showValuesMapping: {},
  };
};

/** A pie has no axis to set bounds on. */
const keepPieMeasure = ({
  customDomain: _axisOnly,
  ...measure
}: Config["fields"]["y"]): Config["fields"]["y"] => measure;

export const pieRules: ChartRules<Config> = {
  checkAvailability: needsAll(needsSegment, needsAdditive),
  makeInitial: (input) => {
    const { components } = input;
    const segment = requireFound(chooseSegment(components), "dimension");
    return {
      ...makeSharedConfig(input),
      chartType: "pie",
      fields: {
        y: { componentId: requireFound(numericalMeasures(components).find(addsUp), "measure").id },
        segment: {
          componentId: segment.id,
          sorting: { sortingType: "byMeasure", sortingOrder: "desc" },
          showValuesMapping: {},
        },
        color: makeSegmentColor(segment),
      },
    };
  },
  fields: [
    makeMeasureField("y", "editor.field.slice-size", ["additive", "showValues", "conversion"]),
    {
      ...makeSegmentField(
        ["abbreviations", "largest", "color", "sorting", "legendTitle", "filterValues"],
        SLICE_SORTING,
      ),
      label: "editor.field.slices",
      required: true,
    },
    ANIMATION_FIELD,
  ],
  toIntent: ({ fields: { y, ...rest } }) => ({ measures: [y], ...rest }),
  fromIntent: (intent, initial, components) => {
    const found = findMeasure(intent, components);
    const measure = addsUp(findComponent(components, found?.componentId ?? "")) ? found : undefined;
    const slices = findSlices(intent, components);
    const segment = slices
      ? keepSegment(slices, SLICE_SORTING, "byMeasure")
      : initial.fields.segment;
    return {
      ...initial,
      fields: {
        y: measure ? keepPieMeasure(plainMeasure(measure)) : initial.fields.y,
        segment,
        color: keepSegmentColor(intent.color, segment.componentId, components),
        ...keepAnimation(intent, components, [segment.componentId]),
      },
    };
  },
  repair: repairColor,
  limits: "none",
  valueLabels: "on-request",
  namesInPlace: true,
  dynamicScales: false,
  /** From the eighth slice on each slice is better a bar of its own, in the order of the slices (CV15). */
  suggestion: {
    field: "segment",
    mostValues: 7,
    chartType: "bar",
    adapt: (intent) => ({ ...intent, category: intent.segment }),
    reason: "editor.many-slices",
    action: "editor.many-slices.bars",
  },
};
