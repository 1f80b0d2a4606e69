import { DEFAULT_LOCALE, isLocale, type Locale } from "@statelier/model";
import type { Context } from "hono";

export const LOCALE_COOKIE = "statelier-locale";

const readCookie = (header: string | undefined): Locale | undefined => {
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(`${LOCALE_COOKIE}=`));
  const value = pair?.slice(LOCALE_COOKIE.length + 1);
  return isLocale(value) ? value : undefined;
};

const readAcceptLanguage = (header: string | undefined): Locale | undefined =>
  (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(/\s*;\s*/);
      const q = parameters.find((parameter) => parameter.startsWith("q="));
      return { language: tag.split("-")[0]?.toLowerCase(), weight: q ? Number(q.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLocale);

/** The language of a reader whose address names none: by cookie, then Accept-Language, then English (D49). */
export const localeOfRequest = (headers: { cookie?: string; acceptLanguage?: string }): Locale =>
  readCookie(headers.cookie) ?? readAcceptLanguage(headers.acceptLanguage) ?? DEFAULT_LOCALE;

/** That of a request whose address names none. */
export const readLocale = (context: Context): Locale => {
  const cookie = context.req.header("cookie");
  const acceptLanguage = context.req.header("accept-language");
  return localeOfRequest({
    ...(cookie ? { cookie } : {}),
    ...(acceptLanguage ? { acceptLanguage } : {}),
  });
};
