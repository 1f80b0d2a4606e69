import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { hasEtag } from "@statelier/cubes";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  deriveBoard,
  derivePageTitle,
  isFailure,
  pickChart,
} from "@statelier/viewer/published-chart";
import {
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
import { fetchTiles } from "../images/load-board-picture.ts";
import type { OpenedChart, OpenedTile } from "../published/open-published.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { BUSY, FRESH_DOWNLOAD } from "./download-answers.ts";
import { findStaleSince } from "../published/watch-answers.ts";
import { dayIn } from "../config/day-in.ts";
import type { DownloadGate } from "./download-gate.ts";

/** Where the data and pictures of all charts of a dashboard are, as one file. */
export const BOARD_DATA_PATH = `${LOCALE_PATH}/v/:file{[^/]+[.]zip}`;

/** An archive is made in memory. */
const MOST_CELLS = 5_000_000;

const IMAGE = { width: 800, scale: 1, theme: "light", isCard: false } as const;

const NOT_FOUND: Refusal = { status: 404, error: { code: "PAGE_NOT_FOUND", args: {} } };

type Made = { name: string; body: Uint8Array<ArrayBuffer>; isPassing: boolean };

type Request = {
  key: string;
  locale: ReturnType<typeof readPathLocale>;
  viewer: ReturnType<typeof viewerOf>;
  params: URLSearchParams;
  date: string;
};

const joinChunks = async (
  chunks: Awaited<ReturnType<typeof writeDownload>>,
): Promise<Uint8Array> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

type OpenedBoard = OpenedChart & { tiles: readonly OpenedTile[] };

const isOfBoard = (opened: OpenedChart): opened is OpenedBoard => opened.tiles !== undefined;

/** Data and picture of each chart, under its number and title; `cells` beyond what an archive may hold end it. */
const collectFiles = async (
  request: Request,
  services: PageServices,
  { title, opened }: { title: string; opened: OpenedBoard },
): Promise<{ files: Map<string, Uint8Array | string>; isDraft: boolean; cells: number }> => {
  const { locale, params } = request;
  const { document } = opened;
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  const words = {
    measure: t("viewer.download.measure"),
    observation: t("viewer.download.observation"),
  };
  const files = new Map<string, Uint8Array | string>();
  let cells = 0;
  let isDraft = false;
  for (const chart of await fetchTiles(opened, request)) {
    // A turn for others.
    await setImmediate();
    const number = document.chartConfigs.findIndex(({ key }) => key === chart.config.key) + 1;
    const download = makeVisibleDownload(chart, { locale, t, order: "view" });
    cells += download.rows.length * download.columns.length;
    if (cells > MOST_CELLS) break;
    const name = `${String(number).padStart(2, "0")} ${nameDownload(download, "csv").slice(0, -4)}`;
    const own = new URLSearchParams([...params, ["chart", String(number)]]);
    files.set(`${name}.csv`, await joinChunks(await writeDownload("csv", download, { words })));
    const asked = { ...request, params: own, image: IMAGE };
    const drawn = await drawChart(asked, chart, { title, publicUrl: services.publicUrl });
    files.set(`${name}.svg`, drawn.picture.svg);
    isDraft ||= drawn.isDraft;
  }
  return { files, isDraft, cells };
};

const makeArchive = async (request: Request, services: PageServices): Promise<Made | Refusal> => {
  const { key, locale, viewer, params } = request;
  const opening = await services.openPublished({ key, locale, viewer, params, isWhole: true });
  if (!opening.ok) return describeRefusal(key, opening.refusal);
  const { opened } = opening;
  if (!isOfBoard(opened)) return NOT_FOUND;
  const { document } = opened;
  const t = createTranslator(locale, collectMessages(locale, ["chart", "viewer"]));
  const title = derivePageTitle(deriveBoard(document, locale), "", t);
  try {
    const { files, isDraft, cells } = await collectFiles(request, services, { title, opened });
    if (cells > MOST_CELLS) {
      const args = { size: String(cells), format: "ZIP" };
      return { status: 422, error: { code: "DOWNLOAD_TOO_LARGE", args } };
    }
    const name = nameDownload({ title, scope: "visible" }, "csv").replace(
      /-filtered\.csv$/,
      ".zip",
    );
    const isPassing = isDraft || findStaleSince(opened) !== undefined;
    return { name, body: writeZip(files), isPassing };
  } catch (error) {
    if (!isFailure(error)) throw error;
    services.log.warn("a download has no data", { key, error });
    const config = pickChart(document, params);
    return describeRefusal(key, refuseSource({ document, config, locale }, error).refusal);
  }
};

/** Answers `/{locale}/v/{key}.zip`: of each chart of a dashboard the data and the picture that its page shows. */
export const makeBoardRoute =
  (
    services: PageServices,
    { gate, callerOf }: { gate: DownloadGate; callerOf: (context: Context) => string },
    now: () => Date = () => new Date(),
  ) =>
  async (context: Context): Promise<Response> => {
    const locale = readPathLocale(context);
    const request = {
      key: (context.req.param("file") ?? "").slice(0, -4),
      locale,
      viewer: viewerOf(context),
      params: new URL(context.req.url).searchParams,
      date: dayIn(services.accounts.timeZone ?? "UTC", now()),
    };
    const making = gate.load(callerOf(context), () => makeArchive(request, services));
    if (!making) return answerRefusal(locale, BUSY);
    const made = await making;
    if (!("body" in made)) return answerRefusal(locale, made);
    const tag = createHash("sha256").update(made.body).digest("base64url").slice(0, 22);
    const headers = {
      ETag: `"${tag}"`,
      "Cache-Control": made.isPassing ? "no-cache" : FRESH_DOWNLOAD,
      "Access-Control-Allow-Origin": "*",
      "Content-Type": "application/zip",
      "Content-Disposition": buildContentDisposition(made.name),
    };
    if (hasEtag(context.req.raw, headers.ETag)) return new Response(null, { status: 304, headers });
    return new Response(context.req.method === "HEAD" ? null : made.body, { headers });
  };
