import { setTimeout as pause } from "node:timers/promises";

type Times = {
  /** Whoever has just been answered mostly asks again within this time: a page asks one thing after the other. */
  quietMs: number;
  /** Readers who keep coming hold up what is read in the background no longer than this. */
  waitMs: number;
  /** Nor those who had asked before it wanted to begin, however slow their source is. */
  answersMs: number;
};

const TIMES: Times = { quietMs: 1_000, waitMs: 10_000, answersMs: 60_000 };

/** What is read in the background: one dataset at a time, and after the readers who are being answered. */
export class BackgroundQueue {
  readonly #times: Times;
  /** The answers that readers wait for. */
  readonly #awaited = new Set<Promise<unknown>>();
  #answeredAt = Number.NEGATIVE_INFINITY;
  #last: Promise<unknown> = Promise.resolve();

  constructor(times: Partial<Times> = {}) {
    this.#times = { ...TIMES, ...times };
  }

  /** Counts a reader until the answer is there. */
  async serve<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = ask();
    this.#awaited.add(answer);
    try {
      return await answer;
    } finally {
      this.#awaited.delete(answer);
      this.#answeredAt = performance.now();
    }
  }

  /** When no reader waits for an answer or has just had one, or when those who came before have theirs and others keep coming. */
  async giveWay(): Promise<void> {
    const { waitMs, answersMs } = this.#times;
    await Promise.race([
      Promise.allSettled(this.#awaited),
      pause(answersMs, undefined, { ref: false }),
    ]);
    const until = performance.now() + waitMs;
    for (let left = this.#quietLeft; left > 0; left = this.#quietLeft) {
      const wait = Math.min(left, until - performance.now());
      if (wait <= 0) return;
      await pause(wait, undefined, { ref: false });
    }
  }

  get #quietLeft(): number {
    const { quietMs } = this.#times;
    return this.#awaited.size > 0 ? quietMs : this.#answeredAt + quietMs - performance.now();
  }

  /** When all whose turn came before have ended theirs; the answer ends this one. */
  async takeTurn(): Promise<() => void> {
    const before = this.#last;
    const turn = Promise.withResolvers<void>();
    this.#last = turn.promise;
    await before;
    return turn.resolve;
  }
}
