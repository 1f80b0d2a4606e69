import { isRecord, type Locale, LOCALES } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";

const findText = (texts: unknown, locale: Locale): string => {
  if (!isRecord(texts)) return "";
  const found = [locale, ...LOCALES]
    .map((each) => texts[each])
    .find((text) => typeof text === "string" && text !== "");
  return typeof found === "string" ? found : "";
};

const titleOf = (holder: unknown, locale: Locale): string =>
  isRecord(holder) && isRecord(holder["meta"]) ? findText(holder["meta"]["title"], locale) : "";

/** A chart without a title goes by that of its dataset, which was kept when it was stored. */
const datasetTitleOf = (chart: unknown, locale: Locale): string => {
  const extensions = isRecord(chart) ? chart["extensions"] : undefined;
  const titles = isRecord(extensions) ? extensions["dataset-titles"] : undefined;
  return isRecord(titles) ? findText(Object.values(titles)[0], locale) : "";
};

/**
 * The title of a stored document of any version of the format, in a language, else in the first one that has one, else that of
 * its dataset; empty without any.
 */
export const findStoredTitle = (data: Record<string, unknown>, locale: Locale): string => {
  const charts: unknown = data["chartConfigs"];
  const [first]: unknown[] = Array.isArray(charts) ? charts : [data["chartConfig"]];
  const title =
    titleOf(data["layout"], locale) || titleOf(first, locale) || datasetTitleOf(first, locale);
  return markdownToPlainText(title, { inline: true });
};
