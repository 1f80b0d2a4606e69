import type { Catalogue } from "../i18n/message.ts";
import type { MessageArea } from "./catalogue.ts";
import type { UiLocale } from "../i18n/locale.ts";

const loadArea = async (area: MessageArea, locale: UiLocale): Promise<Catalogue> => {
  const module: Partial<Record<UiLocale, Catalogue>> = await import(`./${area}/${locale}.ts`);
  const catalogue = module[locale];
  if (catalogue === undefined) throw new Error(`No texts for ${area} in ${locale}`);
  return catalogue;
};

/** Loads the texts of some areas in one language, each area as a file of its own. */
export const loadMessages = async (
  locale: UiLocale,
  areas: readonly MessageArea[],
): Promise<Catalogue> =>
  Object.assign({}, ...(await Promise.all(areas.map((area) => loadArea(area, locale)))));
