type Options<Answer> = {
  maxEntries: number;
  /** How long an answer is kept; 0 for one that is not. */
  maxAgeMs: (answer: Answer) => number;
  now?: () => number;
};

/**
 * Answers by question: asked once however many want it at once, and again after its age; one that fails is not kept.
 * The least recently used go first. It bounds the age; where the size is what counts, `ByteCache` does.
 */
export class AnswerCache<Answer> {
  readonly #entries = new Map<string, { answer: Promise<Answer>; until: number }>();
  readonly #maxEntries: number;
  readonly #maxAgeMs: (answer: Answer) => number;
  readonly #now: () => number;

  constructor({ maxEntries, maxAgeMs, now = () => Date.now() }: Options<Answer>) {
    this.#maxEntries = maxEntries;
    this.#maxAgeMs = maxAgeMs;
    this.#now = now;
  }

  async ask(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const at = this.#now();
    for (const [old, { until }] of this.#entries) if (until <= at) this.#entries.delete(old);
    const known = this.#entries.get(key);
    const entry = known ?? { answer: load(), until: Number.POSITIVE_INFINITY };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.size > this.#maxEntries ? this.#entries.keys() : [];
    if (oldest !== undefined) this.#entries.delete(oldest);
    if (known) return known.answer;
    try {
      const answer = await entry.answer;
      entry.until = this.#now() + this.#maxAgeMs(answer);
      return answer;
    } catch (error) {
      entry.until = at;
      throw error;
    }
  }
}
