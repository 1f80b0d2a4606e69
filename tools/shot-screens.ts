import type { ChartConfig, ChartType } from "@statelier/document";
import type { Page } from "@playwright/test";
import {
  findDataset,
  makeChartDocument,
  publishDocument,
  SAMPLES,
} from "../e2e/support/publish-chart.ts";

/** What the screens show: a dataset and the keys of published charts by the names below. */
export type Stage = { iri: string; keys: Record<string, string> };

export type Screen = {
  /** Start of the names of its pictures. */
  name: string;
  /** Below the locale, with a slash at the start. */
  path: (stage: Stage) => string;
  /** What must be visible before the picture is taken. */
  ready: string;
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<void>;
};

const text = (en: string, de: string) => ({ de, fr: en, it: en, en });

type Titles = Pick<ChartConfig["meta"], "title" | "description">;

const LIFE: Titles = {
  title: text("How long people live", "Wie lange Menschen leben"),
  description: text(
    "Life expectancy at birth, in years. *One* country at a time.",
    "Lebenserwartung bei der Geburt, in Jahren. Jeweils *ein* Land.",
  ),
};

const JOBS: Titles = {
  title: text("Out of work", "Ohne Arbeit"),
  description: text("United States, by industry.", "Vereinigte Staaten, nach Branche."),
};

const INCOME: Titles = {
  title: text("Who earns how much", "Wer wie viel verdient"),
  description: text(
    "Shares of households by state and class of income.",
    "Anteile der Haushalte nach Bundesstaat und Einkommensklasse.",
  ),
};

const addTitles =
  (titles: Titles) =>
  (config: ChartConfig): ChartConfig => ({ ...config, meta: { ...config.meta, ...titles } });

const openToReaders =
  (titles: Titles) =>
  (config: ChartConfig): ChartConfig => {
    const titled = addTitles(titles)(config);
    const interactive = titled.interactiveFiltersConfig;
    if (!interactive) return titled;
    const componentIds = Object.entries(titled.cubes[0]?.filters ?? {}).flatMap(([id, filter]) =>
      filter.type === "single" ? [id] : [],
    );
    return {
      ...titled,
      interactiveFiltersConfig: {
        ...interactive,
        dataFilters: { active: true, componentIds, defaultOpen: true },
        timeRange: { ...interactive.timeRange, active: true },
      },
    };
  };

const CHARTS: { chartType: ChartType; query: string; titles: Titles }[] = [
  { chartType: "column", query: "life expectancy", titles: LIFE },
  { chartType: "line", query: "unemployment", titles: JOBS },
  { chartType: "bar", query: "household income", titles: INCOME },
  { chartType: "table", query: "life expectancy", titles: LIFE },
];

/** Publishes everything that the screens show. */
export const prepareStage = async (url: string): Promise<Stage> => {
  const iri = await findDataset(url, "life expectancy");
  const keys: Record<string, string> = {};
  for (const { chartType, query, titles } of CHARTS) {
    const dataset = await findDataset(url, query);
    for (const [name, change] of [
      [chartType, addTitles(titles)],
      [`${chartType}-filters`, openToReaders(titles)],
    ] as const) {
      const made = await makeChartDocument(url, { iri: dataset, chartType, change });
      keys[name] = await publishDocument(url, made.document);
    }
  }
  const { document } = await makeChartDocument(url, { iri, chartType: "column" });
  const foreign = {
    ...document,
    dataSource: { type: "sparql", url: "https://example.org/sparql" },
  };
  keys["foreign"] = await publishDocument(url, foreign);
  return { iri, keys };
};

const published = (name: string): Screen => ({
  name: `published-${name}`,
  path: ({ keys }) => `/v/${keys[name]}`,
  ready: name.startsWith("table") ? "main table" : "main figure svg",
});

/** Every screen of the product: one line more is one screen more. */
export const SCREENS: Screen[] = [
  { name: "home", path: () => "/", ready: "main" },
  { name: "browse", path: () => "/browse", ready: "main h2" },
  { name: "browse-search", path: () => "/browse?search=life%20expectancy", ready: "main h2" },
  { name: "browse-nothing", path: () => "/browse?search=qwertyuiop", ready: "main" },
  {
    name: "browse-filter",
    path: () => `/browse/theme/${encodeURIComponent("http://localhost:4000/theme/population")}`,
    ready: "main",
  },
  {
    name: "preview",
    path: ({ iri }) => `/browse?dataset=${encodeURIComponent(iri)}`,
    ready: "main table",
  },
  { name: "preview-unknown", path: () => "/browse?dataset=urn%3Anothing", ready: "main" },
  {
    name: "editor",
    path: ({ iri }) =>
      `/create/new?cube=${encodeURIComponent(iri)}&dataSource=${encodeURIComponent(`sparql+${SAMPLES.url}`)}`,
    ready: "main svg",
  },
  ...CHARTS.flatMap(({ chartType }) => [published(chartType), published(`${chartType}-filters`)]),
  {
    name: "published-as-table",
    path: ({ keys }) => `/v/${keys["column-filters"]}?as=table`,
    ready: "main table",
  },
  {
    name: "published-success",
    path: ({ keys }) => `/v/${keys["column"]}?publishSuccess=true`,
    ready: "main figure svg",
  },
  {
    name: "published-tooltip",
    path: ({ keys }) => `/v/${keys["column"]}`,
    ready: "main figure svg",
    act: async (page) => page.locator("main figure svg rect").nth(3).hover(),
  },
  { name: "error-unknown-key", path: () => "/v/unknown00000", ready: "h1" },
  { name: "error-source", path: ({ keys }) => `/v/${keys["foreign"]}`, ready: "h1" },
  { name: "error-page", path: () => "/nowhere", ready: "h1" },
];
