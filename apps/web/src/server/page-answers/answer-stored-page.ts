import { hasEtag } from "@statelier/cubes";
import type { Context } from "hono";
import type { StoredPage } from "../published/page-cache.ts";

const ENCODINGS = ["br", "gzip"] as const;

/** Whether a header names a token and does not switch it off with `q=0`. */
const accepts = (header: string, token: string): boolean =>
  header.split(",").some((item) => {
    const [name = "", ...options] = item.split(";").map((part) => part.trim().toLowerCase());
    return name === token && !options.some((option) => /^q=0(\.0*)?$/.test(option));
  });

const writeTag = (etag: string): string => `W/"${etag}"`;

/** Whether the reader has the page of this tag, and is answered 304. */
export const hasStoredPage = (context: Context, etag: string): boolean =>
  hasEtag(context.req.raw, writeTag(etag));

/** A finished page in the best encoding that the reader accepts, or 304 where the reader has it. */
export const answerStoredPage = (context: Context, page: StoredPage): Response => {
  const accepted = context.req.header("accept-encoding") ?? "";
  const encoding = ENCODINGS.find((each) => accepts(accepted, each));
  const headers = { ...page.headers, ETag: writeTag(page.etag) };
  if (hasStoredPage(context, page.etag)) return new Response(null, { status: 304, headers });
  return new Response(page.bodies[encoding ?? "identity"], {
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      ...(encoding ? { "Content-Encoding": encoding } : {}),
    },
  });
};
