import type { ComponentId, CubeComponents, Measure } from "@statelier/model";
import type { ChartIntent } from "../chart-intent.ts";
import type { FieldSpec, InitialInput } from "../chart-rules.ts";
import { findUnitMeasure, previousMeasureColors } from "./carry-over.ts";
import { distinctUnits, numericalMeasures, TIME_AXIS_KINDS, timeAxes } from "./component-choice.ts";
import { makeMeasuresColor, makeSharedConfig } from "./initial-config.ts";
import { requireFound } from "./require-found.ts";

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
      measures.find(({ unit }) => unit === one),
      "measure",
    ),
    requireFound(
      measures.find(({ unit }) => unit === two),
      "measure",
    ),
  ];
};

/** The unit that most measures share; the first among equals (IN5). */
export const chooseSharedUnit = (measures: readonly Measure[]): string | undefined => {
  const count = (unit: string): number =>
    measures.filter((measure) => measure.unit === unit).length;
  return distinctUnits(measures).toSorted((a, b) => count(b) - count(a))[0];
};

export const listMeasuresOfUnit = (
  components: CubeComponents,
  unit: string | undefined,
): Measure[] => numericalMeasures(components).filter((measure) => measure.unit === unit);

/** The measure that the author meant and one of another unit, the author's second where it fits (CV11). */
export const keepTwoUnits = (
  intent: ChartIntent,
  components: CubeComponents,
): [Measure, Measure] | undefined => {
  const first = findUnitMeasure(intent, components);
  if (!first) return undefined;
  const others = numericalMeasures(components).filter(({ unit }) => unit && unit !== first.unit);
  const wanted = intent.measures[1]?.componentId;
  const second = others.find(({ id }) => id === wanted) ?? others[0];
  return second ? [first, second] : undefined;
};

/** Measures keep the colours they had (CO12). */
export const keepComboColors = (intent: ChartIntent, ids: readonly ComponentId[]) => {
  const { paletteId, mapping } = previousMeasureColors(intent.color);
  return makeMeasuresColor(ids, paletteId, mapping);
};

const COMBO_OPTIONS = ["color", "conversion"] as const;

const measureField = (field: string): FieldSpec => ({
  field,
  role: "comboMeasure",
  required: true,
  kinds: ["NumericalMeasure"],
  options: COMBO_OPTIONS,
});

/** What the editor offers on combined charts. */
export const makeComboFields = (...measureFields: readonly string[]): FieldSpec[] => [
  ...measureFields.map(measureField),
  { field: "x", role: "time", required: true, kinds: TIME_AXIS_KINDS, options: ["filterValues"] },
];
