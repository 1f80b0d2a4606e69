import { isRecord, type Locale, LOCALES } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";

const findText = (texts: unknown, locale: Locale): string => {
  if (!isRecord(texts)) return "";
  const found = [locale, ...LOCALES]
    .map((each) => texts[each])
    .find((text) => typeof text === "string" && text !== "");
  return typeof found === "string" ? found : "";
};

const readMeta = (holder: unknown, name: "title" | "description", locale: Locale): string =>
  isRecord(holder) && isRecord(holder["meta"]) ? findText(holder["meta"][name], locale) : "";

const listCharts = (data: Record<string, unknown>): readonly unknown[] => {
  const charts: unknown = data["chartConfigs"];
  return Array.isArray(charts) ? charts : [data["chartConfig"]];
};

const findFirstChart = (data: Record<string, unknown>): unknown => listCharts(data)[0];

const readExtension = (chart: unknown, name: string): unknown => {
  const extensions = isRecord(chart) ? chart["extensions"] : undefined;
  return isRecord(extensions) ? extensions[name] : undefined;
};

/** A chart without a title goes by that of its dataset, which was kept when it was stored. */
const datasetTitleOf = (chart: unknown, locale: Locale): string => {
  const titles = readExtension(chart, "dataset-titles");
  return isRecord(titles) ? findText(Object.values(titles)[0], locale) : "";
};

/**
 * The title of a stored document of any version of the format, in a language, else in the first one that has one, else that of
 * its dataset; empty without any.
 */
export const findStoredTitle = (data: Record<string, unknown>, locale: Locale): string => {
  const first = findFirstChart(data);
  const title =
    readMeta(data["layout"], "title", locale) ||
    readMeta(first, "title", locale) ||
    datasetTitleOf(first, locale);
  return markdownToPlainText(title, { inline: true });
};

const MOST_CHARACTERS = 500;

/** What readers are told beneath the charts of a stored document, then its description: on one line, cut between words. */
export const findStoredSummary = (data: Record<string, unknown>, locale: Locale): string => {
  const notes = listCharts(data).map((chart) => findText(readExtension(chart, "note"), locale));
  const description =
    readMeta(data["layout"], "description", locale) ||
    readMeta(findFirstChart(data), "description", locale);
  const text = [...new Set(notes), markdownToPlainText(description)].join(" ");
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > MOST_CHARACTERS
    ? `${line.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, "")}…`
    : line;
};
