import { isLocale, type Locale, LOCALES } from "@statelier/model";
import type { Context } from "hono";

/** The first part of a path that there is in each language. */
export const LOCALE_PATH = `/:locale{(?:${LOCALES.join("|")})}`;

/** The language of a path that begins with `LOCALE_PATH`. */
export const readPathLocale = (context: Context): Locale => {
  const locale = context.req.param("locale");
  if (!isLocale(locale)) throw new Error(`${context.req.path} names no language.`);
  return locale;
};
