/** Flushes whenever the page may be about to go; the answer ends that, and flushes a last time. */
export const flushOnLeave = (flush: () => void, page: EventTarget = globalThis): (() => void) => {
  const events = ["pagehide", "visibilitychange"];
  for (const event of events) page.addEventListener(event, flush);
  return () => {
    for (const event of events) page.removeEventListener(event, flush);
    flush();
  };
};
