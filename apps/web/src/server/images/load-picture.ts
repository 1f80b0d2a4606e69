import { loadDrawing } from "@statelier/charts";
import { type Picture, renderCard, renderPicture } from "@statelier/charts/export";
import type { ChartKey, Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  deriveBoard,
  deriveChartTitle,
  deriveChartView,
  derivePageTitle,
  encodeViewParams,
  fetchPublished,
  isFailure,
  pickChart,
  type ChartState,
} from "@statelier/viewer/published-chart";
import type { PageServices } from "../../pages/page.ts";
import { describeRefusal } from "../../render/describe-refusal.ts";
import { refuseSource } from "../published/refuse-source.ts";
import type { ImageParams } from "./image-params.ts";
import type { Viewer } from "../http/viewer.ts";
import type { Refusal } from "../http/answer-error.ts";

export type PictureRequest = {
  key: ChartKey;
  locale: Locale;
  viewer: Viewer;
  /** Parameters of the view. */
  params: URLSearchParams;
  image: ImageParams;
  /** Day on which the picture is made, as `2026-11-21`. */
  date: string;
};

type Loaded =
  /** `title` is that of the page. */
  | { ok: true; picture: Picture; isDraft: boolean; title: string }
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

const draw = async (
  request: PictureRequest,
  published: ChartState,
  { title, publicUrl }: { title: string; publicUrl: string },
): Promise<Loaded> => {
  const { locale, image, date } = request;
  const { config, components, metadata, table, geography, choices } = published;
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  const render = image.isCard ? renderCard : renderPicture;
  const picture = render({
    drawing: await loadDrawing(config.chartType),
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
    dataFilters: choices.dataFilters,
    address: addressOf(request, published, publicUrl),
    date,
  });
  const isDraft = metadata.some(({ publicationStatus }) => publicationStatus === "DRAFT");
  return { ok: true, picture, isDraft, title };
};

/** The picture that an address shows of a published chart, or why there is none. */
export const loadPicture = async (
  request: PictureRequest,
  services: Omit<PageServices, "assets" | "countView">,
): Promise<Loaded> => {
  const { key, locale, viewer, params } = request;
  const opening = await services.openPublished({ key, locale, viewer, params });
  if (!opening.ok) return { ok: false, refusal: describeRefusal(key, opening.refusal) };
  const { document, source, data } = opening.opened;
  let published: ChartState;
  try {
    published = await fetchPublished(data, { source, locale }, document, params);
  } catch (error) {
    if (!isFailure(error)) throw error;
    services.log.warn("an image has no data", { key, error });
    const config = pickChart(document, params);
    const { refusal } = refuseSource({ document, config, locale }, error);
    return { ok: false, refusal: describeRefusal(key, refusal) };
  }
  const title = derivePageTitle(
    deriveBoard(document, locale),
    deriveChartTitle(published, locale),
    createTranslator(locale, collectMessages(locale, ["viewer"])),
  );
  return draw(request, published, { title, publicUrl: services.publicUrl });
};
