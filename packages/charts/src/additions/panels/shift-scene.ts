import { keepInPlot } from "../../parts/frame/cut-at-plot.ts";
import { cutEdges } from "./cut-edges.ts";
import { makePanelDatum } from "./panel-datum.ts";
import { runAt } from "../../scene/line-run.ts";
import type {
  AreaVertex,
  Box,
  PlotScene,
  Point,
  SceneBand,
  SceneDatum,
  SceneLine,
  SceneMark,
  SceneText,
} from "../../scene/scene.ts";

type Drawn = Pick<PlotScene, "marks" | "texts" | "lines" | "overlays" | "bands" | "symbols">;

/** With what lies beyond its axes, and where that is cut. */
type Cut = Pick<PlotScene, "plot" | "clip">;

type Moves = {
  point: (at: Point) => Point;
  box: (at: Box) => Box;
  datum: (one: SceneDatum) => SceneDatum;
  clip: Box | undefined;
};

/** An area without what lies beyond its axes. */
const cutRun = (run: readonly AreaVertex[], clip: Box | undefined): readonly AreaVertex[] =>
  clip
    ? cutEdges(
        run.map((vertex) => ({
          ...vertex,
          upper: vertex.at,
          lower: { x: vertex.at.x, y: vertex.base },
        })),
        clip,
      ).map(({ upper, lower, ...vertex }) => ({ ...vertex, at: upper, base: lower.y }))
    : run;

/** Between edges of equal length, or dots on one. */
const cutBand = (band: SceneBand, clip: Box | undefined): SceneBand => {
  if (!clip) return band;
  const { upper, lower } = band;
  if (lower.length === 0) {
    const isIn = ({ y }: Point): boolean => y >= clip.y && y <= clip.y + clip.height;
    return { ...band, upper: upper.filter(isIn) };
  }
  const pairs = upper.map((at, index) => ({ upper: at, lower: lower[index] ?? at }));
  const cut = cutEdges(pairs, clip);
  return { ...band, upper: cut.map((pair) => pair.upper), lower: cut.map((pair) => pair.lower) };
};

const shiftMark = (
  one: SceneMark,
  { x, y }: Point,
  { point, datum, box, clip }: Moves,
): SceneMark => {
  const vertex = (each: AreaVertex): AreaVertex => ({
    ...each,
    at: point(each.at),
    base: each.base + y,
    ...(each.datum ? { datum: datum(each.datum) } : {}),
  });
  switch (one.shape) {
    case "rect":
      return { ...one, datum: datum(one.datum), box: box(one.box) };
    case "dot":
      return { ...one, datum: datum(one.datum), center: point(one.center) };
    case "slice":
      return { ...one, datum: datum(one.datum), center: point(one.center) };
    case "line":
      return {
        ...one,
        ...(clip ? { clip } : {}),
        runs: one.runs.map((run) =>
          runAt({ xs: run.xs.map((each) => each + x), ys: run.ys.map((each) => each + y) }, () =>
            run.data.map(datum),
          ),
        ),
        ...(one.dotsWithin
          ? { dotsWithin: [one.dotsWithin[0] + y, one.dotsWithin[1] + y] as const }
          : {}),
      };
    case "area":
      return { ...one, runs: one.runs.map((run) => cutRun(run.map(vertex), clip)) };
    case "cloud":
      return {
        ...one,
        xs: one.xs.map((each) => each + x),
        ys: one.ys.map((each) => each + y),
        datumAt: (index) => datum(one.datumAt(index)),
      };
    case "region":
      return one;
  }
};

/** A part of a drawing in another place, its observations named after it, cut where it was. */
export const shiftScene = (
  scene: Drawn & Cut,
  { x, y }: Point,
  name: { id: string; label: string },
): Drawn => {
  const point = (at: Point): Point => ({ x: at.x + x, y: at.y + y });
  const box = (at: Box): Box => ({ ...at, ...point(at) });
  const line = (one: SceneLine): SceneLine => ({
    ...one,
    from: point(one.from),
    to: point(one.to),
  });
  const text = (one: SceneText): SceneText => ({ ...one, ...point(one) });
  const { clip: isCut, plot } = scene;
  const bounds = (at: Box): Box => box(isCut ? keepInPlot(at, plot) : at);
  const move = { ...name, point, bounds };
  const datum = (one: SceneDatum): SceneDatum => makePanelDatum(one, move);
  const clip = scene.clip && box(scene.clip);
  const mark = (one: SceneMark): SceneMark => ({
    ...shiftMark(one, { x, y }, { point, box, datum, clip }),
    panel: name.id,
  });
  return {
    marks: scene.marks.map(mark),
    texts: scene.texts.map(text),
    lines: scene.lines.map(line),
    overlays: scene.overlays.map(line),
    bands: scene.bands.map((band) =>
      cutBand(
        {
          ...band,
          panel: name.id,
          upper: band.upper.map(point),
          lower: band.lower.map(point),
        },
        clip,
      ),
    ),
    symbols: scene.symbols.map((symbol) => ({ ...symbol, center: point(symbol.center) })),
  };
};
