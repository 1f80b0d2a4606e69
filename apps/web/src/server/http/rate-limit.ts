/** Answers whether `caller` may act now; a refused call costs nothing. */
export type RateLimit = {
  allows(caller: string): boolean;
  /** Whole seconds until `caller` may act; 0 when that is now. */
  secondsUntilNext(caller: string): number;
};

const MOST_CALLERS = 10_000;
const HOUR = 3_600_000;

/** At most `perHour` actions a caller, refilled evenly; by a clock that nobody sets back. Callers unseen the longest are forgotten first. */
export const makeRateLimit = (
  perHour: number,
  now: () => number = () => performance.now(),
): RateLimit => {
  const buckets = new Map<string, { left: number; at: number }>();
  const countLeft = (caller: string, at: number): number => {
    const bucket = buckets.get(caller) ?? { left: perHour, at };
    return Math.min(perHour, bucket.left + ((at - bucket.at) / HOUR) * perHour);
  };
  return {
    secondsUntilNext: (caller) =>
      Math.max(0, Math.ceil(((1 - countLeft(caller, now())) * HOUR) / perHour / 1_000)),
    allows(caller) {
      const at = now();
      const left = countLeft(caller, at);
      buckets.delete(caller);
      buckets.set(caller, { left: left >= 1 ? left - 1 : left, at });
      if (buckets.size > MOST_CALLERS) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return left >= 1;
    },
  };
};
