import { isKey } from "@statelier/document";
import { isLocale } from "@statelier/model";
import type { Context } from "hono";

/** Where pages of a content management system took charts from; they may still frame it. */
export const OLD_EMBED_PATH = "/api/embed-aem-ext/:locale/:key";

/** Leads to the chart for other pages, with the same flags. */
export const redirectOldEmbed = (context: Context): Response | Promise<Response> => {
  const { locale, key } = context.req.param();
  if (!isLocale(locale) || !isKey(key ?? "")) return context.notFound();
  const { search } = new URL(context.req.url);
  return context.redirect(`/${locale}/embed/${key}${search}`, 308);
};
