import { type asPlot, chartDrawings } from "@statelier/charts";
import type { ChartConfig, ChartType } from "@statelier/document";

/** What the height of a drawing follows, where not the width of its place within bounds. */
type HeightOf = "rows" | "shape" | "place" | undefined;

/**
 * How far the height of a drawing follows the width of its place, and how small it may be shown where nothing draws it
 * anew; the rows of bars are as high at every width in which their names do not break, a map keeps its shape, a tile the
 * height of its place.
 */
const deriveBounds = (of: HeightOf): [least: number, most: number, smallest: number] => {
  if (of === "rows") return [1, 1, 1];
  if (of === "place") return [1, 1, 0.75];
  return of === "shape" ? [0.25, 4, 0.4] : [0.9, 1.2, 0.75];
};

/** What the height of a chart follows; undefined where it is that of its page, or its width within bounds. */
export const findHeightOf = (chartType: ChartType, { extensions }: ChartConfig): HeightOf => {
  // A list of bars is as long as what it shows. So are small charts.
  const of = extensions?.panels ? "rows" : chartDrawings[chartType].height;
  return of === "page" ? undefined : of;
};

type SteadyHeight = {
  /** Pixels that a drawing takes where it is shown. */
  height: number;
  /** What keeps the first response in just as many, before any program has run. */
  style: Record<`--${string}`, string>;
};

/** What the server drew, in pixels; `head` of its height stands above the plot, more of it the narrower it is, up to `narrow`. */
type SentDrawing = {
  width: number;
  height: number;
  head: number;
  narrow?: { width: number; height: number } | undefined;
};

type Plot = NonNullable<ReturnType<typeof asPlot>>;

/** The same of a drawing that the server laid out, without the legend above it. */
export const describeSent = (
  { height, plot, legend, narrowKey }: Plot,
  width: number,
): SentDrawing => {
  const legendHeight = legend?.height ?? 0;
  return { width, height: height - legendHeight, head: plot.y - legendHeight, narrow: narrowKey };
};

/**
 * The height in which a drawing stands from the first response on, so that nothing below it moves when it is drawn
 * anew: that to which the browser scales what the server drew, within bounds where this would be too flat or too high.
 * The key above a map is higher in a narrow window than in a wide one; only the map below it is scaled.
 */
export const deriveSteadyHeight = (
  of: HeightOf,
  { width, height, head: above, narrow }: SentDrawing,
  shown: number,
): SteadyHeight => {
  const [least, most, smallest] = deriveBounds(of);
  const head = of === "shape" ? above : 0;
  const scaled = height - head;
  const heightOf = (share: number): number => head + scaled * share;
  const growth = narrow ? Math.max(0, (narrow.height - head) / (width - narrow.width)) : 0;
  return {
    height:
      heightOf(Math.min(most, Math.max(least, shown / width))) +
      growth * Math.max(0, width - shown),
    style: {
      "--least-width": `${width * smallest}px`,
      "--least-height": `${heightOf(least)}px`,
      // Names that break make rows of bars higher than any that were sent.
      ...(of === "rows" && shown < width ? {} : { "--most-height": `${heightOf(most)}px` }),
      ...(head > 0 && {
        "--height": `calc(${head}px + ${(scaled / width) * 100}cqi + ${growth}*max(0px, ${width}px - 100cqi))`,
      }),
    },
  };
};
