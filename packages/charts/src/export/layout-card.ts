import { SERIF_600 } from "@statelier/ui/serif-font";
import { layoutScene } from "../chart/layout-scene.ts";
import { asPlot } from "../scene/read-scene.ts";
import type { ChartScene, PlotScene } from "../scene/scene.ts";
import { lineHeight } from "../parts/text/text-box.ts";
import { wrapText } from "../parts/text/wrap-text.ts";
import {
  derivePictureText,
  type PictureText,
  SEPARATOR,
  writeTitle,
} from "./derive-picture-text.ts";
import { drawPicture, FACE_ROOM, makeColumn, type PictureLayout } from "./layout-picture.ts";
import type { PictureInput } from "./picture-input.ts";

/** Pixels of a card at scale 1; at scale 2 it has the 1200 × 630 that networks ask for. */
export const CARD = { width: 600, height: 315 };

const MARGIN = 20;
const TITLE_SIZE = 22;
const FOOT_SIZE = 12;
const TITLE_LINES = 2;
const GAP = 10;
/** What stands above and below the axes may leave less than this. */
const LEAST_PLOT = 60;
/** Share of the room that a legend may take: a card shows the chart, the page names its series. */
const MOST_LEGEND = 1 / 3;
const TABLE_ROWS = 5;
/** Smaller than this nothing can be read: what does not fit then is left out at the bottom. */
const LEAST_SCALE = 0.8;

type Drawn = Pick<PictureLayout, "drawing" | "hiddenTop"> & { scene: ChartScene };

/** Small charts are as high as they are wide, whatever room there is. */
const isOfPanels = ({ marks }: PlotScene): boolean =>
  marks.some(({ panel }) => panel !== undefined);

/** A drawing as high as there is room; one whose height is a matter of its rows stays higher. Laid out twice at most. */
const drawWithin = (input: PictureInput, width: number, room: number): Drawn => {
  const layout = (height: number) => layoutScene(input.drawing, { ...input.chart, width, height });
  const toPicture = (scene: ChartScene) => drawPicture(input, scene, TABLE_ROWS);
  const first = layout(room);
  const plot = asPlot(first);
  if (!plot) return { scene: first, drawing: toPicture(first) };
  const { height: legend } = plot.legend ?? { height: 0 };
  if (legend > room * MOST_LEGEND) return { scene: plot, drawing: plot, hiddenTop: legend };
  const excess = plot.height - room;
  const scene =
    excess > 0 && !isOfPanels(plot) ? layout(Math.max(LEAST_PLOT, room - excess)) : plot;
  return { scene, drawing: toPicture(scene) };
};

const writeFoot = (
  { warnings, filters }: PictureText,
  { chart: { t }, datasets }: PictureInput,
): string => {
  const creators = [...new Set(datasets.flatMap(({ creator }) => creator?.label ?? []))];
  const name = creators.join(", ") || datasets.map(({ title }) => title).join(", ");
  const source = `${t("viewer.label", { name: t("viewer.source") })} ${name}`;
  return [source, ...warnings, ...(filters === "" ? [] : [filters])].join(SEPARATOR);
};

/** Title, drawing and source in the form in which networks show a link. */
export const layoutCard = (input: PictureInput): { layout: PictureLayout; text: PictureText } => {
  const { width, height } = CARD;
  const inner = width - 2 * MARGIN;
  const foot = height - MARGIN - lineHeight(FOOT_SIZE) + 6;
  const column = makeColumn(MARGIN, MARGIN - 4);
  const lines = wrapText(writeTitle(input), {
    width: inner,
    maxLines: TITLE_LINES,
    size: TITLE_SIZE,
    face: SERIF_600,
  });
  const title = column.add(lines, { size: TITLE_SIZE, weight: 600, color: "ink" });
  column.leave(GAP);
  const room = foot - 2 * GAP - column.y;
  const { scene, drawing, hiddenTop = 0 } = drawWithin(input, inner, room);
  const text = derivePictureText(input, scene);
  const wanted = drawing.height - hiddenTop;
  const scale = Math.max(LEAST_SCALE, Math.min(1, room / wanted));
  const shownHeight = room / scale;
  const cut = {
    ...(hiddenTop > 0 ? { hiddenTop } : {}),
    ...(wanted > shownHeight ? { shownHeight } : {}),
  };
  const origin = { x: MARGIN + (inner * (1 - scale)) / 2, y: column.y };
  const ending = makeColumn(MARGIN, foot);
  const words = wrapText(writeFoot(text, input), {
    width: inner / FACE_ROOM,
    maxLines: 1,
    size: FOOT_SIZE,
  });
  const texts = [ending.add(words, { size: FOOT_SIZE, weight: 400, color: "ink-soft" })];
  const y = foot - 6;
  const rule = {
    role: "axis" as const,
    from: { x: MARGIN, y },
    to: { x: width - MARGIN, y },
    color: "line" as const,
    width: 1,
  };
  return { text, layout: { width, height, title, texts, rule, origin, drawing, scale, ...cut } };
};
