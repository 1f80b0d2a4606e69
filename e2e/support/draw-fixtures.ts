import {
  asPlot,
  type ChartView,
  INITIAL_CHART_VIEW,
  layoutScene,
  literalPaint,
  loadDrawing,
  paintScene,
  renderSvgText,
} from "@statelier/charts";
import { renderPicture } from "@statelier/charts/export";
import type { ChartConfig } from "@statelier/document";
import { type CubeComponents, decodeTable, type Locale, type WireTable } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";

/** A committed case of a chart type. */
export type FixtureFile = {
  locale: Locale;
  view?: ChartView;
  config: ChartConfig;
  components: CubeComponents;
  table: WireTable;
};

/** The drawing of a case alone, and as a picture, at a width; the same code runs on the server and in a browser. */
export const drawFixture = async (fixture: FixtureFile, width: number): Promise<string[]> => {
  const { config, components, table, locale, view } = fixture;
  const chart = {
    config,
    components,
    table: decodeTable(table),
    locale,
    t: createTranslator(locale, collectMessages(locale, ["chart", "viewer"])),
    width,
    theme: "light" as const,
    view: view ?? INITIAL_CHART_VIEW,
  };
  const drawing = await loadDrawing(config);
  const plot = asPlot(layoutScene(drawing, chart));
  const picture = renderPicture({
    drawing,
    chart,
    datasets: [{ iri: "", title: "A dataset <&> of “ours”", license: "CC BY 4.0" }],
    dataFilters: {},
    address: "https://charts.example/en/v/abcdefghijkl?f.country=che",
    date: "2026-11-21",
  });
  const drawn = plot ? [renderSvgText(paintScene(plot, literalPaint(plot.theme)))] : [];
  return [...drawn, picture.svg];
};
