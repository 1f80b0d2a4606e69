import type { ChartKey, Iri, Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import type { NamedSource } from "@statelier/viewer";
import {
  type ColumnOrder,
  decodeDataSource,
  type Download,
  type DownloadScope,
  fetchWholeDownload,
  findRefusedParam,
  makeVisibleDownload,
} from "@statelier/viewer/download";
import {
  CHART_PARAM,
  describeFailure,
  type Failure,
  fetchPublished,
  isFailure,
  pickChart,
  readOwnParams,
  statusOfFailure,
} from "@statelier/viewer/published-chart";
import type { PageServices } from "../render/contract/page.ts";
import type { Viewer } from "../http/viewer.ts";
import type { Refusal } from "../http/answer-error.ts";
import { describeRefusal } from "../render/describe-refusal.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { findStaleSince, type LiveAnswers, watchAnswers } from "../published/watch-answers.ts";

export type Loaded = { ok: true; download: Download } | Refused;
export type Refused = { ok: false; refusal: Refusal };

const MISSING: Failure = { id: "CANNOT_FIND_CUBE", message: "" };

const refuse = (refusal: Refusal): Refused => ({ ok: false, refusal });

export type ChartDownloadRequest = {
  key: ChartKey;
  locale: Locale;
  viewer: Viewer;
  /** Parameters of the view. */
  params: URLSearchParams;
  scope: DownloadScope;
  /** Of what is visible. */
  columns: ColumnOrder;
  /** Of the whole datasets of a chart the one that is wanted, from 1. */
  dataset: number;
};

const refuseParam = (args: { name: string; value: string; possible: string }): Refused =>
  refuse({ status: 400, error: { code: "PARAM_UNKNOWN", args } });

/** `problem` is in no language: a parameter and what it may be. */
export const refuseRequest = (problem: string): Refused =>
  refuse({ status: 400, error: { code: "BAD_REQUEST", args: { problem } } });

const dateDownload = (download: Download, dataAsOf: string | undefined): Download =>
  dataAsOf === undefined ? download : { ...download, dataAsOf };

type Services = Pick<PageServices, "openPublished" | "log">;

/** The rows that an address names of a published chart, or why there are none. */
export const loadChartDownload = async (
  { key, locale, viewer, params, scope, columns, dataset }: ChartDownloadRequest,
  services: Services,
): Promise<Loaded> => {
  const opening = await services.openPublished({ key, locale, viewer, params });
  if (!opening.ok) return refuse(describeRefusal(key, opening.refusal));
  const { document, source, data } = opening.opened;
  const load = (download: Download): Loaded => ({
    ok: true,
    download: dateDownload(download, findStaleSince(opening.opened)),
  });
  const config = pickChart(document, params);
  const fail = (failure: Failure): Refused =>
    refuse(describeRefusal(key, refuseSource({ document, config, locale }, failure).refusal));
  const count = document.chartConfigs.length;
  const asked = CHART_PARAM.parse({ count }, params);
  const [wrong] = asked.value === undefined ? asked.unknown : [];
  if (wrong)
    return refuseParam({ ...wrong, value: wrong.value.slice(0, 80), possible: `1 – ${count}` });
  try {
    if (scope === "visible") {
      const chart = await fetchPublished(data, { source, locale }, document, params);
      const refused = findRefusedParam(chart, readOwnParams(document, chart, params));
      if (refused) return refuseParam(refused);
      const t = createTranslator(locale, collectMessages(locale, ["chart"]));
      return load(makeVisibleDownload(chart, { locale, t, order: columns }));
    }
    const cube = config.cubes[dataset - 1];
    if (!cube) return refuseRequest(`dataset: 1 – ${config.cubes.length}`);
    const download = await fetchWholeDownload(data, { source, locale }, cube.iri);
    return download ? load(download) : fail(MISSING);
  } catch (error) {
    if (!isFailure(error)) throw error;
    services.log.warn("a download has no data", { key, error });
    return fail(error);
  }
};

export type DatasetDownloadRequest = { iri: Iri; locale: Locale; dataSource: string | null };

const refuseDataset = (failure: Failure, iri: Iri, source?: NamedSource): Refused =>
  refuse({
    status: statusOfFailure(failure),
    error: describeFailure(failure, { iri, ...(source ? { source } : {}) }),
  });

/** All rows of a dataset of the catalogue, or why there are none. */
export const loadDatasetDownload = async (
  { iri, locale, dataSource }: DatasetDownloadRequest,
  { data, sources, log }: Pick<PageServices, "data" | "sources" | "log">,
): Promise<Loaded> => {
  const source = decodeDataSource(sources, dataSource);
  if (!source)
    return refuseDataset(
      {
        id: "SOURCE_NOT_ALLOWED",
        message: "",
        args: { source: dataSource ?? "" },
      },
      iri,
    );
  try {
    const live: LiveAnswers = { isAsked: false };
    const download = await fetchWholeDownload(watchAnswers(data, live), { source, locale }, iri);
    return download
      ? { ok: true, download: dateDownload(download, live.dataAsOf) }
      : refuseDataset(MISSING, iri, source);
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn("a download has no data", { iri, error });
    return refuseDataset(error, iri, source);
  }
};
