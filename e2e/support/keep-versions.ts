import type { Page } from "@playwright/test";
import type { ChartConfig, ChartDocument } from "@statelier/document";
import { findDataset, makeChartDocument } from "./publish-chart.ts";

const call = (page: Page, path: string, body: object): Promise<{ key: string }> =>
  page.evaluate(
    async ([at, text]) => {
      const answer = await fetch(`/api/${at}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: text,
      });
      const { data, message } = await answer.json();
      if (!answer.ok) throw new Error(message);
      return data;
    },
    [path, JSON.stringify(body)] as const,
  );

/** A document of one chart with another title, and what `change` makes of the chart. */
const withChart = (
  document: ChartDocument,
  title: string,
  change: (config: ChartConfig) => Partial<ChartConfig> = () => ({}),
): object => ({
  ...document,
  chartConfigs: document.chartConfigs.map((config) => ({
    ...config,
    meta: { ...config.meta, title: { de: title, fr: title, it: title, en: title } },
    ...change(config),
  })),
});

/**
 * Publishes a chart three times as whoever is signed in: columns of one country, of another country, and a target in the
 * last one. Answers its key.
 */
export const keepVersions = async (page: Page, url: string): Promise<string> => {
  const iri = await findDataset(url, "life expectancy");
  const { document, components } = await makeChartDocument(url, { iri, chartType: "column" });
  const [config] = document.chartConfigs;
  const country = components.dimensions.find(({ label }) => label === "Country");
  const cubes = (value: string) =>
    (config?.cubes ?? []).map((cube) => ({
      ...cube,
      filters: { ...cube.filters, [country?.id ?? ""]: { type: "single" as const, value } },
    }));
  const [one = "", other = ""] = ["Switzerland", "Italy"].map(
    (name) => country?.values.find(({ label }) => label === name)?.value,
  );
  const versions = [
    withChart(document, "The first edition", () => ({ cubes: cubes(one) })),
    withChart(document, "The second edition", () => ({ cubes: cubes(other) })),
    withChart(document, "The third edition", () => ({
      cubes: cubes(other),
      extensions: { ...config?.extensions, altText: "Columns" },
    })),
  ];
  const published_state = "PUBLISHED";
  const { key } = await call(page, "config-create", { data: versions[0], published_state });
  for (const data of versions.slice(1))
    await call(page, "config-update", { key, data, published_state });
  return key;
};
