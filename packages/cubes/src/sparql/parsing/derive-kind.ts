import type { ComponentKind, RelationKind, ScaleType, TimeUnit } from "@statelier/model";

import { xsd } from "../../rdf/vocabulary.ts";

const NUMERIC = new Set(
  [
    "int",
    "integer",
    "float",
    "double",
    "decimal",
    "long",
    "short",
    "byte",
    "nonNegativeInteger",
    "positiveInteger",
    "unsignedInt",
    "unsignedLong",
  ].map(xsd),
);

export const isNumericDataType = (dataType: string | undefined): boolean =>
  dataType !== undefined && NUMERIC.has(dataType);

export const isDecimalDataType = (dataType: string | undefined): boolean =>
  dataType === xsd("decimal");

export const isIntegerDataType = (dataType: string | undefined): boolean =>
  isNumericDataType(dataType) &&
  !["float", "double", "decimal"].some((name) => dataType === xsd(name));

const FORMAT_OF_TYPE: Record<string, string> = {
  [xsd("gYear")]: "%Y",
  [xsd("gYearMonth")]: "%Y-%m",
  [xsd("date")]: "%Y-%m-%d",
  [xsd("dateTime")]: "%Y-%m-%dT%H:%M:%S",
};

const UNIT_OF_TYPE: Record<string, TimeUnit> = {
  [xsd("gYear")]: "Year",
  [xsd("gYearMonth")]: "Month",
  [xsd("date")]: "Day",
  [xsd("dateTime")]: "Second",
};

const FORMAT_OF_UNIT: Record<TimeUnit, string> = {
  Year: "%Y",
  Month: "%Y-%m",
  Week: "%Y-%m-%d",
  Day: "%Y-%m-%d",
  Hour: "%Y-%m-%dT%H",
  Minute: "%Y-%m-%dT%H:%M",
  Second: "%Y-%m-%dT%H:%M:%S",
};

/** The datatype decides before the unit. */
export const deriveTime = (
  dataType: string | undefined,
  unit: TimeUnit | undefined,
): { timeUnit: TimeUnit; timeFormat: string } | undefined => {
  const timeUnit = unit ?? UNIT_OF_TYPE[dataType ?? ""];
  if (!timeUnit) return undefined;
  return { timeUnit, timeFormat: FORMAT_OF_TYPE[dataType ?? ""] ?? FORMAT_OF_UNIT[timeUnit] };
};

export type KindFacts = {
  isMeasure: boolean;
  relations: readonly RelationKind[];
  dataKind: "time" | "coordinates" | "shape" | undefined;
  scaleType: ScaleType | undefined;
  timeUnit: TimeUnit | undefined;
  hasTimeFormat: boolean;
  isIri: boolean;
};

const deriveTimeKind = (facts: KindFacts): ComponentKind => {
  const { scaleType, timeUnit, hasTimeFormat, isIri } = facts;
  if (scaleType === "Ordinal" || isIri) {
    if (timeUnit === "Year" || timeUnit === "Month") return "TemporalEntityDimension";
    return "TemporalOrdinalDimension";
  }
  return hasTimeFormat ? "TemporalDimension" : "TemporalOrdinalDimension";
};

/** The kind of a component; an uncertainty stays one whatever else its shape says. */
export const deriveKind = (facts: KindFacts): ComponentKind => {
  const { isMeasure, relations, dataKind, scaleType } = facts;
  if (relations.includes("StandardError")) return "StandardErrorDimension";
  if (relations.includes("ConfidenceUpperBound")) return "ConfidenceUpperBoundDimension";
  if (relations.includes("ConfidenceLowerBound")) return "ConfidenceLowerBoundDimension";
  if (isMeasure) return scaleType === "Ordinal" ? "OrdinalMeasure" : "NumericalMeasure";
  if (dataKind === "time") return deriveTimeKind(facts);
  if (dataKind === "coordinates") return "GeoCoordinatesDimension";
  if (dataKind === "shape") return "GeoShapesDimension";
  return scaleType === "Ordinal" ? "OrdinalDimension" : "NominalDimension";
};
