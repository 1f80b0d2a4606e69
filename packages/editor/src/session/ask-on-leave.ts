import type { EditorSession } from "./editor-session.ts";

/**
 * Lets the browser ask before the page goes with work that is kept nowhere; the answer ends that. It listens only while
 * something might be lost: browsers do not keep pages that always do.
 */
export const askOnLeave = (
  { subscribe, read, isUnsaved }: Pick<EditorSession, "subscribe" | "read" | "isUnsaved">,
  page: EventTarget = globalThis,
): (() => void) => {
  const ask = (event: Event): void => {
    if (isUnsaved()) event.preventDefault();
  };
  const stop = (): void => page.removeEventListener("beforeunload", ask);
  const follow = (): void => {
    const { saved, elsewhere } = read();
    if (saved.status === "saved" && !elsewhere) stop();
    else page.addEventListener("beforeunload", ask);
  };
  follow();
  const leave = subscribe(follow);
  return () => {
    leave();
    stop();
  };
};
