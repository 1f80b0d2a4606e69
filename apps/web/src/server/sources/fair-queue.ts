import { StoreError } from "@statelier/cubes";

export type QueueBounds = {
  /** Jobs that one caller may have waiting besides the one that runs. */
  mostOfCaller: number;
  /** Jobs of all callers that may wait, and how long each. */
  mostWaiting: number;
  mostWaitMs: number;
  /** After this time a job is ended as soon as another caller waits. */
  shareMs: number;
};

type Running = { caller: string; startedAt: number; controller: AbortController };

type Job = { run: (running: Running) => void; timer: NodeJS.Timeout };

const busy = (message: string): StoreError => new StoreError("busy", message);

/** One job at a time, callers in turn: who sends many waits for himself, and one who takes long gives way to others. */
export class FairQueue {
  readonly #bounds: QueueBounds;
  readonly #waiting = new Map<string, Job[]>();
  #running: Running | undefined;
  #shareTimer: NodeJS.Timeout | undefined;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Runs `job` in the caller's turn; rejects with `StoreError` where there is no room, or as `job` does. */
  async run<Answer>(
    caller: string,
    job: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const running = this.#running ? await this.#wait(caller) : this.#begin(caller);
    const { signal } = running.controller;
    try {
      return await job(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      const seconds = this.#bounds.shareMs / 1_000;
      const message = `It took more than ${seconds} seconds while others were waiting. Ask for less, or again later.`;
      throw new StoreError("timeout", message);
    } finally {
      this.#next();
    }
  }

  #begin(caller: string): Running {
    const running = { caller, startedAt: performance.now(), controller: new AbortController() };
    this.#running = running;
    this.#limitShare();
    return running;
  }

  #wait(caller: string): Promise<Running> {
    const own = this.#waiting.get(caller) ?? [];
    const { mostOfCaller, mostWaiting, mostWaitMs } = this.#bounds;
    if (own.length >= mostOfCaller)
      throw busy(`${mostOfCaller + 1} queries from your address are not answered yet.`);
    if ([...this.#waiting.values()].flat().length >= mostWaiting)
      throw busy("Too many queries are waiting.");
    return new Promise((run, refuse) => {
      const timer = setTimeout(() => {
        this.#remove(caller, job);
        refuse(busy("Other queries took too long."));
      }, mostWaitMs);
      const job: Job = { run, timer };
      this.#waiting.set(caller, [...own, job]);
      this.#limitShare();
    });
  }

  #remove(caller: string, job: Job): void {
    clearTimeout(job.timer);
    const left = (this.#waiting.get(caller) ?? []).filter((each) => each !== job);
    this.#waiting.delete(caller);
    if (left.length > 0) this.#waiting.set(caller, left);
  }

  #limitShare(): void {
    clearTimeout(this.#shareTimer);
    const running = this.#running;
    if (!running || ![...this.#waiting.keys()].some((caller) => caller !== running.caller)) return;
    const left = running.startedAt + this.#bounds.shareMs - performance.now();
    this.#shareTimer = setTimeout(() => running.controller.abort(), Math.max(0, left));
  }

  #next(): void {
    clearTimeout(this.#shareTimer);
    this.#running = undefined;
    const [turn] = this.#waiting;
    const [caller, [job] = []] = turn ?? [];
    if (caller === undefined || !job) return;
    this.#remove(caller, job);
    job.run(this.#begin(caller));
  }
}
