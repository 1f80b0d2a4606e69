import { namePageDrawing } from "@statelier/charts/react";
import { useQuery } from "@statelier/data";
import {
  type ChartContext,
  type ChartType,
  findShares,
  hasBaseMap,
  listCustomLayers,
  findLockedBox,
  listDimensionIds,
  nameLayer,
  listMapDimensions,
  renameComponents,
} from "@statelier/document";
import type { ChartKey } from "@statelier/model";
import {
  decodeViewParams,
  deriveChartCubes,
  encodeViewParams,
  fetchGeography,
  fetchSelection,
  listReaderDimensions,
  type ReaderChoices,
} from "@statelier/viewer/board";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { DrawnChart } from "./drawn-chart.ts";
import { useEditor, useScope, useSession } from "./editor-context.ts";
import { fetchDrawing, pickShared } from "./load-drawn-chart.ts";

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

/** What is asked of the source for a chart: again only where another answer would come. */
const useSelection = (chart: ChartContext, choices: ReaderChoices) => {
  const { data } = useEditor();
  const scope = useScope();
  const { cubes, interactiveFiltersConfig } = chart.config;
  const { componentNames: _names, note: _note, ...extensions } = chart.config.extensions ?? {};
  const hasFilters = listReaderDimensions(chart).length > 0;
  const filters = hasFilters
    ? [cubes, interactiveFiltersConfig?.dataFilters, extensions, choices.dataFilters]
    : [];
  const key = JSON.stringify(["selection", scope, deriveChartCubes(chart, choices), filters]);
  return useQuery(key, () => fetchSelection(data, scope, chart, choices));
};

/** What a map is drawn on; asked for anew where its places change. */
const useGeography = (chart: ChartContext) => {
  const { data } = useEditor();
  const { source } = useScope();
  const { config } = chart;
  const ids = listMapDimensions(config);
  const filtered = chart.components.dimensions
    .filter(({ id }) => ids.includes(id))
    .flatMap(listDimensionIds);
  const open = listReaderDimensions(chart).flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  const cubes = config.cubes.map(({ iri, filters }) => [iri, filtered.map((id) => filters[id])]);
  const layers = listCustomLayers(config).map(nameLayer);
  const drawn = [hasBaseMap(config), findLockedBox(config), layers];
  const key = JSON.stringify(["geography", source, ids, open, cubes, drawn]);
  return useQuery(key, () => fetchGeography(data, source, chart));
};

/** A chart as readers first see it, under what it shares with others and without its texts; the active one where none is named. */
const useSharedChart = (chartKey: ChartKey | undefined): ChartContext => {
  const { session, locale } = useEditor();
  const chart = useSession(({ state, config: active }) => {
    const config = state.chartConfigs.find(({ key }) => key === chartKey) ?? active;
    return pickShared(session, config);
  });
  return useMemo(
    () => ({ ...chart, components: renameComponents(chart.config, chart.components, locale) }),
    [chart, locale],
  );
};

/** The chart, but not before its own observations have said how it begins. */
const useSettled = (complete: DrawnChart | undefined): DrawnChart | undefined => {
  const { session } = useEditor();
  useLayoutEffect(() => {
    if (complete) session.noticeDrawn(complete);
  }, [session, complete]);
  return complete && session.isUnsettled(complete) ? undefined : complete;
};

/** What the author has chosen on the canvas, as readers will, by the address that says it. */
type Tried = { key: string; chartType: ChartType; shared: object; address: string };

/** A chart of another type is seen as a chart, not as its table. */
const readTried = ({ chartType, address }: Tried, current: ChartType): string => {
  if (chartType === current) return address;
  const params = new URLSearchParams(address);
  params.delete("as");
  return String(params);
};

/** A chart under the controls: changed at once where all it needs is there, else as soon as that arrives. */
export const useDrawnChart = (chartKey?: ChartKey): DrawnState => {
  const chart = useSharedChart(chartKey);
  const { drawnCharts } = useEditor();
  const { key, chartType } = chart.config;
  const shared = useSession(({ state }) => findShares(state));
  const [tried, setTried] = useState<Tried>();
  // What the author says of all charts anew is seen at once.
  const address = tried?.key === key && tried.shared === shared ? readTried(tried, chartType) : "";
  const asked = useMemo(
    () => decodeViewParams(chart, new URLSearchParams(address)).choices,
    [chart, address],
  );
  const selection = useSelection(chart, asked);
  const drawing = useQuery(`drawing ${namePageDrawing(chart.config)}`, () =>
    fetchDrawing(chart.config),
  );
  const geography = useGeography(chart);
  const [last, setLast] = useState<DrawnChart>();
  const found = selection.status === "success" ? selection.value : undefined;
  const draws = drawing.status === "success" ? drawing.value : undefined;
  const isPlaced = geography.status === "success";
  const ground = isPlaced ? geography.value : undefined;
  const complete = useMemo((): DrawnChart | undefined => {
    if (!found || !draws || !isPlaced) return undefined;
    const choices = { ...asked, dataFilters: found.choices.dataFilters };
    const drawnOn = ground ? { geography: ground } : {};
    return { ...chart, ...found, ...drawnOn, choices, drawing: draws };
  }, [chart, asked, found, draws, isPlaced, ground]);
  const current = useSettled(complete);
  if (current && current !== last) setLast(current);
  useEffect(() => {
    if (current) drawnCharts.set(current.config.key, current);
  }, [drawnCharts, current]);
  const parts = [selection, drawing, geography];
  const failed = parts.find((part) => part.status === "error");
  return {
    drawn: current ?? last,
    choices: asked,
    choose: (change) => {
      const params = encodeViewParams(chart, { ...asked, ...change });
      setTried({ key, chartType, shared, address: String(new URLSearchParams(params)) });
    },
    status: failed ? "failed" : current ? "ready" : "loading",
    error: failed?.error,
    reload: () => {
      for (const part of parts) if (part.status === "error" || current?.dataAsOf) part.reload();
    },
  };
};
