import type { StateWithCharts } from "@statelier/document";
import type { SessionEnvironment } from "./environment.ts";

/** Stands in readers' browsers: never rename. */
const KEY_PREFIX = "vizualize-configurator-state:";

type Storage = SessionEnvironment["storage"];

/** What the browser holds for a chart; undefined without anything, `invalid` where it is no JSON. */
export const readStored = (
  storage: Storage,
  id: string,
): { ok: true; value: unknown } | { ok: false } | undefined => {
  const text = storage.getItem(KEY_PREFIX + id);
  if (text === null) return undefined;
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false };
    throw error;
  }
};

/** Keeps a chart in the browser; false where the browser refuses. */
export const writeStored = (storage: Storage, id: string, state: StateWithCharts): boolean => {
  try {
    storage.setItem(KEY_PREFIX + id, JSON.stringify(state));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
};

export const removeStored = (storage: Storage, id: string): void =>
  storage.removeItem(KEY_PREFIX + id);
