import { AsyncLocalStorage } from "node:async_hooks";
import type { QueryListener } from "@statelier/cubes";
import { isKey } from "@statelier/document";
import { isLocale } from "@statelier/model";
import type { MiddlewareHandler } from "hono";
import { readReference } from "../logging/request-reference.ts";
import { makeId, type SpanContext } from "./span.ts";
import type { SpanExporter } from "./span-exporter.ts";

/** Makes spans of requests, and of what each of them asks of a source. */
export type Tracer = {
  traceRequest: MiddlewareHandler;
  traceQueries(source: { name: string; type: string }): QueryListener;
};

const LONGEST_NAME = 100;

/** What stands behind these parts of an address differs from page to page. */
const VARYING = new Map([
  ["v", "{key}"],
  ["embed", "{key}"],
  ["compare", "{key}"],
  ["reach", "{name}"],
  ["team", "{name}"],
]);

const generalizePart = (part: string, [former = "", before = ""]: readonly string[]): string => {
  const isOfApi = before === "config" || former === "embed-aem-ext";
  return VARYING.get(before) ?? (isOfApi && isKey(part) ? "{key}" : part);
};

/** An address without what differs from page to page. */
const generalizePath = (path: string): string =>
  path
    .split("/")
    .map((part, at, parts) =>
      at === 1 && isLocale(part)
        ? "{locale}"
        : generalizePart(part, parts.slice(Math.max(0, at - 2), at)),
    )
    .join("/")
    .slice(0, LONGEST_NAME);

/** The trace of whoever called us (W3C Trace Context). */
const readParent = (header: string | undefined): SpanContext | undefined => {
  const [, traceId, spanId] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header ?? "") ?? [];
  return traceId && spanId && /[^0]/.test(traceId) ? { traceId, spanId } : undefined;
};

export const makeTracer = (exporter: Pick<SpanExporter, "add">): Tracer => {
  const current = new AsyncLocalStorage<SpanContext>();
  const openSpan = (parent: SpanContext | undefined) => ({
    traceId: parent?.traceId ?? makeId(16),
    spanId: makeId(8),
    ...(parent ? { parentSpanId: parent.spanId } : {}),
  });
  return {
    traceRequest: async (context, next) => {
      const ids = openSpan(readParent(context.req.header("traceparent")));
      const startedAt = Date.now();
      const start = performance.now();
      await current.run(ids, next);
      const { method } = context.req;
      const { status } = context.res;
      exporter.add({
        ...ids,
        name: `${method} ${generalizePath(new URL(context.req.url).pathname)}`,
        kind: "server",
        startedAt,
        milliseconds: performance.now() - start,
        attributes: {
          "http.request.method": method,
          "http.response.status_code": status,
          "statelier.reference": readReference() ?? "",
        },
        hasFailed: status >= 500,
      });
    },
    traceQueries:
      ({ name, type }) =>
      ({ summary, startedAt, milliseconds, failure }) =>
        exporter.add({
          ...openSpan(current.getStore()),
          name: summary,
          kind: "client",
          startedAt,
          milliseconds,
          attributes: {
            "db.system.name": type,
            "db.query.summary": summary,
            "statelier.source": name,
            ...(failure === undefined ? {} : { "error.type": failure }),
          },
          hasFailed: failure !== undefined,
        }),
  };
};
