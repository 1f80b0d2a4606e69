import { createHash } from "node:crypto";
import { namePicture, type Picture } from "@statelier/charts/export";
import { isLocale } from "@statelier/model";
import type { Context } from "hono";
import type { PageServices } from "../../pages/page.ts";
import { parseImageParams } from "./image-params.ts";
import { type ImageProblem, makeProblem } from "./image-problem.ts";
import { loadPicture } from "./load-picture.ts";
import { type MadeImage, makePngMaker, RETRY_SECONDS } from "./make-png.ts";
import type { PngPainter } from "./png-painter.ts";

/** Where an image of a published chart is. */
export const IMAGE_PATH = "/:locale{(?:de|fr|it|en)}/v/:file{[^/]+[.](?:svg|png)}";

const FRESH = "public, max-age=300, stale-while-revalidate=86400";

type Format = "svg" | "png";

const TYPES: Record<Format, string> = { svg: "image/svg+xml; charset=utf-8", png: "image/png" };

const answerProblem = ({ status, text }: ImageProblem): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...(status === 503 ? { "Retry-After": String(RETRY_SECONDS) } : {}),
    },
  });

const buildTag = ({ svg }: Picture, format: Format, scale: number): string =>
  createHash("sha256").update(`${format} ${scale} ${svg}`).digest("base64url").slice(0, 22);

/** A proxy or the compression may have made the tag a weak one. */
const hasTag = (header: string | undefined, tag: string): boolean =>
  (header ?? "").split(",").some((item) => item.trim().replace(/^W\//, "") === `"${tag}"`);

/** Answers `/{locale}/v/{key}.svg` and `.png`. */
export const makeImageRoute = (
  services: PageServices,
  painter: PngPainter,
  now: () => Date = () => new Date(),
): ((context: Context) => Promise<Response>) => {
  const drawPng = makePngMaker(painter, services.log);
  return async (context) => {
    const { locale = "", file = "" } = context.req.param() as Record<string, string>;
    if (!isLocale(locale)) return context.notFound();
    const format: Format = file.endsWith(".png") ? "png" : "svg";
    const { searchParams: params } = new URL(context.req.url);
    const image = parseImageParams(params);
    if (!image.ok) {
      const args = { problem: image.problem };
      return answerProblem(makeProblem(locale, 400, { code: "BAD_REQUEST", args }));
    }
    const date = now().toISOString().slice(0, 10);
    const key = file.slice(0, -4);
    const loaded = await loadPicture({ key, locale, params, image: image.params, date }, services);
    if (!loaded.ok) return answerProblem(loaded.problem);
    const { picture, isDraft } = loaded;
    const scale = format === "png" ? image.params.scale : 1;
    const tag = buildTag(picture, format, scale);
    const headers = {
      ETag: `"${tag}"`,
      "Cache-Control": isDraft ? "no-cache" : FRESH,
      "Access-Control-Allow-Origin": "*",
    };
    if (hasTag(context.req.header("if-none-match"), tag))
      return new Response(null, { status: 304, headers });
    const drawn: MadeImage =
      format === "svg"
        ? { ok: true, body: picture.svg }
        : await drawPng(picture, scale, { tag, locale });
    if (!drawn.ok) return answerProblem(drawn.problem);
    return new Response(drawn.body, {
      headers: {
        ...headers,
        "Content-Type": TYPES[format],
        "Content-Disposition": `inline; filename="${namePicture(picture.text.title, format, scale)}"`,
      },
    });
  };
};
