import { createHash } from "node:crypto";
import { nextTurn } from "@statelier/cubes";
import { hasEtag } from "@statelier/cubes";
import type { ChartDocument } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  type ChartState,
  deriveBoard,
  deriveChartTitle,
  derivePageTitle,
  isFailure,
  pickChart,
} from "@statelier/viewer/published-chart";
import {
  type Download,
  findRefusedOfBoard,
  makeVisibleDownload,
  nameDownload,
  writeDownload,
  writeZip,
} from "@statelier/viewer/download";
import type { Context } from "hono";
import type { PageServices } from "../render/contract/page.ts";
import { describeRefusal } from "../render/describe-refusal.ts";
import { answerRefusal, type Refusal } from "../http/answer-error.ts";
import { buildContentDisposition } from "../http/content-disposition.ts";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";
import { viewerOf } from "../http/viewer.ts";
import { drawChart } from "../images/draw-chart.ts";
import {
  describeLeftOut,
  describeMissing,
  fetchTiles,
  findOpenTile,
  type MissingTile,
  type OpenedBoard,
} from "../images/fetch-tiles.ts";
import { failTile } from "../published/fail-tile.ts";
import type { OpenedChart } from "../published/open-published.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { FRESH_FILE } from "../http/fresh-file.ts";
import { BUSY } from "./download-answers.ts";
import { findStaleSince } from "../published/watch-answers.ts";
import { describeTooMany } from "../http/charge-draft-page.ts";
import { chargeDrawing, takeWork } from "../http/charge-work.ts";
import { type DrawingWork, makeDrawingWork } from "../turns/drawing-work.ts";
import { dayIn } from "../config/day-in.ts";
import { makeDownloadGate } from "./download-gate.ts";

/** Where the data and pictures of all charts of a dashboard are, as one file. */
export const BOARD_DATA_PATH = `${LOCALE_PATH}/v/:file{[^/]+[.]zip}`;

/** An archive is made in memory. */
const MOST_CELLS = 5_000_000;

/** Of archives, so that they do not take the places of small files. */
const MOST_ARCHIVES = { mostLoading: 2, mostWaiting: 16 };

const IMAGE = { width: 800, scale: 1, theme: "light", isCard: false } as const;

const NOT_FOUND: Refusal = { status: 404, error: { code: "PAGE_NOT_FOUND", args: {} } };

type Made = { name: string; body: Uint8Array<ArrayBuffer>; isPassing: boolean };

type Request = {
  key: string;
  locale: ReturnType<typeof readPathLocale>;
  viewer: ReturnType<typeof viewerOf>;
  params: URLSearchParams;
  date: string;
  work: DrawingWork;
};

const joinChunks = async (
  chunks: Awaited<ReturnType<typeof writeDownload>>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

const numberOf = ({ chartConfigs }: ChartDocument, wanted: string): number =>
  chartConfigs.findIndex(({ key }) => key === wanted) + 1;

const isOfBoard = (opened: OpenedChart): opened is OpenedBoard => opened.tiles !== undefined;

type Collected = {
  files: Map<string, Uint8Array<ArrayBuffer> | string>;
  isPassing: boolean;
  cells: number;
  /** Charts of which something is left out, or could not be made. */
  missing: MissingTile[];
};

type Part = { chart: ChartState; download: Download; number: number };

const translate = (locale: Locale) =>
  createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));

/** Adds data and picture of a chart, under its number and title. */
const addFiles = async (
  collected: Collected,
  { chart, download, number }: Part,
  request: Request,
  { title, publicUrl }: { title: string; publicUrl: string },
): Promise<void> => {
  const { locale, params, work } = request;
  const { files, missing } = collected;
  const t = translate(locale);
  const words = {
    measure: t("viewer.download.measure"),
    observation: t("viewer.download.observation"),
  };
  const name = `${String(number).padStart(2, "0")} ${nameDownload(download, "csv").slice(0, -4)}`;
  files.set(`${name}.csv`, await joinChunks(await writeDownload("csv", download, { words })));
  if (work.isSpent) {
    missing.push(describeLeftOut(chart, locale));
    return;
  }
  // A turn for others: the picture is as much work as the data.
  await nextTurn();
  const own = new URLSearchParams([...params, ["chart", String(number)]]);
  const asked = { ...request, params: own, image: IMAGE };
  const drawn = await drawChart(asked, chart, { title, publicUrl });
  files.set(`${name}.svg`, drawn.picture.svg);
  collected.isPassing ||= drawn.isPassing;
};

type Board = { title: string; document: ChartDocument; charts: readonly ChartState[] };

/**
 * Data and picture of each chart, and which of them the archive lacks. All are counted before the first is written; there are
 * none where they are more `cells` than it may hold.
 */
const collectFiles = async (
  request: Request,
  { publicUrl, log }: PageServices,
  { title, document, charts }: Board,
): Promise<Collected> => {
  const collected: Collected = { files: new Map(), isPassing: false, cells: 0, missing: [] };
  const failures: unknown[] = [];
  /** In a turn of its own. */
  const attempt = async ({ config }: ChartState, run: () => unknown): Promise<void> => {
    await nextTurn();
    try {
      await run();
    } catch (error) {
      failures.push(error);
      const failure = failTile(error, log, config.key);
      collected.missing.push(describeMissing(request, { document }, { config, failure }));
    }
  };
  const parts: Part[] = [];
  const t = translate(request.locale);
  const count = (chart: ChartState): void => {
    const download = makeVisibleDownload(chart, { locale: request.locale, t, order: "view" });
    collected.cells += download.rows.length * download.columns.length;
    parts.push({ chart, download, number: numberOf(document, chart.config.key) });
  };
  for (const chart of charts) {
    await attempt(chart, () => count(chart));
    if (collected.cells > MOST_CELLS) return collected;
  }
  for (const part of parts)
    await attempt(part.chart, () => addFiles(collected, part, request, { title, publicUrl }));
  if (failures.length > 0 && collected.files.size === 0) throw failures[0];
  return collected;
};

