import type { Log } from "../logging/log.ts";
import { encodeSpans, type Span } from "./span.ts";

/** Sends spans on; readers never wait for it, and what cannot be sent is dropped. */
export type SpanExporter = {
  add(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
};

export type SpanExporterInput = {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  log: Log;
  everyMs?: number;
};

const EVERY_MS = 2_000;
const TIMEOUT_MS = 5_000;
/** Waiting; the next is dropped. */
const MOST = 4_096;

/** OTLP over HTTP in JSON. */
export const makeSpanExporter = ({
  endpoint,
  headers,
  log,
  everyMs = EVERY_MS,
}: SpanExporterInput): SpanExporter => {
  const address = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  let waiting: Span[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();
  let isAway = false;
  const post = async (spans: readonly Span[]): Promise<void> => {
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: encodeSpans(spans),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn("traces are not taken and are dropped until they are", { error });
      isAway = true;
    }
  };
  const send = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const spans = waiting;
    waiting = [];
    if (spans.length > 0) sending = sending.then(() => post(spans));
    return sending;
  };
  return {
    add(span) {
      if (waiting.length >= MOST) return;
      waiting.push(span);
      timer ??= setTimeout(() => void send(), everyMs).unref();
    },
    close: send,
  };
};
