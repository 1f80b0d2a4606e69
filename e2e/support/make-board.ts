import {
  type ChartConfig,
  type ChartDocument,
  type LayoutType,
  makeLayout,
} from "@statelier/document";
import { findDataset, makeChartDocument } from "./publish-chart.ts";

const text = (en: string, de: string) => ({ de, fr: en, it: en, en });

const withTitle = (config: ChartConfig, key: string, en: string, de: string): ChartConfig => ({
  ...config,
  key,
  meta: { ...config.meta, title: text(en, de), label: text(en, de) },
});

/** Two charts on Argentina by their own filters, and on Switzerland by what they share. */
export const makeBoard = async (
  url: string,
  { type = "tall", missing = false }: { type?: LayoutType; missing?: boolean } = {},
): Promise<ChartDocument> => {
  const iri = await findDataset(url, "life expectancy");
  const column = await makeChartDocument(url, { iri, chartType: "column" });
  const line = await makeChartDocument(url, { iri, chartType: "line" });
  const { dimensions, measures } = column.components;
  const country = dimensions.find(({ label }) => label === "Country")!;
  const valueOf = (label: string) => country.values.find((value) => value.label === label)!.value;
  const single = (label: string) => ({ type: "single" as const, value: valueOf(label) });
  const withCountry = (config: ChartConfig): ChartConfig => ({
    ...config,
    cubes: [{ iri, filters: { [country.id]: single("Argentina") } }],
  });
  const [first] = column.document.chartConfigs as [ChartConfig & { chartType: "column" }];
  const [second] = line.document.chartConfigs as [ChartConfig & { chartType: "line" }];
  const { segment: _none, ...fields } = second.fields;
  const fertility = measures.find(({ label }) => /fertility/i.test(label))!;
  const y = { ...fields.y, componentId: fertility.id };
  const charts = [
    withTitle(withCountry(first), "chart0000001", "How long people live", "Wie lange man lebt"),
    withTitle(
      withCountry({ ...second, fields: { ...fields, y } }),
      "chart0000002",
      "How many children women have",
      "Wie viele Kinder Frauen haben",
    ),
    ...(missing
      ? [
          {
            ...withTitle(first, "chart0000003", "What is gone", "Was fehlt"),
            cubes: [{ iri: "https://example.org/withdrawn", filters: {} }],
            extensions: {
              "dataset-titles": { "https://example.org/withdrawn": { en: "A withdrawn dataset" } },
            },
          },
        ]
      : []),
  ];
  const { layout } = column.document;
  const meta = {
    ...layout.meta,
    title: text("One country at a glance", "Ein Land im Überblick"),
    description: text("Figures of *Gapminder*.", "Zahlen von *Gapminder*."),
  };
  const block = (key: string, en: string, de: string) =>
    ({ type: "text", key, text: text(en, de), initialized: true }) as const;
  const blocks = [
    block(
      "text00000001",
      "## How to read it\n\nEach chart is on one country.",
      "## So liest man es\n\nJedes Diagramm zeigt ein Land.",
    ),
    ...charts.map(({ key }) => ({ type: "chart" as const, key, initialized: true })),
    block("text00000002", "All figures are estimates.", "Alle Zahlen sind Schätzungen."),
  ];
  return {
    ...column.document,
    chartConfigs: charts,
    layout: makeLayout(
      type,
      { meta, blocks },
      charts.map(({ key }) => key),
    ),
    dashboardFilters: {
      timeRange: { active: true, timeUnit: "Year", presets: { from: "1980", to: "2005" } },
      dataFilters: {
        componentIds: [country.id],
        filters: { [country.id]: single("Switzerland") },
      },
    },
  };
};