/** The first in the archive: which charts it lacks, and why. */
const writeMissing = (
  document: ChartDocument,
  missing: readonly MissingTile[],
  locale: Locale,
): [name: string, text: string][] => {
  if (missing.length === 0) return [];
  const t = createTranslator(locale, collectMessages(locale, ["download"]));
  const lines = missing.map(
    ({ key, title, reason }) => `${numberOf(document, key)}. ${title}\n${reason}\n`,
  );
  return [[`00 ${t("download.missing")}.txt`, lines.join("\n")]];
};

const findRefused = (
  { params }: Request,
  document: ChartDocument,
  charts: readonly ChartState[],
): Refusal | undefined => {
  const named = pickChart(document, params).key;
  const tiles = charts.map((chart) => ({
    chart,
    number: numberOf(document, chart.config.key),
    isNamed: chart.config.key === named,
  }));
  const args = findRefusedOfBoard(tiles, params, document.chartConfigs.length);
  return args && { status: 400, error: { code: "PARAM_UNKNOWN", args } };
};

const HEADERS = { "Access-Control-Allow-Origin": "*", "Content-Type": "application/zip" };

const openBoard = async (
  { key, locale, viewer, params }: Request,
  services: PageServices,
): Promise<OpenedBoard | Refusal> => {
  const opening = await services.openPublished({ key, locale, viewer, params, isWhole: true });
  if (!opening.ok) return describeRefusal(key, opening.refusal);
  return isOfBoard(opening.opened) ? opening.opened : NOT_FOUND;
};

/** Who asks whether there is an archive is answered without one being made. */
const findRefusal = async (
  request: Request,
  services: PageServices,
): Promise<Refusal | undefined> => {
  const opened = await openBoard(request, services);
  return "tiles" in opened ? undefined : opened;
};

const makeArchive = async (request: Request, services: PageServices): Promise<Made | Refusal> => {
  const { key, locale, params } = request;
  const opened = await openBoard(request, services);
  if (!("tiles" in opened)) return opened;
  const { document } = opened;
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  try {
    const { charts, missing } = await fetchTiles(opened, request, services);
    const refused = findRefused(request, document, charts);
    if (refused) return refused;
    const open = findOpenTile(charts, document, params);
    const openTitle = open ? deriveChartTitle(open, locale) : "";
    const title = derivePageTitle(deriveBoard(document, locale), openTitle, t);
    const made = await collectFiles(request, services, { title, document, charts });
    if (made.cells > MOST_CELLS) {
      const args = { size: String(made.cells), format: "ZIP" };
      return { status: 422, error: { code: "DOWNLOAD_TOO_LARGE", args } };
    }
    const lost = [...missing, ...made.missing];
    const files = new Map([...writeMissing(document, lost, locale), ...made.files]);
    const name = nameDownload({ title, scope: "visible" }, "csv").replace(
      /-filtered\.csv$/,
      ".zip",
    );
    const isStale = findStaleSince(opened) !== undefined;
    return {
      name,
      body: await writeZip(files),
      isPassing: made.isPassing || isStale || lost.length > 0,
    };
  } catch (error) {
    if (!isFailure(error)) throw error;
    services.log.warn("a download has no data", { key, error });
    const config = pickChart(document, params);
    return describeRefusal(key, refuseSource({ document, config, locale }, error).refusal);
  }
};

/** Answers `/{locale}/v/{key}.zip`: of each chart of a dashboard the data and the picture that its page shows. */
export const makeBoardRoute = (services: PageServices, callerOf: (context: Context) => string) => {
  const gate = makeDownloadGate(MOST_ARCHIVES);
  return async (context: Context): Promise<Response> => {
    const locale = readPathLocale(context);
    const request = {
      key: (context.req.param("file") ?? "").slice(0, -4),
      locale,
      viewer: viewerOf(context),
      params: new URL(context.req.url).searchParams,
      date: dayIn(services.accounts.timeZone ?? "UTC", new Date()),
      work: makeDrawingWork({
        budget: services.drawingBudget,
        signal: context.req.raw.signal,
      }),
    };
    const making = gate.load(callerOf(context), async () => {
      // Archives before this one may have taken all that its caller has left.
      const seconds = await takeWork(context, 1);
      if (seconds > 0) return { status: 429, error: describeTooMany(seconds) };
      return context.req.method === "HEAD"
        ? findRefusal(request, services)
        : makeArchive(request, services);
    });
    if (!making) return answerRefusal(locale, BUSY);
    const made = await making;
    if (!made) return new Response(null, { headers: HEADERS });
    chargeDrawing(context, request.work.spentMs);
    if (!("body" in made)) return answerRefusal(locale, made);
    const tag = createHash("sha256").update(made.body).digest("base64url").slice(0, 22);
    const headers = {
      ETag: `"${tag}"`,
      "Cache-Control": made.isPassing ? "no-cache" : FRESH_FILE,
      ...HEADERS,
      "Content-Disposition": buildContentDisposition(made.name),
    };
    if (hasEtag(context.req.raw, headers.ETag)) return new Response(null, { status: 304, headers });
    return new Response(made.body, { headers });
  };
};
