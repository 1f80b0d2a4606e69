import type { Log } from "../logging/log.ts";
import type { ConfigStore } from "./config-store.ts";

const HOUR_MS = 3_600_000;

/** Every hour what was removed 30 days ago goes. */
export const startForgetting = (
  store: Pick<ConfigStore, "forgetRemoved">,
  log: Log,
): { close(): void } => {
  const forget = (): void => {
    store
      .forgetRemoved()
      .catch((error: unknown) => log.error("removed charts are kept for an hour more", { error }));
  };
  const timer = setInterval(forget, HOUR_MS);
  timer.unref();
  return { close: () => clearInterval(timer) };
};
