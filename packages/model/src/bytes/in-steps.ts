/** Called between two steps of long work: others may have their turn there. */
export type Pause = () => Promise<void>;

/** Some milliseconds of work, if a place takes no longer than it takes to look up a text. */
const STEP = 8_192;

/** Does the work at the places from 0 to `count`, some thousand of them at a time. */
export const inSteps = async (
  count: number,
  pause: Pause,
  work: (start: number, end: number) => void,
): Promise<void> => {
  for (let start = 0; start < count; start += STEP) {
    await pause();
    work(start, Math.min(start + STEP, count));
  }
};
