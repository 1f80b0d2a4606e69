import { setTimeout as pause } from "node:timers/promises";

import { SourceError } from "../cube-source.ts";
import { summarizeQuery } from "../sparql/summarize-query.ts";
import { RowsSink } from "../sparql/rdf-term.ts";
import type { SparqlClient } from "../sparql/sparql-client.ts";
import { type BreakerOptions, CircuitBreaker } from "./circuit-breaker.ts";
import { SourceMonitor } from "./source-monitor.ts";
import type { SourceStatus } from "./source-status.ts";

export type RetryOptions = BreakerOptions & {
  /** The first among them. */
  attempts?: number;
  /** Before the second attempt; each later one waits twice as long. A part of it is left to chance. */
  backOffMs?: number;
  /** No attempt starts later than this after the first. */
  retryWithinMs?: number;
};

const DEFAULTS = { attempts: 4, backOffMs: 100, retryWithinMs: 20_000 };

const isTransient = (error: unknown): boolean => error instanceof SourceError && error.isTransient;

const refuse = (waitMs: number): SourceError =>
  new SourceError(
    "SOURCE_DOWN",
    `The endpoint failed again and again; it is asked again in ${Math.ceil(waitMs / 1000)} s.`,
  );

export type ResilientClient = SparqlClient & { readonly status: SourceStatus };

/** Asks again, a bounded number of times, where the same query may succeed; queries change nothing. */
export const makeResilientClient = (
  client: SparqlClient,
  options: RetryOptions = {},
  monitor = new SourceMonitor(),
): ResilientClient => {
  const { attempts, backOffMs, retryWithinMs } = { ...DEFAULTS, ...options };
  const breaker = new CircuitBreaker(options);
  const ask: SparqlClient["stream"] = (query, makeSink) =>
    monitor.watch(summarizeQuery(query), () => client.stream(query, makeSink));
  const stream: SparqlClient["stream"] = async (query, makeSink) => {
    const startedAt = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        return await breaker.run(() => ask(query, makeSink), refuse, isTransient);
      } catch (error) {
        const waitMs = backOffMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
        const isLate = performance.now() - startedAt + waitMs > retryWithinMs;
        if (!isTransient(error) || attempt === attempts || isLate || breaker.waitMs > 0)
          throw error;
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        await pause(waitMs);
      }
    }
  };
  return {
    stream,
    select: async (query) => (await stream(query, () => new RowsSink())).rows,
    get status() {
      return { ...monitor.status, breaker: breaker.state, waitMs: breaker.waitMs };
    },
  };
};
