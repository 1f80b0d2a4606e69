import { loadPageDrawing, type PageDrawing } from "@statelier/charts/react";
import { DataError } from "@statelier/data";
import {
  type ChartConfig,
  type ChartContext,
  findShares,
  renameComponents,
  shareFilters,
} from "@statelier/document";
import { decodeViewParams, fetchGeography, fetchSelection } from "@statelier/viewer/board";
import type { DrawnChart } from "./drawn-chart.ts";
import type { EditorValue } from "./editor-context.ts";
import { pickDrawn } from "./pick-drawn.ts";

export const fetchDrawing = async (config: ChartConfig): Promise<PageDrawing> => {
  try {
    return await loadPageDrawing(config);
  } catch (error) {
    throw new DataError("OFFLINE", `The drawing of ${config.chartType} charts did not arrive.`, {
      cause: error,
    });
  }
};

/** A chart under what it shares with others, and without its texts. */
export const pickShared = (
  session: Pick<EditorValue["session"], "read" | "findComponents">,
  config: ChartConfig,
): ChartContext => {
  const components = session.findComponents(config);
  const shared = shareFilters({ config, components }, findShares(session.read().state));
  return pickDrawn({ config: shared, components });
};

/** A chart as readers first see it, with all that its drawing needs. Rejects where that does not come. */
export const loadDrawnChart = async (
  { session, data, locale }: Pick<EditorValue, "session" | "data" | "locale">,
  config: ChartConfig,
): Promise<DrawnChart> => {
  const picked = pickShared(session, config);
  const components = renameComponents(picked.config, picked.components, locale);
  const chart = { ...picked, components };
  const source = session.read().state.dataSource;
  const { choices } = decodeViewParams(chart, new URLSearchParams());
  const [selection, drawing, geography] = await Promise.all([
    fetchSelection(data, { source, locale }, chart, choices),
    fetchDrawing(config),
    fetchGeography(data, source, chart),
  ]);
  return { ...chart, ...selection, ...(geography ? { geography } : {}), drawing };
};
