import { AsyncLocalStorage } from "node:async_hooks";
// Not the global one, which tests replace: what never came would hold up all that come later.
import { setImmediate } from "node:timers";
import type { Pause } from "@statelier/model";

type Waiting = { caller: string; go: () => void };

/** Who has had less of this is not told apart: it is several pages. */
const SHARE_MS = 250;
/** So long after a turn half of it is forgotten. */
const HALF_LIFE_MS = 4_000;
/** A caller of whom so little is left is forgotten, where they are many. */
const NOTHING_MS = 1;
const MANY = 1_000;

const NOBODY = "";

/** What each caller has had of the event loop lately. */
const makeUse = (now: () => number) => {
  const used = new Map<string, { ms: number; at: number }>();
  let most = MANY;
  const read = (caller: string): number => {
    const { ms, at } = used.get(caller) ?? { ms: 0, at: 0 };
    return ms * 0.5 ** (Math.max(0, now() - at) / HALF_LIFE_MS);
  };
  const forget = (): void => {
    for (const caller of used.keys()) if (read(caller) < NOTHING_MS) used.delete(caller);
    most = Math.max(MANY, 2 * used.size);
  };
  return {
    levelOf: (caller: string): number => Math.floor(read(caller) / SHARE_MS),
    add(caller: string, ms: number): void {
      if (ms < NOTHING_MS) return;
      used.set(caller, { ms: read(caller) + ms, at: now() });
      if (used.size > most) forget();
    },
  };
};

/** The event loop in turns, so that nobody waits for all that the others have asked for. */
export const makeTurnQueue = (now = (): number => performance.now()) => {
  const callers = new AsyncLocalStorage<string>();
  const use = makeUse(now);
  /** Work that has begun, and requests that have not. */
  const begun: Waiting[] = [];
  const fresh: Waiting[] = [];
  let isFreshNext = false;
  let isServing = false;
  let isTurnTaken = false;

  const callerNow = (): string => callers.getStore() ?? NOBODY;

  /** The first of those who have had least. */
  const findLightest = (queue: readonly Waiting[]): { at: number; level: number } => {
    let lightest = { at: -1, level: Infinity };
    for (const [at, { caller }] of queue.entries()) {
      const level = use.levelOf(caller);
      if (level < lightest.level) lightest = { at, level };
      if (level === 0) break;
    }
    return lightest;
  };

  const takeNext = (): Waiting | undefined => {
    const [first, second] = isFreshNext ? [fresh, begun] : [begun, fresh];
    isFreshNext = !isFreshNext;
    const one = findLightest(first);
    const other = findLightest(second);
    const [queue, { at }] = other.level < one.level ? [second, other] : [first, one];
    return queue.splice(at, at < 0 ? 0 : 1)[0];
  };

  /** Until the next check of the event loop: what others do meanwhile counts as well, and is little. */
  const count = (caller: string, then: () => void): void => {
    const since = now();
    setImmediate(() => {
      use.add(caller, now() - since);
      then();
    });
  };

  const serve = (): void => {
    const next = takeNext();
    isServing = next !== undefined;
    if (!next) return;
    count(next.caller, serve);
    next.go();
  };

  const waitIn = (queue: Waiting[]): Promise<void> =>
    new Promise((go) => {
      queue.push({ caller: callerNow(), go });
      if (isServing) return;
      isServing = true;
      setImmediate(serve);
    });

  return {
    /** What `run` waits for is done in the name of `caller`. */
    inTurnsOf: <Result>(caller: string, run: () => Result): Result => callers.run(caller, run),
    /**
     * Waits for a turn of the event loop that nobody else has. What is begun there runs until it waits for something outside
     * of the program, a page easily from its document to its drawing; connections, timers and probes are served before the
     * next one begins, however many asked at once. Callers who have had much lately come after those who have not.
     */
    nextTurn: (): Promise<void> => waitIn(begun),
    /**
     * The same for a request that begins: at once where it is the first one in this turn and nobody waits; else it and what
     * has begun go by turns, so that neither waits for all of the other.
     */
    firstTurn(): Promise<void> {
      if (isTurnTaken || begun.length + fresh.length > 0) return waitIn(fresh);
      isTurnTaken = true;
      count(callerNow(), () => {
        isTurnTaken = false;
      });
      return Promise.resolve();
    },
  };
};

const SHARED = Symbol.for("statelier.turns");
const shared = globalThis as { [SHARED]?: ReturnType<typeof makeTurnQueue> };

const own = makeTurnQueue();
const findTurns = () => shared[SHARED] ?? own;

/** For the program that serves: its bundles of pages bring this module along once more, and wait in its queue from now on. */
export const shareTurns = (): void => void (shared[SHARED] = own);

export const inTurnsOf = <Result>(caller: string, run: () => Result): Result =>
  findTurns().inTurnsOf(caller, run);
export const nextTurn = (): Promise<void> => findTurns().nextTurn();
export const firstTurn = (): Promise<void> => findTurns().firstTurn();

const SHORT_MS = 10;

/** For work in many small steps: between two of them it waits for a turn where the last one is some milliseconds ago. */
export const makePause = (now = (): number => performance.now()): Pause => {
  let since = now();
  return async () => {
    if (now() - since < SHORT_MS) return;
    await nextTurn();
    since = now();
  };
};
