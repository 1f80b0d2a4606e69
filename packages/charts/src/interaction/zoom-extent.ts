import type { Box, PlotScene, SceneDatum, SceneExtent } from "../scene/scene.ts";

/** How many times larger than at rest a map may be drawn: its shapes have no more detail. */
export const MOST_ZOOM = 12;

/** As zooming moves and enlarges the drawing at rest: `x` and `y` in pixels of the page. */
export type ZoomTransform = { k: number; x: number; y: number };

/** The part of the plane that a plot shows once a transform has moved it. `plot` in pixels of the page. */
export const zoomExtent = (
  { home }: Pick<SceneExtent, "home">,
  plot: Box,
  { k, x, y }: ZoomTransform,
): Box => {
  const unit = home.width / plot.width;
  return {
    x: home.x + ((plot.x - x) / k - plot.x) * unit,
    y: home.y + ((plot.y - y) / k - plot.y) * unit,
    width: home.width / k,
    height: home.height / k,
  };
};

/** The transform that shows a part of the plane: the other way round. */
export const findTransform = (
  { home, shown }: Pick<SceneExtent, "home" | "shown">,
  plot: Box,
): ZoomTransform => {
  const k = home.width / shown.width;
  const unit = home.width / plot.width;
  return {
    k,
    x: plot.x - k * (plot.x + (shown.x - home.x) / unit),
    y: plot.y - k * (plot.y + (shown.y - home.y) / unit),
  };
};

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** A part of the plane, moved to within what is shown at rest. */
export const keepWithin = (home: Box, part: Box): Box => ({
  ...part,
  x: clamp(part.x, home.x, home.x + home.width - part.width),
  y: clamp(part.y, home.y, home.y + home.height - part.height),
});

/** The part of the plane, as large as the one that is shown, that has an observation in its middle; undefined where it is seen. */
export const findExtentOf = (
  { anchor }: SceneDatum,
  { extent, plot }: Pick<PlotScene, "extent" | "plot">,
): Box | undefined => {
  if (!extent || extent.isLocked) return undefined;
  const isSeen =
    anchor.x >= plot.x &&
    anchor.x <= plot.x + plot.width &&
    anchor.y >= plot.y &&
    anchor.y <= plot.y + plot.height;
  if (isSeen) return undefined;
  const { home, shown } = extent;
  const x = shown.x + ((anchor.x - plot.x) / plot.width - 0.5) * shown.width;
  const y = shown.y + ((anchor.y - plot.y) / plot.height - 0.5) * shown.height;
  return keepWithin(home, { ...shown, x, y });
};
