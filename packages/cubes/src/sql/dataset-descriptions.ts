import { SourceError } from "../source/cube-source.ts";
import {
  type DescribedDataset,
  describeDataset,
  type DescribeOptions,
  type SqlDataset,
} from "./datasets/describe-dataset.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";

export type DescriptionsInput = {
  engine: SqlEngine;
  datasets: readonly SqlDataset[];
  options: DescribeOptions;
  onProblem: (sentence: string) => void;
  /** Called when a dataset can be offered that could not be before, or the other way round. */
  onChange: () => void;
  /** Before a dataset that failed is tried again; each further pause is twice as long. */
  firstPauseMs?: number;
};

/** Half of the connections of an engine: the others answer readers. */
const AT_ONCE = 2;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 600_000;

/** One that is to be described, and how long it waits where that fails. */
type Waiting = { dataset: SqlDataset; pauseMs: number };

/**
 * What is said about each dataset of a place, described for itself: one that takes long or fails does not hold up the
 * others, and is tried again.
 */
export class DatasetDescriptions {
  readonly #input: DescriptionsInput;
  readonly #found = new Map<SqlDataset, DescribedDataset>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #waiting: Waiting[];
  readonly #firstFound = Promise.withResolvers<void>();
  readonly #allTried: Promise<void>;
  #working = 0;
  #failure: SourceError | undefined;
  #isReady = false;
  #isStopped = false;

  constructor(input: DescriptionsInput) {
    this.#input = input;
    const pauseMs = input.firstPauseMs ?? FIRST_PAUSE_MS;
    this.#waiting = input.datasets.map((dataset) => ({ dataset, pauseMs }));
    const workers = Array.from({ length: AT_ONCE }, () => this.#work());
    this.#allTried = Promise.all(workers).then(() => undefined);
  }

  /**
   * When all are described, or some of them after `patienceMs`. Rejects with `SourceError` where the engine answers
   * for none.
   */
  async ready(patienceMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((done) => (timer = setTimeout(done, patienceMs)));
    await Promise.race([this.#allTried, patience.then(() => this.#firstFound.promise)]);
    clearTimeout(timer);
    if (this.#found.size === 0 && this.#failure) throw this.#failure;
    this.#isReady = true;
    void this.#checkRows();
  }

  /** Those that are described by now, by the IRI of their cube. */
  collect(): Map<string, DescribedDataset> {
    const described = new Map<string, DescribedDataset>();
    for (const dataset of this.#input.datasets) {
      const found = this.#found.get(dataset);
      if (!found) continue;
      if (described.has(found.cubeIri))
        this.#input.onProblem(`${dataset.name}: another dataset has the same key and version`);
      else described.set(found.cubeIri, found);
    }
    return described;
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** One dataset after the other; one with wrong rows is offered no more, one that takes too long stays. */
  async #checkRows(): Promise<void> {
    for (const [dataset, { checkRows }] of this.#found) {
      if (this.#isStopped || !checkRows) continue;
      try {
        const problems = await checkRows();
        for (const problem of problems) this.#input.onProblem(`${dataset.name}: ${problem}`);
        if (problems.length > 0 && this.#found.delete(dataset)) this.#input.onChange();
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        if (!this.#isStopped)
          this.#input.onProblem(`${dataset.name}: its rows could not be checked: ${error.message}`);
      }
    }
  }

  async #work(): Promise<void> {
    this.#working += 1;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
        await this.#describe(next);
    } finally {
      this.#working -= 1;
    }
  }

  async #describe({ dataset, pauseMs }: Waiting): Promise<void> {
    const { engine, options, onProblem, onChange } = this.#input;
    if (this.#isStopped) return;
    try {
      const outcome = await describeDataset(engine, dataset, options);
      if (!outcome.ok) {
        for (const problem of outcome.problems) onProblem(`${dataset.name}: ${problem}`);
        return;
      }
      this.#found.set(dataset, outcome.value);
      this.#firstFound.resolve();
      if (this.#isReady && !this.#isStopped) onChange();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.#failure = error;
      if (!this.#isStopped) this.#tryAgain(dataset, pauseMs, error);
    }
  }

  #tryAgain(dataset: SqlDataset, pauseMs: number, { message }: SourceError): void {
    const seconds = Math.round(pauseMs / 1_000);
    this.#input.onProblem(
      `${dataset.name}: left out for now, and tried again in ${seconds} s: ${message}`,
    );
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#waiting.push({ dataset, pauseMs: Math.min(pauseMs * 2, LONGEST_PAUSE_MS) });
      if (this.#working === AT_ONCE) return;
      this.#work().catch((failure: unknown) =>
        this.#input.onProblem(`${dataset.name}: ${String(failure)}`),
      );
    }, pauseMs);
    timer.unref();
    this.#timers.add(timer);
  }
}
