export type ReadinessAnswer = {
  status: "ready" | "starting" | "closing" | "not ready";
  /** What is waited for, a sentence; absent when ready. */
  reason?: string;
};

export type ReadinessOptions = {
  /** Longest that a check may take. */
  maxWaitMs?: number;
  /** However often it is asked, what is open is checked at most once in this time. */
  maxAgeMs?: number;
  now?: () => number;
};

const DEFAULTS = { maxWaitMs: 2_000, maxAgeMs: 1_000, now: Date.now };

/** Rejects where what the product cannot do without does not answer. */
type Check = () => Promise<unknown>;

/** Whether this process may be sent readers. No source has a say: what was read of one is served while it is away. */
export class Readiness {
  readonly #options: Required<ReadinessOptions>;
  #waitsFor = "The server starts.";
  #check: Check | undefined;
  #isClosing = false;
  #last: { answer: Promise<ReadinessAnswer>; at: number } | undefined;

  constructor(options: ReadinessOptions = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Says in a sentence what the start waits for. */
  waitFor(sentence: string): void {
    this.#waitsFor = sentence;
  }

  /** Everything is open; `check` asks the store of charts. */
  open(check: Check): void {
    this.#check = check;
  }

  close(): void {
    this.#isClosing = true;
  }

  async ask(): Promise<ReadinessAnswer> {
    if (this.#isClosing) return { status: "closing", reason: "The server ends." };
    if (!this.#check) return { status: "starting", reason: this.#waitsFor };
    const { now, maxAgeMs } = this.#options;
    if (!this.#last || now() - this.#last.at >= maxAgeMs)
      this.#last = { answer: this.#run(this.#check), at: now() };
    return this.#last.answer;
  }

  async #run(check: Check): Promise<ReadinessAnswer> {
    const { maxWaitMs } = this.#options;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error("late")), maxWaitMs);
    try {
      await Promise.race([check(), late.promise]);
      return { status: "ready" };
    } catch {
      // Whoever may read the reason must not read the address of the database.
      return { status: "not ready", reason: "The store of charts does not answer." };
    } finally {
      clearTimeout(timer);
    }
  }
}
