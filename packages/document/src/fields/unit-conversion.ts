import { type ComponentId, isRecord, type Locale, type Measure } from "@statelier/model";
import type { Json } from "../schema/json-object.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { type ConversionUnit, isValidMultiplier } from "../schema/limits.ts";
import { isValidDomain } from "../schema/fields.ts";
import { chartTraits } from "../chart-types/chart-types.ts";
import { listSeriesMeasures } from "../chart-types/read-config.ts";
import { listComponentsOfField } from "./field-candidates.ts";

/** The multiplier is a number above 0 that leaves values what they are: neither infinite nor 0 (CU1). */
export const isValidConversion = ({ multiplier }: Pick<ConversionUnit, "multiplier">): boolean =>
  isValidMultiplier(multiplier);

/**
 * Switching the conversion on changes nothing yet: factor 1, the unit's own label in the language in which it is there; in the
 * others none is written, so that readers see the dataset's own (CU2).
 */
export const makeConversion = (measure: Pick<Measure, "unit">, locale: Locale): ConversionUnit => ({
  multiplier: 1,
  labels: { de: "", fr: "", it: "", en: "", [locale]: measure.unit ?? "" },
});

/** Values that another unit has made others still go by the name of the old one, or by none (CU4). */
export const lacksUnitName = (
  { multiplier, labels }: ConversionUnit,
  measure: Pick<Measure, "unit">,
  locale: Locale,
): boolean => {
  const name = labels[locale].trim();
  return multiplier !== 1 && (name === "" || name === measure.unit?.trim());
};

/** The measures that are drawn on one axis, where there are several. */
export const listSharedAxis = (config: ChartConfig): readonly ComponentId[] =>
  chartTraits[config.chartType].measureUnits === "same" ? listSeriesMeasures(config) : [];

/** Bounds that are converted back have the digits that the author gave them. */
const EXACT_DIGITS = 12;

type Multipliers = { before: number; after: number };

const convertNumber = (number: number, { before, after }: Multipliers): number =>
  Number(((number * after) / before).toPrecision(EXACT_DIGITS));

/** Bounds that are equal in the new unit are none (CD1). */
const convertBounds = (field: Json, multipliers: Multipliers): Json => {
  const { customDomain, ...rest } = field;
  if (!Array.isArray(customDomain) || multipliers.before === multipliers.after) return field;
  const [min = Number.NaN, max = Number.NaN] = customDomain.map((bound) =>
    convertNumber(Number(bound), multipliers),
  );
  return isValidDomain([min, max]) ? { ...rest, customDomain: [min, max] } : rest;
};

/** Whether lines at a value stand at values of this measure: on the first axis that shows numbers. */
const hasReferences = (config: ChartConfig, id: ComponentId): boolean => {
  const { hasPoints, measureUnits } = chartTraits[config.chartType];
  if (measureUnits === "different") {
    const { y } = config.fields as { y?: { leftAxisComponentId?: string } };
    return y?.leftAxisComponentId === id;
  }
  const names = hasPoints ? ["y"] : ["x", "y"];
  return names.some((name) => listComponentsOfField(config, name).includes(id));
};

/** Lines at a value are in the unit that their axis shows (CU6). */
const convertReferences = (
  config: ChartConfig,
  id: ComponentId,
  multipliers: Multipliers,
): ChartConfig => {
  const { extensions } = config;
  const remarks = extensions?.remarks;
  if (!remarks || multipliers.before === multipliers.after || !hasReferences(config, id))
    return config;
  const converted = remarks.map((remark) =>
    typeof remark.number === "number"
      ? { ...remark, number: convertNumber(remark.number, multipliers) }
      : remark,
  );
  return { ...config, extensions: { ...extensions, remarks: converted } };
};

/** Bounds are in the unit that the axis shows (CU6). */
const convertAxes = (
  config: ChartConfig,
  id: ComponentId,
  multipliers: Multipliers,
): ChartConfig => {
  const fields = Object.entries(config.fields).map(([name, field]: [string, unknown]) => [
    name,
    isRecord(field) && field["componentId"] === id ? convertBounds(field, multipliers) : field,
  ]);
  return { ...config, fields: Object.fromEntries(fields) as unknown } as ChartConfig;
};

/** The chart with another unit for a measure, or with its own where none is given, and for those on its axis (CU5). */
export const changeConversion = (
  config: ChartConfig,
  id: ComponentId,
  unit: ConversionUnit | undefined,
): ChartConfig => {
  const units = config.conversionUnitsByComponentId;
  const axis = listSharedAxis(config);
  const ids = axis.includes(id) ? axis : [id];
  const others = Object.entries(units).filter(([each]) => !ids.includes(each));
  const own = unit ? ids.map((each) => [each, unit] as const) : [];
  const multipliers = { before: units[id]?.multiplier ?? 1, after: unit?.multiplier ?? 1 };
  const converted = {
    ...config,
    conversionUnitsByComponentId: Object.fromEntries([...others, ...own]),
  };
  return convertReferences(convertAxes(converted, id, multipliers), id, multipliers);
};
