import { encodeKnownAnswer } from "@statelier/data";
import type { Context } from "hono";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";
import { viewerOf } from "../http/viewer.ts";
import { BOARD_REACH, type OpenPublished } from "../published/open-published.ts";

/** Where the figures are that readers' data filters can reach: an address for each state of the data. */
export const REACH_PATH = `${LOCALE_PATH}/v/:key/reach/:name{(?:[0-9]+|${BOARD_REACH})-[\\w-]+}`;

/** Never changes under its name; 404 once the data or the charts have changed. */
export const makeReachRoute =
  (openPublished: OpenPublished): ((context: Context) => Promise<Response>) =>
  async (context) => {
    const locale = readPathLocale(context);
    const { key = "", name = "" } = context.req.param() as Record<string, string>;
    const [part = ""] = name.split("-");
    const isWhole = part === BOARD_REACH;
    const opening = await openPublished({
      key,
      locale,
      viewer: viewerOf(context),
      params: new URLSearchParams(isWhole ? {} : { chart: String(Number(part) + 1) }),
      isWhole,
    });
    const reach = opening.ok ? opening.opened.reach : undefined;
    if (reach?.name !== name) {
      context.header("Cache-Control", "no-store");
      return context.notFound();
    }
    context.header("Cache-Control", "public, max-age=31536000, immutable");
    return context.json(reach.answers.map(encodeKnownAnswer));
  };
