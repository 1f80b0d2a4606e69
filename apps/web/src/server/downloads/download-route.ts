import { hasEtag } from "@statelier/cubes";
import { type Locale, readWholeNumber } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  COLUMN_ORDERS,
  type Download,
  DOWNLOAD_SCOPES,
  DOWNLOAD_TYPES,
  type DownloadFormat,
  type DownloadScope,
  findExcess,
  isDownloadFormat,
  nameDownload,
  writeDownload,
} from "@statelier/viewer/download";
import type { Context } from "hono";
import type { PageServices } from "../render/contract/page.ts";
import { answerRefusal } from "../http/answer-error.ts";
import { buildContentDisposition } from "../http/content-disposition.ts";
import { type Viewer, viewerOf } from "../http/viewer.ts";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";
import { makeBoardRoute } from "./board-route.ts";
import { FRESH_FILE } from "../http/fresh-file.ts";
import { BUSY } from "./download-answers.ts";
import { type DownloadGate, makeDownloadGate } from "./download-gate.ts";
import {
  loadChartDownload,
  loadDatasetDownload,
  type Loaded,
  type Refused,
  refuseRequest,
} from "./load-download.ts";
import { streamChunks } from "./stream-chunks.ts";
import { tagDownload } from "./tag-download.ts";

const EXTENSION = "[.](?:csv|xlsx|json|parquet)";

/** Where the data of a published chart are. */
export const CHART_DATA_PATH = `${LOCALE_PATH}/v/:file{[^/]+${EXTENSION}}`;

/** Where the data of a dataset of the catalogue are. */
export const DATASET_DATA_PATH = `${LOCALE_PATH}/:file{browse${EXTENSION}}`;

const wordsOf = (locale: Locale) => {
  const t = createTranslator(locale, collectMessages(locale, ["viewer"]));
  return { measure: t("viewer.download.measure"), observation: t("viewer.download.observation") };
};

type Asked = {
  context: Context;
  format: DownloadFormat;
  locale: Locale;
  publicUrl: string;
  caller: string;
};

const answerDownload = async (
  { context, format, locale, publicUrl, caller }: Asked,
  { download }: { download: Download },
  gate: DownloadGate,
): Promise<Response> => {
  const excess = await findExcess(format, download);
  if (excess !== undefined) {
    const args = { size: excess, format: format === "json" ? "JSON-stat" : "XLSX" };
    return answerRefusal(locale, { status: 422, error: { code: "DOWNLOAD_TOO_LARGE", args } });
  }
  const { pathname, search } = new URL(context.req.url);
  const href = `${publicUrl}${pathname}${search}`;
  const tag = tagDownload(download, format, href);
  const isDraft = download.datasets.some(({ publicationStatus }) => publicationStatus === "DRAFT");
  const isStale = download.dataAsOf !== undefined;
  const headers = {
    ETag: `"${tag}"`,
    "Cache-Control": isDraft || isStale ? "no-cache" : FRESH_FILE,
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "Content-Disposition, ETag, X-Row-Count",
    "X-Row-Count": String(download.rows.length),
    "Content-Type": DOWNLOAD_TYPES[format],
    "Content-Disposition": buildContentDisposition(nameDownload(download, format)),
  };
  if (hasEtag(context.req.raw, headers.ETag)) return new Response(null, { status: 304, headers });
  if (context.req.method === "HEAD") return new Response(null, { headers });
  const release = gate.keep(caller, download.rows.length * download.columns.length);
  if (!release) return answerRefusal(locale, BUSY);
  const chunks = await writeDownload(format, download, { href, words: wordsOf(locale) });
  return new Response(streamChunks(chunks, release), { headers });
};

const splitFile = (file: string): { name: string; format: DownloadFormat | undefined } => {
  const at = file.lastIndexOf(".");
  const format = file.slice(at + 1);
  return { name: file.slice(0, at), format: isDownloadFormat(format) ? format : undefined };
};

type FileRequest = { params: URLSearchParams; name: string; locale: Locale; viewer: Viewer };

type Load = (request: FileRequest) => Promise<Loaded> | Refused;

/** The network that a request comes from. */
type CallerOf = (context: Context) => string;

type Route = (context: Context) => Promise<Response>;

const makeRoute =
  (
    load: Load,
    { gate, publicUrl, callerOf }: { gate: DownloadGate; publicUrl: string; callerOf: CallerOf },
  ): Route =>
  async (context) => {
    const locale = readPathLocale(context);
    const { name, format } = splitFile(context.req.param("file") ?? "");
    if (!format) return context.notFound();
    const { searchParams: params } = new URL(context.req.url);
    const request = { params, name, locale, viewer: viewerOf(context) };
    const caller = callerOf(context);
    const loading = gate.load(caller, async () => load(request));
    if (!loading) return answerRefusal(locale, BUSY);
    const loaded = await loading;
    if (!loaded.ok) return answerRefusal(locale, loaded.refusal);
    return answerDownload({ context, format, locale, publicUrl, caller }, loaded, gate);
  };

const readScope = (text: string | null): DownloadScope | undefined =>
  text === null ? "visible" : DOWNLOAD_SCOPES.find((scope) => scope === text);

/** Answers `/{locale}/v/{key}.csv` and the other formats, and `/{locale}/browse.csv?dataset=…`. */
export const makeDownloadRoutes = (
  services: PageServices,
  callerOf: CallerOf,
  gate: DownloadGate = makeDownloadGate(),
): { chart: Route; dataset: Route; board: Route } => {
  const made = { gate, publicUrl: services.publicUrl, callerOf };
  return {
    board: makeBoardRoute(services, callerOf),
    chart: makeRoute(({ params, name: key, locale, viewer }) => {
      const scope = readScope(params.get("scope"));
      if (!scope) return refuseRequest(`scope: ${DOWNLOAD_SCOPES.join(", ")}`);
      const order = params.get("columns") ?? "dataset";
      const columns = COLUMN_ORDERS.find((each) => each === order);
      if (!columns) return refuseRequest(`columns: ${COLUMN_ORDERS.join(", ")}`);
      const dataset = readWholeNumber(params.get("dataset") ?? "1");
      if (dataset === undefined) return refuseRequest("dataset: 1, 2, 3 …");
      return loadChartDownload({ key, locale, viewer, params, scope, columns, dataset }, services);
    }, made),
    dataset: makeRoute(({ params, locale }) => {
      const iri = params.get("dataset");
      if (!iri) return refuseRequest("dataset");
      const dataSource = params.get("dataSource");
      return loadDatasetDownload({ iri, locale, dataSource }, services);
    }, made),
  };
};
