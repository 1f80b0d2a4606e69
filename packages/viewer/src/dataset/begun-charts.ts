import { CHART_TYPES, type ChartType } from "@statelier/document";
import { isRecord, type Iri, type Locale, parseJson } from "@statelier/model";
import { type BrowserStorage, tryToSet } from "../site/browser-storage.ts";
import { findStoredTitle } from "../site/find-stored-title.ts";

/** Under which names a browser holds what belongs to a chart; each stands before its id. They stand in authors' browsers: never rename. */
export const CHART_ENTRIES = {
  state: "vizualize-configurator-state:",
  history: "statelier-history:",
  layouts: "statelier-layouts:",
  /** Where it was published last. */
  published: "statelier-published:",
  /** The keys of attempts to publish it whose answers have not come. */
  attempts: "statelier-attempts:",
  /** The chart of an account that it belongs to. */
  owned: "statelier-owned:",
  /** What lists say of it. */
  begun: "statelier-begun:",
} as const;

/** What lists say of a chart beside what is in it. */
type BegunFacts = {
  /** Milliseconds; 0 where it is not known. */
  changedAt: number;
  /** What its datasets are called. */
  datasets: string;
  /** Whether its author has changed anything of it. */
  isTouched: boolean;
  /** The published chart with which it began, to be edited. */
  editOf?: string;
};

/** A chart in the making that this browser holds. */
export type BegunChart = BegunFacts & {
  id: string;
  /** Empty where it has none yet. */
  title: string;
  chartType: ChartType | undefined;
  cubes: readonly Iri[];
  isPublished: boolean;
  /** What the browser holds of it cannot be read. */
  isUnread: boolean;
};

const readFacts = (storage: BrowserStorage, id: string): BegunFacts => {
  const value = parseJson(storage.getItem(CHART_ENTRIES.begun + id) ?? "");
  const { changedAt, datasets, isTouched, editOf } = isRecord(value) ? value : {};
  return {
    changedAt: typeof changedAt === "number" ? changedAt : 0,
    datasets: typeof datasets === "string" ? datasets : "",
    isTouched: isTouched !== false,
    ...(typeof editOf === "string" && { editOf }),
  };
};

export const isNoted = (storage: BrowserStorage, id: string): boolean =>
  readFacts(storage, id).changedAt > 0;

/** Whether its author has changed anything of it. */
export const isTouched = (storage: BrowserStorage, id: string): boolean =>
  readFacts(storage, id).isTouched;

/** Where a chart was published last; where it never was, the published chart with which it began. */
export const readPublishedKey = (storage: BrowserStorage, id: string): string | undefined =>
  storage.getItem(CHART_ENTRIES.published + id) ?? readFacts(storage, id).editOf;

/** Without room for it, lists say less of the chart. */
export const noteBegun = (
  storage: BrowserStorage,
  id: string,
  facts: Partial<BegunFacts>,
): void => {
  const text = JSON.stringify({ ...readFacts(storage, id), ...facts });
  tryToSet(storage, CHART_ENTRIES.begun + id, text);
};

const listCubes = (charts: readonly unknown[]): Iri[] =>
  charts.flatMap((chart) => {
    const cubes: unknown = isRecord(chart) ? chart["cubes"] : undefined;
    return (Array.isArray(cubes) ? cubes : []).flatMap((cube: unknown) =>
      isRecord(cube) && typeof cube["iri"] === "string" ? [cube["iri"]] : [],
    );
  });

const UNREAD = {
  title: "",
  chartType: undefined,
  cubes: [],
  isPublished: false,
  isUnread: true,
} as const;

/** Undefined where it is none, or belongs to an account, which lists it itself. */
const readBegun = (storage: BrowserStorage, id: string, locale: Locale): BegunChart | undefined => {
  if (storage.getItem(CHART_ENTRIES.owned + id) !== null) return undefined;
  const state = parseJson(storage.getItem(CHART_ENTRIES.state + id) ?? "");
  if (!isRecord(state)) return { ...readFacts(storage, id), ...UNREAD, id };
  const charts: unknown = state["chartConfigs"];
  if (!Array.isArray(charts) || charts.length === 0) return undefined;
  const [first]: unknown[] = charts;
  const chartType = isRecord(first) ? first["chartType"] : undefined;
  return {
    ...readFacts(storage, id),
    id,
    title: findStoredTitle(state, locale),
    chartType: CHART_TYPES.find((type) => type === chartType),
    cubes: listCubes(charts),
    isUnread: false,
    isPublished:
      state["state"] === "PUBLISHED" || storage.getItem(CHART_ENTRIES.published + id) !== null,
  };
};

/** The one that was changed last comes first; those that were opened and left as they were come after all others. */
export const compareBegun = (one: BegunFacts, other: BegunFacts): number =>
  Number(other.isTouched) - Number(one.isTouched) || other.changedAt - one.changedAt;

const MOST_LISTED = 30;

const listIds = (storage: BrowserStorage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).flatMap((key) =>
    key?.startsWith(CHART_ENTRIES.state) ? [key.slice(CHART_ENTRIES.state.length)] : [],
  );

/** The chart of this browser that was begun to edit a published one, or was published there; of several the one that lists begin with. */
export const findEditOf = (
  storage: BrowserStorage,
  key: string,
): { id: string; isTouched: boolean } | undefined =>
  listIds(storage)
    .filter((id) => readPublishedKey(storage, id) === key)
    .filter((id) => storage.getItem(CHART_ENTRIES.owned + id) === null)
    .map((id) => ({ ...readFacts(storage, id), id }))
    .toSorted(compareBegun)[0];

/** The charts that this browser holds, of one dataset where one is given. */
export const listBegun = (storage: BrowserStorage, locale: Locale, cube?: Iri): BegunChart[] =>
  listIds(storage)
    .flatMap((id) => readBegun(storage, id, locale) ?? [])
    .filter(({ cubes }) => cube === undefined || cubes.includes(cube))
    .toSorted(compareBegun)
    .slice(0, MOST_LISTED);

/** Takes all that belongs to a chart out of the browser; the answer brings it back, unless a tab has stored it anew. */
export const removeBegun = (storage: BrowserStorage, id: string): (() => void) => {
  const kept = Object.values(CHART_ENTRIES).flatMap((prefix) => {
    const text = storage.getItem(prefix + id);
    storage.removeItem(prefix + id);
    return text === null ? [] : [{ key: prefix + id, text }];
  });
  return () => {
    if (storage.getItem(CHART_ENTRIES.state + id) !== null) return;
    for (const { key, text } of kept) tryToSet(storage, key, text);
  };
};
