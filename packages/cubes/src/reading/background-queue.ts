import { setTimeout as pause } from "node:timers/promises";

/** No reader holds up what is read in the background for longer than this. */
const LONGEST_WAIT_MS = 10_000;

/** Whoever has just been answered mostly asks again within this time: a page asks one thing after the other. */
const QUIET_MS = 1_000;

/** What is read in the background: one dataset at a time, and after the readers who are being answered. */
export class BackgroundQueue {
  readonly #quietMs: number;
  #readers = 0;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ quietMs = QUIET_MS }: { quietMs?: number } = {}) {
    this.#quietMs = quietMs;
  }

  /** Counts a reader until the answer is there. */
  async serve<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#readers += 1;
    try {
      return await ask();
    } finally {
      this.#readers -= 1;
      this.#answeredAt = performance.now();
    }
  }

  /** When no reader waits for an answer or has just had one, or has waited long. */
  async giveWay(): Promise<void> {
    const until = performance.now() + LONGEST_WAIT_MS;
    for (let left = this.#quietLeft; left > 0; left = this.#quietLeft) {
      const wait = Math.min(left, until - performance.now());
      if (wait <= 0) return;
      await pause(wait, undefined, { ref: false });
    }
  }

  get #quietLeft(): number {
    return this.#readers > 0 ? this.#quietMs : this.#answeredAt + this.#quietMs - performance.now();
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
