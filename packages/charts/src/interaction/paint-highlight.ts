import { paintGroup } from "../paint/paint-group.ts";
import { paintMark, paintTextured } from "../paint/paint-marks.ts";
import { hasInnerOutline, paintOutline } from "../paint/paint-outline.ts";
import { paintScene } from "../paint/paint-scene.ts";
import { round } from "../paint/path-data.ts";
import { pagePaint as resolve } from "../paint/resolve-paint.ts";
import { svg, type SvgNode } from "../paint/svg-node.ts";
import type {
  AreaMark,
  Box,
  CloudMark,
  LineMark,
  PlotScene,
  SceneDatum,
  SceneMark,
} from "../scene/scene.ts";
import { areApart } from "../parts/text/keep-clear.ts";
import { textBox } from "../parts/text/text-box.ts";
import { lineBox } from "./labelled-bounds.ts";
import { isShown, seenBounds } from "./seen-bounds.ts";

/** What stays in full colour while the rest fades: one observation, or a whole series. */
export type Highlight = { datum?: SceneDatum; series?: string; hasFocus: boolean };

const DOT_RADIUS = 4.5;
const RING_GAP = 2;

/** One mark for many observations: one of them is highlighted by a dot of its own. */
const isJoint = (mark: SceneMark): mark is LineMark | AreaMark | CloudMark => !("datum" in mark);

/** Whether a mark shows an observation, or belongs to a series. */
export const isHighlighted = (
  mark: SceneMark,
  { datum, series }: Pick<Highlight, "datum" | "series">,
): boolean => {
  if (isJoint(mark))
    return datum
      ? mark.series === (series ?? datum.series) && mark.panel === datum.panel
      : mark.series === series;
  return datum ? mark.datum.id === datum.id : mark.datum.series === series;
};

const paintRing = (bounds: Box, grow: number, stroke: string): SvgNode =>
  svg("rect", {
    x: round(bounds.x - grow),
    y: round(bounds.y - grow),
    width: round(bounds.width + 2 * grow),
    height: round(bounds.height + 2 * grow),
    rx: 3,
    fill: "none",
    stroke,
    "stroke-width": 2,
  });

/** Whiskers, limits and values as far as they stand on a column or bar, which would lie over them once it is highlighted. */
const paintOn = (mark: SceneMark, scene: PlotScene): SvgNode[] => {
  if (mark.shape !== "rect") return [];
  const isOn = (box: Box): boolean => !areApart(box, mark.box);
  const overlays = scene.overlays.filter((line) => isOn(lineBox(line)));
  const texts = scene.texts.filter((text) => isOn(textBox(text)));
  const own = { ...scene, lines: [], symbols: [], overlays, texts };
  const { children } = paintScene(own, resolve, { legend: false, part: "over" });
  return children.length > 0 ? [paintGroup({}, children, mark.box)] : [];
};

/** The highlighted marks but clouds once more, over the faded drawing, with a ring around the one that has the focus. */
export const paintHighlight = (scene: PlotScene, highlight: Highlight): SvgNode[] => {
  const { datum, hasFocus } = highlight;
  const highlighted = scene.marks.filter((mark) => isHighlighted(mark, highlight));
  const [first] = highlighted;
  const dot =
    datum && first && isJoint(first) && isShown(datum, "clip" in first ? first : scene)
      ? [
          svg("circle", {
            cx: round(datum.anchor.x),
            cy: round(datum.anchor.y),
            r: DOT_RADIUS,
            fill: resolve(first.color),
            stroke: resolve("paper"),
            "stroke-width": 2,
          }),
        ]
      : [];
  const seen = datum && hasFocus && seenBounds(datum, scene);
  const ring = seen
    ? [paintRing(seen, RING_GAP, resolve("paper")), paintRing(seen, RING_GAP + 2, resolve("ink"))]
    : [];
  const whole = highlighted.filter(({ shape }) => shape !== "cloud");
  const outlines = whole.filter(hasInnerOutline).map((mark) => paintOutline(mark, resolve));
  const textures = whole.flatMap((mark) => paintTextured(mark, resolve));
  const marks = [...whole.map((mark) => paintMark(mark, resolve)), ...textures, ...outlines];
  const over = whole.flatMap((mark) => paintOn(mark, scene));
  return [...(scene.clip ? [paintGroup({}, marks, scene.clip)] : marks), ...over, ...dot, ...ring];
};
