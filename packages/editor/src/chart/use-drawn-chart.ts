import { isDrawnChartType } from "@statelier/charts";
import { loadPageDrawing, type PageDrawing } from "@statelier/charts/react";
import { DataError, useQuery } from "@statelier/data";
import { type ChartContext, type ChartType, shareFilters } from "@statelier/document";
import {
  decodeViewParams,
  deriveChartCubes,
  encodeViewParams,
  fetchSelection,
  listReaderDimensions,
  type ReaderChoices,
} from "@statelier/viewer/board";
import { useMemo, useState } from "react";
import type { DrawnChart } from "./drawn-chart.ts";
import { useEditor, useScope, useSession } from "./editor-context.ts";

export type DrawnState = {
  /** The last chart whose observations and drawing are there; undefined before the first. */
  drawn: DrawnChart | undefined;
  /** What the author tries as a reader. */
  choices: ReaderChoices;
  choose: (change: Partial<ReaderChoices>) => void;
  status: "ready" | "loading" | "failed";
  error: Error | undefined;
  reload: () => void;
};

const fetchDrawing = async (chartType: ChartType): Promise<PageDrawing | undefined> => {
  if (!isDrawnChartType(chartType)) return undefined;
  try {
    return await loadPageDrawing(chartType);
  } catch (error) {
    throw new DataError("OFFLINE", `The drawing of ${chartType} charts did not arrive.`, {
      cause: error,
    });
  }
};

/** What is asked of the source for a chart: again only where another answer would come. */
const useSelection = (chart: ChartContext, choices: ReaderChoices) => {
  const { data } = useEditor();
  const scope = useScope();
  const { cubes, interactiveFiltersConfig, extensions } = chart.config;
  const hasFilters = listReaderDimensions(chart).length > 0;
  const filters = hasFilters
    ? [cubes, interactiveFiltersConfig?.dataFilters, extensions, choices.dataFilters]
    : [];
  const key = JSON.stringify(["selection", scope, deriveChartCubes(chart, choices), filters]);
  return useQuery(key, () => fetchSelection(data, scope, chart, choices));
};

/** The chart under the controls: changed at once where all it needs is there, else as soon as that arrives. */
export const useDrawnChart = (): DrawnState => {
  const chart = useSession(({ state, config, components }) => ({
    config: shareFilters({ config, components }, state.dashboardFilters),
    components,
  }));
  const { chartType, key } = chart.config;
  const [tried, setTried] = useState<{ key: string; address: string }>();
  const address = tried?.key === key ? tried.address : "";
  const asked = useMemo(
    () => decodeViewParams(chart, new URLSearchParams(address)).choices,
    [chart, address],
  );
  const selection = useSelection(chart, asked);
  const drawing = useQuery(`drawing ${chartType}`, () => fetchDrawing(chartType));
  const [last, setLast] = useState<DrawnChart>();
  const found = selection.status === "success" ? selection.value : undefined;
  const hasDrawing = drawing.status === "success";
  const draws = hasDrawing ? drawing.value : undefined;
  const current = useMemo((): DrawnChart | undefined => {
    if (!found || !hasDrawing) return undefined;
    const choices = { ...asked, dataFilters: found.choices.dataFilters };
    return { ...chart, ...found, choices, drawing: draws };
  }, [chart, asked, found, hasDrawing, draws]);
  if (current && current !== last) setLast(current);
  const parts = [selection, drawing];
  const failed = parts.find((part) => part.status === "error");
  return {
    drawn: current ?? last,
    choices: asked,
    choose: (change) => {
      const params = encodeViewParams(chart, { ...asked, ...change });
      setTried({ key, address: String(new URLSearchParams(params)) });
    },
    status: failed ? "failed" : current ? "ready" : "loading",
    error: failed?.error,
    reload: () => {
      for (const part of parts) if (part.status === "error" || current?.dataAsOf) part.reload();
    },
  };
};
