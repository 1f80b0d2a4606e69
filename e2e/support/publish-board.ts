import { type ChartConfig, makeLayout } from "@statelier/document";
import { findDataset, makeChartDocument, publishDocument } from "./publish-chart.ts";

const TYPES = ["column", "line", "bar", "area"] as const;

/** Columns, lines, bars and areas of one country each, which all of them share. */
export const publishBoard = async (url: string, count: number): Promise<string> => {
  const iri = await findDataset(url, "life expectancy");
  const made = await Promise.all(
    TYPES.map((chartType) => makeChartDocument(url, { iri, chartType })),
  );
  const [first] = made;
  const country = first?.components.dimensions.find(({ label }) => label === "Country");
  const value = country?.values[0]?.value;
  if (!first || !country || value === undefined) throw new Error("The dataset has no countries.");
  const single = { type: "single" as const, value };
  const chartConfigs = Array.from({ length: count }, (_, at): ChartConfig => {
    const config = made[at % made.length]?.document.chartConfigs[0];
    if (!config) throw new Error("No chart was made.");
    const fields = { ...config.fields } as Record<string, unknown>;
    delete fields["segment"];
    const cubes = [{ iri, filters: { [country.id]: single } }];
    return { ...config, fields, cubes, key: `chart${String(at).padStart(7, "0")}` } as ChartConfig;
  });
  const keys = chartConfigs.map(({ key }) => key);
  const blocks = keys.map((key) => ({ type: "chart" as const, key, initialized: true }));
  const { meta } = first.document.layout;
  return publishDocument(url, {
    ...first.document,
    chartConfigs,
    activeChartKey: keys[0],
    layout: makeLayout("tall", { meta, blocks }, keys),
    dashboardFilters: {
      timeRange: { active: false, timeUnit: "", presets: { from: "", to: "" } },
      dataFilters: { componentIds: [country.id], filters: { [country.id]: single } },
    },
  });
};

/** Addresses of other countries, as the form of the page has them. */
export const listSharedChoices = (html: string, most: number): string[] => {
  const [, name = ""] = /<select[^>]* name="(f\.[^"]+)"/.exec(html) ?? [];
  const values = Array.from(html.matchAll(/<option value="([\w-]{2,})"/g), ([, value]) => value);
  return values.slice(1, most + 1).map((value) => `?${name}=${value}`);
};
