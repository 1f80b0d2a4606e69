import { halfOf, makeTally } from "../http/tally-callers.ts";

/**
 * Bounds what files in the making take of memory: rows are loaded by few at a time, and few cells stay open. One caller has
 * half of the room at most, so that the others come to theirs.
 */
export type DownloadGate = {
  /** Waits for its turn; undefined where too many wait already. */
  load<Loaded>(caller: string, run: () => Promise<Loaded>): Promise<Loaded> | undefined;
  /** Keeps `cells` until the answer is called; undefined where too many are kept already. */
  keep(caller: string, cells: number): (() => void) | undefined;
};

type Limits = { mostLoading: number; mostWaiting: number; mostCells: number };

const LIMITS: Limits = { mostLoading: 4, mostWaiting: 60, mostCells: 40_000_000 };

type Waiting = { caller: string; start: () => void };

export const makeDownloadGate = (limits: Partial<Limits> = {}): DownloadGate => {
  const { mostLoading, mostWaiting, mostCells } = { ...LIMITS, ...limits };
  const loading = makeTally();
  const cells = makeTally();
  let queue: Waiting[] = [];
  const hasTurn = (caller: string): boolean =>
    loading.all() < mostLoading && loading.of(caller) < halfOf(mostLoading);
  const enter = (caller: string): Promise<void> => {
    if (hasTurn(caller)) {
      loading.add(caller, 1);
      return Promise.resolve();
    }
    return new Promise((start) => queue.push({ caller, start }));
  };
  const leave = (caller: string): void => {
    loading.add(caller, -1);
    const next = queue.find((waiting) => hasTurn(waiting.caller));
    if (!next) return;
    queue = queue.filter((waiting) => waiting !== next);
    loading.add(next.caller, 1);
    next.start();
  };
  return {
    load(caller, run) {
      if (!hasTurn(caller)) {
        const own = queue.filter((waiting) => waiting.caller === caller).length;
        if (queue.length >= mostWaiting || own >= halfOf(mostWaiting)) return undefined;
      }
      return enter(caller)
        .then(run)
        .finally(() => leave(caller));
    },
    keep(caller, count) {
      const isOverShare = cells.of(caller) > 0 && cells.of(caller) + count > halfOf(mostCells);
      if (isOverShare || (cells.all() > 0 && cells.all() + count > mostCells)) return undefined;
      cells.add(caller, count);
      let isKept = true;
      return () => {
        if (isKept) cells.add(caller, -count);
        isKept = false;
      };
    },
  };
};
