import type { EditorSession } from "./editor-session.ts";

/** Flushes whenever the page may be about to go; the answer ends that, and flushes a last time. */
export const flushOnLeave = (flush: () => void, page: EventTarget = globalThis): (() => void) => {
  const events = ["pagehide", "visibilitychange"];
  for (const event of events) page.addEventListener(event, flush);
  return () => {
    for (const event of events) page.removeEventListener(event, flush);
    flush();
  };
};

/**
 * Lets the browser ask before the page goes with work that is kept nowhere, or while it is published; the answer ends that. It listens only while
 * something might be lost: browsers do not keep pages that always do.
 */
export const askOnLeave = (
  { subscribe, read, isUnsaved }: Pick<EditorSession, "subscribe" | "read" | "isUnsaved">,
  page: EventTarget = globalThis,
): (() => void) => {
  // Who leaves then never learns the address at which the chart is public.
  const isPublishing = (): boolean => read().state.state === "PUBLISHING";
  const ask = (event: Event): void => {
    if (isUnsaved() || isPublishing()) event.preventDefault();
  };
  const stop = (): void => page.removeEventListener("beforeunload", ask);
  const follow = (): void => {
    const { saved, elsewhere } = read();
    if (saved.status === "saved" && !elsewhere && !isPublishing()) stop();
    else page.addEventListener("beforeunload", ask);
  };
  follow();
  const leave = subscribe(follow);
  return () => {
    leave();
    stop();
  };
};
