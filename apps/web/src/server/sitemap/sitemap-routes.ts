import { isLocale, type Locale, LOCALES } from "@statelier/model";
import { buildDatasetPlace } from "@statelier/viewer/dataset-place";
import { Hono } from "hono";
import type { PageServices, PublicSource } from "../../pages/page.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { buildSitemap, buildSitemapIndex, type SitemapPage } from "./build-sitemap.ts";

export type SitemapServices = Pick<PageServices, "data" | "sources" | "publicUrl" | "log"> & {
  store: Pick<ConfigStore, "listPublished" | "countPublished">;
};

/** Charts in one part; search engines take 50,000 addresses or 50 MB, whichever comes first. */
const CHARTS_IN_PART = 10_000;
const FRESH = "public, max-age=3600";

const answerXml = (xml: string): Response =>
  new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": FRESH },
  });

const listDatasets = async (
  { data, sources, publicUrl, log }: SitemapServices,
  source: PublicSource,
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

const listCharts = async (
  { store, publicUrl }: SitemapServices,
  part: number,
): Promise<SitemapPage[]> => {
  const charts = await store.listPublished({ limit: CHARTS_IN_PART, skip: part * CHARTS_IN_PART });
  return charts.map(({ key, updatedAt }) => ({
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
  app.get("/sitemap.xml", async () => {
    const parts = Math.ceil((await store.countPublished()) / CHARTS_IN_PART);
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
    );
  });
  app.get("/:locale{(?:de|fr|it|en)}/:file{sitemap-[a-z0-9-]+[.]xml}", async (context) => {
    const { locale, file } = context.req.param();
    if (!isLocale(locale)) return context.notFound();
    if (file === "sitemap-catalogue.xml")
      return answerXml(buildSitemap(await listPlaces(services), locale));
    const [, part] = /^sitemap-charts-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
    const charts = part ? await listCharts(services, Number(part) - 1) : [];
    return charts.length > 0 ? answerXml(buildSitemap(charts, locale)) : context.notFound();
  });
  return app;
};
