import { blendOnPaper, hexIn } from "../../parts/color/color.ts";
import { readablePaint } from "../../parts/color/mark-paint.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
import { lineHeight, textBox } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type {
  Box,
  ChartTheme,
  DotMark,
  Hex,
  PlotScene,
  RegionMark,
  SceneMark,
  SceneNote,
  SceneText,
} from "../../scene/scene.ts";
import { BoxGrid } from "../../parts/text/box-grid.ts";
import { boxOfLine, leavesMiddle, listLeaderPlaces, type Named } from "./leaders.ts";
import {
  isClearOf,
  keepDots,
  leavesMiddles,
  listPlacesBeside,
  makeName,
  makeRanker,
  MIDDLE,
  nameOf,
  type Names,
  placeWithin,
} from "./name-places.ts";
import { NamedPlaces } from "./named-places.ts";
import { carries, mainBounds, touches } from "./region-hits.ts";

/** Longer names of areas stand on two lines, where their words allow it. */
const MOST_WIDTH = 110;
/** Areas that are smaller are not hidden by a name, in pixels. */
const SMALL = 14;
/** Of the box around an area, what its own name may cover where it has another place, and where it has none but at the end of a line. */
const LITTLE_COVERED = 0.12;
const MOST_COVERED = 0.25;
const BESIDE = 3;
/** Pixels of paper under a line that leads to a name: it is seen on areas of any colour. */
const LEADER_HALO = 3;

const breakName = (name: string): string[] => {
  const style = { width: MOST_WIDTH, size: VALUE_SIZE, maxLines: 2 };
  return wrapsWhole(name, style) ? wrapText(name, style) : [name];
};

/** In the middle of an area, else a line higher or lower, else further to a side. */
const listPlacesWithin = (
  { anchor, bounds }: RegionMark["datum"],
  lines: readonly string[],
): SceneText[] => {
  const height = lineHeight(VALUE_SIZE);
  const { y } = placeWithin(anchor, lines);
  const { width } = textBox(makeName(lines, { x: 0, y: 0, anchor: "middle" }));
  const moves = [0, -1, 1, -lines.length, lines.length].flatMap((step) =>
    [0, -width / 3, width / 3].map((along) => ({ along, down: step * height })),
  );
  // A name that lies on another area alone would be taken for that one's.
  return moves
    .map(({ along, down }) =>
      makeName(lines, { x: anchor.x + along, y: y + down, anchor: "middle" }),
    )
    .filter((text) => !areApart(textBox(text), bounds));
};

/** At right or left of the largest part of an area, above or beneath it. */
const listPlacesAround = (mark: RegionMark, lines: readonly string[]): SceneText[] => {
  const { anchor } = mark.datum;
  const bounds = mainBounds(mark);
  const { x, y } = placeWithin(anchor, lines);
  const box = textBox(makeName(lines, { x, y, anchor: "middle" }));
  const up = bounds.y - BESIDE - (box.y + box.height);
  const down = bounds.y + bounds.height + BESIDE - box.y;
  return [
    makeName(lines, { x: bounds.x + bounds.width + BESIDE, y, anchor: "start" }),
    makeName(lines, { x: bounds.x - BESIDE, y, anchor: "end" }),
    makeName(lines, { x, y: y + up, anchor: "middle" }),
    makeName(lines, { x, y: y + down, anchor: "middle" }),
  ];
};

type Around = {
  regions: BoxGrid<RegionMark>;
  /** Of these those that a name would hide. */
  small: BoxGrid<RegionMark>;
  symbols: BoxGrid<DotMark>;
  /** Of these places those that are clear of other texts. */
  isFree: (places: readonly Named[]) => Named[];
};

/** At the end of a line that runs over the middle of no other symbol. */
const listAtLines = (
  mark: RegionMark | DotMark,
  lines: readonly string[],
  { symbols, isFree }: Around,
): Named[] =>
  isFree(
    listLeaderPlaces(mark.datum, lines).filter(
      ({ leader }) =>
        !symbols.some(boxOfLine(leader), (dot) => dot !== mark && !leavesMiddle(leader, dot)),
    ),
  );

/** Whether something near a name touches it. */
const isTouched = (regions: BoxGrid<RegionMark>, box: Box, own?: RegionMark): boolean =>
  regions.some(box, (region) => region !== own && touches(region, box));

const sizeOf = ({ datum }: RegionMark): number => Math.max(datum.bounds.width, datum.bounds.height);

const areaOf = ({ width, height }: Box): number => width * height;

const asNamed = (texts: readonly SceneText[]): Named[] => texts.map((text) => ({ text }));

/** On an area that lies under all of a name its letters and their outline have the colours that are read there. */
const onFill = (text: SceneText, { color, opacity = 1 }: RegionMark): SceneText => {
  const fillIn = (theme: ChartTheme): Hex | undefined => {
    const own = hexIn(color, theme);
    return own && blendOnPaper(own, theme, opacity);
  };
  const [light, dark] = [fillIn("light"), fillIn("dark")];
  if (!light || !dark) return text;
  const readable = (fill: Hex): Hex => hexIn(readablePaint(fill), "light") ?? "#000000";
  return {
    ...text,
    color: { light: readable(light), dark: readable(dark) },
    halo: { light, dark },
  };
};

