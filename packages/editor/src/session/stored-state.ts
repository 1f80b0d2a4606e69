import {
  type HistoryState,
  isSame,
  makeHistory,
  parseHistory,
  serializeHistory,
  type StateWithCharts,
} from "@statelier/document";
import { type ChartKey, isRecord, parseJson } from "@statelier/model";
import { CHART_ENTRIES, isNoted, isTouched } from "@statelier/viewer/begun-charts";
import { tryToSet } from "@statelier/viewer/browser-storage";
import type { SessionEnvironment } from "./environment.ts";

/** Under which a browser holds a chart. */
export const storageKeyOf = (id: string): string => CHART_ENTRIES.state + id;

const CAUTION_KEY = "statelier-join-caution";

type Storage = SessionEnvironment["storage"];

/** What the browser holds for a chart, with an undefined value where it is no JSON; undefined without anything. */
export const readStored = (storage: Storage, id: string): { value: unknown } | undefined => {
  const text = storage.getItem(CHART_ENTRIES.state + id);
  return text === null ? undefined : { value: parseJson(text) };
};

/** The steps of the other charts go: what they led to stays. */
const dropOtherSteps = (storage: Storage, id: string): void => {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  for (const key of keys)
    if (key?.startsWith(CHART_ENTRIES.history) && key !== CHART_ENTRIES.history + id)
      storage.removeItem(key);
};

/** Keeps a chart in the browser, and its steps where there is room for them; false where the browser refuses the chart. */
export const writeStored = (
  storage: Storage,
  id: string,
  history: HistoryState & { present: StateWithCharts },
): boolean => {
  const text = JSON.stringify(history.present);
  storage.removeItem(CHART_ENTRIES.history + id);
  if (!tryToSet(storage, CHART_ENTRIES.state + id, text)) {
    dropOtherSteps(storage, id);
    if (!tryToSet(storage, CHART_ENTRIES.state + id, text)) return false;
  }
  tryToSet(storage, CHART_ENTRIES.history + id, serializeHistory(history, text));
  return true;
};

/** The stored steps that lead to `present`, of which it is said where they are not all; undefined where there were none. */
export const readStoredHistory = (
  storage: Storage,
  id: string,
  present: StateWithCharts,
): HistoryState | undefined => {
  const [state, history] = [CHART_ENTRIES.state, CHART_ENTRIES.history].map((key) =>
    storage.getItem(key + id),
  );
  const read = state && history ? parseHistory(history, state, present) : undefined;
  const isLost = !read && isNoted(storage, id) && isTouched(storage, id);
  return isLost ? { ...makeHistory(present), isCut: true } : read;
};

export const removeStored = (storage: Storage, id: string): void => {
  storage.removeItem(CHART_ENTRIES.state + id);
  storage.removeItem(CHART_ENTRIES.history + id);
  storage.removeItem(CHART_ENTRIES.begun + id);
  storage.removeItem(CHART_ENTRIES.attempts + id);
};

/** What another tab has stored of a chart, where it is not what is here: which panel is open there does not matter. */
export const findOther = (
  theirs: unknown,
  state: StateWithCharts,
): Readonly<Record<string, unknown>> | undefined =>
  isRecord(theirs) && !isSame(withoutPanels(theirs), withoutPanels(state)) ? theirs : undefined;

/** Without room for it, the next publishing does not ask. */
export const writePublishedKey = (storage: Storage, id: string, key: ChartKey): void => {
  tryToSet(storage, CHART_ENTRIES.published + id, key);
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
