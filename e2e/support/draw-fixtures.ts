import {
  INITIAL_CHART_VIEW,
  type ChartView,
  literalPaint,
  paintScene,
  renderSvgText,
} from "@statelier/charts";
import { findDrawing, layoutChart } from "@statelier/charts/all-drawings";
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
export const drawFixture = (fixture: FixtureFile, width: number): string[] => {
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
  const scene = layoutChart(chart);
  const picture = renderPicture({
    drawing: findDrawing(config.chartType),
    chart,
    datasets: [{ iri: "", title: "A dataset <&> of “ours”", license: "CC BY 4.0" }],
    dataFilters: {},
    address: "https://charts.example/en/v/abcdefghijkl?f.country=che",
    date: "2026-11-21",
  });
  return [
    ...(scene.type === "plot" ? [renderSvgText(paintScene(scene, literalPaint(scene.theme)))] : []),
    picture.svg,
  ];
};
