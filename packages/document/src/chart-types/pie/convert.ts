import { type CubeComponents, findComponent, kindTraits } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent, SegmentIntent } from "../chart-intent.ts";
import {
  findMeasure,
  findSegment,
  keepAbbreviations,
  keepAnimation,
  keepSegment,
  keepSegmentColor,
  plainMeasure,
} from "../parts/carry-over.ts";

type Config = ChartConfigOf<"pie">;

export const toIntent = ({ fields }: Config): ChartIntent => ({
  measures: [fields.y],
  segment: fields.segment,
  color: fields.color,
  ...(fields.animation ? { animation: fields.animation } : {}),
});

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

export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const measure = findMeasure(intent, components);
  const slices = findSlices(intent, components);
  const sortings = ["byAuto", "byMeasure", "byDimensionLabel"] as const;
  const segment = slices ? keepSegment(slices, sortings, "byMeasure") : initial.fields.segment;
  return {
    ...initial,
    fields: {
      y: measure ? keepPieMeasure(plainMeasure(measure)) : initial.fields.y,
      segment,
      color: keepSegmentColor(intent.color, segment.componentId, components),
      ...keepAnimation(intent, components, [segment.componentId]),
    },
  };
};
