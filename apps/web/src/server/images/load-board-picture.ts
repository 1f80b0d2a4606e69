import { nextTurn } from "@statelier/cubes";
import {
  type BoardPart,
  boardWidth,
  PictureTooLarge,
  renderBoardPicture,
} from "@statelier/charts/export";
import {
  BREAKPOINT_WIDTHS,
  BREAKPOINTS,
  type ChartDocument,
  countColumns,
  placeBlocks,
} from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { htmlToPlainText } from "@statelier/ui/markdown";
import { createTranslator } from "@statelier/ui/messages";
import {
  type Board,
  type ChartState,
  deriveBoard,
  deriveChartTitle,
  derivePageTitle,
  isFailure,
  pickChart,
} from "@statelier/viewer/published-chart";
import type { Log } from "../logging/log.ts";
import type { PageServices } from "../render/contract/page.ts";
import { describeRefusal } from "../render/describe-refusal.ts";
import { failTile } from "../published/fail-tile.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { drawChart, type Loaded, type PictureRequest } from "./draw-chart.ts";
import {
  describeLeftOut,
  describeMissing,
  fetchTiles,
  findOpenTile,
  type FetchedTiles,
  type OpenedBoard,
} from "./fetch-tiles.ts";

const GAP = 16;

/** Charts are drawn in widths for which they are tested. */
const LEAST_COLUMN = 280;

type BoardLayout = NonNullable<Board["layout"]>;

/** The places of the widest screen whose columns have room for a chart in the picture. */
const placeParts = (layout: BoardLayout, width: number) => {
  const inner = boardWidth(width);
  const columnOf = (name: (typeof BREAKPOINTS)[number]): number => {
    const columns = countColumns(layout, name);
    return (inner - GAP * (columns - 1)) / columns;
  };
  const breakpoint =
    BREAKPOINTS.find(
      (name) => width >= BREAKPOINT_WIDTHS[name] && columnOf(name) >= LEAST_COLUMN,
    ) ?? "sm";
  const column = columnOf(breakpoint);
  return placeBlocks(layout, breakpoint).map(({ key, x, w }) => ({
    key,
    x: Math.round(x * (column + GAP)),
    width: Math.round(w * column + (w - 1) * GAP),
  }));
};

const hasPicture = (parts: readonly BoardPart[]): boolean =>
  parts.some((part) => "picture" in part);

type DrawnPage = { title: string; publicUrl: string; log: Log };

/** The first of the charts that can be drawn, under the title of their page. Rejects with why the first one is not, where none is. */
const drawCard = async (
  request: PictureRequest,
  charts: readonly ChartState[],
  { log, ...page }: DrawnPage,
): Promise<Extract<Loaded, { ok: true }>> => {
  const failures: unknown[] = [];
  for (const chart of charts) {
    const { config } = chart;
    const title = { ...config.meta.title, [request.locale]: page.title };
    const titled = { ...chart, config: { ...config, meta: { ...config.meta, title } } };
    try {
      const card = await drawChart(request, titled, page);
      return { ...card, isPassing: card.isPassing || failures.length > 0 };
    } catch (error) {
      failures.push(error);
      if (request.work.isSpent) break;
      failTile(error, log, config.key);
    }
    // A turn for others.
    await nextTurn();
  }
  throw failures[0];
};

/** The charts in their places, and words in those of charts that are missing. Rejects with why, where none can be drawn. */
const drawParts = async (
  request: PictureRequest,
  { document, layout }: { document: ChartDocument; layout: BoardLayout },
  { charts, missing }: FetchedTiles,
  { log, ...page }: DrawnPage,
): Promise<{ parts: BoardPart[]; isPassing: boolean }> => {
  const { params, image, work, mostPixels = Infinity } = request;
  const parts: BoardPart[] = [];
  const failures: unknown[] = [];
  let isPassing = missing.length > 0;
  /** One has been tried for which no work was left. */
  let isBeyond = false;
  /** The whole has at least those of its charts, none of which lies on another. */
  let pixels = 0;
  for (const { key: block, x, width } of placeParts(layout, image.width)) {
    const chart = charts.find(({ config }) => config.key === block);
    // One chart is tried however much the page has cost until then.
    const isSpent = work.isSpent && (isBeyond || hasPicture(parts));
    const leftOut = chart && isSpent ? describeLeftOut(chart, request.locale) : undefined;
    const lost = missing.find(({ key }) => key === block) ?? leftOut;
    const words = layout.blocks.find((each) => each.key === block);
    if (words?.type === "text") parts.push({ x, width, text: htmlToPlainText(words.html) });
    if (lost) parts.push({ x, width, missing: lost });
    isPassing ||= leftOut !== undefined;
    if (!chart || leftOut) continue;
    isBeyond = work.isSpent;
    // A turn for others.
    await nextTurn();
    const number = document.chartConfigs.findIndex(({ key }) => key === block) + 1;
    const own = new URLSearchParams(params);
    own.set("chart", String(number));
    const asked = { ...request, params: own, image: { ...image, width } };
    try {
      const drawn = await drawChart(asked, chart, page);
      isPassing ||= drawn.isPassing;
      parts.push({ x, width, picture: drawn.picture });
      pixels += drawn.picture.width * drawn.picture.height;
      if (pixels > mostPixels) throw new PictureTooLarge();
    } catch (error) {
      if (error instanceof PictureTooLarge) throw error;
      failures.push(error);
      isPassing = true;
      const lacking = { config: chart.config, failure: failTile(error, log, block) };
      parts.push({ x, width, missing: describeMissing(request, { document }, lacking) });
    }
  }
  if (failures.length > 0 && !hasPicture(parts)) throw failures[0];
  return { parts, isPassing };
};

/** The whole dashboard as one picture; as a card the chart with which it opens, under the title of all. */
export const loadBoardPicture = async (
  request: PictureRequest,
  services: Pick<PageServices, "log" | "publicUrl">,
  opened: OpenedBoard,
): Promise<Loaded> => {
  const { key, locale, params, image } = request;
  const { document } = opened;
  const { publicUrl } = services;
  let fetched: FetchedTiles;
  try {
    fetched = await fetchTiles(opened, request, services);
  } catch (error) {
    if (!isFailure(error)) throw error;
    services.log.warn("an image has no data", { key, error });
    const config = pickChart(document, params);
    const { refusal } = refuseSource({ document, config, locale }, error);
    return { ok: false, refusal: describeRefusal(key, refusal) };
  }
  const { charts, missing } = fetched;
  const open = findOpenTile(charts, document, params);
  const board = deriveBoard(document, locale);
  if (!open || !board?.layout) throw new Error("A dashboard has a chart.");
  const t = createTranslator(locale, collectMessages(locale, ["viewer"]));
  const title = derivePageTitle(board, deriveChartTitle(open, locale), t);
  const page = { title, publicUrl, log: services.log };
  if (image.isCard) {
    const card = await drawCard(request, [open, ...charts.filter((chart) => chart !== open)], page);
    return { ...card, isPassing: card.isPassing || missing.length > 0 };
  }
  const { description, layout } = board;
  const { parts, isPassing } = await drawParts(request, { document, layout }, fetched, page);
  const picture = renderBoardPicture({
    width: image.width,
    theme: image.theme,
    locale,
    title,
    description,
    parts,
  });
  return { ok: true, picture, isPassing, title };
};
