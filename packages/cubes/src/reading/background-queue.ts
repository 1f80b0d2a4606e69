import { setTimeout as pause } from "node:timers/promises";

/** No reader holds up what is read in the background for longer than this. */
const LONGEST_WAIT_MS = 10_000;

/** What is read in the background: one dataset at a time, and after the readers who are being answered. */
export class BackgroundQueue {
  #readers = 0;
  #idle = Promise.withResolvers<void>();
  #last: Promise<unknown> = Promise.resolve();

  /** Counts a reader until the answer is there. */
  async serve<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#readers += 1;
    try {
      return await ask();
    } finally {
      this.#readers -= 1;
      if (this.#readers === 0) {
        this.#idle.resolve();
        this.#idle = Promise.withResolvers<void>();
      }
    }
  }

  /** When no reader waits for an answer, or has waited long. */
  async giveWay(): Promise<void> {
    if (this.#readers === 0) return;
    await Promise.race([this.#idle.promise, pause(LONGEST_WAIT_MS, undefined, { ref: false })]);
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
