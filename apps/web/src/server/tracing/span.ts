import { randomBytes } from "node:crypto";

/** Where a span stands: its trace and itself, in hexadecimal. */
export type SpanContext = { traceId: string; spanId: string };

/** Something that took a while. Times are milliseconds since 1970. */
export type Span = SpanContext & {
  parentSpanId?: string;
  name: string;
  kind: "server" | "client";
  startedAt: number;
  milliseconds: number;
  attributes: Record<string, string | number>;
  hasFailed: boolean;
};

export const makeId = (bytes: 8 | 16): string => randomBytes(bytes).toString("hex");

const KINDS = { server: 2, client: 3 };
const ERROR = 2;

const toNanoseconds = (milliseconds: number): string =>
  String(BigInt(Math.round(milliseconds * 1_000)) * 1_000n);

const encodeAttributes = (attributes: Span["attributes"]) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));

const encodeSpan = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentSpanId === undefined ? {} : { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: KINDS[span.kind],
  startTimeUnixNano: toNanoseconds(span.startedAt),
  endTimeUnixNano: toNanoseconds(span.startedAt + span.milliseconds),
  attributes: encodeAttributes(span.attributes),
  status: span.hasFailed ? { code: ERROR } : {},
});

/** Spans as OTLP writes them in JSON. */
export const encodeSpans = (spans: readonly Span[]): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: encodeAttributes({ "service.name": "statelier" }) },
        scopeSpans: [{ scope: { name: "statelier" }, spans: spans.map(encodeSpan) }],
      },
    ],
  });
