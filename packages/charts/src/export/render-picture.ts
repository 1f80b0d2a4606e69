import { dropUnwritable } from "@statelier/model";
import { layoutScene } from "../chart/layout-scene.ts";
import { renderSvgText } from "../paint/render-svg-text.ts";
import { derivePictureText, type PictureText } from "./derive-picture-text.ts";
import { layoutCard } from "./layout-card.ts";
import { innerWidth, layoutPicture, type PictureLayout } from "./layout-picture.ts";
import { paintPicture } from "./paint-picture.ts";
import { PictureTooLarge } from "./most-pixels.ts";
import type { PictureInput } from "./picture-input.ts";

/** A finished picture; `width` and `height` in pixels at scale 1. */
export type Picture = { svg: string; width: number; height: number; text: PictureText };

/** A drawing as a file of its own. */
export const toSvgFile = (markup: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${dropUnwritable(markup)}\n`;

/**
 * The SVG file of a chart: the one function behind server, command line and browser. Throws for a chart type without a drawing, and
 * `PictureTooLarge` where it has more pixels, at scale 1, than are wanted.
 */
export const renderPicture = (input: PictureInput, mostPixels = Infinity): Picture => {
  const chart = { ...input.chart, width: innerWidth(input.chart.width) };
  const scene = layoutScene(input.drawing, chart);
  const text = derivePictureText({ ...input, chart }, scene);
  const layout = layoutPicture(input, scene, text);
  if (layout.width * layout.height > mostPixels) throw new PictureTooLarge();
  return paint(input, layout, text);
};

/** The picture by which links to the chart are announced: `CARD`, whatever the width of the input. */
export const renderCard = (input: PictureInput): Picture => {
  const { layout, text } = layoutCard(input);
  return paint(input, layout, text);
};

const paint = (input: PictureInput, layout: PictureLayout, text: PictureText): Picture => {
  const markup = renderSvgText(paintPicture(layout, text, input));
  const { width, height } = layout;
  return { svg: toSvgFile(markup), width, height, text };
};
