import {
  type Calculation,
  findCalculatedMeasure,
  findShownCalculation,
  findTimeOfFields,
  listMapDimensions,
  readFields,
} from "@statelier/document";
import {
  type ComponentId,
  findComponent,
  findDictionaryColumn,
  findNumberColumn,
  isRecord,
  kindTraits,
  type Measure,
  nameValue,
} from "@statelier/model";
import { convertValue, findShownMeasure } from "../../parts/values/measure-text.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { type CalculationSource, calculateValues, findBasePeriod } from "./calculate-values.ts";

type CalculationInput = Pick<
  ChartInput,
  "config" | "components" | "table" | "locale" | "t" | "view"
>;

const PERCENT = "%";

/** The dimension whose values make up the total: that of the series, else that of the axis or of the map. */
const findParts = ({ config, components }: CalculationInput): ComponentId | undefined => {
  const { segment } = readFields(config);
  const { x, y }: Record<string, unknown> = config.fields;
  const ids = [x, y].map((field) => (isRecord(field) ? field["componentId"] : undefined));
  const axis = components.dimensions.find(({ id }) => ids.includes(id))?.id;
  return segment?.componentId ?? axis ?? listMapDimensions(config)[0];
};

const readSource = (
  input: CalculationInput,
  calculation: Calculation,
  measure: Measure,
): CalculationSource => {
  const { components, table } = input;
  const isDimension = (id: ComponentId): boolean => {
    const component = findComponent(components, id);
    return component !== undefined && kindTraits(component).role === "dimension";
  };
  return {
    calculation,
    table,
    values: findNumberColumn(table, measure.id)?.values ?? new Float64Array(),
    dimensions: table.columns.flatMap((column) =>
      column.type === "dictionary" && isDimension(column.id) ? [column] : [],
    ),
    time: findTimeOfFields(input),
    parts: findDictionaryColumn(table, findParts(input) ?? ""),
    isDifference: measure.scaleType !== "Ratio" || measure.unit === PERCENT,
  };
};

const PER_CAPITA = { 1: "", 1000: ".thousand", 100_000: ".hundred-thousand" } as const;

/** What the worked out values are called. */
const nameResult = (
  { t, components }: CalculationInput,
  source: CalculationSource,
  measure: string,
): string => {
  const { type, periods, heads } = source.calculation;
  if (type === "index") {
    const period = findBasePeriod(source) ?? "";
    const time = source.time && findComponent(components, source.time.id);
    const label = time?.values.find(({ value }) => value === period)?.label ?? period;
    const name = time ? nameValue(time, { value: period, label }) : label;
    return t("chart.calculation.index", { measure, period: name });
  }
  if (type === "average")
    return t("chart.calculation.average", { measure, periods: String(periods ?? 3) });
  if (type === "perCapita")
    return t(`chart.calculation.per-capita${PER_CAPITA[heads ?? 1]}`, { measure });
  return t(`chart.calculation.${type}`, { measure });
};

/** The unit of what is worked out of a unit. */
const unitOf = (
  { calculation: { type }, isDifference }: CalculationSource,
  unit: string,
  t: CalculationInput["t"],
): string => {
  if (type === "index") return "";
  if (type === "share") return PERCENT;
  if (type === "previous" || type === "year") {
    if (!isDifference) return PERCENT;
    return unit === PERCENT ? t("chart.calculation.points") : unit;
  }
  return unit;
};

/** Whether the numbers stay those of the unit that the author has chosen. */
export const keepsUnit = ({ calculation: { type }, isDifference }: CalculationSource): boolean =>
  type === "average" ||
  type === "perCapita" ||
  ((type === "previous" || type === "year") && isDifference);

type Found = {
  measure: Measure;
  values: Float64Array;
  raw: Float64Array;
  source: CalculationSource;
};

/** What takes the place of a chart's measure, with the values that it had; undefined where it shows these. */
export const calculate = (input: CalculationInput): Found | undefined => {
  const calculation = findShownCalculation(input, input.view);
  const measure = calculation && findCalculatedMeasure(input);
  if (!calculation || !measure || !findNumberColumn(input.table, measure.id)) return undefined;
  const source = readSource(input, calculation, measure);
  const { t, config, components, locale } = input;
  const shown = findShownMeasure({ config, measures: components.measures, locale }, measure.id);
  const { currencyExponent: _exponent, resolution: _resolution, ...rest } = measure;
  const result: Measure = {
    ...rest,
    label: nameResult(input, source, measure.label),
    unit: unitOf(source, keepsUnit(source) ? shown.unit : (measure.unit ?? ""), t),
    isCurrency: false,
    isDecimal: false,
    scaleType:
      calculation.type === "previous" || calculation.type === "year" ? "Interval" : "Ratio",
    limits: [],
  };
  return { measure: result, values: calculateValues(source), raw: source.values, source };
};

/** What is worked out of a measure: its name, its unit and its values, row by row. */
export type Calculated = { label: string; unit: string; values: Float64Array };

/** What a chart shows in place of its measure under the reader's choices; undefined where it shows the values. */
export const calculateChart = (input: CalculationInput): Calculated | undefined => {
  const found = calculate(input);
  if (!found) return undefined;
  const { measure, values, source } = found;
  const { config, components, locale } = input;
  const shown = findShownMeasure({ config, measures: components.measures, locale }, measure.id);
  const { label, unit = "" } = measure;
  const converted = values.map((value) => convertValue(value, shown));
  return { label, unit, values: keepsUnit(source) ? converted : values };
};
