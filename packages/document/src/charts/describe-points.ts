import {
  type ComponentId,
  findDictionaryColumn,
  findNumberColumn,
  isRecord,
  type ObservationTable,
} from "@statelier/model";
import { chartTraits } from "../chart-types/chart-types.ts";
import { listPointDimensions, readFields } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";

/** What a chart of points shows: a point for each value of the dimension, two measures along and up. */
export type PointsPlan = { dimension: ComponentId; measures: readonly [ComponentId, ComponentId] };

/** How a first chart of points is drawn, by its data. */
export type PointsForm = {
  logAxes?: Record<ComponentId, boolean>;
  pointLabels?: Record<ComponentId, string[]>;
  firstNames?: Record<ComponentId, string[]>;
};

/** The largest value is at least so many times the smallest where an axis becomes logarithmic … */
const LEAST_RATIO = 100;
/** … and half of all values lie in so small a part of a linear one. */
const LARGEST_PART = 0.15;
const MOST_NAMES = 10;
/** Each is compared with each. */
const MOST_COMPARED = 2000;
/** A point is as lonely as it is far from the third of those around it. */
const NEIGHBOUR = 2;

type Point = { value: string; at: readonly [number, number] };

const isSkewed = (numbers: readonly number[]): boolean => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return least > 0 && most >= LEAST_RATIO * least && middle - least < LARGEST_PART * (most - least);
};

const readPoints = (
  table: ObservationTable,
  { dimension, measures }: PointsPlan,
): Point[] | undefined => {
  const names = findDictionaryColumn(table, dimension);
  const [along, up] = measures.map((id) => findNumberColumn(table, id));
  if (!names || !along || !up) return undefined;
  return Array.from({ length: table.rowCount }, (_, row): Point => ({
    value: names.values[names.codes[row] ?? -1] ?? "",
    at: [along.values[row] ?? Number.NaN, up.values[row] ?? Number.NaN],
  })).filter(({ value, at }) => value !== "" && at.every(Number.isFinite));
};

/** Numbers as parts of their extent, so that both directions count alike. */
const normalize = (numbers: readonly number[]): number[] => {
  let [least, most] = [Infinity, -Infinity];
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  return numbers.map((number) => (most > least ? (number - least) / (most - least) : 0));
};

/** Those furthest along and furthest up. */
const findFurthest = (points: readonly Point[]): string[] =>
  [0, 1].flatMap((axis) => {
    const [furthest] = points.toSorted(
      (a, b) => (b.at[axis] ?? 0) - (a.at[axis] ?? 0) || (a.value < b.value ? -1 : 1),
    );
    return furthest ? [furthest.value] : [];
  });

/** The points that stand apart, the loneliest first; equal ones by their codes, so that a language makes no difference. */
const findLonely = (points: readonly Point[], isLog: readonly boolean[]): string[] => {
  const scaled = [0, 1].map((axis) =>
    normalize(points.map(({ at }) => (isLog[axis] ? Math.log(at[axis] ?? 1) : (at[axis] ?? 0)))),
  );
  const [x = [], y = []] = scaled;
  const loneliness = points.map((_, own) => {
    const nearest: number[] = [];
    for (let other = 0; other < points.length; other += 1) {
      if (other === own) continue;
      const distance = Math.hypot((x[own] ?? 0) - (x[other] ?? 0), (y[own] ?? 0) - (y[other] ?? 0));
      if (distance >= (nearest[NEIGHBOUR] ?? Infinity)) continue;
      nearest.push(distance);
      nearest.sort((a, b) => a - b);
      nearest.length = Math.min(nearest.length, NEIGHBOUR + 1);
    }
    return nearest[NEIGHBOUR] ?? 0;
  });
  return points
    .map(({ value }, at) => ({ value, loneliness: loneliness[at] ?? 0 }))
    .toSorted((a, b) => b.loneliness - a.loneliness || (a.value < b.value ? -1 : 1))
    .map(({ value }) => value);
};

/** The points that stand apart on axes of which some are logarithmic; none of very many. */
const nameApart = (points: readonly Point[], isLog: readonly boolean[]): string[] => {
  if (points.length > MOST_COMPARED) return [];
  const apart = [...findFurthest(points), ...findLonely(points, isLog)];
  return [...new Set(apart)].slice(0, MOST_NAMES);
};

/**
 * Axes that are logarithmic because most values would lie in a corner of linear ones, and the names of the points that
 * stand apart.
 */
export const describePoints = (plan: PointsPlan, table: ObservationTable): PointsForm => {
  const points = readPoints(table, plan);
  if (!points || points.length === 0) return {};
  const isLog = [0, 1].map((axis) => isSkewed(points.map(({ at }) => at[axis] ?? 0)));
  const logged = plan.measures.filter((_, axis) => isLog[axis]);
  const named = nameApart(points, isLog);
  const byDimension = { [plan.dimension]: named };
  return {
    ...(logged.length > 0 && { logAxes: Object.fromEntries(logged.map((id) => [id, true])) }),
    ...(named.length > 0 && { pointLabels: byDimension, firstNames: byDimension }),
  };
};

const idOf = (field: unknown): ComponentId | undefined =>
  isRecord(field) && typeof field["componentId"] === "string" ? field["componentId"] : undefined;

/** What the points of a chart are whose author has said nothing of their names: the values of one dimension, all at one time. */
export const findUnnamedPoints = (config: ChartConfig): PointsPlan | undefined => {
  const [dimension, ...others] = listPointDimensions(config);
  const { x, y }: Record<string, unknown> = config.fields;
  const [along, up] = [idOf(x), idOf(y)];
  if (!chartTraits[config.chartType].hasPoints || readFields(config).animation) return undefined;
  if (dimension === undefined || others.length > 0 || !along || !up) return undefined;
  const { pointLabels, firstNames } = config.extensions ?? {};
  const isNamed = (pointLabels?.[dimension] ?? firstNames?.[dimension]) !== undefined;
  return isNamed ? undefined : { dimension, measures: [along, up] };
};

/** What a chart keeps beside its format, without the names of points that a rule gave and no author has changed (CV21). */
export const dropFirstNames = (
  extensions: ChartConfig["extensions"],
): ChartConfig["extensions"] => {
  const { firstNames, pointLabels } = extensions ?? {};
  if (!firstNames) return extensions;
  const isByRule = (id: string): boolean =>
    JSON.stringify(pointLabels?.[id]) === JSON.stringify(firstNames[id]);
  const keep = (names: Record<string, string[]> | null | undefined) =>
    Object.fromEntries(Object.entries(names ?? {}).filter(([id]) => !isByRule(id)));
  return { ...extensions, pointLabels: keep(pointLabels), firstNames: keep(firstNames) };
};

/** The names that the points of a chart begin with, on its axes as they are (FC6). */
export const namePoints = (
  plan: PointsPlan,
  config: ChartConfig,
  table: ObservationTable,
): string[] => {
  const isLog = plan.measures.map((id) => config.extensions?.logAxes?.[id] === true);
  return nameApart(readPoints(table, plan) ?? [], isLog);
};
