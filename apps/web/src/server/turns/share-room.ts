type Waiting = { size: number; begin: () => void };

/** Runs what takes so much room as soon as there is room for it. */
export type TakeRoom = <Made>(size: number, make: () => Promise<Made>) => Promise<Made>;

/**
 * What is made at once takes so much room together: of what waits, the first that fits is begun next. What is larger than all of
 * the room takes all of it.
 */
export const makeRoom = (most: number): TakeRoom => {
  let left = most;
  const waiting: Waiting[] = [];
  const beginNext = (): void => {
    for (let at = waiting.findIndex(({ size }) => size <= left); at >= 0;) {
      const [next] = waiting.splice(at, 1);
      if (!next) return;
      left -= next.size;
      next.begin();
      at = waiting.findIndex(({ size }) => size <= left);
    }
  };
  return async (wanted, make) => {
    const size = Math.min(wanted, most);
    await new Promise<void>((begin) => {
      waiting.push({ size, begin });
      beginNext();
    });
    try {
      return await make();
    } finally {
      left += size;
      beginNext();
    }
  };
};
