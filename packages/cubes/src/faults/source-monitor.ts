import { SourceError } from "../source/cube-source.ts";
import type { QueryListener, SourceStatus } from "../source/source-status.ts";

/** Counts what is asked of a source and reports it. */
export class SourceMonitor {
  readonly #listener: QueryListener | undefined;
  #queries = 0;
  #failures = 0;
  #lastSuccessAt: number | undefined;
  #lastFailure: SourceStatus["lastFailure"];
  #catalogue: SourceStatus["catalogue"];

  constructor(listener?: QueryListener) {
    this.#listener = listener;
  }

  async watch<Value>(summary: string, ask: () => Promise<Value>): Promise<Value> {
    const startedAt = Date.now();
    const start = performance.now();
    const end = (failure?: string): void => {
      const milliseconds = performance.now() - start;
      this.#queries += 1;
      this.#listener?.({ summary, startedAt, milliseconds, ...(failure ? { failure } : {}) });
    };
    try {
      const value = await ask();
      this.#lastSuccessAt = Date.now();
      end();
      return value;
    } catch (error) {
      const id = error instanceof SourceError ? error.id : "SOURCE_ANSWER_INVALID";
      this.#failures += 1;
      this.#lastFailure = { at: Date.now(), id };
      end(id);
      throw error;
    }
  }

  noteCatalogue(catalogue: { datasets: number; readAt: number }): void {
    this.#catalogue = { ...catalogue, isStale: false };
  }

  noteCatalogueFailure(): void {
    if (this.#catalogue) this.#catalogue.isStale = true;
  }

  get status(): SourceStatus {
    return {
      breaker: "closed",
      waitMs: 0,
      queries: this.#queries,
      failures: this.#failures,
      ...(this.#lastSuccessAt === undefined ? {} : { lastSuccessAt: this.#lastSuccessAt }),
      ...(this.#lastFailure ? { lastFailure: this.#lastFailure } : {}),
      ...(this.#catalogue ? { catalogue: { ...this.#catalogue } } : {}),
    };
  }
}
