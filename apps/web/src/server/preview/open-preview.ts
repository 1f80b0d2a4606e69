import type { DataClient, DataScope } from "@statelier/data";
import {
  type ChartConfig,
  type ChartDocument,
  derivePublished,
  listVisibleLosses,
} from "@statelier/document";
import type { Locale } from "@statelier/model";
import { isBoard, isFailure, pickChart, takeNewest } from "@statelier/viewer/published-chart";
import { findArrivalProblem, findSentProblem } from "../documents/find-publish-problem.ts";
import { withFormerLayers } from "../map-services/with-former-layers.ts";
import {
  type OpenedTile,
  type OpenPublished,
  type OpenPublishedServices,
  takeTiles,
} from "../published/open-published.ts";
import { runInTurns } from "../turns/in-turns.ts";
import { refuseSource } from "../published/refuse-source.ts";

/** Opens a state that is not stored, as published charts are opened. Nothing of it is kept. */
export type OpenPreview = (request: {
  /** Untrusted. */
  state: unknown;
  locale: Locale;
  /** Of the view: they say which chart of the document is shown. */
  params: URLSearchParams;
}) => ReturnType<OpenPublished>;

const openTile = async (
  data: DataClient,
  scope: DataScope,
  document: ChartDocument,
  config: ChartConfig,
): Promise<OpenedTile> => {
  try {
    return { ok: true, config: await takeNewest(data, scope, config), data };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return refuseSource({ document, config, locale: scope.locale }, error, error);
  }
};

export const makeOpenPreview = ({
  openDocument,
  findSource,
  ...services
}: Pick<OpenPublishedServices, "data" | "openDocument" | "findSource">): OpenPreview => {
  const data = withFormerLayers(services.data);
  return async ({ state, locale, params }) => {
    const sent = findSentProblem(state);
    if (sent) return { ok: false, refusal: { reason: "document", problem: sent } };
    const opened = await openDocument(state);
    if (!opened.ok) return { ok: false, refusal: { reason: "document", problem: opened.problem } };
    const problem = findArrivalProblem(opened.document, opened.unread);
    if (problem) return { ok: false, refusal: { reason: "document", problem } };
    const { losses, unread } = opened;
    const document = derivePublished(opened.document);
    const config = pickChart(document, params);
    const asked = { document, config, locale };
    const source = findSource(document.dataSource);
    if (!source) return refuseSource(asked, { id: "SOURCE_NOT_ALLOWED", message: "" });
    const index = document.chartConfigs.indexOf(config);
    try {
      const scope = { source: { type: source.type, url: source.url }, locale };
      const shown = { losses: listVisibleLosses(losses, unread), source, data, version: "" };
      if (isBoard(document)) {
        const tiles = await runInTurns(document.chartConfigs, (each) =>
          openTile(data, scope, document, each),
        );
        return { ok: true, opened: { ...shown, document: takeTiles(document, tiles), tiles } };
      }
      const newest = await takeNewest(data, scope, config);
      const chartConfigs = document.chartConfigs.with(index, newest);
      return { ok: true, opened: { ...shown, document: { ...document, chartConfigs } } };
    } catch (error) {
      if (!isFailure(error)) throw error;
      return refuseSource(asked, error, error);
    }
  };
};
