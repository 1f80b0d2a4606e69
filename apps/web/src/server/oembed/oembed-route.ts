import { escapeXmlText } from "@statelier/model";
import { readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import { buildSnippets } from "@statelier/viewer/embed";
import type { Context } from "hono";
import { dayIn } from "../config/day-in.ts";
import type { PageServices } from "../render/contract/page.ts";
import { viewerOf } from "../http/viewer.ts";
import { answerTextError } from "../http/answer-error.ts";
import { loadPicture } from "../images/load-picture.ts";
import { makeDrawingWork } from "../turns/drawing-work.ts";
import { chargeDrawing } from "../http/charge-work.ts";
import { type OembedRequest, parseOembedRequest } from "./parse-oembed-request.ts";

export const OEMBED_PATH = "/oembed";

const PROVIDER = "Statelier";
const WIDTH = 720;
/** Of a frame around a chart of which nothing can be measured. */
const HEIGHT = 560;
/** Pixels from which on pictures are drawn. */
const LEAST_PICTURE = 280;
/** What a frame has besides the picture: filters, more options, border. */
const BESIDES = 96;
const CACHE_SECONDS = 3600;

const PROBLEMS = {
  400: "Say which chart: ?url=",
  404: "There is no chart with this address here.",
  501: "Answers are in JSON and XML: ?format=json, ?format=xml",
};

const answerProblem = (status: keyof typeof PROBLEMS): Response =>
  answerTextError(status, PROBLEMS[status], { "Access-Control-Allow-Origin": "*" });

const buildAnswer = (
  { key, locale, params, maxWidth, maxHeight }: OembedRequest,
  publicUrl: string,
  { title, picture }: { title: string; picture: { width: number; height: number } | undefined },
) => {
  const width = Math.min(WIDTH, maxWidth);
  const height = Math.min(picture ? Math.ceil(picture.height) + BESIDES : HEIGHT, maxHeight);
  const search = String(writeEmbedFlags(params, readEmbedFlags(params)));
  const query = search === "" ? "" : `?${search}`;
  const { frame } = buildSnippets({
    publicUrl,
    page: `/${locale}/v/${key}${query}`,
    embed: `/${locale}/embed/${key}${query}`,
    title,
    width: String(width),
    height,
  });
  const view = new URLSearchParams([...writeEmbedFlags(params, [])]);
  view.set("width", String(picture?.width ?? width));
  const hasThumbnail = picture && picture.width <= maxWidth && picture.height <= maxHeight;
  return {
    version: "1.0",
    type: "rich",
    provider_name: PROVIDER,
    provider_url: `${publicUrl}/`,
    title,
    cache_age: CACHE_SECONDS,
    ...(hasThumbnail
      ? {
          thumbnail_url: `${publicUrl}/${locale}/v/${key}.png?${view}`,
          thumbnail_width: picture.width,
          thumbnail_height: Math.ceil(picture.height),
        }
      : {}),
    html: frame,
    width,
    height,
  };
};

const encodeXml = (answer: ReturnType<typeof buildAnswer>): string =>
  [
    `<?xml version="1.0" encoding="utf-8" standalone="yes"?>`,
    "<oembed>",
    ...Object.entries(answer).map(
      ([name, value]) => `<${name}>${escapeXmlText(String(value))}</${name}>`,
    ),
    "</oembed>",
    "",
  ].join("\n");

/** How other tools show a chart of which they know the address (oembed.com); nothing is fetched from there. */
export const makeOembedRoute =
  (services: PageServices, now: () => Date = () => new Date()) =>
  async (context: Context): Promise<Response> => {
    const parsed = parseOembedRequest(new URL(context.req.url).searchParams, services.publicUrl);
    if (!parsed.ok) return answerProblem(parsed.status);
    const { request } = parsed;
    const width = Math.max(LEAST_PICTURE, Math.min(WIDTH, request.maxWidth));
    const work = makeDrawingWork({
      budget: services.drawingBudget,
      signal: context.req.raw.signal,
    });
    const loaded = await loadPicture(
      {
        ...request,
        viewer: viewerOf(context),
        image: { width, scale: 1, theme: "light", isCard: false },
        date: dayIn(services.accounts.timeZone ?? "UTC", now()),
        work,
      },
      services,
    );
    chargeDrawing(context, work.spentMs);
    if (!loaded.ok && loaded.refusal.status === 404) return answerProblem(404);
    const answer = buildAnswer(request, services.publicUrl, {
      title: loaded.title || PROVIDER,
      picture: loaded.ok ? loaded.picture : undefined,
    });
    const isXml = request.format === "xml";
    return new Response(isXml ? encodeXml(answer) : JSON.stringify(answer), {
      headers: {
        "Content-Type": isXml ? "text/xml; charset=utf-8" : "application/json",
        "Access-Control-Allow-Origin": "*",
        "Cache-Control": `public, max-age=300, stale-while-revalidate=${CACHE_SECONDS}, stale-if-error=0`,
      },
    });
  };
