import { DEFAULT_LOCALE, isLocale, type Locale, readWholeNumber } from "@statelier/model";

const OEMBED_FORMATS = ["json", "xml"] as const;

export type OembedRequest = {
  format: (typeof OEMBED_FORMATS)[number];
  key: string;
  locale: Locale;
  /** Of the chart's address: view and flags. */
  params: URLSearchParams;
  maxWidth: number;
  maxHeight: number;
};

type Parsed = { ok: true; request: OembedRequest } | { ok: false; status: 400 | 404 | 501 };

const readMost = (text: string | null): number => readWholeNumber(text) ?? Number.POSITIVE_INFINITY;

/** Reads what a consumer asks, by the rules of oembed.com; nothing but addresses of this server has an answer. */
export const parseOembedRequest = (asked: URLSearchParams, publicUrl: string): Parsed => {
  const text = asked.get("url");
  if (text === null || text === "") return { ok: false, status: 400 };
  const wanted = asked.get("format") ?? "json";
  const format = OEMBED_FORMATS.find((known) => known === wanted);
  if (!format) return { ok: false, status: 501 };
  if (!URL.canParse(text)) return { ok: false, status: 404 };
  const url = new URL(text);
  const base = new URL(publicUrl);
  const folder = base.pathname.replace(/\/$/, "");
  const isOurs =
    /^https?:$/.test(url.protocol) &&
    url.host === base.host &&
    url.pathname.startsWith(`${folder}/`);
  const path = url.pathname.slice(folder.length);
  const [, locale, key] = /^(?:\/(\w\w))?\/(?:v|embed)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (!isOurs || key === undefined || (locale !== undefined && !isLocale(locale)))
    return { ok: false, status: 404 };
  url.searchParams.delete("publishSuccess");
  return {
    ok: true,
    request: {
      format,
      key,
      locale: locale ?? DEFAULT_LOCALE,
      params: url.searchParams,
      maxWidth: readMost(asked.get("maxwidth")),
      maxHeight: readMost(asked.get("maxheight")),
    },
  };
};
