const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the rows of a CSV file below its head while its bytes arrive; a line break inside quotes ends no row. */
export const makeCsvRowCounter = (): ((bytes: Uint8Array) => number) => {
  let isQuoted = false;
  let lines = 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
};
