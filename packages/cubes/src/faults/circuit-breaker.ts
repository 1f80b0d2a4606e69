export type BreakerOptions = {
  /** Failures in a row after which nothing is asked for a while. */
  failures?: number;
  firstPauseMs?: number;
  /** Each pause is twice as long as the one before, up to this. */
  longestPauseMs?: number;
  now?: () => number;
};

const DEFAULTS = { failures: 8, firstPauseMs: 2_000, longestPauseMs: 60_000, now: Date.now };

/**
 * Spares a source that fails again and again, and its readers the wait: after some failures in a row nothing is
 * asked for a pause; then one call is the probe, whose success lets all others through again.
 */
export class CircuitBreaker {
  readonly #options: Required<BreakerOptions>;
  #failures = 0;
  #pauseMs: number;
  #openUntil = 0;
  #isProbing = false;

  constructor(options: BreakerOptions = {}) {
    this.#options = { ...DEFAULTS, ...options };
    this.#pauseMs = this.#options.firstPauseMs;
  }

  /** Milliseconds until the next call may go through; 0 where it may now. */
  get waitMs(): number {
    if (this.#openUntil === 0) return 0;
    return Math.max(this.#openUntil - this.#options.now(), this.#isProbing ? 1 : 0);
  }

  get state(): "closed" | "open" | "probing" {
    if (this.#openUntil === 0) return "closed";
    return this.#isProbing ? "probing" : "open";
  }

  /**
   * Runs the call; `refuse` makes the error of one that may not go through. An error of which `isFailure` is undefined
   * says nothing of the source.
   */
  async run<Value>(
    call: () => Promise<Value>,
    refuse: (waitMs: number) => Error,
    isFailure: (error: unknown) => boolean | undefined,
  ): Promise<Value> {
    const { waitMs } = this;
    if (waitMs > 0) throw refuse(waitMs);
    const isProbe = this.#openUntil > 0;
    this.#isProbing = isProbe;
    try {
      const value = await call();
      this.#close();
      return value;
    } catch (error) {
      const failed = isFailure(error);
      if (failed) this.#countFailure(isProbe);
      else if (failed === false) this.#close();
      throw error;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  #close(): void {
    this.#failures = 0;
    this.#openUntil = 0;
    this.#pauseMs = this.#options.firstPauseMs;
  }

  #countFailure(isProbe: boolean): void {
    const { failures, longestPauseMs, now } = this.#options;
    this.#failures += 1;
    if (!isProbe && (this.#openUntil > 0 || this.#failures < failures)) return;
    this.#openUntil = now() + this.#pauseMs;
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }
}
