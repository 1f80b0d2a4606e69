import {
  asPlot,
  type ChartInput,
  type ChartTheme,
  layoutScene,
  listFilters,
  literalPaint,
  loadDrawing,
  pagePaint,
  paintScene,
  paintThumbnail,
  INITIAL_CHART_VIEW,
  renderSvgText,
} from "@statelier/charts";
import { describeChart } from "@statelier/charts/words";
import type { DataClient, DataScope } from "@statelier/data";
import { type ChartConfig, listQueryFilters } from "@statelier/document";
import {
  type CubeComponents,
  type Iri,
  listForeignLabels,
  type ObservationTable,
  splitLanguages,
} from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { FirstChartDrawing } from "../site/site-services.ts";
import { fetchFirstChart } from "./fetch-first-chart.ts";
import { fetchGeography } from "./fetch-geography.ts";

/** The first chart of a dataset as SVG texts, for pages and for lists. */
export type FirstChartPictures = FirstChartDrawing & {
  /** Without words, as a file of one theme. */
  thumbnails: Record<ChartTheme, string>;
};

const FIRST_CHART_WIDTHS = { wide: 720, narrow: 358 };
const THUMBNAIL = { width: 300, height: 190 };

/** Height to width from which a chart is out of line beside others. */
const TALL = 1.2;

/** More observations than these are too many for a picture on the way. */
const MOST_ROWS = 5000;

/** Single values by their names, of several how many they are. */
const listShown = (
  config: ChartConfig,
  { components, table }: { components: CubeComponents; table: ObservationTable },
  t: Translator,
): string[] => {
  const singles = listFilters(config, components, {}, table);
  return components.dimensions.flatMap((dimension) => {
    const { id, label: name, values } = dimension;
    const filter = config.cubes[0]?.filters[id];
    const value = singles.find((single) => single.id === id)?.value;
    if (value !== undefined) return [t("browse.chart.one", { name, value })];
    if (filter?.type !== "multi") return [];
    const count = Object.keys(filter.values).length;
    return [t("browse.chart.largest", { name, count, total: values.length })];
  });
};

/** Undefined where the chart is a table, or of too much. Rejects with `DataError`. */
export const drawFirstChart = async (
  data: DataClient,
  scope: DataScope,
  { iri, t }: { iri: Iri; t: Translator },
): Promise<FirstChartPictures | undefined> => {
  const components = await data.components(scope, [{ iri }]);
  const config = await fetchFirstChart(data, scope, { iri, components, key: "first" });
  const { chartType } = config;
  const { table } = await data.observations(scope, listQueryFilters(config, components));
  if (table.rowCount === 0 || table.rowCount > MOST_ROWS) return undefined;
  const [drawing, geography] = await Promise.all([
    loadDrawing(config),
    fetchGeography(data, scope.source, { config, components }),
  ]);
  const { locale } = scope;
  const layout = (size: { width: number; height?: number }) => {
    const view = INITIAL_CHART_VIEW;
    const input: ChartInput = {
      config,
      components,
      table,
      geography,
      locale,
      t,
      theme: "light",
      view,
      ...size,
    };
    return { input, scene: layoutScene(drawing, input) };
  };
  const { input, scene } = layout({ width: FIRST_CHART_WIDTHS.wide });
  const wide = asPlot(scene);
  const narrow = asPlot(layout({ width: FIRST_CHART_WIDTHS.narrow }).scene);
  const small = asPlot(layout(THUMBNAIL).scene);
  if (!wide || !narrow || !small) return undefined;
  const foreign = listForeignLabels(components);
  const draw = (theme: ChartTheme): string =>
    renderSvgText(paintThumbnail(small, literalPaint(theme)));
  return {
    chartType,
    wide: renderSvgText(paintScene(wide, pagePaint)),
    narrow: renderSvgText(paintScene(narrow, pagePaint)),
    isTall: narrow.height > TALL * narrow.width,
    summary: describeChart(drawing, input, scene),
    shown: listShown(config, { components, table }, t).map((text) => splitLanguages(text, foreign)),
    thumbnails: { light: draw("light"), dark: draw("dark") },
  };
};
