import {
  type Component,
  type ComponentValue,
  type CubeComponents,
  type Dimension,
  type DimensionKind,
  type HierarchyNode,
  type Locale,
  LOCALES,
  type Measure,
  type MeasureKind,
  type Related,
} from "@statelier/model";

import { buildNameOfIri } from "../../rdf/name-of-iri.ts";
import { qudt, rdfs } from "../../rdf/vocabulary.ts";
import { guessAdditive } from "../../reading/guess-additive.ts";
import { pickText, tellForeignLanguage } from "../../source/texts.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { isDecimalDataType, isIntegerDataType } from "../parsing/derive-kind.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";
import { deriveLimits } from "./derive-limits.ts";

export type ComponentParts = {
  component: ShapeComponent;
  values: ComponentValue[];
  hierarchy?: HierarchyNode[];
};

type Input = { model: CubeModel; locale: Locale };

const WELL_KNOWN_SYMBOLS: Record<string, string> = {
  PERCENT: "%",
  PERMILLE: "‰",
  KiloGM: "kg",
  GM: "g",
  TONNE: "t",
  KiloM: "km",
  M: "m",
  M2: "m²",
  KiloM2: "km²",
  HA: "ha",
  M3: "m³",
  DEG_C: "°C",
  YR: "a",
  MO: "mo",
  DAY: "d",
  HR: "h",
  "KiloW-HR": "kWh",
  "GigaW-HR": "GWh",
  KiloW: "kW",
  MegaW: "MW",
};

const UNIT = "http://qudt.org/vocab/unit/";
const CURRENCY = "http://qudt.org/vocab/currency/";

const UNIT_NAMES = [qudt("symbol"), qudt("ucumCode"), qudt("expression"), rdfs("label")];

const deriveUnit = ({ model, locale }: Input, unit: string): string => {
  const { graph } = model.attributes;
  const label = pickText(graph.texts(unit, ...UNIT_NAMES), locale)?.text;
  if (label) return label;
  const name = buildNameOfIri(unit);
  return (unit.startsWith(UNIT) ? WELL_KNOWN_SYMBOLS[name] : undefined) ?? name;
};

/** Its name for the reader, and the one by which it is told from others in every language. */
const deriveUnits = (input: Input, iri: string) => {
  const unit = deriveUnit(input, iri);
  const unitKey = deriveUnit({ ...input, locale: LOCALES[0] }, iri);
  return { unit, ...(unitKey === unit ? {} : { unitKey }) };
};

const isCurrency = ({ model }: Input, unit: string | undefined): boolean =>
  unit !== undefined &&
  (unit.startsWith(CURRENCY) ||
    model.attributes.graph
      .predicates(unit)
      .some((predicate) =>
        model.attributes.graph
          .objects(unit, predicate)
          .some(({ value }) => value === qudt("CurrencyUnit")),
      ));

/** Declared by the cube, else by unit and name. */
const deriveAdditive = ({ model }: Input, { isAdditive, unit, names }: ShapeComponent): boolean => {
  const { graph } = model.attributes;
  const unitTexts =
    unit === undefined ? [] : UNIT_NAMES.flatMap((name) => [...graph.texts(unit, name)]);
  return isAdditive ?? guessAdditive({ unit, unitTexts, names });
};

const deriveRelated = ({ model }: Input, component: ShapeComponent): Related[] =>
  component.relations.flatMap(({ type, path }) => {
    const target = model.components.get(path);
    return target ? [{ type, id: target.id }] : [];
  });

const deriveLabels = ({ locale }: Input, { names, descriptions, path }: ShapeComponent) => {
  const label = pickText(names, locale);
  const description = pickText(descriptions, locale);
  const labelLanguage = tellForeignLanguage(label, locale);
  const descriptionLanguage = tellForeignLanguage(description, locale);
  return {
    label: label?.text ?? path,
    ...(labelLanguage === undefined ? {} : { labelLanguage }),
    ...(description === undefined ? {} : { description: description.text }),
    ...(descriptionLanguage === undefined ? {} : { descriptionLanguage }),
  };
};

const deriveBase = (input: Input, { component, values }: ComponentParts) => ({
  id: component.id,
  cubeIri: input.model.iri,
  ...deriveLabels(input, component),
  ...(component.unit === undefined ? {} : deriveUnits(input, component.unit)),
  ...(component.scaleType === undefined ? {} : { scaleType: component.scaleType }),
  ...(component.dataType === undefined ? {} : { dataType: component.dataType }),
  ...(component.order === undefined ? {} : { order: component.order }),
  isNumerical: component.isNumerical,
  isKeyDimension: component.isKeyDimension,
  values,
  related: deriveRelated(input, component),
});

const deriveMeasure = (input: Input, kind: MeasureKind, parts: ComponentParts): Measure => {
  const { component } = parts;
  const exponent = Number(
    input.model.attributes.graph.first(component.unit ?? "", qudt("currencyExponent")) ?? "none",
  );
  const hasExponent =
    isCurrency(input, component.unit) && Number.isInteger(exponent) && exponent >= 0;
  return {
    ...deriveBase(input, parts),
    kind,
    isCurrency: isCurrency(input, component.unit),
    isDecimal: isDecimalDataType(component.dataType),
    ...(kind === "NumericalMeasure" ? { isAdditive: deriveAdditive(input, component) } : {}),
    ...(hasExponent ? { currencyExponent: exponent } : {}),
    ...(isIntegerDataType(component.dataType) ? { resolution: 0 } : {}),
    limits: deriveLimits(input, component),
  };
};

const deriveDimension = (input: Input, kind: DimensionKind, parts: ComponentParts): Dimension => {
  const { timeUnit, timeFormat } = parts.component;
  const isTemporal = kind === "TemporalDimension" || kind === "TemporalEntityDimension";
  return {
    ...deriveBase(input, parts),
    kind,
    ...(parts.hierarchy && parts.hierarchy.length > 0 ? { hierarchy: parts.hierarchy } : {}),
    ...(isTemporal && timeUnit ? { timeUnit } : {}),
    ...(isTemporal && timeFormat ? { timeFormat } : {}),
  };
};

const compareOrder = (a: Component, b: Component): number =>
  (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) || 0;

/** The components of a cube for one reader, in the source's order. */
export const deriveComponents = (
  input: Input,
  parts: readonly ComponentParts[],
): CubeComponents => {
  const dimensions: Dimension[] = [];
  const measures: Measure[] = [];
  for (const part of parts) {
    const { kind } = part.component;
    if (kind === "NumericalMeasure" || kind === "OrdinalMeasure")
      measures.push(deriveMeasure(input, kind, part));
    else dimensions.push(deriveDimension(input, kind, part));
  }
  return {
    dimensions: dimensions.toSorted(compareOrder),
    measures: measures.toSorted(compareOrder),
  };
};
