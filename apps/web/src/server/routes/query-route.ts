import { readWholeNumber } from "@statelier/model";
import {
  deriveShownCubes,
  fetchPublished,
  isFailure,
  pickChart,
} from "@statelier/viewer/published-chart";
import type { Context } from "hono";
import type { PageServices } from "../render/contract/page.ts";
import { describeRefusal } from "../render/describe-refusal.ts";
import { answerRefusal, type Refusal } from "../http/answer-error.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { viewerOf } from "../http/viewer.ts";
import type { OpenPublished } from "../published/open-published.ts";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";

/** Where the query is that asks a source for the view of a published chart. */
export const QUERY_PATH = `${LOCALE_PATH}/v/:file{[^/]+[.]rq}`;

type Found = { url: string } | Refusal;

const findQuery = async (
  { openPublished, data: asked, log }: Pick<PageServices, "openPublished" | "data" | "log">,
  { key, locale, viewer, params }: Parameters<OpenPublished>[0],
): Promise<Found> => {
  const opening = await openPublished({ key, locale, viewer, params });
  if (!opening.ok) return describeRefusal(key, opening.refusal);
  const { document, source, data } = opening.opened;
  const scope = { source, locale };
  try {
    const chart = await fetchPublished(data, scope, document, params);
    const { sparqlEditorUrls } = await asked.observations(scope, deriveShownCubes(chart, locale));
    const number = readWholeNumber(params.get("dataset") ?? "1");
    const url = number && sparqlEditorUrls[number - 1]?.url;
    if (url) return { url };
    return { status: 404, error: { code: "PAGE_NOT_FOUND", args: {} } };
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn("a query has no data", { key, error });
    const config = pickChart(document, params);
    return describeRefusal(key, refuseSource({ document, config, locale }, error).refusal);
  }
};

/** Leads to the editor that the operator names; without one it answers the query itself. */
export const makeQueryRoute =
  (services: PageServices): ((context: Context) => Promise<Response>) =>
  async (context) => {
    const locale = readPathLocale(context);
    const file = context.req.param("file") ?? "";
    const { searchParams: params } = new URL(context.req.url);
    const found = await findQuery(services, {
      key: file.slice(0, -".rq".length),
      locale,
      viewer: viewerOf(context),
      params,
    });
    if (!("url" in found)) return answerRefusal(locale, found);
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" };
    const { origin, pathname, searchParams } = new URL(found.url);
    const query = searchParams.get("query");
    return query === null
      ? context.redirect(found.url, 302)
      : new Response(`# ${origin}${pathname}\n${query}\n`, { headers });
  };
