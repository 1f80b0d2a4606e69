import { makePause } from "@statelier/cubes";
import { type Iri, type Locale, LOCALES } from "@statelier/model";
import { buildDatasetPlace } from "@statelier/viewer/dataset-place";
import type { NamedSource } from "@statelier/viewer";
import { Hono } from "hono";
import { etag } from "hono/etag";
import type { PageServices } from "../render/contract/page.ts";
import type { ChartEntry, ConfigStore } from "../store/config-store.ts";
import { ANONYMOUS } from "../http/viewer.ts";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";
import { buildSitemap, buildSitemapIndex, type SitemapPage } from "./build-sitemap.ts";

export type SitemapServices = Pick<
  PageServices,
  "data" | "sources" | "publicUrl" | "log" | "missingCharts"
> & {
  store: Pick<ConfigStore, "list" | "lastNumber">;
};

/** Numbers of charts in one part; search engines take 50,000 addresses or 50 MB, whichever comes first. */
const CHARTS_IN_PART = 10_000;
const FRESH = "public, max-age=3600";

/** What names charts: nobody keeps one over the minute of a release. */
const ASKED_ANEW = "no-cache";

const answerXml = (xml: string, kept = FRESH): Response =>
  new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": kept },
  });

const listDatasets = async (
  { data, sources, publicUrl, log }: SitemapServices,
  source: NamedSource,
): Promise<SitemapPage[]> => {
  try {
    const found = await data.search({ source, locale: LOCALES[0] }, {});
    return found.map(({ cube: { iri, dateModified, datePublished } }) => {
      const place = buildDatasetPlace(sources, source, iri);
      const changed = dateModified ?? datePublished;
      return {
        placeIn: (locale) => `${publicUrl}/${locale}${place}`,
        ...(changed ? { changed } : {}),
      };
    });
  } catch (error) {
    log.warn("a source has no datasets for the sitemap", { error, source: source.name });
    return [];
  }
};

const listPlaces = async (services: SitemapServices): Promise<SitemapPage[]> => {
  const datasets = await Promise.all(
    services.sources.map((source) => listDatasets(services, source)),
  );
  const places = ["/", "/browse", "/accessibility"].map((path) => ({
    placeIn: (locale: Locale) => `${services.publicUrl}/${locale}${path}`,
  }));
  return [...places, ...datasets.flat()];
};

/** Datasets of which nothing but drafts is there, by version and by series. */
const listDrafts = async ({ data, log }: SitemapServices, source: NamedSource): Promise<Iri[]> => {
  try {
    const found = await data.search({ source, locale: LOCALES[0] }, { includeDrafts: true });
    const cubes = found.map(({ cube }) => cube);
    const published = new Set(
      cubes.flatMap(({ publicationStatus, unversionedIri }) =>
        publicationStatus === "PUBLISHED" && unversionedIri ? [unversionedIri] : [],
      ),
    );
    return cubes
      .filter(({ publicationStatus }) => publicationStatus === "DRAFT")
      .filter(({ unversionedIri = "" }) => !published.has(unversionedIri))
      .flatMap(({ iri, unversionedIri = iri }) => [iri, unversionedIri]);
  } catch (error) {
    log.warn("a source does not name its drafts for the sitemap", { error, source: source.name });
    return [];
  }
};

/** Which datasets a chart reads is found in its document, which may be large: more at once would keep readers waiting. */
const CHARTS_AT_ONCE = 25;

const readPart = async (
  { store }: SitemapServices,
  part: number,
): Promise<readonly ChartEntry[]> => {
  const first = part * CHARTS_IN_PART;
  const charts: ChartEntry[] = [];
  const pause = makePause();
  for (;;) {
    const after = charts.at(-1)?.number ?? first;
    const range = { after, upTo: first + CHARTS_IN_PART, limit: CHARTS_AT_ONCE };
    const read = await store.list(range, ANONYMOUS);
    charts.push(...read);
    if (read.length < CHARTS_AT_ONCE) return charts;
    await pause();
  }
};

const seriesOf = (iri: Iri): Iri => iri.replace(/\/[^/]*$/, "");

/** Figures that may still change are not for search engines, nor are charts without any. */
const listCharts = async (services: SitemapServices, part: number): Promise<SitemapPage[]> => {
  const { sources, publicUrl, missingCharts } = services;
  const drafts = new Set(
    (await Promise.all(sources.map((source) => listDrafts(services, source)))).flat(),
  );
  const isDraft = (iri: Iri): boolean => drafts.has(iri) || drafts.has(seriesOf(iri));
  const charts = await readPart(services, part);
  const finished = charts.filter(
    ({ key, cubeIris }) => !missingCharts.get(key) && !cubeIris.some(isDraft),
  );
  return finished.map(({ key, updatedAt }) => ({
    placeIn: (locale) => `${publicUrl}/${locale}/v/${key}`,
    changed: updatedAt,
  }));
};

/** `/robots.txt`, the index of the sitemap, and its parts: catalogue and charts in each language. */
export const makeSitemapRoutes = (services: SitemapServices): Hono => {
  const { publicUrl, store } = services;
  const app = new Hono();
  app.get("/robots.txt", (context) => {
    context.header("Cache-Control", FRESH);
    return context.text(
      `User-agent: *\nDisallow: /api/\nDisallow: /sparql\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    );
  });
  app.get("/sitemap.xml", etag(), async () => {
    const parts = Math.ceil((await store.lastNumber(ANONYMOUS)) / CHARTS_IN_PART);
    const names = [
      "catalogue",
      ...Array.from({ length: parts }, (_, part) => `charts-${part + 1}`),
    ];
    return answerXml(
      buildSitemapIndex(
        LOCALES.flatMap((locale) =>
          names.map((name) => `${publicUrl}/${locale}/sitemap-${name}.xml`),
        ),
      ),
      ASKED_ANEW,
    );
  });
  app.get(`${LOCALE_PATH}/:file{sitemap-[a-z0-9-]+[.]xml}`, etag(), async (context) => {
    const locale = readPathLocale(context);
    const file = context.req.param("file") ?? "";
    if (file === "sitemap-catalogue.xml")
      return answerXml(buildSitemap(await listPlaces(services), locale));
    const [, part] = /^sitemap-charts-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
    const charts = part ? await listCharts(services, Number(part) - 1) : [];
    return charts.length > 0
      ? answerXml(buildSitemap(charts, locale), ASKED_ANEW)
      : context.notFound();
  });
  return app;
};
