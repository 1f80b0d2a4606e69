import { findAnimation } from "@statelier/charts";
import { type Dimension, kindTraits } from "@statelier/model";
import type { ChartState } from "../chart-state/chart-state.ts";
import { canBeOff, findAuthorFilter } from "../chart-state/author-value.ts";
import { derivePresetRange, findTimeDimension, listTimeValues } from "@statelier/document";
import {
  deriveFilterNames,
  deriveValueNames,
  LATEST,
  nameSeries,
  NONE,
} from "../params/view-params.ts";
import { listReaderDimensions } from "../chart-state/reader-dimensions.ts";

type Chart = Pick<ChartState, "config" | "components" | "possible" | "missed" | "unknown">;

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
  const author = findAuthorFilter(config, dimension);
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

const namesOf = (dimension: Dimension | undefined): string[] =>
  dimension ? [...deriveValueNames(dimension).values()] : [];

const nameFilters = ({ config, components }: Chart): Map<string, Dimension> => {
  const dimensions = listReaderDimensions(config, components);
  const names = deriveFilterNames(dimensions);
  return new Map(dimensions.map((dimension) => [names.get(dimension.id) ?? "", dimension]));
};

const listTimes = ({ config, components }: Chart): string[] => {
  const dimension = findTimeDimension(config, components);
  if (!dimension) return [];
  const { from, to } = derivePresetRange(config, listTimeValues(config, dimension));
  return [`${from} – ${to}`];
};

/** What a parameter can be, by its name; for a name that is none, the names that are. */
const listPossible = (chart: Chart, name: string): string[] => {
  const { config, components } = chart;
  const filters = nameFilters(chart);
  const filter = filters.get(name);
  if (filter) return listValueNames(chart, filter);
  if (/^t\.(?:from|to)\b/.test(name)) return listTimes(chart);
  if (name === "hide" || name === "show")
    return config.interactiveFiltersConfig?.legend.active
      ? [...nameSeries(config, components).values()]
      : [];
  if (name === "at")
    return namesOf(
      components.dimensions.find(({ id }) => id === findAnimation(config)?.componentId),
    );
  return [...filters.keys(), ...(listTimes(chart).length > 0 ? ["t.from", "t.to"] : [])];
};

/** What narrows the rows; the rest of an address only changes how they are shown. */
const isNarrowing = (name: string): boolean => /^(?:[ft]\.|hide$|show$|at$)/.test(name);

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

/** The first part of an address by which rows would not be those that it asks for. */
export const findRefusedParam = (
  chart: Chart,
  params: URLSearchParams,
): RefusedParam | undefined => {
  const [first] = [
    ...chart.unknown.filter(({ name }) => isNarrowing(name)),
    ...listMissed(chart, params),
  ];
  if (!first) return undefined;
  const { name } = first;
  const possible = listPossible(chart, name);
  const isSurplus = possible.includes(first.value);
  const value = isSurplus ? params.getAll(name).join(", ") : first.value;
  const isName = possible.includes("t.from") || possible.some((each) => each.startsWith("f."));
  const text = nameSome(possible, isName ? name : value);
  return { name: cut(name), value: cut(value), possible: text || "–" };
};
