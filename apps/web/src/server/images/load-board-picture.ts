import { setImmediate } from "node:timers/promises";
import { type BoardPart, boardWidth, renderBoardPicture } from "@statelier/charts/export";
import { BREAKPOINT_WIDTHS, BREAKPOINTS, placeBlocks, countColumns } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { htmlToPlainText } from "@statelier/ui/markdown";
import { createTranslator } from "@statelier/ui/messages";
import {
  type Board,
  type ChartState,
  deriveBoard,
  deriveChartTitle,
  derivePageTitle,
  fetchChart,
  isFailure,
  pickChart,
} from "@statelier/viewer/published-chart";
import type { PageServices } from "../render/contract/page.ts";
import { describeRefusal } from "../render/describe-refusal.ts";
import { settleInTurns } from "../documents/in-turns.ts";
import type { OpenedChart, OpenedTile } from "../published/open-published.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { drawChart, type Loaded, type PictureRequest } from "./draw-chart.ts";

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

/** All charts of a dashboard that have their data; rejects with why, where none has. */
export const fetchTiles = async (
  { document, source, tiles }: OpenedChart & { tiles: readonly OpenedTile[] },
  { locale, params }: Pick<PictureRequest, "locale" | "params">,
): Promise<ChartState[]> => {
  const fetched = await settleInTurns(tiles, async (tile) => {
    if (!tile.ok) throw tile.refusal.cause ?? tile.refusal.failure;
    return fetchChart(tile.data, { source, locale }, { document, stored: tile.config }, params);
  });
  const charts = fetched.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
  const [failed] = fetched.flatMap((each) => (each.status === "rejected" ? each : []));
  if (charts.length === 0 && failed) throw failed.reason;
  return charts;
};

/** The whole dashboard as one picture; as a card the chart with which it opens, under the title of all. */
export const loadBoardPicture = async (
  request: PictureRequest,
  services: Pick<PageServices, "log" | "publicUrl">,
  opened: OpenedChart & { tiles: readonly OpenedTile[] },
): Promise<Loaded> => {
  const { key, locale, params, image } = request;
  const { document } = opened;
  const { publicUrl } = services;
  let charts: ChartState[];
  try {
    charts = await fetchTiles(opened, request);
  } catch (error) {
    if (!isFailure(error)) throw error;
    services.log.warn("an image has no data", { key, error });
    const config = pickChart(document, params);
    const { refusal } = refuseSource({ document, config, locale }, error);
    return { ok: false, refusal: describeRefusal(key, refusal) };
  }
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
    return drawChart(request, chart, { title, publicUrl });
  }
  const parts: BoardPart[] = [];
  let isDraft = false;
  for (const { key: block, x, width } of placeParts(board.layout, image.width)) {
    const chart = charts.find(({ config }) => config.key === block);
    const words = board.layout.blocks.find((each) => each.key === block);
    if (words?.type === "text") parts.push({ x, width, text: htmlToPlainText(words.html) });
    if (!chart) continue;
    // A turn for others.
    await setImmediate();
    const number = document.chartConfigs.findIndex((config) => config.key === block) + 1;
    const own = new URLSearchParams(params);
    own.set("chart", String(number));
    const asked = { ...request, params: own, image: { ...image, width } };
    const drawn = await drawChart(asked, chart, { title, publicUrl });
    isDraft ||= drawn.isDraft;
    parts.push({ x, width, picture: drawn.picture });
  }
  const { description } = board;
  const picture = renderBoardPicture({
    width: image.width,
    theme: image.theme,
    locale,
    title,
    description,
    parts,
  });
  return { ok: true, picture, isDraft, title };
};
