import { decodeDataSource } from "@statelier/viewer/published-chart";
import type { Context } from "hono";
import type { PageServices } from "../render/contract/page.ts";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";

/** Where the small picture of a dataset's first chart is. */
export const THUMBNAIL_PATH = `${LOCALE_PATH}/browse-chart.svg`;

const FRESH = "public, max-age=3600, stale-while-revalidate=86400";

/** Answers `?dataset=…&dataSource=…&theme=dark`; 404 where there is no such picture. */
export const makeThumbnailRoute =
  ({ sources, firstCharts }: Pick<PageServices, "sources" | "firstCharts">) =>
  async (context: Context): Promise<Response> => {
    const locale = readPathLocale(context);
    const source = decodeDataSource(sources, context.req.query("dataSource") ?? null);
    const iri = context.req.query("dataset");
    const found = source && iri ? await firstCharts.find(source, locale, iri) : undefined;
    if (!found)
      return new Response("No picture.\n", {
        status: 404,
        headers: { "Cache-Control": "public, max-age=300" },
      });
    const theme = context.req.query("theme") === "dark" ? "dark" : "light";
    return new Response(found.thumbnails[theme], {
      headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": FRESH },
    });
  };
