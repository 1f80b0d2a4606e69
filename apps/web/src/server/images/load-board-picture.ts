import { nextTurn } from "@statelier/cubes";
import { type BoardPart, boardWidth, renderBoardPicture } from "@statelier/charts/export";
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

/** The charts in their places, and words in those of charts that are missing. Rejects with why, where none can be drawn. */
const drawParts = async (
  request: PictureRequest,
  { document, layout }: { document: ChartDocument; layout: BoardLayout },
  { charts, missing }: FetchedTiles,
  { log, ...page }: { title: string; publicUrl: string; log: Log },
): Promise<{ parts: BoardPart[]; isPassing: boolean }> => {
  const { params, image, work } = request;
  const parts: BoardPart[] = [];
  const failures: unknown[] = [];
  let isPassing = missing.length > 0;
  /** One has been tried for which no work was left. */
  let isBeyond = false;
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
    } catch (error) {
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
  const active = charts.find(({ config }) => config.key === pickChart(document, params).key);
  const open = active ?? charts[0];
  const board = deriveBoard(document, locale);
  if (!open || !board?.layout) throw new Error("A dashboard has a chart.");
  const t = createTranslator(locale, collectMessages(locale, ["viewer"]));
  const title = derivePageTitle(board, deriveChartTitle(open, locale), t);
  if (image.isCard) {
    const { meta } = open.config;
    const titled = { ...meta, title: { ...meta.title, [locale]: title } };
    const chart = { ...open, config: { ...open.config, meta: titled } };
    const card = await drawChart(request, chart, { title, publicUrl });
    return { ...card, isPassing: card.isPassing || missing.length > 0 };
  }
  const { description, layout } = board;
  const page = { title, publicUrl, log: services.log };
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
