import { changeDatum } from "../scene/change-datum.ts";
import { runOf } from "../scene/line-run.ts";
import { markData } from "../scene/list-data.ts";
import { categoryDirection } from "../scene/read-scene.ts";
import type {
  AreaMark,
  AreaVertex,
  Box,
  DotMark,
  LineMark,
  PlotScene,
  Point,
  RectMark,
  SceneBand,
  SceneDatum,
  SceneMark,
  SceneText,
  SliceMark,
} from "../scene/scene.ts";
import { type Projection, projectInto } from "./project-into.ts";

const mix = (from: number, to: number, at: number): number => from + (to - from) * at;

const mixPoint = (from: Point, to: Point, at: number): Point => ({
  x: mix(from.x, to.x, at),
  y: mix(from.y, to.y, at),
});

const mixBox = (from: Box, to: Box, at: number): Box => ({
  ...mixPoint(from, to, at),
  width: mix(from.width, to.width, at),
  height: mix(from.height, to.height, at),
});

const keyOf = ({ shape }: SceneMark, series: string, name: string): string[] => {
  if (shape === "slice") return [series];
  return shape === "region" ? [name] : [series, name];
};

/** The same thing in two scenes; ids follow positions and would mistake one year for the next. */
const markKey = (mark: SceneMark): string => `${mark.panel} ${keyInPanel(mark)}`;

const keyInPanel = (mark: SceneMark): string => {
  if (!("datum" in mark)) return `${mark.shape} ${mark.series}`;
  const { series, category, categoryLabel } = mark.datum;
  // A dot has a name of its own, but where its series has no other; its category is a number that changes.
  const name = mark.shape === "dot" ? categoryLabel : category;
  return `${mark.shape} ${JSON.stringify(keyOf(mark, series, name))}`;
};

/** Where a mark begins that was not there, and where one ends that goes. */
const collapseRect = (mark: RectMark, isHorizontal: boolean): RectMark => {
  const { x, y, width, height } = mark.box;
  const isNegative = mark.datum.value < 0;
  const box = isHorizontal
    ? { x: isNegative ? x + width : x, y, width: 0, height }
    : { x, y: isNegative ? y : y + height, width, height: 0 };
  return { ...mark, box };
};

const collapse = (mark: SceneMark, isHorizontal: boolean): SceneMark => {
  if (mark.shape === "rect") return collapseRect(mark, isHorizontal);
  if (mark.shape === "dot") return { ...mark, radius: 0 };
  return mark;
};

type Move = { at: number; project: Projection };

const moveVertex = (
  known: ReadonlyMap<string, Point>,
  datum: SceneDatum,
  { at, project }: Move,
): SceneDatum => {
  const from = known.get(datum.category) ?? project(datum.anchor);
  return changeDatum(datum, { anchor: mixPoint(from, datum.anchor, at) });
};

const moveLine = (from: LineMark, to: LineMark, move: Move): LineMark => {
  const known = new Map(markData(from).map(({ category, anchor }) => [category, anchor]));
  return {
    ...to,
    runs: to.runs.map(({ data }) => runOf(data.map((datum) => moveVertex(known, datum, move)))),
  };
};

const moveArea = (from: AreaMark, to: AreaMark, { at, project }: Move): AreaMark => {
  const known = new Map(
    from.runs.flat().flatMap((vertex) => (vertex.datum ? [[vertex.datum.category, vertex]] : [])),
  );
  const move = (vertex: AreaVertex): AreaVertex => {
    const old = vertex.datum && known.get(vertex.datum.category);
    const start = old?.at ?? project(vertex.at);
    const base = old?.base ?? project({ x: vertex.at.x, y: vertex.base }).y;
    return { ...vertex, at: mixPoint(start, vertex.at, at), base: mix(base, vertex.base, at) };
  };
  return { ...to, runs: to.runs.map((run) => run.map(move)) };
};

const moveDot = (from: DotMark, to: DotMark, at: number): DotMark => ({
  ...to,
  center: mixPoint(from.center, to.center, at),
  radius: mix(from.radius, to.radius, at),
});

const moveSlice = (from: SliceMark, to: SliceMark, at: number): SliceMark => ({
  ...to,
  center: mixPoint(from.center, to.center, at),
  radius: mix(from.radius, to.radius, at),
  startAngle: mix(from.startAngle, to.startAngle, at),
  endAngle: mix(from.endAngle, to.endAngle, at),
});