/**
 * The place of the name of an area: within it, or over its edge where that is little of it, else beside it where no other
 * area is, else over more of it, else at the end of a line.
 */
const placeArea = (mark: RegionMark, around: Around): Named | undefined => {
  const { regions, small, symbols, isFree } = around;
  const { datum } = mark;
  const lines = breakName(nameOf(mark));
  const isClear = ({ text }: Named): boolean =>
    !symbols.some(textBox(text), (dot) => !isClearOf([dot])(text));
  const isAlone = (named: Named): boolean =>
    isClear(named) && !isTouched(regions, textBox(named.text));
  const within = isFree(asNamed(listPlacesWithin(datum, lines))).filter(isClear);
  const inside = within.find(({ text }) => carries(mark, textBox(text)));
  if (inside) return { text: onFill(inside.text, mark) };
  const findOver = (share: number): Named | undefined => {
    const over = within.find(({ text }) => {
      const box = textBox(text);
      return areaOf(box) <= share * areaOf(mainBounds(mark)) && !isTouched(small, box, mark);
    });
    return over && { text: onFill(over.text, mark) };
  };
  return (
    findOver(LITTLE_COVERED) ??
    isFree(asNamed(listPlacesAround(mark, lines))).find(isAlone) ??
    findOver(MOST_COVERED) ??
    listAtLines(mark, lines, around).find(isAlone)
  );
};

/** Beside a symbol on no other one, else at the end of a line, else on the edges of others alone. */
const placeSymbol = (mark: DotMark, around: Around): Named | undefined => {
  const { regions, small, symbols, isFree } = around;
  const lines = [nameOf(mark)];
  const hidesNone = ({ text }: Named): boolean => !isTouched(small, textBox(text));
  const isClear = (text: SceneText, own?: DotMark): boolean =>
    !symbols.some(textBox(text), (dot) => !isClearOf([dot], own)(text));
  const leavesAll = (text: SceneText): boolean =>
    !symbols.some(textBox(text), (dot) => !leavesMiddles([dot], mark)(text));
  const beside = isFree(asNamed(listPlacesBeside(mark, lines))).filter(hidesNone);
  const found =
    beside.find(({ text }) => isClear(text, mark)) ??
    listAtLines(mark, lines, around).find((named) => hidesNone(named) && isClear(named.text)) ??
    beside.find(({ text }) => leavesAll(text));
  if (!found) return undefined;
  const box = textBox(found.text);
  const under = regions.findAt(box, (region) => carries(region, box));
  return under ? { ...found, text: onFill(found.text, under) } : found;
};

/** Readers are told that the author has chosen more. */
const noteRoom = (count: number, { t }: ChartInput): SceneNote => ({
  type: "without-room",
  text: t("chart.map.without-room", { count }),
});

/** The box around a symbol, with the room in its middle that no name hides. */
const reachOf = ({ center, radius }: DotMark): Box => {
  const reach = radius + MIDDLE;
  return { x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach };
};

const keepRegions = (marks: readonly SceneMark[]): RegionMark[] =>
  marks.filter((mark) => mark.shape === "region");

/** Names of places, beside a symbol, else in an area, or at the end of a line: they hide no other place. */
export const layoutPlaceNames = (scene: PlotScene, input: ChartInput): Names => {
  const rankOf = makeRanker(input);
  const [regions, symbols] = [keepRegions(scene.marks), keepDots(scene.marks)];
  const isNamed = ({ datum }: RegionMark | DotMark): boolean => rankOf(datum.row) >= 0;
  const dots = symbols.filter(isNamed);
  const withSymbol = new Set(dots.map(({ datum }) => datum.category));
  const areas = regions.filter(isNamed).filter(({ datum }) => !withSymbol.has(datum.category));
  const { plot } = scene;
  const names = new NamedPlaces(plot, scene.texts);
  const bounds = regions.map((region) => [region.datum.bounds, region] as const);
  const around: Around = {
    regions: new BoxGrid(plot, bounds),
    small: new BoxGrid(
      plot,
      bounds.filter(([, region]) => sizeOf(region) < SMALL),
    ),
    symbols: new BoxGrid(
      plot,
      symbols.map((dot) => [reachOf(dot), dot]),
    ),
    isFree: (places) => places.filter(names.isFree),
  };
  const place = (named: Named | undefined): void => {
    if (named) names.add(named);
  };
  for (const mark of dots) place(placeSymbol(mark, around));
  for (const mark of areas) place(placeArea(mark, around));
  const { placed } = names;
  const count = dots.length + areas.length - placed.length;
  return {
    texts: placed.map(({ text }) => text),
    overlays: placed.flatMap(({ leader }) =>
      leader ? [{ ...leader, color: "paper" as const, width: LEADER_HALO }, leader] : [],
    ),
    notes: count > 0 ? [noteRoom(count, input)] : [],
  };
};
