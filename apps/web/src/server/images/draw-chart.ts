import { loadDrawing } from "@statelier/charts";
import { type Picture, renderCard, renderPicture } from "@statelier/charts/export";
import { nextTurn } from "@statelier/cubes";
import type { ChartKey, Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  type ChartState,
  deriveChartView,
  describeStale,
  encodeViewParams,
} from "@statelier/viewer/published-chart";
import type { Refusal } from "../http/answer-error.ts";
import type { Viewer } from "../http/viewer.ts";
import type { DrawingWork } from "../turns/drawing-work.ts";
import type { ImageParams } from "./image-params.ts";

export type PictureRequest = {
  key: ChartKey;
  locale: Locale;
  viewer: Viewer;
  /** Parameters of the view. */
  params: URLSearchParams;
  image: ImageParams;
  /** Day on which the picture is made, as `2026-11-21`. */
  date: string;
  /** What is drawn for whoever asks. */
  work: DrawingWork;
  /** Pixels at scale 1, beyond which nothing is drawn but `PictureTooLarge` is thrown; any number when absent. */
  mostPixels?: number;
};

export type Loaded =
  /** `title` is that of the page; `isPassing`: it may soon be another one, and is asked for again each time. */
  | { ok: true; picture: Picture; isPassing: boolean; title: string }
  /** `title` where there is a chart of which no picture can be made. */
  | { ok: false; refusal: Refusal; title?: string };

const addressOf = (
  { key, locale, params }: PictureRequest,
  chart: ChartState,
  publicUrl: string,
): string => {
  const number = params.get("chart");
  const search = new URLSearchParams([
    ...(number === null ? [] : [["chart", number]]),
    ...encodeViewParams(chart, { ...chart.choices, showTable: false }),
  ]).toString();
  return `${publicUrl}/${locale}/v/${key}${search === "" ? "" : `?${search}`}`;
};

/** A chart as a picture; `title` is that of the page. */
export const drawChart = async (
  request: PictureRequest,
  published: ChartState,
  { title, publicUrl }: { title: string; publicUrl: string },
): Promise<Extract<Loaded, { ok: true }>> => {
  const { locale, image, date, work, mostPixels } = request;
  const { config, components, metadata, table, geography, choices } = published;
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  const drawing = await loadDrawing(config);
  // Who have waited for the same data are here at the same moment, and a drawing is a turn's work.
  await nextTurn();
  const input = {
    drawing,
    chart: {
      config,
      components,
      table,
      geography,
      locale,
      t,
      width: image.width,
      theme: image.theme,
      view: deriveChartView(choices),
    },
    datasets: metadata,
    warnings: describeStale(published, t),
    dataFilters: choices.dataFilters,
    address: addressOf(request, published, publicUrl),
    date,
  } as const;
  const picture = work.draw(
    () => (image.isCard ? renderCard(input) : renderPicture(input, mostPixels)),
    ({ svg }) => svg.length,
  );
  const isPassing =
    published.dataAsOf !== undefined ||
    metadata.some(({ publicationStatus }) => publicationStatus === "DRAFT");
  return { ok: true, picture, isPassing, title };
};
