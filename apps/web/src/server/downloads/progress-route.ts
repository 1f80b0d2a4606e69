import type { ReadProgress } from "@statelier/data";
import { readWholeNumber } from "@statelier/model";
import { decodeDataSource } from "@statelier/viewer/download";
import { isFailure, pickChart } from "@statelier/viewer/published-chart";
import type { Context } from "hono";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";
import { viewerOf } from "../http/viewer.ts";
import type { PageServices } from "../render/contract/page.ts";

/** How far the rows of a file are read from their source: the address of the file with another ending. */
export const CHART_PROGRESS_PATH = `${LOCALE_PATH}/v/:file{[^/]+[.]progress}`;

export const DATASET_PROGRESS_PATH = `${LOCALE_PATH}/browse.progress`;

type Route = (context: Context) => Promise<Response>;

type Services = Pick<PageServices, "openPublished" | "data" | "sources">;

/** Where there is no chart for everybody, its owner is looked up. */
type Found = ReadProgress | "no-chart" | undefined;

/** Where nothing is read, or nothing is known of it, the answer is `null`; 404 where there is no such chart. */
const makeRoute =
  (read: (context: Context, params: URLSearchParams) => Promise<Found>): Route =>
  async (context) => {
    const { searchParams } = new URL(context.req.url);
    try {
      const found = await read(context, searchParams);
      if (found === "no-chart") return context.json(null, 404, { "Cache-Control": "no-store" });
      return context.json(found ?? null, 200, { "Cache-Control": "no-store" });
    } catch (error) {
      if (!isFailure(error)) throw error;
      // Why there are no rows is said by the file.
      return context.json(null, 200, { "Cache-Control": "no-store" });
    }
  };

/** Answers for the whole datasets of `/{locale}/v/{key}.csv?scope=all` and `/{locale}/browse.csv?dataset=…`. */
export const makeProgressRoutes = ({
  openPublished,
  data,
  sources,
}: Services): { chart: Route; dataset: Route } => ({
  chart: makeRoute(async (context, params) => {
    const key = (context.req.param("file") ?? "").replace(/\.progress$/, "");
    const locale = readPathLocale(context);
    const opening = await openPublished({ key, locale, viewer: viewerOf(context), params });
    if (!opening.ok) {
      const { reason } = opening.refusal;
      return reason === "unknown" || reason === "unpublished" ? "no-chart" : undefined;
    }
    const { document, source } = opening.opened;
    const number = readWholeNumber(params.get("dataset") ?? "1");
    const cube = pickChart(document, params).cubes[(number ?? 0) - 1];
    return cube && data.progress(source, cube.iri);
  }),
  dataset: makeRoute(async (_, params) => {
    const source = decodeDataSource(sources, params.get("dataSource"));
    const iri = params.get("dataset");
    return source && iri ? data.progress(source, iri) : undefined;
  }),
});
