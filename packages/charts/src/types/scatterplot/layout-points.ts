import { sum } from "d3-array";
import { seriesPaint } from "../../parts/color/mark-paint.ts";
import { convertValue } from "../../parts/values/measure-text.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { LinearScale } from "../../parts/scale/linear-scale.ts";
import type { CloudMark, DotMark } from "../../scene/scene.ts";
import { type PlacedPoints, PointDatum } from "./point-datum.ts";
import { makePointNamer } from "./point-names.ts";
import type { ScatterModel } from "./scatter-model.ts";

/** Opacity of the fill of a dot within its outline in full colour, so that each of several dots on one another is seen. */
const FILL_OPACITY = 0.35;
/** Of the dots of clouds, which have no outline: they are too small for one. */
const CLOUD_OPACITY = 0.7;
/** Dots shrink as they become many: up to so many points, pixels of the radius. */
const RADII: readonly (readonly [number, number])[] = [
  [100, 5],
  [400, 4],
  [2000, 3],
];
const LEAST_RADIUS = 2;

/** More dots than these are drawn as clouds; docs/decisions/0010 says how the number was measured. */
const MOST_DOTS = 1500;
/** Of the plot, under all its dots: more would hide where they are many, sooner with outlines than in clouds. */
const MOST_COVER = { dots: 0.06, clouds: 0.4 };
const LEAST_CLOUD_RADIUS = 1;

type Scales = { x: LinearScale; y: LinearScale };

const lengthOf = ({ range: [start, end] }: LinearScale): number => Math.abs(end - start);

const radiusFor = (count: number, { x, y }: Scales): number => {
  const radius = RADII.find(([most]) => count <= most)?.[1] ?? LEAST_RADIUS;
  const [cover, least] =
    count > MOST_DOTS ? [MOST_COVER.clouds, LEAST_CLOUD_RADIUS] : [MOST_COVER.dots, LEAST_RADIUS];
  const fitting = Math.sqrt((cover * lengthOf(x) * lengthOf(y)) / (count * Math.PI));
  return Math.max(least, Math.min(radius, Math.round(4 * fitting) / 4));
};

const placeValues = (values: readonly number[], { toPixel }: LinearScale): Float64Array => {
  const pixels = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1)
    pixels[index] = toPixel(values[index] ?? 0);
  return pixels;
};

type SeriesColor = Parameters<typeof seriesPaint>[0];

/** How the dots of a cloud look, on the plot and in the legend. */
export const cloudLook = (series: SeriesColor): Pick<CloudMark, "color" | "opacity"> => ({
  color: seriesPaint(series, CLOUD_OPACITY),
  opacity: CLOUD_OPACITY,
});

/** How the dots of a series look, on the plot and in the legend. */
export const dotLook = (series: SeriesColor): Required<Pick<DotMark, "outline" | "opacity">> => ({
  outline: seriesPaint(series),
  opacity: FILL_OPACITY,
});

const layoutDots = (placed: PlacedPoints): DotMark[] => {
  const { model, series, points, radiusOf } = placed;
  const own = model.series[series];
  if (!own) return [];
  const { color } = own;
  const look = dotLook(own);
  const order = [...points.x.keys()].sort((a, b) => (points.x[a] ?? 0) - (points.x[b] ?? 0));
  return order.map((index): DotMark => {
    const datum = new PointDatum(placed, index);
    const center = datum.anchor;
    const radius = radiusOf(datum.row);
    return { shape: "dot", datum, center, radius, color, ...look };
  });
};

const layoutCloud = (placed: PlacedPoints): CloudMark[] => {
  const { model, series, xs, ys, radiusOf } = placed;
  const own = model.series[series];
  if (!own || xs.length === 0) return [];
  return [
    {
      shape: "cloud",
      series: own.value,
      seriesLabel: own.label,
      xs,
      ys,
      radius: radiusOf(-1),
      ...cloudLook(own),
      datumAt: (index) => new PointDatum(placed, index),
    },
  ];
};

const countPoints = ({ points }: ScatterModel): number => sum(points, ({ rows }) => rows.length);

/** Too many to be a dot each. */
export const isCloudy = (model: ScatterModel): boolean => countPoints(model) > MOST_DOTS;

/** Of the shorter side of the plot, that the radius of the largest dot takes, and pixels at most and at least. */
const LARGEST = { share: 0.07, most: 32, least: 2 };

/** Areas stand for a measure where there is one, but in clouds; else all dots are alike. */
const makeRadius = (model: ScatterModel, scales: Scales): ((row: number) => number) => {
  const { size } = model;
  const alike = radiusFor(countPoints(model), scales);
  if (!size || size.largest === 0 || isCloudy(model)) return () => alike;
  const side = Math.min(lengthOf(scales.x), lengthOf(scales.y));
  const largest = Math.min(LARGEST.most, side * LARGEST.share);
  return (row) => {
    const share = convertValue(size.values[row] ?? 0, size.shown) / size.largest;
    return Math.max(LARGEST.least, Math.round(4 * largest * Math.sqrt(share)) / 4);
  };
};

/** A dot for each observation from left to right; clouds where they are too many. */
export const layoutPoints = (
  model: ScatterModel,
  input: ChartInputOf<"scatterplot">,
  scales: Scales,
): (DotMark | CloudMark)[] => {
  let name: ReturnType<typeof makePointNamer> | undefined;
  const common = {
    model,
    name: (row: number) => (name ??= makePointNamer(input))(row),
    words: input,
  };
  const radiusOf = makeRadius(model, scales);
  const layout = isCloudy(model) ? layoutCloud : layoutDots;
  return model.points.flatMap((points, series): (DotMark | CloudMark)[] =>
    layout({
      ...common,
      series,
      points,
      xs: placeValues(points.x, scales.x),
      ys: placeValues(points.y, scales.y),
      radiusOf,
    }),
  );
};
