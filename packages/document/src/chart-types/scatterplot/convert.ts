import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent, SegmentIntent } from "../chart-intent.ts";
import {
  findMeasure,
  findSegment,
  keepAnimation,
  keepSegmentColor,
  keepSingleColor,
  plainMeasure,
} from "../parts/carry-over.ts";
import { numericalMeasures } from "../parts/component-choice.ts";

type Config = ChartConfigOf<"scatterplot">;

export const toIntent = ({ fields }: Config): ChartIntent => ({
  measures: [fields.y, fields.x],
  color: fields.color,
  ...(fields.segment ? { segment: fields.segment } : {}),
  ...(fields.animation ? { animation: fields.animation } : {}),
});

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

export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
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
};
