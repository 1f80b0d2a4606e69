import type { ConfigClient, StoredConfig } from "@statelier/data";
import { isRecord, type Locale, LOCALES } from "@statelier/model";

export type Titles = Record<Locale, string>;

type Holder = Record<string, unknown> & { meta: Record<string, unknown> };

const isHolder = (value: unknown): value is Holder => isRecord(value) && isRecord(value["meta"]);

const hasTitle = (holder: unknown): holder is Holder =>
  isHolder(holder) &&
  isRecord(holder.meta["title"]) &&
  Object.values(holder.meta["title"]).some(Boolean);

/** Where a document has the title that readers see: its layout, or its only chart where that has none. */
const findHolder = (
  data: Record<string, unknown>,
): { path: "layout" | "chart"; holder: Holder } => {
  const { layout } = data;
  const charts: unknown = data["chartConfigs"];
  const list: unknown[] = Array.isArray(charts) ? charts : [];
  const [first] = list;
  if (list.length === 1 && isHolder(first) && !hasTitle(layout))
    return { path: "chart", holder: first };
  if (isHolder(layout)) return { path: "layout", holder: layout };
  throw new Error("The document has no place for a title");
};

export const readTitles = (data: Record<string, unknown>): Titles => {
  const title: unknown = findHolder(data).holder.meta["title"];
  const read = (locale: Locale): string => {
    const text: unknown = isRecord(title) ? title[locale] : undefined;
    return typeof text === "string" ? text : "";
  };
  return { de: read("de"), fr: read("fr"), it: read("it"), en: read("en") };
};

const withTitles = (data: Record<string, unknown>, titles: Titles): Record<string, unknown> => {
  const { path, holder } = findHolder(data);
  const title = Object.fromEntries(LOCALES.map((locale) => [locale, titles[locale].trim()]));
  const renamed = { ...holder, meta: { ...holder.meta, title } };
  return path === "layout" ? { ...data, layout: renamed } : { ...data, chartConfigs: [renamed] };
};

/** Stores a chart under other titles, in the state in which it is. Rejects with `DataError`. */
export const renameChart = (
  configs: ConfigClient,
  { key, data, published_state, updated_at }: StoredConfig,
  titles: Titles,
): Promise<StoredConfig> =>
  configs.updateConfig({ key, data: withTitles(data, titles), published_state, updated_at });
