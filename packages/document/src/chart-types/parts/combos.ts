import type { ComponentId, CubeComponents, Measure } from "@statelier/model";
import { z } from "zod";
import { genericFieldSchema, measuresColorSchema } from "../../schema/fields.ts";
import { keepTimeAxis } from "./time-series.ts";
import { findUnitMeasure, previousMeasureColors } from "./carry-over.ts";
import type { ChartIntent } from "./chart-intent.ts";
import {
  distinctUnits,
  numericalMeasures,
  requireFound,
  timeAxes,
  unitOf,
} from "./component-choice.ts";
import { type FieldLabel, type FieldSpec, makeMeasureField, TIME_FIELD } from "./field-spec.ts";
import { type InitialInput, makeMeasuresColor, makeSharedConfig } from "./initial-config.ts";

/** Fields of a combined chart: time, and measures under the names that `y` gives them. */
export const comboFieldsSchema = <Y extends z.ZodRawShape>(y: Y) =>
  z.object({ x: genericFieldSchema, y: z.object(y), color: measuresColorSchema });

/** What all combined charts have in common. */
export const COMBO_TRAITS = {
  limits: "none",
  valueLabels: "on-request",
  namesInPlace: false,
  dynamicScales: true,
} as const;

/** What all combined charts begin with: their shared half and the axis of time (IN3). */
export const makeComboBase = (input: InitialInput) => {
  const x = requireFound(timeAxes(input.components)[0], "dimension");
  return { shared: makeSharedConfig(input, x.id), x: { componentId: x.id } };
};

/** The first measures of the first two units (IN5). */
export const chooseTwoUnits = (components: CubeComponents): [Measure, Measure] => {
  const measures = numericalMeasures(components);
  const [one, two] = distinctUnits(measures);
  return [
    requireFound(
      measures.find((measure) => unitOf(measure) === one),
      "measure",
    ),
    requireFound(
      measures.find((measure) => unitOf(measure) === two),
      "measure",
    ),
  ];
};

/** The unit that most measures share; the first among equals (IN5). */
export const chooseSharedUnit = (measures: readonly Measure[]): string | undefined => {
  const count = (unit: string): number =>
    measures.filter((measure) => unitOf(measure) === unit).length;
  return distinctUnits(measures).toSorted((a, b) => count(b) - count(a))[0];
};

export const listMeasuresOfUnit = (
  components: CubeComponents,
  unit: string | undefined,
): Measure[] => numericalMeasures(components).filter((measure) => unitOf(measure) === unit);

/** The measure that the author meant and one of another unit, the author's second where it fits (CV11). */
const keepTwoUnits = (
  intent: ChartIntent,
  components: CubeComponents,
): [Measure, Measure] | undefined => {
  const first = findUnitMeasure(intent, components);
  if (!first) return undefined;
  const others = numericalMeasures(components).filter(
    (measure) => measure.unit && unitOf(measure) !== unitOf(first),
  );
  const wanted = intent.measures[1]?.componentId;
  const second = others.find(({ id }) => id === wanted) ?? others[0];
  return second ? [first, second] : undefined;
};

/** Measures keep the colours they had (CO12). */
export const keepComboColors = (intent: ChartIntent, ids: readonly ComponentId[]) => {
  const { paletteId, mapping } = previousMeasureColors(intent.color);
  return makeMeasuresColor(ids, { paletteId }, mapping);
};

type MeasuresColor = z.infer<typeof measuresColorSchema>;
type ComboFields<Y> = { x: { componentId: ComponentId }; y: Y; color: MeasuresColor };

/** Time and two units of what is meant; `makeY` gives the measures their names. */
export const keepTwoUnitFields = <Y>(
  intent: ChartIntent,
  initial: ComboFields<Y>,
  components: CubeComponents,
  makeY: (first: ComponentId, second: ComponentId) => Y,
): ComboFields<Y> => {
  const x = keepTimeAxis(intent, initial.x, components);
  const pair = keepTwoUnits(intent, components);
  if (!pair) return { ...initial, x };
  const [first, second] = pair;
  const color = keepComboColors(intent, [first.id, second.id]);
  return { x, y: makeY(first.id, second.id), color };
};

/** A measure of a combined chart, under a name that `y` gives it. */
export const makeComboMeasureField = (name: string, label: FieldLabel): FieldSpec => ({
  ...makeMeasureField(`y.${name}`, label, ["axisStart", "color", "conversion"]),
  role: "comboMeasure",
});

/** What the editor offers on combined charts. */
export const makeComboFields = (...measures: readonly FieldSpec[]): readonly FieldSpec[] => [
  ...measures,
  TIME_FIELD,
];
