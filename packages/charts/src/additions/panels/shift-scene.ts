import { changeDatum } from "../../scene/change-datum.ts";
import { runOf } from "../../scene/line-run.ts";
import type {
  Box,
  PlotScene,
  Point,
  SceneDatum,
  SceneLine,
  SceneMark,
  SceneText,
} from "../../scene/scene.ts";

type Drawn = Pick<PlotScene, "marks" | "texts" | "lines" | "overlays" | "bands" | "symbols">;

type Moves = {
  point: (at: Point) => Point;
  box: (at: Box) => Box;
  datum: (one: SceneDatum) => SceneDatum;
};

const shiftMark = (one: SceneMark, { x, y }: Point, { point, box, datum }: Moves): SceneMark => {
  switch (one.shape) {
    case "rect":
      return { ...one, datum: datum(one.datum), box: box(one.box) };
    case "dot":
      return { ...one, datum: datum(one.datum), center: point(one.center) };
    case "slice":
      return { ...one, datum: datum(one.datum), center: point(one.center) };
    case "line":
      return { ...one, runs: one.runs.map(({ data }) => runOf(data.map(datum))) };
    case "area":
      return {
        ...one,
        runs: one.runs.map((run) =>
          run.map((vertex) => ({
            ...vertex,
            at: point(vertex.at),
            base: vertex.base + y,
            ...(vertex.datum ? { datum: datum(vertex.datum) } : {}),
          })),
        ),
      };
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

/** A part of a drawing in another place, its observations named after it. */
export const shiftScene = (
  scene: Drawn,
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
  const datum = (one: SceneDatum): SceneDatum =>
    changeDatum(one, {
      id: `${name.id}-${one.id}`,
      anchor: point(one.anchor),
      bounds: box(one.bounds),
      ownLabel: one.categoryLabel,
      categoryLabel: [name.label, one.categoryLabel].filter((part) => part !== "").join(", "),
    });
  const mark = (one: SceneMark): SceneMark => shiftMark(one, { x, y }, { point, box, datum });
  return {
    marks: scene.marks.map(mark),
    texts: scene.texts.map(text),
    lines: scene.lines.map(line),
    overlays: scene.overlays.map(line),
    bands: scene.bands.map((band) => ({
      ...band,
      upper: band.upper.map(point),
      lower: band.lower.map(point),
    })),
    symbols: scene.symbols.map((symbol) => ({ ...symbol, center: point(symbol.center) })),
  };
};
