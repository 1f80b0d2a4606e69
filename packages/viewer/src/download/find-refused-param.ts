import {
  derivePresetRange,
  findFilter,
  findTimeDimension,
  listTimeValues,
} from "@statelier/document";
import { type Dimension, kindTraits } from "@statelier/model";
import { canBeOff } from "../chart-state/author-value.ts";
import type { ChartState } from "../chart-state/chart-state.ts";
import { findAnimated, listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import { FILTER_PARAMS } from "../params/filter-params.ts";
import { FRAME_PARAM } from "../params/drawing-params.ts";
import { PERIOD_PARAMS } from "../params/period-params.ts";
import { SERIES_PARAMS } from "../params/series-params.ts";
import { readTileParams, splitTileName } from "../params/tile-params.ts";
import {
  deriveFilterNames,
  deriveValueNames,
  LATEST,
  nameSeries,
  NONE,
} from "../params/value-names.ts";

type Chart = Omit<ChartState, "metadata" | "table" | "choices">;

/** A part of an address that would give other rows than it asks for, and what can be asked for instead, as text. */
export type RefusedParam = { name: string; value: string; possible: string };

/** More of a list than this are counted, not named. */
const MOST_NAMED = 20;
const MOST_LETTERS = 80;

const cut = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

const countShared = (a: string, b: string): number => {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
};

/** Those first that begin as what was asked for: it is often a slip. */
const nameSome = (names: readonly string[], asked: string): string => {
  const wanted = asked.toLowerCase();
  const nearest = names.toSorted((a, b) => countShared(b, wanted) - countShared(a, wanted));
  const more = nearest.length - MOST_NAMED;
  const named = nearest.slice(0, MOST_NAMED).map(cut).join(", ");
  return more > 0 ? `${named} … (+${more})` : named;
};

const listValueNames = ({ config, possible }: Chart, dimension: Dimension): string[] => {
  const author = findFilter(config, dimension);
  const names = deriveValueNames(dimension);
  const found = (possible[dimension.id] ?? [...names.keys()]).filter(
    (value) => author?.type !== "multi" || author.values[value],
  );
  return [
    ...found.map((value) => names.get(value) ?? value),
    ...(kindTraits(dimension).isTemporal ? [LATEST] : []),
    ...(canBeOff(config, dimension) ? [NONE] : []),
  ];
};

const nameFilters = (chart: Chart): Map<string, Dimension> => {
  const dimensions = listReaderDimensions(chart);
  const names = deriveFilterNames(dimensions);
  return new Map(dimensions.map((dimension) => [names.get(dimension.id) ?? "", dimension]));
};

const listTimes = ({ config, components }: Chart): string[] => {
  const dimension = findTimeDimension(config, components);
  if (!dimension) return [];
  const { from, to } = derivePresetRange(config, listTimeValues(config, dimension));
  return [`${from} – ${to}`];
};

/** What narrows the rows; the rest of an address only changes how they are shown. */
const isNarrowing = (name: string): boolean =>
  [FILTER_PARAMS, PERIOD_PARAMS, SERIES_PARAMS, FRAME_PARAM].some(({ hasName }) => hasName(name));

/** What a parameter can be, by its name; for a name that is none, the names that are. */
const listPossible = (chart: Chart, name: string): string[] => {
  const filters = nameFilters(chart);
  const filter = filters.get(name);
  if (filter) return listValueNames(chart, filter);
  if (/^t\.(?:from|to)\b/.test(name)) return listTimes(chart);
  if (SERIES_PARAMS.hasName(name))
    return chart.config.interactiveFiltersConfig?.legend.active
      ? [...nameSeries(chart).values()]
      : [];
  if (FRAME_PARAM.hasName(name)) {
    const animated = findAnimated(chart);
    return animated ? [...deriveValueNames(animated).values()] : [];
  }
  return [...filters.keys(), ...(listTimes(chart).length > 0 ? ["t.from", "t.to"] : [])];
};

/** What was asked for by name and has no rows under the other choices. */
const listMissed = (chart: Chart, params: URLSearchParams): { name: string; value: string }[] =>
  [...nameFilters(chart)].flatMap(([name, dimension]) => {
    const missed = chart.missed[dimension.id] ?? [];
    const isAsked = params.has(name) || params.has(`f.${dimension.id}`);
    if (!isAsked || missed.length === 0) return [];
    const names = deriveValueNames(dimension);
    return [
      {
        name,
        value: nameSome(
          missed.map((value) => names.get(value) ?? value),
          "",
        ),
      },
    ];
  });

type Refused = { name: string; value: string; isMissed?: true };

/** All parts of an address of one chart by which rows would not be those that it asks for. */
const listRefused = (chart: Chart, params: URLSearchParams): Refused[] => [
  ...chart.unknown.filter(({ name }) => isNarrowing(name)),
  ...listMissed(chart, params).map((each) => ({ ...each, isMissed: true as const })),
];

const explain = (chart: Chart, first: Refused, params: URLSearchParams): RefusedParam => {
  const { name } = first;
  const possible = listPossible(chart, name);
  const isSurplus = possible.includes(first.value);
  const value = isSurplus ? params.getAll(name).join(", ") : first.value;
  const isName = possible.includes("t.from") || possible.some((each) => each.startsWith("f."));
  const text = nameSome(possible, isName ? name : value);
  return { name: cut(name), value: cut(value), possible: text || "–" };
};

/** The first part of an address by which rows would not be those that it asks for. */
export const findRefusedParam = (
  chart: Chart,
  params: URLSearchParams,
): RefusedParam | undefined => {
  const [first] = listRefused(chart, params);
  return first && explain(chart, first, params);
};

/** A chart of a dashboard; `isNamed`: parameters without a number that are not for all charts are its own. */
type Tile = { chart: Chart; number: number; isNamed: boolean };

const readTile = ({ chart, number, isNamed }: Tile, params: URLSearchParams) => {
  const own = readTileParams(params, chart, { number, isNamed });
  return { chart, number, own, refused: listRefused(chart, own) };
};

type ReadTile = ReturnType<typeof readTile>;

/** Filters may be asked for by the ids of their dimensions, and have several values, of which a chart may know some. */
const findOwnRefused = (
  { chart, refused }: ReadTile,
  asked: string,
  value: string,
): Refused | undefined => {
  const [slug] = [...nameFilters(chart)].find(([, { id }]) => asked === `f.${id}`) ?? [];
  const name = slug ?? asked;
  return refused.find(
    (each) =>
      each.name === name &&
      (each.isMissed === true || !FILTER_PARAMS.hasName(name) || each.value === value),
  );
};

/**
 * The same of the address of a dashboard of `count` charts, some of which may have no data: what no chart that it concerns
 * has got, or the one whose number it carries has not.
 */
export const findRefusedOfBoard = (
  tiles: readonly Tile[],
  params: URLSearchParams,
  count: number,
): RefusedParam | undefined => {
  const read = tiles.map((tile) => readTile(tile, params));
  for (const [name, value] of params) {
    const { number, own } = splitTileName(name);
    if (!isNarrowing(own)) continue;
    if (number !== undefined && number > count)
      return { name: cut(name), value: cut(value), possible: `1.${own} – ${count}.${own}` };
    const nameIn = ({ chart }: ReadTile): string => chart.ownNames?.[own] ?? own;
    const concerned = read.filter((each) =>
      number === undefined
        ? each.own.has(nameIn(each)) && !params.has(`${each.number}.${nameIn(each)}`)
        : each.number === number,
    );
    const found = concerned.map((each) => findOwnRefused(each, nameIn(each), value));
    const [tile] = concerned;
    const [first] = found;
    if (tile && first && found.every((each) => each !== undefined))
      return { ...explain(tile.chart, first, tile.own), name: cut(name) };
  }
  return undefined;
};
