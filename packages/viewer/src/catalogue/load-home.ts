import type { CubeMetadata, SearchResult } from "@statelier/model";
import type { FirstChartDrawing, NamedSource, SiteServices } from "../site/site-services.ts";
import { catchFailure } from "./load-list.ts";

/** A chart of the start page, and the dataset that it is of. */
export type HomeChart = Pick<
  CubeMetadata,
  "iri" | "title" | "titleLanguage" | "description" | "descriptionLanguage"
> & {
  chart: FirstChartDrawing;
};

const SHOWN = 3;
/** Datasets of which the first charts are drawn to choose from. */
const DRAWN = 8;

/** Those that stand well beside others, and of them those that differ in their type, first. */
export const chooseHomeCharts = (all: readonly HomeChart[]): HomeChart[] => {
  const charts = all.toSorted((a, b) => Number(a.chart.isTall) - Number(b.chart.isTall));
  const types = charts.map(({ chart }) => chart.chartType);
  const isNew = (_: HomeChart, at: number): boolean => types.indexOf(types[at] ?? "") === at;
  const others = charts.filter((each, at) => !isNew(each, at));
  return [...charts.filter(isNew), ...others].slice(0, SHOWN);
};

const drawCharts = async (
  { drawFirstChart }: SiteServices,
  source: NamedSource,
  results: readonly SearchResult[],
): Promise<HomeChart[]> => {
  const drawn = await Promise.all(
    results.map(async ({ cube }): Promise<HomeChart[]> => {
      const chart = await drawFirstChart(source, cube.iri);
      const { iri, title, titleLanguage, description, descriptionLanguage } = cube;
      const about = {
        ...(titleLanguage && { titleLanguage }),
        ...(description && { description }),
        ...(descriptionLanguage && { descriptionLanguage }),
      };
      return chart ? [{ iri, title, ...about, chart }] : [];
    }),
  );
  return chooseHomeCharts(drawn.flat());
};

/** The charts of the start page; none where the source does not answer in time. */
export const loadHome = async (
  services: SiteServices,
  source: NamedSource,
): Promise<HomeChart[]> => {
  if (!services.drawsAtOnce) return [];
  const found = await catchFailure(() =>
    services.data.searchPage({ source, locale: services.locale }, { order: "CREATED_DESC" }, DRAWN),
  );
  return found.ok ? drawCharts(services, source, found.value.results) : [];
};
