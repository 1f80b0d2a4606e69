import {
  CHART_TYPES,
  type ChartConfig,
  type ChartType,
  listFieldCandidates,
  transition,
} from "@statelier/document";
import {
  findDataset,
  findFitting,
  makeChartDocument,
  publishDocument,
  SAMPLES,
} from "../e2e/support/publish-chart.ts";

/** What the screens show: a dataset and the keys of published charts by the names of their screens. */
export type Stage = { iri: string; keys: Record<string, string> };

type Titles = Pick<ChartConfig["meta"], "title" | "description">;
type Change = (config: ChartConfig) => ChartConfig;

const text = (en: string, de: string) => ({ de, fr: en, it: en, en });

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

const POWER: Titles = {
  title: text("Wind overtakes coal in Iowa", "Iowa: Wind überholt Kohle"),
  description: text("Net generation by source.", "Nettoerzeugung nach Energieträger."),
};

const WEALTH: Titles = {
  title: text("Richer countries live longer", "Reiche Länder leben länger"),
  description: text("Income and life expectancy.", "Einkommen und Lebenserwartung."),
};

const WHEAT: Titles = {
  title: text("What bread cost", "Was das Brot kostete"),
  description: text("Wheat and wages in England.", "Weizen und Löhne in England."),
};

const WEATHER: Titles = {
  title: text("Cool mornings, warm noons", "Kühle Morgen, warme Mittage"),
  description: text("Daily temperatures.", "Tagestemperaturen."),
};

const LONG: Titles = {
  title: text(
    "How many years a newborn child could expect to live if the conditions of its year of birth lasted for the whole of its life, for each country since 1955",
    "Wie viele Lebensjahre ein neugeborenes Kind erwarten durfte, wenn die Sterblichkeitsverhältnisse seines Geburtsjahres zeitlebens fortbestünden: Kindersterblichkeitsbereinigte Lebenserwartungsberechnungen seit 1955",
  ),
  description: text(
    "Life expectancy at birth in years, for the country that the reader has chosen, in steps of five years. The figures are estimates of several organisations.",
    "Lebenserwartung bei der Geburt in Jahren für das ausgewählte Land, in Schritten von fünf Jahren. Die Zahlen sind Schätzungen verschiedener Organisationen, zusammengestellt von der Gapminder-Stiftung.",
  ),
};

const addTitles =
  (titles: Titles): Change =>
  (config) => ({ ...config, meta: { ...config.meta, ...titles } });

const openToReaders =
  (titles: Titles): Change =>
  (config) => {
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

type StagedChart = {
  chartType: ChartType;
  query?: string;
  titles?: Titles;
  filters?: boolean;
  /** Splits the chart by the first dimension that can be its series. */
  series?: boolean;
  /** Readers can switch the series off. */
  switches?: boolean;
};

const addSwitches = (config: ChartConfig): ChartConfig => {
  const { interactiveFiltersConfig: interactive } = config;
  if (!interactive) return config;
  const legend = { ...interactive.legend, active: true };
  return { ...config, interactiveFiltersConfig: { ...interactive, legend } };
};

const STAGED: Record<string, StagedChart> = {
  column: { chartType: "column", query: "life expectancy", titles: LIFE },
  "column-filters": {
    chartType: "column",
    query: "life expectancy",
    titles: LIFE,
    filters: true,
  },
  "column-long-title": {
    chartType: "column",
    query: "life expectancy",
    titles: LONG,
    filters: true,
  },
  line: { chartType: "line", query: "unemployment", titles: JOBS },
  "line-filters": { chartType: "line", query: "unemployment", titles: JOBS, filters: true },
  "line-series": { chartType: "line", query: "unemployment", titles: JOBS, series: true },
  bar: { chartType: "bar", query: "household income", titles: INCOME },
  "bar-filters": { chartType: "bar", query: "household income", titles: INCOME, filters: true },
  pie: { chartType: "pie", query: "electricity", titles: POWER },
  area: { chartType: "area", query: "electricity", titles: POWER, series: true },
  "area-switches": {
    chartType: "area",
    query: "electricity",
    titles: POWER,
    series: true,
    switches: true,
  },
  scatterplot: { chartType: "scatterplot", query: "wealth health", titles: WEALTH },
  "combo-single": { chartType: "comboLineSingle", query: "weather", titles: WEATHER },
  "combo-dual": { chartType: "comboLineDual", query: "wheat", titles: WHEAT },
  "combo-column": { chartType: "comboLineColumn", query: "wheat", titles: WHEAT },
  table: { chartType: "table", query: "life expectancy", titles: LIFE },
  "table-filters": { chartType: "table", query: "life expectancy", titles: LIFE, filters: true },
};

const isStaged = (chartType: ChartType): boolean =>
  Object.values(STAGED).some((staged) => staged.chartType === chartType);

/** The published charts by the names of their screens: of each type one at least. */
export const STAGED_CHARTS: Readonly<Record<string, StagedChart>> = {
  ...STAGED,
  ...Object.fromEntries(
    CHART_TYPES.filter((chartType) => !isStaged(chartType)).map((chartType) => [
      chartType,
      { chartType },
    ]),
  ),
};

const publishStaged = async (url: string, staged: StagedChart): Promise<string> => {
  const { chartType, query, titles = LIFE, filters, series, switches } = staged;
  const iri = await (query === undefined ? findFitting(url, chartType) : findDataset(url, query));
  const change = (filters ? openToReaders : addTitles)(titles);
  const { document, components } = await makeChartDocument(url, { iri, chartType, change });
  const [config] = document.chartConfigs;
  if (!series || !config) return publishDocument(url, document);
  const candidate = listFieldCandidates(config, "segment", components).find(
    ({ disabled }) => !disabled,
  );
  if (!candidate) throw new Error(`${query} has no series`);
  const { state } = transition(
    { ...document, state: "CONFIGURING_CHART" },
    { type: "CHART_FIELD_CHANGED", field: "segment", componentId: candidate.component.id },
    { findComponents: () => components, makeKey: () => config.key },
  );
  const made = "chartConfigs" in state ? state.chartConfigs : document.chartConfigs;
  const chartConfigs = switches ? made.map(addSwitches) : made;
  return publishDocument(url, { ...document, chartConfigs });
};

/** Publishes everything that the screens show. */
export const prepareStage = async (url: string): Promise<Stage> => {
  const iri = await findDataset(url, "life expectancy");
  const keys: Record<string, string> = {};
  for (const [name, staged] of Object.entries(STAGED_CHARTS))
    keys[name] = await publishStaged(url, staged);
  const { document } = await makeChartDocument(url, { iri, chartType: "column" });
  const foreign = { ...document, dataSource: { ...SAMPLES, url: "https://example.org/sparql" } };
  keys["foreign"] = await publishDocument(url, foreign);
  return { iri, keys };
};
