import { createHash, randomUUID } from "node:crypto";
import { LOCALES } from "@statelier/model";
import type { MiddlewareHandler } from "hono";

const LOCALE = `^/(?:${LOCALES.join("|")})`;
const EMBED = new RegExp(`${LOCALE}/embed/`);
const PREVIEW = new RegExp(`(?:${LOCALE}|^)/preview(?:_post)?$`);
/** The start page is where datasets that are not found lead. */
const CATALOGUE = new RegExp(`${LOCALE}/(?:browse|$)`);

/** Paths that the hosts an operator lists may frame; `/embed` may be framed anywhere, unless they narrow it (D26). */
const isFramedByListed = ({ pathname, searchParams }: URL): boolean =>
  PREVIEW.test(pathname) || (CATALOGUE.test(pathname) && searchParams.get("odsiframe") === "true");

/** Origins that may frame a page; published charts all where none is named. */
export type FramedBy = {
  /** The preview and the catalogue. */
  listed: readonly string[];
  /** Published charts. */
  embedders: readonly string[];
};

const frameAncestors = (url: URL, { listed, embedders }: FramedBy): string => {
  if (EMBED.test(url.pathname)) {
    // The star stands for the web alone; an article may lie on somebody's disk.
    return embedders.length === 0 ? "* file:" : ["'self'", ...embedders].join(" ");
  }
  return isFramedByListed(url) ? ["'self'", ...listed].join(" ") : "'none'";
};

const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // React and SVG write style attributes; style elements are our own files, or carry the page's nonce.
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

export type SecureVariables = {
  Variables: {
    /** Gives a nonce that allows style elements on the page that asks for it. */
    takeNonce: () => string;
    /** Allows pictures of further hosts on this page. */
    allowImages: (origins: readonly string[]) => void;
  };
};

const hashStyle = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Content policy and the other headers of security on every answer. Pages may give a nonce to the kit, which adds style elements; `styles`
 * are the style elements that stand in documents.
 */
export const securityHeaders = (
  framedBy: FramedBy,
  options: { relaxed: boolean; styles: readonly string[] },
): MiddlewareHandler<SecureVariables> => {
  const hashes = options.styles.map(hashStyle);
  return async (context, next) => {
    let nonce: string | undefined;
    context.set("takeNonce", () => (nonce ??= randomUUID()));
    const images = ["'self'", "data:"];
    context.set("allowImages", (origins) => void images.push(...origins));
    await next();
    const url = new URL(context.req.url);
    const styles = ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...hashes].join(" ");
    const content = [
      ...CONTENT_POLICY,
      `img-src ${[...new Set(images)].join(" ")}`,
      `style-src-elem ${styles}`,
    ];
    const policy = [
      ...(options.relaxed ? [] : content),
      `frame-ancestors ${frameAncestors(url, framedBy)}`,
    ];
    const { headers } = context.res;
    headers.set("Content-Security-Policy", policy.join("; "));
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
    headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  };
};
