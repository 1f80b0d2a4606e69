import { findTimeDimension, writeSharedDate, type ChartContext } from "@statelier/document";
import type { ChartState } from "../chart-state/chart-state.ts";
import { numberOf, type TabsState } from "../chart-state/page-state.ts";
import { CHART_PARAM } from "./page-params.ts";
import type { Params } from "./param-record.ts";
import { CHOICE_PARAMS } from "./view-params.ts";

/** On a dashboard what concerns one of its charts alone stands behind the number of that chart: `2.hide=…`. */
const PREFIXED = /^([1-9]\d*)\.(.+)$/;

export const writeTilePrefix = (number: number): string => `${number}.`;

/** The name of a parameter as its own chart knows it, and the number before it, where it has one. */
export const splitTileName = (name: string): { number?: number; own: string } => {
  const [, number, own] = PREFIXED.exec(name) ?? [];
  return number === undefined || own === undefined
    ? { own: name }
    : { number: Number(number), own };
};

/** Parameters of one chart under the names that an address of its page has for them. */
export const withPrefix = (prefix: string, params: Params): Params =>
  params.map(([name, value]) => [`${prefix}${name}`, value]);

const concernsCharts = (name: string): boolean =>
  CHOICE_PARAMS.some(({ concerns, hasName }) => concerns === "charts" && hasName(name));

/** A shared date may be finer than those of a chart. */
const writeOwnDate = ({ config, components }: ChartContext, text: string): string => {
  const dimension = findTimeDimension(config, components);
  return dimension ? writeSharedDate(dimension, text) : text;
};

/** A chart under the names that it has for what is for all charts. */
export type NamingChart = ChartContext & Pick<ChartState, "ownNames">;

/**
 * What the address of a dashboard says of one of its charts, under the names that the chart knows: what is for all of them,
 * what stands behind its number, which wins, and, where the address names this chart, the rest.
 */
export const readTileParams = (
  params: URLSearchParams,
  chart: NamingChart,
  { number, isNamed }: { number: number; isNamed: boolean },
): URLSearchParams => {
  const named = [...params].map(([name, value]) => {
    const split = splitTileName(name);
    return { ...split, own: chart.ownNames?.[split.own] ?? split.own, value };
  });
  const own = named.filter((each) => each.number === number);
  const forAll = named.filter(
    (each) =>
      each.number === undefined &&
      !own.some((other) => other.own === each.own) &&
      (isNamed || concernsCharts(each.own)),
  );
  return new URLSearchParams([
    ...forAll.map(({ own: name, value }): [string, string] => [
      name,
      /^t\.(?:from|to)$/.test(name) ? writeOwnDate(chart, value) : value,
    ]),
    ...own.map(({ own: name, value }): [string, string] => [name, value]),
  ]);
};

/** The same of a chart on the page of a state: an address that names none means the chart that is open. */
export const readOfTile = (
  params: URLSearchParams,
  chart: NamingChart,
  state: Pick<TabsState, "tabs" | "openKey">,
): URLSearchParams => {
  const { tabs, openKey } = state;
  const { key } = chart.config;
  const place = CHART_PARAM.parse({ count: tabs.length }, params).value ?? -1;
  const isNamed = key === (tabs[place]?.key ?? openKey);
  return readTileParams(params, chart, { number: numberOf(state, key), isNamed });
};
