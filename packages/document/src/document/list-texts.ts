import { type Locale, LOCALES } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { LocalizedText, Meta } from "../schema/text.ts";
import type { ChartDocument } from "./configurator-state.ts";

/** A text of an author and its place, such as `chartConfigs.0.meta.title.de`. */
export type DocumentText = {
  path: string;
  locale: Locale;
  kind: "title" | "description" | "label" | "text";
  text: string;
};

const listLocalized = (
  kind: DocumentText["kind"],
  path: string,
  texts: LocalizedText,
): DocumentText[] =>
  LOCALES.map((locale) => ({ path: `${path}.${locale}`, locale, kind, text: texts[locale] }));

const listMeta = (path: string, { title, description, label }: Meta): DocumentText[] => [
  ...listLocalized("title", `${path}.title`, title),
  ...listLocalized("description", `${path}.description`, description),
  ...listLocalized("label", `${path}.label`, label),
];

type Texts = string | Record<string, string | null | undefined> | null | undefined;

/** As it is shown in each language: in its own words, else in those of the first language that has some. */
const listShown = (kind: DocumentText["kind"], path: string, texts: Texts): DocumentText[] =>
  LOCALES.map((locale) => {
    if (typeof texts === "string" || !texts) return { path, locale, kind, text: texts ?? "" };
    const written = Object.keys(texts).find((each) => texts[each]);
    const shown = texts[locale] ? locale : written;
    if (shown === undefined) return { path, locale, kind, text: "" };
    return { path: `${path}.${shown}`, locale, kind, text: texts[shown] ?? "" };
  });

/** What is said of a chart for those who do not see it, beneath it and at its values, and what it calls its components. */
const listExtensions = (path: string, { extensions }: ChartConfig): DocumentText[] => [
  ...listShown("text", `${path}.altText`, extensions?.altText),
  ...listShown("label", `${path}.note`, extensions?.note),
  ...(extensions?.remarks ?? []).flatMap(({ text }, at) =>
    listShown("label", `${path}.remarks.${at}.text`, text),
  ),
  ...Object.entries(extensions?.componentNames ?? {}).flatMap(([id, names]) =>
    listShown("label", `${path}.componentNames.${id}`, names),
  ),
];

/** Every text that an author has written into a document. */
export const listTexts = ({ layout, chartConfigs }: ChartDocument): DocumentText[] => [
  ...listMeta("layout.meta", layout.meta),
  ...layout.blocks.flatMap((block, at) =>
    block.type === "text" ? listLocalized("text", `layout.blocks.${at}.text`, block.text) : [],
  ),
  ...chartConfigs.flatMap((config, at) => listExtensions(`chartConfigs.${at}.extensions`, config)),
  ...chartConfigs.flatMap(({ meta, conversionUnitsByComponentId: units }, at) => [
    ...listMeta(`chartConfigs.${at}.meta`, meta),
    ...Object.entries(units).flatMap(([id, { labels }]) =>
      listLocalized(
        "label",
        `chartConfigs.${at}.conversionUnitsByComponentId.${id}.labels`,
        labels,
      ),
    ),
  ]),
];
