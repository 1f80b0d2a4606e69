import {
  type HistoryState,
  parseHistory,
  serializeHistory,
  type StateWithCharts,
} from "@statelier/document";
import { parseJson } from "@statelier/model";
import type { SessionEnvironment } from "./environment.ts";

/** Stands in readers' browsers: never rename. */
const KEY_PREFIX = "vizualize-configurator-state:";

const HISTORY_PREFIX = "statelier-history:";

type Storage = SessionEnvironment["storage"];

/** What the browser holds for a chart, with an undefined value where it is no JSON; undefined without anything. */
export const readStored = (storage: Storage, id: string): { value: unknown } | undefined => {
  const text = storage.getItem(KEY_PREFIX + id);
  return text === null ? undefined : { value: parseJson(text) };
};

const tryToSet = (storage: Storage, key: string, text: string): boolean => {
  try {
    storage.setItem(key, text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
};

/** Keeps a chart in the browser, and its steps where there is room for them; false where the browser refuses the chart. */
export const writeStored = (
  storage: Storage,
  id: string,
  history: HistoryState & { present: StateWithCharts },
): boolean => {
  const text = JSON.stringify(history.present);
  storage.removeItem(HISTORY_PREFIX + id);
  if (!tryToSet(storage, KEY_PREFIX + id, text)) return false;
  tryToSet(storage, HISTORY_PREFIX + id, serializeHistory(history, text));
  return true;
};

/** The stored steps that lead to `present`; undefined where there are none that fit. */
export const readStoredHistory = (
  storage: Storage,
  id: string,
  present: StateWithCharts,
): HistoryState | undefined => {
  const [state, history] = [KEY_PREFIX, HISTORY_PREFIX].map((key) => storage.getItem(key + id));
  return state && history ? parseHistory(history, state, present) : undefined;
};

export const removeStored = (storage: Storage, id: string): void => {
  storage.removeItem(KEY_PREFIX + id);
  storage.removeItem(HISTORY_PREFIX + id);
};
