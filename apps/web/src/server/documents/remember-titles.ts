import type { ChartConfig, ChartDocument } from "@statelier/document";
import type { DataClient } from "@statelier/data";
import { type DataSource, type Iri, type Locale, LOCALES } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import { runInTurns } from "../turns/in-turns.ts";
import type { Log } from "../logging/log.ts";

/** Name under `extensions` of a chart config (D27). */
const EXTENSION = "dataset-titles";

const isTitle = (title: unknown): title is string => typeof title === "string" && title !== "";

/** The titles that the datasets of a chart had when it was published; undefined where their source did not have them then. */
const findTitles = (config: ChartConfig, locale: Locale): (string | undefined)[] =>
  config.cubes.map(({ iri }) => {
    const titles = config.extensions?.[EXTENSION]?.[iri] ?? {};
    return [titles[locale], ...Object.values(titles)].find(isTitle);
  });

/** The title that a dataset of a chart had when it was published; that of its only one, whatever version is named. */
export const findRememberedTitle = (
  config: ChartConfig,
  iri: Iri | undefined,
  locale: Locale,
): string | undefined => {
  const titles = findTitles(config, locale);
  return titles.length === 1
    ? titles[0]
    : titles[config.cubes.findIndex((cube) => cube.iri === iri)];
};

/** What a chart is called while its datasets do not answer, as plain text; empty where nothing is known. */
export const deriveRememberedTitle = (config: ChartConfig, locale: Locale): string =>
  markdownToPlainText(config.meta.title[locale], { inline: true }) ||
  findTitles(config, locale).filter(isTitle).join(", ");

const fetchTitles = async (data: DataClient, source: DataSource, iris: readonly Iri[]) => {
  const byLocale = await Promise.all(
    LOCALES.map(async (locale) => ({
      locale,
      cubes: await data.metadata({ source, locale }, [...iris]),
    })),
  );
  return Object.fromEntries(
    iris.map((iri, index) => [
      iri,
      Object.fromEntries(byLocale.map(({ locale, cubes }) => [locale, cubes[index]?.title ?? ""])),
    ]),
  );
};

/**
 * Keeps the titles of the datasets in the document, so that its page can name them when they are gone (D25). A
 * source that does not answer does not stop the publishing.
 */
export const makeRememberTitles =
  (data: DataClient, log: Log) =>
  async (document: ChartDocument): Promise<ChartDocument> => {
    const complete = async (config: ChartConfig): Promise<ChartConfig> => {
      const iris = config.cubes.map(({ iri }) => iri);
      try {
        const titles = await fetchTitles(data, document.dataSource, iris);
        return { ...config, extensions: { ...config.extensions, [EXTENSION]: titles } };
      } catch (error) {
        log.warn("the titles of the datasets of a chart could not be kept", { error });
        return config;
      }
    };
    return { ...document, chartConfigs: await runInTurns(document.chartConfigs, complete) };
  };
