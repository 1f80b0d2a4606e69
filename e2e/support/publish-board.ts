import { type ChartConfig, type ChartType, type LayoutType, makeLayout } from "@statelier/document";
import { findDataset, makeChartDocument, publishDocument } from "./publish-chart.ts";

const TYPES = ["column", "line", "bar", "area"] as const;

type BoardOptions = {
  types?: readonly ChartType[];
  layout?: LayoutType;
  /** Stands before the charts. */
  text?: string;
};

/** Columns, lines, bars and areas of one country each, which all of them share. */
export const publishBoard = async (
  url: string,
  count: number,
  { types = TYPES, layout = "tall", text }: BoardOptions = {},
): Promise<string> => {
  const iri = await findDataset(url, "life expectancy");
  const made = await Promise.all(
    types.map((chartType) => makeChartDocument(url, { iri, chartType })),
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
    if (config.chartType !== "table") delete fields["segment"];
    const cubes = [{ iri, filters: { [country.id]: single } }];
    return { ...config, fields, cubes, key: `chart${String(at).padStart(7, "0")}` } as ChartConfig;
  });
  const keys = chartConfigs.map(({ key }) => key);
  const charts = keys.map((key) => ({ type: "chart" as const, key, initialized: true }));
  const texts = text === undefined ? [] : [{ de: text, fr: text, it: text, en: text }];
  const blocks = [
    ...texts.map((words) => ({
      type: "text" as const,
      key: "text00000001",
      text: words,
      initialized: true,
    })),
    ...charts,
  ];
  const { meta } = first.document.layout;
  return publishDocument(url, {
    ...first.document,
    chartConfigs,
    activeChartKey: keys[0],
    layout: makeLayout(layout, { meta, blocks }, keys),
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
