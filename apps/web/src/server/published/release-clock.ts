import type { ChartKey } from "@statelier/model";
import type { Log } from "../logging/log.ts";
import type { ConfigStore } from "../store/config-store.ts";

const SECOND_MS = 1_000;

/** Publishes drafts whose time has come, at the beginning of each second, never before. */
export const startReleaseClock = (
  store: Pick<ConfigStore, "releaseDue">,
  onRelease: (key: ChartKey) => void,
  log: Log,
): { close(): void } => {
  let timer: NodeJS.Timeout;
  let isClosed = false;
  const logFailure = (key: ChartKey, error: unknown): void =>
    log.error("a chart whose time has come could not be released, and is tried again", {
      key,
      error,
    });
  const release = async (): Promise<void> => {
    try {
      for (const key of await store.releaseDue(logFailure)) {
        log.info("a chart was released", { key });
        onRelease(key);
      }
    } catch (error) {
      log.error("charts whose time has come could not be released, and are tried again", { error });
    }
    wait();
  };
  const wait = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => void release(), SECOND_MS - (Date.now() % SECOND_MS));
    timer.unref();
  };
  wait();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