const moveMark = (from: SceneMark, to: SceneMark, move: Move): SceneMark => {
  if (from.shape === "rect" && to.shape === "rect")
    return { ...to, box: mixBox(from.box, to.box, move.at) };
  if (from.shape === "dot" && to.shape === "dot") return moveDot(from, to, move.at);
  if (from.shape === "slice" && to.shape === "slice") return moveSlice(from, to, move.at);
  if (from.shape === "line" && to.shape === "line") return moveLine(from, to, move);
  if (from.shape === "area" && to.shape === "area") return moveArea(from, to, move);
  return to;
};

const moveBand = (from: SceneBand | undefined, to: SceneBand, { at, project }: Move): SceneBand => {
  const isSame = from?.upper.length === to.upper.length && from.lower.length === to.lower.length;
  const movePoints = (old: readonly Point[] | undefined, points: readonly Point[]): Point[] =>
    points.map((point, index) =>
      mixPoint((isSame ? old?.[index] : undefined) ?? project(point), point, at),
    );
  return {
    ...to,
    upper: movePoints(from?.upper, to.upper),
    lower: movePoints(from?.lower, to.lower),
  };
};

/** What is written on marks goes with them: names of series by their text, values by their order. */
const textKey = ({ role, lines }: SceneText): string | undefined => {
  if (role === "value") return role;
  return role === "series" ? `${role} ${lines.join(" ")}` : undefined;
};

/** Where several have one key, they are counted. */
const countKeys = (keys: readonly (string | undefined)[]): (string | undefined)[] => {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    if (key === undefined) return undefined;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return `${key} ${count}`;
  });
};

const keyTexts = (texts: readonly SceneText[]): (string | undefined)[] =>
  countKeys(texts.map(textKey));

const keyBands = (bands: readonly SceneBand[]): (string | undefined)[] =>
  countKeys(bands.map(({ panel, series }) => `${panel} ${series}`));

const moveTexts = (
  from: readonly SceneText[],
  to: readonly SceneText[],
  at: number,
): SceneText[] => {
  const fromKeys = keyTexts(from);
  const known = new Map(fromKeys.map((key, index) => [key, from[index]]));
  const keys = keyTexts(to);
  const count = (all: readonly SceneText[]): number =>
    all.filter(({ role }) => role === "value").length;
  const isSameCount = count(from) === count(to);
  return to.map((text, index) => {
    const key = keys[index];
    const old = key === undefined ? undefined : known.get(key);
    const isKnown = text.role !== "value" || isSameCount;
    return old && isKnown ? { ...text, ...mixPoint(old, text, at) } : text;
  });
};

/** A scene on its way to another one; what leaves stands first, under what stays. */
export type SceneFrame = {
  scene: PlotScene;
  /** One per mark of the scene, from 0 to 1. */
  opacities: readonly number[];
  /** How many of the first marks are no part of the scene that is aimed at. */
  leaving: number;
};

/**
 * A scene between two others, `at` from 0 to 1: marks with the same series and category move, new ones grow, old
 * ones fade. Words and colours are those of `to` from the start.
 */
export const interpolateScene = (from: PlotScene, to: PlotScene, at: number): SceneFrame => {
  const known = new Map(from.marks.map((mark) => [markKey(mark), mark]));
  const staying = new Set(to.marks.map(markKey));
  const isHorizontal = categoryDirection(to) === "y";
  const move: Move = { at, project: projectInto(from, to) };
  const leaving = from.marks.filter((mark) => !staying.has(markKey(mark)));
  const left = leaving.map((mark) => moveMark(mark, collapse(mark, isHorizontal), move));
  const moved = to.marks.map((mark) =>
    moveMark(known.get(markKey(mark)) ?? collapse(mark, isHorizontal), mark, move),
  );
  // What stood beyond an axis comes from there, or goes there.
  const clip = to.clip ?? from.clip;
  const fromBands = keyBands(from.bands);
  const bandOf = new Map(from.bands.map((band, index) => [fromBands[index], band]));
  const bandKeys = keyBands(to.bands);
  return {
    scene: {
      ...to,
      ...(clip ? { clip } : {}),
      marks: [...left, ...moved],
      bands: to.bands.map((band, index) => moveBand(bandOf.get(bandKeys[index]), band, move)),
      texts: moveTexts(from.texts, to.texts, at),
    },
    leaving: left.length,
    opacities: [
      ...left.map(() => 1 - at),
      ...to.marks.map((mark) => (known.has(markKey(mark)) ? 1 : at)),
    ],
  };
};
