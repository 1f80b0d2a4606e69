/** How much one caller may use up in a time; it is refilled evenly. */
export type Allowance = { most: number; periodMs: number };

type Awaitable<T> = T | Promise<T>;

/** What callers may still do. Costs are numbers: what takes twice as much costs twice as much. */
export type RateLimit = {
  /** Takes `cost` (1) and answers 0; where it is not left, takes nothing and answers after how many whole seconds it is. */
  take(caller: string, cost?: number): Awaitable<number>;
  /** Takes what has been used up, even where more than that is not left. */
  charge(caller: string, cost: number): Awaitable<void>;
  /** Whole seconds until `take` is granted; 0 when that is now. */
  secondsUntil(caller: string, cost?: number): Awaitable<number>;
};

/** A limit of this process alone. */
export type MemoryLimit = {
  take(caller: string, cost?: number): number;
  charge(caller: string, cost: number): void;
  secondsUntil(caller: string, cost?: number): number;
};

const MOST_CALLERS = 10_000;
const HOUR_MS = 3_600_000;

export const perHour = (most: number): Allowance => ({ most, periodMs: HOUR_MS });
export const perMinute = (most: number): Allowance => ({ most, periodMs: 60_000 });

/** Until `cost` is left where `spent` is spent; what costs more than all there can be costs all of it. */
export const countSeconds = (
  spent: number,
  cost: number,
  { most, periodMs }: Allowance,
): number => {
  const excess = spent + Math.min(cost, most) - most;
  return Math.max(0, Math.ceil((excess / most) * (periodMs / 1_000)));
};

/** By a clock that nobody sets back. Callers unseen the longest are forgotten first. */
export const makeRateLimit = (
  allowance: Allowance,
  now: () => number = () => performance.now(),
): MemoryLimit => {
  const { most, periodMs } = allowance;
  const callers = new Map<string, { spent: number; at: number }>();
  const countSpent = (caller: string): number => {
    const { spent, at } = callers.get(caller) ?? { spent: 0, at: 0 };
    return Math.max(0, spent - ((now() - at) / periodMs) * most);
  };
  const secondsUntil = (caller: string, cost = 1): number =>
    countSeconds(countSpent(caller), cost, allowance);
  const charge = (caller: string, cost: number): void => {
    const spent = countSpent(caller) + cost;
    callers.delete(caller);
    callers.set(caller, { spent, at: now() });
    const [oldest] = callers.size > MOST_CALLERS ? callers.keys() : [];
    if (oldest !== undefined) callers.delete(oldest);
  };
  return {
    secondsUntil,
    charge,
    take(caller, cost = 1) {
      const seconds = secondsUntil(caller, cost);
      charge(caller, seconds > 0 ? 0 : Math.min(cost, most));
      return seconds;
    },
  };
};
