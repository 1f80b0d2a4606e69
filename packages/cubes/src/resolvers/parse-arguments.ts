import {
  DEFAULT_LOCALE,
  type Filters,
  type FilterValue,
  type GeoBox,
  isLocale,
  isRecord,
  type Locale,
  type SingleFilter,
} from "@statelier/model";

import type { CubeSource } from "../source/cube-source.ts";
import type { AnswerBudget } from "./answer-budget.ts";
import { buildRequestError, invalidRequest } from "./request-error.ts";
import type { SourceRegistry } from "./source-registry.ts";

const MAX_CUBES = 10;

export type CubeFilter = {
  iri: string;
  joinBy: string[];
  filters?: Filters;
  componentIds?: string[];
  loadValues: boolean;
};

export type RawCubeFilter = {
  iri: string;
  joinBy?: string[] | null;
  filters?: unknown;
  componentIds?: string[] | null;
  loadValues?: boolean | null;
};

export const findSource = (
  registry: SourceRegistry,
  args: { sourceType: string; sourceUrl: unknown },
): CubeSource => {
  const { sourceType, sourceUrl } = args;
  const source = typeof sourceUrl === "string" ? registry.find(sourceType, sourceUrl) : undefined;
  if (!source)
    throw buildRequestError("SOURCE_NOT_ALLOWED", "This data source is not allowed here.");
  return source;
};

export const parseLocale = (value: unknown): Locale => {
  if (value === undefined || value === null) return DEFAULT_LOCALE;
  if (!isLocale(value)) throw invalidRequest("`locale` is one of de, fr, it, en.");
  return value;
};

const parseFilter = (id: string, value: unknown): FilterValue => {
  if (isRecord(value)) {
    if (value["type"] === "single" && typeof value["value"] === "string")
      return { type: "single", value: value["value"] };
    if (
      value["type"] === "range" &&
      typeof value["from"] === "string" &&
      typeof value["to"] === "string"
    )
      return { type: "range", from: value["from"], to: value["to"] };
    if (value["type"] === "multi" && isRecord(value["values"])) {
      const values = Object.entries(value["values"]).filter(([, isOn]) => isOn === true);
      return { type: "multi", values: Object.fromEntries(values) as Record<string, true> };
    }
  }
  throw invalidRequest(`The filter of ${JSON.stringify(id)} is not single, multi or range.`);
};

const parseFilters = (value: unknown, budget: AnswerBudget): Filters => {
  if (value === undefined || value === null) return {};
  if (!isRecord(value)) throw invalidRequest("`filters` is an object by component id.");
  return Object.fromEntries(
    Object.entries(value).map(([id, filter]) => [
      id,
      budget.takeFilter(id, () => parseFilter(id, filter)),
    ]),
  );
};

export const parseSingleFilters = (
  value: unknown,
  budget: AnswerBudget,
): Record<string, SingleFilter> =>
  Object.fromEntries(
    Object.entries(parseFilters(value, budget)).map(([id, filter]) => {
      if (filter.type !== "single") throw invalidRequest("Possible filters are single filters.");
      return [id, filter];
    }),
  );

export const parseCubeFilter = (raw: RawCubeFilter, budget: AnswerBudget): CubeFilter => {
  const { iri, joinBy, componentIds, loadValues } = raw;
  budget.takeIds({ joinBy: joinBy ?? [], componentIds: componentIds ?? [] });
  return {
    iri,
    joinBy: joinBy ?? [],
    ...(raw.filters ? { filters: parseFilters(raw.filters, budget) } : {}),
    ...(componentIds ? { componentIds } : {}),
    loadValues: loadValues ?? true,
  };
};

export const parseCubeFilters = (raw: RawCubeFilter[], budget: AnswerBudget): CubeFilter[] => {
  if (raw.length > MAX_CUBES) throw invalidRequest(`A query may name ${MAX_CUBES} cubes.`);
  const filters = raw.map((each) => parseCubeFilter(each, budget));
  const [first] = filters;
  if (first && filters.some(({ joinBy }) => joinBy.length !== first.joinBy.length))
    throw invalidRequest("`joinBy` has the same length for every cube.");
  return filters;
};

export const parseGeoBox = ([west, south, east, north, ...others]: readonly number[]): GeoBox => {
  const isLongitude = (degrees = Number.NaN): degrees is number => Math.abs(degrees) <= 180;
  const isLatitude = (degrees = Number.NaN): degrees is number => Math.abs(degrees) <= 90;
  if (
    others.length > 0 ||
    !isLongitude(west) ||
    !isLongitude(east) ||
    !isLatitude(south) ||
    !isLatitude(north) ||
    south > north
  )
    throw invalidRequest("`box` is west, south, east and north in degrees.");
  return [west, south, east, north];
};
