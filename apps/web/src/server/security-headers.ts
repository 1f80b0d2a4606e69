import type { MiddlewareHandler } from "hono";

/** Paths that the hosts an operator lists may frame; `/embed` may be framed anywhere (D26). */
const isFramedByListed = (url: URL) =>
  /^\/(de|fr|it|en)\/preview(_post)?$/.test(url.pathname) ||
  (/^\/(de|fr|it|en)\/browse/.test(url.pathname) && url.searchParams.get("odsiframe") === "true");

const frameAncestors = (url: URL, listed: readonly string[]): string => {
  if (/^\/(de|fr|it|en)\/embed\//.test(url.pathname)) return "*";
  return isFramedByListed(url) ? ["'self'", ...listed].join(" ") : "'none'";
};

const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // React and SVG write style attributes; style elements stay with our own files.
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
];

export const securityHeaders =
  (listed: readonly string[], options: { relaxed: boolean }): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const url = new URL(context.req.url);
    const policy = [
      ...(options.relaxed ? [] : CONTENT_POLICY),
      `frame-ancestors ${frameAncestors(url, listed)}`,
    ];
    context.header("Content-Security-Policy", policy.join("; "));
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Referrer-Policy", "strict-origin-when-cross-origin");
    context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  };
