import { type ChartConfig, type LayoutType, makeLayout } from "@statelier/document";
import {
  compareCountries,
  findDataset,
  makeChartDocument,
  publishDocument,
} from "./publish-chart.ts";

/** What a dashboard on paper may have to part: columns, a bar for each of 62 countries, a map of them, and columns below. */
const CHARTS = [
  { title: "Columns", chartType: "column" },
  { title: "Everywhere", chartType: "bar", change: compareCountries },
  { title: "Mapped", chartType: "map" },
  { title: "Columns below", chartType: "column" },
] as const;

const named = (config: ChartConfig, text: string, key: string): ChartConfig => ({
  ...config,
  key,
  meta: { ...config.meta, title: { de: text, fr: text, it: text, en: text } },
});

/** A dashboard with a chart that is longer than a page, and a map. */
export const publishPrintBoard = async (url: string, layout: LayoutType): Promise<string> => {
  const iri = await findDataset(url, "life expectancy");
  const made = await Promise.all(
    CHARTS.map(({ title: _title, ...options }) => makeChartDocument(url, { iri, ...options })),
  );
  const chartConfigs = made.flatMap(({ document }, at) => {
    const config = document.chartConfigs[0];
    return config ? [named(config, CHARTS[at]?.title ?? "", `chart000000${at}`)] : [];
  });
  const [first] = made;
  if (!first) throw new Error("No chart was made.");
  const keys = chartConfigs.map(({ key }) => key);
  const blocks = keys.map((key) => ({ type: "chart" as const, key, initialized: true }));
  const { meta } = first.document.layout;
  return publishDocument(url, {
    ...first.document,
    chartConfigs,
    activeChartKey: keys[0],
    layout: makeLayout(layout, { meta, blocks }, keys),
  });
};
