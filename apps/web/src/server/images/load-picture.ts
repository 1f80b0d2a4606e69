import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  type ChartState,
  deriveBoard,
  deriveChartTitle,
  derivePageTitle,
  fetchPublished,
  isFailure,
  pickChart,
} from "@statelier/viewer/published-chart";
import type { PageServices } from "../render/contract/page.ts";
import { describeRefusal } from "../render/describe-refusal.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { dateChart } from "./dated-chart.ts";
import { drawChart, type Loaded, type PictureRequest } from "./draw-chart.ts";
import { loadBoardPicture } from "./load-board-picture.ts";

/** The picture that an address shows of a published chart, or why there is none. */
export const loadPicture = async (
  request: PictureRequest,
  services: Omit<PageServices, "assets" | "countView">,
): Promise<Loaded> => {
  const { key, locale, viewer, params } = request;
  const isWhole = !params.has("chart");
  const opening = await services.openPublished({ key, locale, viewer, params, isWhole });
  if (!opening.ok) return { ok: false, refusal: describeRefusal(key, opening.refusal) };
  const { document, source, data, tiles } = opening.opened;
  if (tiles) return loadBoardPicture(request, services, { ...opening.opened, tiles });
  let published: ChartState;
  try {
    const fetched = await fetchPublished(data, { source, locale }, document, params);
    published = dateChart(fetched, opening.opened);
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
  return drawChart(request, published, { title, publicUrl: services.publicUrl });
};
