import { isKey } from "@statelier/document";
import { type ChartKey, type Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { findStoredSummary, findStoredTitle } from "@statelier/viewer/stored-title";
import { type Context, type Handler, Hono } from "hono";
import { etag } from "hono/etag";
import type { PageServices } from "../render/contract/page.ts";
import { answerTextError } from "../http/answer-error.ts";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { type AtomEntry, type AtomFeed, buildAtom } from "./build-atom.ts";
import { type ChartTitles, makeReadTitles } from "./read-titles.ts";

type FeedServices = Pick<PageServices, "publicUrl"> & {
  store: Pick<ConfigStore, "find"> & {
    follow: Pick<ConfigStore["follow"], "listChanged" | "readPublications">;
  };
};

const MOST_ENTRIES = 50;

const NOT_FOUND = "There is no such feed, or nothing public in it.";

/** Asked anew each time: nobody keeps one over the minute of a release. */
const answerFeed = (feed: AtomFeed): Response =>
  new Response(buildAtom(feed), {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "no-cache",
      "Access-Control-Allow-Origin": "*",
    },
  });

const readName = (locale: Locale): string =>
  createTranslator(locale, collectMessages(locale, ["site"]))("site.name");

const buildPage = (publicUrl: string, key: ChartKey, locale: Locale): string =>
  `${publicUrl}/${locale}/v/${key}`;

const toEntry = (chart: ChartTitles, publicUrl: string, locale: Locale): AtomEntry => {
  const address = buildPage(publicUrl, chart.key, locale);
  const { publishedAt, updatedAt, titles, summaries } = chart;
  const texts = { title: titles[locale], summary: summaries[locale] };
  return { id: address, ...texts, address, publishedAt, updatedAt };
};

/** Feeds of everything, of a team and of a chart: of what everybody sees, without looking who asks. */
export const makeFeedRoutes = ({ publicUrl, store }: FeedServices): Hono => {
  const readTitles = makeReadTitles(store);
  const buildList = (locale: Locale, path: string, charts: readonly ChartTitles[]): AtomFeed => {
    const name = readName(locale);
    return {
      title: name,
      address: `${publicUrl}/${locale}${path}`,
      page: `${publicUrl}/${locale}/`,
      locale,
      author: name,
      entries: charts.map((chart) => toEntry(chart, publicUrl, locale)),
    };
  };
  const answerList: Handler = async (context) => {
    const charts = await store.follow.listChanged(MOST_ENTRIES);
    return answerFeed(buildList(readPathLocale(context), "/feed.atom", await readTitles(charts)));
  };
  const answerTeam = async (context: Context): Promise<Response> => {
    const id = (context.req.param("file") ?? "").replace(/\.atom$/, "");
    const charts = await store.follow.listChanged(MOST_ENTRIES, id);
    if (charts.length === 0) return answerTextError(404, NOT_FOUND);
    return answerFeed(
      buildList(readPathLocale(context), `/team/${id}.atom`, await readTitles(charts)),
    );
  };
  const answerChart = async (context: Context): Promise<Response> => {
    const key = (context.req.param("file") ?? "").replace(/\.atom$/, "");
    const locale = readPathLocale(context);
    const found = isKey(key) ? await store.follow.readPublications(key) : undefined;
    if (!found) return answerTextError(404, NOT_FOUND);
    const address = buildPage(publicUrl, key, locale);
    const title = findStoredTitle(found.data, locale) || key;
    return answerFeed({
      title,
      address: `${address}.atom`,
      page: address,
      locale,
      author: readName(locale),
      entries: found.list.slice(0, MOST_ENTRIES).map(({ version, publishedAt }, at) => ({
        id: `${address}#version-${version}`,
        title,
        // What earlier ones said is not kept where everybody may read it.
        summary: at === 0 ? findStoredSummary(found.data, locale) : "",
        address,
        publishedAt,
        updatedAt: publishedAt,
      })),
    });
  };
  const app = new Hono();
  const file = "/:file{[^/]+[.]atom}";
  app.get(`${LOCALE_PATH}/feed.atom`, etag(), answerList);
  app.get(`${LOCALE_PATH}/team${file}`, etag(), answerTeam);
  app.get(`${LOCALE_PATH}/v${file}`, etag(), answerChart);
  return app;
};
