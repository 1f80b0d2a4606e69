import {
  type ComponentId,
  type CubeComponents,
  findComponent,
  kindTraits,
  type Measure,
} from "@statelier/model";
import { DEFAULT_PALETTE_ID } from "../../colors/palettes.ts";
import type {
  AnimationField,
  CategoryField,
  ColorField,
  MeasureField,
  SortingType,
} from "../../schema/fields.ts";
import { hasNoOrder } from "../../values/sort-values.ts";
import type { ChartIntent, SegmentIntent } from "./chart-intent.ts";
import {
  ANIMATION_KINDS,
  canStack,
  CATEGORY_KINDS,
  hasKind,
  numericalMeasures,
} from "./component-choice.ts";
import { AUTO_SORTING, BY_VALUE, makeSegmentColor, makeSingleColor } from "./initial-config.ts";

/** The main measure of the intent where it is numerical. */
export const findMeasure = (
  intent: ChartIntent,
  components: CubeComponents,
  index = 0,
): MeasureField | undefined => {
  const measure = intent.measures[index];
  return measure && hasKind(components, measure.componentId, ["NumericalMeasure"])
    ? measure
    : undefined;
};

/** The numerical measure with this id, or the first one with a unit. */
export const findUnitMeasure = (
  intent: ChartIntent,
  components: CubeComponents,
): Measure | undefined => {
  const measures = numericalMeasures(components);
  const id = intent.measures[0]?.componentId;
  return (
    measures.find((measure) => measure.id === id && measure.unit) ??
    measures.find(({ unit }) => unit)
  );
};

/** The categories of another chart, where an axis of categories can show them; names without an order stand by their value unless they were sorted (CV18). */
export const keepCategory = (
  { category }: ChartIntent,
  initial: CategoryField,
  components: CubeComponents,
): CategoryField => {
  const kept =
    category && hasKind(components, category.componentId, CATEGORY_KINDS)
      ? category
      : { ...initial, sorting: undefined };
  const component = findComponent(components, kept.componentId);
  const sorting = component && hasNoOrder(component) ? BY_VALUE : AUTO_SORTING;
  return { ...kept, sorting: kept.sorting ?? sorting };
};

/** The segment of the intent, unless another field uses its component (SG3). */
export const findSegment = (
  intent: ChartIntent,
  components: CubeComponents,
  taken: readonly ComponentId[],
): SegmentIntent | undefined => {
  const { segment } = intent;
  if (!segment || taken.includes(segment.componentId)) return undefined;
  const component = findComponent(components, segment.componentId);
  return component && kindTraits(component).canSegment ? segment : undefined;
};

/** The segment's own part of a field, with a sorting that the type offers (CV6). */
export const keepSegment = (
  { type: _type, ...segment }: SegmentIntent,
  offered: readonly SortingType[],
  otherwise: SortingType,
) => {
  const { sorting, ...rest } = segment;
  const kept =
    sorting && offered.includes(sorting.sortingType)
      ? sorting
      : { sortingType: otherwise, sortingOrder: sorting?.sortingOrder ?? ("asc" as const) };
  return { ...rest, sorting: kept };
};

export const stackType = (components: CubeComponents, measureId: ComponentId) =>
  canStack(components, measureId) ? ("stacked" as const) : ("grouped" as const);

const NO_VALUES = { kind: "NominalDimension" as const, values: [] };

/** Colours of the segment that is kept: those it had, else palette colours. */
export const keepSegmentColor = (
  color: ColorField | undefined,
  segmentId: ComponentId,
  components: CubeComponents,
) => {
  const component = findComponent(components, segmentId) ?? NO_VALUES;
  return color?.type === "segment"
    ? makeSegmentColor(component, { paletteId: color.paletteId }, color.colorMapping)
    : makeSegmentColor(component);
};

/** The one colour of a chart without segment: the one it had, or the first of its measures' (CV7). */
export const keepSingleColor = (color: ColorField | undefined) => {
  if (color?.type === "single") return color;
  const first = color?.type === "measures" ? Object.values(color.colorMapping)[0] : undefined;
  if (!color || first === undefined) return makeSingleColor();
  return { type: "single" as const, paletteId: color.paletteId, color: first };
};

/** Colours and palette for the measures of a combined chart. */
export const previousMeasureColors = (color: ColorField | undefined) =>
  color?.type === "measures"
    ? { paletteId: color.paletteId, mapping: color.colorMapping }
    : { paletteId: DEFAULT_PALETTE_ID as string, mapping: {} };

/** The animation, unless another field uses its component (AN3). */
export const keepAnimation = (
  intent: ChartIntent,
  components: CubeComponents,
  taken: readonly ComponentId[],
): { animation?: AnimationField } => {
  const { animation } = intent;
  const fits =
    animation &&
    !taken.includes(animation.componentId) &&
    hasKind(components, animation.componentId, ANIMATION_KINDS);
  return fits ? { animation } : {};
};

export const keepAbbreviations = ({
  useAbbreviations,
}: {
  readonly useAbbreviations?: boolean | undefined;
}): { useAbbreviations?: boolean } => (useAbbreviations === undefined ? {} : { useAbbreviations });

/** Only the properties of a measure that every axis knows. */
export const plainMeasure = ({
  componentId,
  showValues,
  customDomain,
  ...others
}: MeasureField) => ({
  componentId,
  ...keepAbbreviations(others),
  ...(showValues === undefined ? {} : { showValues }),
  ...(customDomain === undefined ? {} : { customDomain }),
});

/** As `plainMeasure`, with the switches of uncertainty. */
export const uncertainMeasure = (measure: MeasureField) => ({
  ...plainMeasure(measure),
  ...(measure.showStandardError === undefined
    ? {}
    : { showStandardError: measure.showStandardError }),
  ...(measure.showConfidenceInterval === undefined
    ? {}
    : { showConfidenceInterval: measure.showConfidenceInterval }),
});
