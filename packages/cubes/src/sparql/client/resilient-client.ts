import { setTimeout as pause } from "node:timers/promises";

import { type BreakerOptions, CircuitBreaker } from "../../faults/circuit-breaker.ts";
import { SourceMonitor } from "../../faults/source-monitor.ts";
import { SourceError } from "../../source/cube-source.ts";
import type { SourceStatus } from "../../source/source-status.ts";
import { summarizeQuery } from "../queries/summarize-query.ts";
import { RowsSink } from "./rows-sink.ts";
import type { SparqlClient } from "./sparql-client.ts";
import { CutAnswerError, streamWhole } from "./stream-whole.ts";

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

/** An endpoint that cuts its answers answers: others of its queries go on. */
const isFailure = (error: unknown): boolean =>
  isTransient(error) && !(error instanceof CutAnswerError);

/** No endpoint has a lower limit of rows; what is cut below it is a fault. */
export const LOWEST_ROW_LIMIT = 1_000;

/** Twice cut at the same row is the endpoint's own limit, and no attempt gets further. */
const isRowLimit = (error: unknown, before: unknown): error is CutAnswerError =>
  error instanceof CutAnswerError &&
  before instanceof CutAnswerError &&
  error.answered === before.answered &&
  error.answered >= LOWEST_ROW_LIMIT;

const refuse = (waitMs: number): SourceError =>
  new SourceError(
    "SOURCE_DOWN",
    `The endpoint failed again and again; it is asked again in ${Math.ceil(waitMs / 1000)} s.`,
  );

const isTimeout = (error: unknown): boolean =>
  error instanceof SourceError && error.id === "SOURCE_TIMEOUT";

/** What errors mean to whoever asks. */
type Manner = {
  isFailure: (error: unknown) => boolean | undefined;
  isRepeated: (error: unknown) => boolean;
};

const READER: Manner = { isFailure, isRepeated: isTransient };

/** A long question that takes too long says nothing of the short ones of readers. */
const LONG: Manner = {
  isFailure: (error) => (isTimeout(error) ? undefined : isFailure(error)),
  isRepeated: isTransient,
};

const DIVIDED: Manner = {
  ...LONG,
  isRepeated: (error) => isTransient(error) && !isTimeout(error),
};

/** For the pages of a whole cube: a time-out of theirs holds up no reader. */
export type PageClients = {
  long: SparqlClient;
  /** For what is asked in parts after a time-out, and not once more as it is. */
  divided: SparqlClient;
};

export type ResilientClient = SparqlClient & {
  readonly status: SourceStatus;
  readonly forPages: PageClients;
};

type Asking = {
  client: SparqlClient;
  ask: SparqlClient["stream"];
  breaker: CircuitBreaker;
  options: RetryOptions;
};

const openClient = (
  { client, ask, breaker, options }: Asking,
  { isFailure: judge, isRepeated }: Manner,
): SparqlClient => {
  const { attempts, backOffMs, retryWithinMs } = { ...DEFAULTS, ...options };
  const stream: SparqlClient["stream"] = async (query, makeSink, form) => {
    const startedAt = performance.now();
    let before: unknown;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await breaker.run(() => ask(query, makeSink, form), refuse, judge);
      } catch (error) {
        if (isRowLimit(error, before))
          throw new SourceError(
            "RESULT_TOO_LARGE",
            `The endpoint cuts its answers after ${error.answered} rows.`,
            { cause: error },
          );
        before = error;
        const waitMs = backOffMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
        const isLate = performance.now() - startedAt + waitMs > retryWithinMs;
        if (!isRepeated(error) || attempt === attempts || isLate || breaker.waitMs > 0) throw error;
        await pause(waitMs);
      }
    }
  };
  return {
    stream,
    select: async (query) => (await streamWhole({ stream }, query, () => new RowsSink())).rows,
    get server() {
      return client.server;
    },
    get writesPlain() {
      return client.writesPlain ?? false;
    },
  };
};

/** Asks again, a bounded number of times, where the same query may succeed; queries change nothing. */
export const makeResilientClient = (
  client: SparqlClient,
  options: RetryOptions = {},
  monitor = new SourceMonitor(),
): ResilientClient => {
  const breaker = new CircuitBreaker(options);
  const ask: SparqlClient["stream"] = (query, makeSink, form) =>
    monitor.watch(summarizeQuery(query), () => client.stream(query, makeSink, form));
  const asking = { client, ask, breaker, options };
  return {
    ...openClient(asking, READER),
    forPages: { long: openClient(asking, LONG), divided: openClient(asking, DIVIDED) },
    get server() {
      return client.server;
    },
    get writesPlain() {
      return client.writesPlain ?? false;
    },
    get status() {
      return { ...monitor.status, breaker: breaker.state, waitMs: breaker.waitMs };
    },
  };
};
