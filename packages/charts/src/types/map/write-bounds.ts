import { formatFixed, type Locale } from "@statelier/model";
import { countBelow } from "./count-below.ts";
import type { NumericalLook } from "./map-model.ts";

/** Least digits by which bounds are told apart. */
const MOST_DECIMALS = 6;
/** More digits than tell bounds apart, so that the numbers tell of each value in which class it is. */
const MORE_DECIMALS = 2;

const boundsOf = ({ scale: { classes, domain, middle } }: NumericalLook): readonly number[] => {
  if (classes) return [classes[0]?.from ?? domain[0], ...classes.map(({ to }) => to)];
  const [from, to] = domain;
  return middle === undefined ? domain : [from, middle, to];
};

/** How many values the rounded bounds put into another class than theirs. */
const countMisplaced = (
  values: readonly number[],
  bounds: readonly number[],
  decimals: number,
): number => {
  const power = 10 ** decimals;
  const inner = bounds.slice(1, -1);
  const rounded = inner.map((bound) => Math.round(bound * power) / power);
  return values.filter((value) => countBelow(rounded, value) !== countBelow(inner, value)).length;
};

const write = (look: NumericalLook, locale: Locale): readonly string[] => {
  const { scale, unit, values } = look;
  const bounds = boundsOf(look).map((value) => value / unit.divisor);
  const distinct = new Set(bounds).size;
  const span = Math.max(...bounds) - Math.min(...bounds);
  const least =
    span === 0 ? 0 : Math.max(0, Math.min(MOST_DECIMALS, 1 - Math.floor(Math.log10(span))));
  const own = scale.classes ? values.map((value) => value / unit.divisor) : [];
  const most = Math.min(MOST_DECIMALS, least + MORE_DECIMALS);
  const textsOf = (decimals: number): string[] =>
    bounds.map((value) => formatFixed(value, locale, { minimum: decimals, maximum: decimals }));
  const isApart = (decimals: number): boolean => new Set(textsOf(decimals)).size >= distinct;
  let decimals = least;
  while (decimals < MOST_DECIMALS && !isApart(decimals)) decimals += 1;
  while (decimals < most && countMisplaced(own, bounds, decimals) > 0) decimals += 1;
  return textsOf(decimals);
};

const known = new WeakMap<NumericalLook, Map<Locale, readonly string[]>>();

/** The bounds of classes, or the ends of the scale, in its unit, with as many decimals as tell them and their values apart. */
export const writeBounds = (look: NumericalLook, locale: Locale): readonly string[] => {
  const own = known.get(look) ?? new Map<Locale, readonly string[]>();
  const texts = own.get(locale) ?? write(look, locale);
  known.set(look, own.set(locale, texts));
  return texts;
};

/** A class that holds one value is named by it, not by its bounds. */
export const isOneValue = ({ scale: { classes = [] } }: NumericalLook, place: number): boolean => {
  const own = classes[place];
  return own !== undefined && own.from === own.to;
};
