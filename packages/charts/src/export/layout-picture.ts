import { formatFullDate } from "@statelier/model";
import { SERIF_600 } from "@statelier/ui/serif-font";
import { asPlot } from "../scene/read-scene.ts";
import type {
  ChartScene,
  PictureTable,
  PlotScene,
  Point,
  SceneLine,
  SceneText,
} from "../scene/scene.ts";
import { ASCENT, lineHeight } from "../parts/text/text-box.ts";
import { textWidth } from "../parts/text/text-width.ts";
import { wrapText } from "../parts/text/wrap-text.ts";
import { type PictureText, SEPARATOR } from "./derive-picture-text.ts";
import type { PictureInput } from "./picture-input.ts";

/** Below this width type and margins are those of a phone. */
const NARROW = 480;
const NOTE_SIZE = 13;
/** Files are opened without our faces as well: lines of figures are about an eighth wider in Arial (docs/decisions/0009). */
export const FACE_ROOM = 1.125;
/** More than any author writes; what is longer ends with an ellipsis. */
const MOST_LINES = 60;

/** Everything of a picture in its place; pixels. */
export type PictureLayout = {
  width: number;
  height: number;
  title: SceneText;
  texts: SceneText[];
  rule: SceneLine;
  /** Top left corner of the drawing. */
  origin: Point;
  drawing: PlotScene | PictureTable;
  /** Of the drawing; 1 when absent. */
  scale?: number;
  /** Pixels of a legend, before the scale, that is left out above the drawing. */
  hiddenTop?: number;
  /** Pixels of the drawing below that, before its scale, that are shown; all when absent. */
  shownHeight?: number;
};

const sizesOf = (width: number): { margin: number; title: number; text: number } =>
  width < NARROW ? { margin: 16, title: 18, text: 13 } : { margin: 24, title: 22, text: 15 };

/** Pixels that the drawing has in a picture of this width. */
export const innerWidth = (width: number): number => width - 2 * sizesOf(width).margin;

/** An address has no words: it breaks where the line ends. */
const breakAddress = (address: string, width: number): string[] => {
  if (textWidth(address, NOTE_SIZE) <= width) return address === "" ? [] : [address];
  const lines: string[] = [];
  let line = "";
  for (const letter of address) {
    if (textWidth(line + letter, NOTE_SIZE) > width) {
      lines.push(line);
      line = "";
    }
    line += letter;
  }
  return line === "" ? lines : [...lines, line];
};

/** What a picture shows of a scene: of tables at most so many rows. */
export const drawPicture = (
  { drawing, chart }: PictureInput,
  scene: ChartScene,
  mostRows?: number,
): PlotScene | PictureTable => {
  const drawn = asPlot(scene) ?? drawing.toPicture?.(scene, chart.t, mostRows);
  if (!drawn) throw new Error(`No picture of charts of type ${drawing.chartType}`);
  return drawn;
};

type Style = Pick<SceneText, "size" | "weight" | "color">;

/** Blocks of text from top to bottom. */
export const makeColumn = (x: number, top: number) => {
  let y = top;
  return {
    get y() {
      return y;
    },
    leave(pixels: number) {
      y += pixels;
    },
    add(lines: readonly string[], style: Style): SceneText {
      const baseline = y + style.size * ASCENT;
      y += lines.length * lineHeight(style.size);
      return { role: "note", lines, x, y: baseline, anchor: "start", ...style };
    },
  };
};

const footLines = (text: PictureText, { t }: PictureInput["chart"], width: number): string[] => {
  const wrap = (line: string): string[] =>
    wrapText(line, { width, maxLines: MOST_LINES, size: NOTE_SIZE });
  const made = [
    text.credit,
    ...(text.date ? [t("viewer.picture.made", { date: formatFullDate(text.date, "Day") })] : []),
  ].join(SEPARATOR);
  const shown = t("viewer.label", { name: t("viewer.filter-list") });
  const filters = text.filters === "" ? [] : wrap(`${shown} ${text.filters}`);
  return [
    ...filters,
    ...[...text.sources, ...text.attributions].flatMap(wrap),
    ...wrap(made),
    ...breakAddress(text.address, width),
  ];
};

/** The frame around a drawing that is `innerWidth` wide: title and description above, notes and source beneath. */
export const layoutPicture = (
  input: PictureInput,
  scene: ChartScene,
  text: PictureText,
): PictureLayout => {
  const { chart } = input;
  const { width } = chart;
  const sizes = sizesOf(width);
  const inner = innerWidth(width);
  const lineWidth = inner / FACE_ROOM;
  const drawing = drawPicture(input, scene);
  const column = makeColumn(sizes.margin, sizes.margin);
  const wrap = (line: string, size: number): string[] =>
    wrapText(line, { width: lineWidth, maxLines: MOST_LINES, size });
  const titleLines = wrapText(text.title, {
    width: lineWidth,
    maxLines: MOST_LINES,
    size: sizes.title,
    face: SERIF_600,
  });
  const title = column.add(titleLines, { size: sizes.title, weight: 600, color: "ink" });
  const texts: SceneText[] = [];
  const write = (lines: readonly string[], size: number): void => {
    if (lines.length > 0) texts.push(column.add(lines, { size, weight: 400, color: "ink-soft" }));
  };
  column.leave(4);
  write(wrap(text.description, sizes.text), sizes.text);
  column.leave(16);
  const origin = { x: sizes.margin, y: column.y };
  column.leave(drawing.height + 12);
  write(
    [...text.warnings, ...text.notes].flatMap((note) => wrap(note, NOTE_SIZE)),
    NOTE_SIZE,
  );
  column.leave(12);
  const rule: SceneLine = {
    role: "axis",
    from: { x: sizes.margin, y: column.y },
    to: { x: width - sizes.margin, y: column.y },
    color: "line",
    width: 1,
  };
  column.leave(10);
  write(footLines(text, chart, lineWidth), NOTE_SIZE);
  const height = Math.ceil(column.y + sizes.margin - 4);
  return { width, height, title, texts, rule, origin, drawing };
};
