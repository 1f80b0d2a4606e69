import type { ChartConfigOf } from "@statelier/document";
import { normalizeColor } from "../../parts/color/color.ts";
import { textPaint } from "../../parts/color/mark-paint.ts";
import { pushApart } from "../../parts/text/push-apart.ts";
import { centerBaseline, lineHeight, textsWidth } from "../../parts/text/text-box.ts";
import { SERIES_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { PlotScene, RectMark, SceneText } from "../../scene/scene.ts";

/** Narrower drawings name the parts in a legend. */
const LEAST_WIDTH = 560;
const MOST_NAMES = 9;
const WIDEST = 168;
const WIDEST_SHARE = 0.26;
const MOST_LINES = 2;
const GAP = 10;

type Names = { lines: ReadonlyMap<string, readonly string[]>; width: number };

/** The parts of the last stack. */
const listLastParts = ({ marks, axes }: PlotScene): RectMark[] => {
  const last = axes.find(({ type }) => type === "category")?.ticks.at(-1)?.value;
  return marks.filter(
    (mark): mark is RectMark => mark.shape === "rect" && mark.datum.category === last,
  );
};

/** The names of all series on their lines; undefined where they are not to stand beside the last stack. */
const measureNames = (legend: PlotScene["legend"], input: ChartInput): Names | undefined => {
  const { width, namesAtEnds = width >= LEAST_WIDTH } = input;
  const series = (legend?.items ?? []).filter(({ canToggle, visible }) => canToggle && visible);
  const others = (legend?.items ?? []).some(({ canToggle }) => !canToggle);
  if (!namesAtEnds || others || series.length < 2 || series.length > MOST_NAMES) return undefined;
  const style = {
    width: Math.min(WIDEST, width * WIDEST_SHARE),
    maxLines: MOST_LINES,
    size: SERIES_SIZE,
    face: 600 as const,
  };
  if (!series.every(({ label }) => wrapsWhole(label, style))) return undefined;
  const lines = new Map(series.map(({ value, label }) => [value, wrapText(label, style)]));
  const widths = [...lines.values()].map((own) => textsWidth(own, SERIES_SIZE, 600));
  return { lines, width: Math.ceil(Math.max(...widths)) + GAP };
};

/** Each name beside its part of the last stack; undefined where one has no part there or would stand beside another one. */
const placeNames = (plot: PlotScene, { lines }: Names): SceneText[] | undefined => {
  const parts = listLastParts(plot);
  const line = lineHeight(SERIES_SIZE);
  const { x, y, width, height } = plot.plot;
  const wanted = parts.map(({ box, datum }, index) => {
    const own = lines.get(datum.series) ?? [];
    return { index, center: box.y + box.height / 2, height: own.length * line };
  });
  if (parts.length !== lines.size || wanted.some((each) => each.height === 0)) return undefined;
  const placed = pushApart(wanted, y - line / 2, y + height + line / 2);
  const texts = placed.flatMap(({ index, center, height: own }): SceneText[] => {
    const { box, datum, color } = parts[index] ?? {};
    const paint = typeof color === "string" && normalizeColor(color);
    if (!box || !datum || !paint) return [];
    if (center < box.y - line / 2 || center > box.y + box.height + line / 2) return [];
    return [
      {
        role: "series",
        lines: lines.get(datum.series) ?? [],
        x: x + width + GAP,
        y: centerBaseline(center - own / 2 + line / 2, SERIES_SIZE),
        anchor: "start",
        size: SERIES_SIZE,
        weight: 600,
        color: textPaint(paint),
      },
    ];
  });
  return texts.length === parts.length ? texts : undefined;
};

/** Stacks that stand, and stand still. */
const isStack = ({ axes }: PlotScene, { config }: ChartInput): boolean => {
  const { segment, animation } = config.fields as Partial<ChartConfigOf<"column">["fields"]>;
  const stands = axes.some(({ type, side }) => type === "category" && side === "bottom");
  return stands && segment?.type === "stacked" && !animation && !config.extensions?.panels;
};

const layoutNamed = (drawing: AnyChartDrawing, input: ChartInput, plain: PlotScene) => {
  const names = measureNames(plain.legend, input);
  if (!names) return plain;
  const { width } = input;
  const named = drawing.layout({ ...input, width: width - names.width, isNamed: true });
  const plot = asPlot(named);
  const texts = plot && placeNames(plot, names);
  return plot && texts ? { ...plot, width, texts: [...plot.texts, ...texts] } : plain;
};

/** The parts of stacked columns named beside the last stack, where each has room; in the legend where not. */
export const withStackNames = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const scene = drawing.layout(input);
    const plot = asPlot(scene);
    return plot && isStack(plot, input) ? layoutNamed(drawing, input, plot) : scene;
  },
});
