import type { CubeComponents } from "@statelier/model";
import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import {
  colorFieldSchema,
  measureFieldSchema,
  optionalAnimationSchema,
  segmentFieldSchema,
} from "../schema/fields.ts";
import type { ChartRules } from "./chart-rules.ts";
import { needsAll, needsNumerical, needsSeveralMeasures } from "./parts/availability.ts";
import {
  findMeasure,
  findSegment,
  keepAnimation,
  keepSegmentColor,
  keepSingleColor,
  plainMeasure,
} from "./parts/carry-over.ts";
import type { ChartIntent, SegmentIntent } from "./parts/chart-intent.ts";
import { chooseSegment, numericalMeasures, requireFound } from "./parts/component-choice.ts";
import { ANIMATION_FIELD, makeMeasureField, makeSegmentField } from "./parts/field-spec.ts";
import { makeSegmentColor, makeSharedConfig, makeSingleColor } from "./parts/initial-config.ts";
import { repairColor } from "./parts/repair-color.ts";

export const scatterplotSchema = z.object({
  ...chartBase,
  chartType: z.literal("scatterplot"),
  fields: z.object({
    x: measureFieldSchema,
    y: measureFieldSchema,
    segment: segmentFieldSchema.optional(),
    color: colorFieldSchema,
    animation: optionalAnimationSchema,
  }),
});

type Config = z.infer<typeof scatterplotSchema>;

/** The main measure goes up, a second one along; they are never the same (CV4). */
const keepMeasures = (intent: ChartIntent, initial: Config, components: CubeComponents) => {
  const up = findMeasure(intent, components);
  if (!up) return { x: initial.fields.x, y: initial.fields.y };
  const along = findMeasure(intent, components, 1);
  const other = numericalMeasures(components).find(({ id }) => id !== up.componentId);
  const x =
    along && along.componentId !== up.componentId
      ? plainMeasure(along)
      : { componentId: other?.id ?? initial.fields.x.componentId };
  return { x, y: plainMeasure(up) };
};

/** Points have no order and no stack. */
const dropSorting = ({ type: _type, sorting: _sorting, ...segment }: SegmentIntent) => segment;

export const scatterplotRules: ChartRules<Config> = {
  checkAvailability: needsAll(needsNumerical, needsSeveralMeasures),
  makeInitial: (input) => {
    const { components } = input;
    const [first, second] = numericalMeasures(components);
    const x = requireFound(first, "measure");
    const segment = chooseSegment(components);
    return {
      ...makeSharedConfig(input),
      chartType: "scatterplot",
      fields: {
        x: { componentId: x.id },
        y: { componentId: (second ?? x).id },
        ...(segment ? { segment: { componentId: segment.id, showValuesMapping: {} } } : {}),
        color: segment ? makeSegmentColor(segment) : makeSingleColor(),
      },
    };
  },
  fields: [
    makeMeasureField("y", "editor.field.y", [
      "points",
      "colorLevel",
      "dotSize",
      "pointLabels",
      "axisStart",
      "logAxis",
      "customDomain",
      "color",
      "conversion",
    ]),
    makeMeasureField("x", "editor.field.x", ["axisStart", "logAxis", "customDomain", "conversion"]),
    makeSegmentField(["abbreviations", "color", "legendTitle", "filterValues"]),
    ANIMATION_FIELD,
  ],
  toIntent: ({ fields: { x, y, ...rest } }) => ({ measures: [y, x], ...rest }),
  fromIntent: (intent, initial, components) => {
    const axes = keepMeasures(intent, initial, components);
    const kept = findSegment(intent, components, []);
    const segment = kept ? dropSorting(kept) : initial.fields.segment;
    const taken = segment ? [segment.componentId] : [];
    return {
      ...initial,
      fields: {
        ...axes,
        ...(segment ? { segment } : {}),
        color: segment
          ? keepSegmentColor(intent.color, segment.componentId, components)
          : keepSingleColor(intent.color),
        ...keepAnimation(intent, components, taken),
      },
    };
  },
  repair: repairColor,
  limits: "none",
  valueLabels: "on-request",
  namesInPlace: false,
  dynamicScales: true,
};
