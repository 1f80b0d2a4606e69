import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { canvasBox } from "../parts/frame/cut-at-plot.ts";
import { drawCloudPixels, type Rgb } from "../paint/cloud-pixels.ts";
import { drawLine } from "../paint/draw-lines.ts";
import { pagePaint } from "../paint/resolve-paint.ts";
import type { Box, CloudMark, LineMark, PlotScene } from "../scene/scene.ts";
import styles from "./chart.module.css";

/** Pixels of a canvas along one side, at most. */
const MOST_PIXELS = 4096;
/** Of clouds that are not pointed at. */
const FADED = 0.25;

type MarksCanvasProps = {
  scene: PlotScene;
  /** The only series in full colour. */
  highlighted: string | undefined;
};

let theme: MediaQueryList | undefined;

/** One list for all charts: making one costs as much as laying out a legend. */
const darkTheme = (): MediaQueryList => (theme ??= matchMedia("(prefers-color-scheme: dark)"));

/** Changes when the same scene must be painted again: another theme, another screen or another size. */
const useSurface = (): { ref: RefObject<HTMLCanvasElement | null>; change: number } => {
  const ref = useRef<HTMLCanvasElement>(null);
  const [change, setChange] = useState(0);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    const repaint = (): void => setChange((count) => count + 1);
    let before = surfaceOf(canvas);
    const resize = (): void => {
      const now = surfaceOf(canvas);
      if (now === before) return;
      before = now;
      repaint();
    };
    const dark = darkTheme();
    const observer = new ResizeObserver(resize);
    observer.observe(canvas);
    dark.addEventListener("change", repaint);
    addEventListener("resize", resize);
    return () => {
      observer.disconnect();
      dark.removeEventListener("change", repaint);
      removeEventListener("resize", resize);
    };
  }, []);
  return { ref, change };
};

/** Pixels of the screen over the width of a canvas. */
const surfaceOf = (canvas: HTMLCanvasElement): number =>
  canvas.getBoundingClientRect().width * devicePixelRatio;

/** A colour of the page as the page shows it now. */
const readRgb = (canvas: HTMLCanvasElement, color: string): Rgb => {
  canvas.style.color = color;
  const [r = 0, g = 0, b = 0] = (getComputedStyle(canvas).color.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
};

/** Empties a canvas: a change of its size does so too, but takes new memory for its pixels. */
const clear = (
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { width, height }: Pick<Box, "width" | "height">,
): void => {
  if (canvas.width === width && canvas.height === height) {
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    return;
  }
  canvas.width = width;
  canvas.height = height;
};

const paint = (
  canvas: HTMLCanvasElement,
  { scene: { marks }, highlighted }: MarksCanvasProps,
  box: Box,
): void => {
  const context = canvas.getContext("2d");
  const surface = surfaceOf(canvas);
  if (!context || surface === 0) return;
  const scale = Math.min(surface / box.width, MOST_PIXELS / Math.max(box.width, box.height));
  clear(canvas, context, {
    width: Math.round(box.width * scale),
    height: Math.round(box.height * scale),
  });
  const clouds = marks.filter((mark): mark is CloudMark => mark.shape === "cloud");
  if (clouds.length > 0) {
    const image = context.createImageData(canvas.width, canvas.height);
    const colored = clouds.map((cloud) => ({
      ...cloud,
      opacity:
        cloud.opacity * (highlighted === undefined || highlighted === cloud.series ? 1 : FADED),
      rgb: readRgb(canvas, pagePaint(cloud.color)),
    }));
    drawCloudPixels(colored, image, { box, scale });
    context.putImageData(image, 0, 0);
  }
  context.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  const inks = new Map<string, string>();
  for (const line of marks.filter((mark): mark is LineMark => mark.shape === "line")) {
    const wanted = pagePaint(line.color);
    // Each answer of the browser costs a styling of the page.
    const color =
      inks.get(wanted) ??
      (wanted.startsWith("#") ? wanted : `rgb(${readRgb(canvas, wanted).join(" ")})`);
    inks.set(wanted, color);
    drawLine(context, line, { color, pixel: 1 / scale });
  }
};

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** The clouds and lines of a scene as pixels of the screen, in their place on the drawing. */
export const MarksCanvas = (props: MarksCanvasProps): ReactNode => {
  const { scene, highlighted } = props;
  const { ref, change } = useSurface();
  const { width } = scene;
  const top = scene.legend?.height ?? 0;
  const height = scene.height - top;
  const box = canvasBox(scene);
  useLayoutEffect(() => {
    if (ref.current) paint(ref.current, { scene, highlighted }, box);
    // oxlint-disable-next-line react/exhaustive-deps -- the box is the scene's; a change of the surface paints again
  }, [scene, highlighted, change]);
  return (
    <canvas
      ref={ref}
      className={`marks ${styles["cloud"]}`}
      aria-hidden="true"
      style={{
        left: percent(box.x, width),
        top: percent(box.y - top, height),
        width: percent(box.width, width),
        height: percent(box.height, height),
      }}
    />
  );
};
