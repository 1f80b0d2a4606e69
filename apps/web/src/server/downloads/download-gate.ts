/** Bounds what files in the making take of memory: rows are loaded by few at a time, and few cells stay open. */
export type DownloadGate = {
  /** Waits for its turn; undefined where too many wait already. */
  load<Loaded>(run: () => Promise<Loaded>): Promise<Loaded> | undefined;
  /** Keeps `cells` until the answer is called; undefined where too many are kept already. */
  keep(cells: number): (() => void) | undefined;
};

type Limits = { mostLoading: number; mostWaiting: number; mostCells: number };

const LIMITS: Limits = { mostLoading: 4, mostWaiting: 60, mostCells: 40_000_000 };

export const makeDownloadGate = ({
  mostLoading,
  mostWaiting,
  mostCells,
}: Limits = LIMITS): DownloadGate => {
  let loading = 0;
  let kept = 0;
  const queue: (() => void)[] = [];
  const enter = (): Promise<void> => {
    if (loading < mostLoading) {
      loading += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else loading -= 1;
  };
  return {
    load(run) {
      if (loading >= mostLoading && queue.length >= mostWaiting) return undefined;
      return enter().then(run).finally(leave);
    },
    keep(cells) {
      if (kept > 0 && kept + cells > mostCells) return undefined;
      kept += cells;
      let isKept = true;
      return () => {
        if (isKept) kept -= cells;
        isKept = false;
      };
    },
  };
};
