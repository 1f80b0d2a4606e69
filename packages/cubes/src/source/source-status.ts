/** One question that was sent to a source, when it has ended. */
export type SourceQuery = {
  /** What was asked for, without any value: `SELECT ?v (COUNT(?o) AS ?n)`. */
  summary: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  milliseconds: number;
  /** The id of the error, where there is no answer. */
  failure?: string;
};

/** Is told each question of a source when it has ended, also without an answer. */
export type QueryListener = (query: SourceQuery) => void;

/** How a source fares, as an operator wants to know it; times are milliseconds since 1970. */
export type SourceStatus = {
  /** `open`: it failed again and again and is spared for `waitMs`; `probing`: one question tries whether it is back. */
  breaker: "closed" | "open" | "probing";
  waitMs: number;
  queries: number;
  failures: number;
  lastSuccessAt?: number;
  lastFailure?: { at: number; id: string };
  /** Of a source that is downloaded: what is kept of it here, and the last try where that failed. */
  copy?: {
    files: number;
    bytes: number;
    isRunning: boolean;
    /** Whether its server says by what it can be asked for changes only. */
    canRevalidate: boolean;
    /** When its bytes came, and when they were last known to be the newest; absent before the first download. */
    changedAt?: number;
    confirmedAt?: number;
    failure?: { at: number; id: string; sentence: string };
  };
  /** Of the endpoint that has the shapes of areas, where it is another. */
  shapes?: SourceStatus;
  /** What is searched; absent before the first search. */
  catalogue?: { datasets: number; readAt: number; isStale: boolean };
  /** The last good answers, and how often one of them stood in for a failure. */
  answers?: { entries: number; bytes: number; maxBytes: number; standIns: number };
};
