import {
  type HistoryState,
  parseHistory,
  serializeHistory,
  type StateWithCharts,
} from "@statelier/document";
import { type ChartKey, isRecord, parseJson } from "@statelier/model";
import { tryToSet } from "@statelier/viewer/browser-storage";
import type { SessionEnvironment } from "./environment.ts";

/** Stands in readers' browsers: never rename. */
const KEY_PREFIX = "vizualize-configurator-state:";

/** Under which a browser holds a chart. */
export const storageKeyOf = (id: string): string => KEY_PREFIX + id;

const PUBLISHED_PREFIX = "statelier-published:";

const HISTORY_PREFIX = "statelier-history:";

const CAUTION_KEY = "statelier-join-caution";

type Storage = SessionEnvironment["storage"];

/** What the browser holds for a chart, with an undefined value where it is no JSON; undefined without anything. */
export const readStored = (storage: Storage, id: string): { value: unknown } | undefined => {
  const text = storage.getItem(KEY_PREFIX + id);
  return text === null ? undefined : { value: parseJson(text) };
};

/** The steps of the other charts go: what they led to stays. */
const dropOtherSteps = (storage: Storage, id: string): void => {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  for (const key of keys)
    if (key?.startsWith(HISTORY_PREFIX) && key !== HISTORY_PREFIX + id) storage.removeItem(key);
};

/** Keeps a chart in the browser, and its steps where there is room for them; false where the browser refuses the chart. */
export const writeStored = (
  storage: Storage,
  id: string,
  history: HistoryState & { present: StateWithCharts },
): boolean => {
  const text = JSON.stringify(history.present);
  storage.removeItem(HISTORY_PREFIX + id);
  if (!tryToSet(storage, KEY_PREFIX + id, text)) {
    dropOtherSteps(storage, id);
    if (!tryToSet(storage, KEY_PREFIX + id, text)) return false;
  }
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

/** Where a chart of this browser has been published last. */
export const readPublishedKey = (storage: Storage, id: string): ChartKey | undefined =>
  storage.getItem(PUBLISHED_PREFIX + id) ?? undefined;

/** Without room for it, the next publishing does not ask. */
export const writePublishedKey = (storage: Storage, id: string, key: ChartKey): void => {
  tryToSet(storage, PUBLISHED_PREFIX + id, key);
};

/** Whether the author has read what joined datasets may mislead to. */
export const isCautionRead = (storage: Storage): boolean => storage.getItem(CAUTION_KEY) !== null;

/** Without room for it, the caution comes again. */
export const writeCautionRead = (storage: Storage): void => {
  tryToSet(storage, CAUTION_KEY, "read");
};

/** A stored state without what is open on the screen. */
export const withoutPanels = (state: unknown): unknown => {
  if (Array.isArray(state)) return state.map(withoutPanels);
  if (!isRecord(state)) return state;
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, value]) =>
      name === "activeField" || name === "activeChartKey" || value === undefined
        ? []
        : [[name, withoutPanels(value)]],
    ),
  );
};
