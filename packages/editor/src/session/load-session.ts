import type { DataScope } from "@statelier/data";
import { type ChartKey, isRecord } from "@statelier/model";
import {
  hasLayout,
  type HistoryState,
  listFilterWarnings,
  makeInitialDocument,
  type StateWithCharts,
} from "@statelier/document";
import {
  buildMissingAddress,
  decodeDataSource,
  fetchFirstChart,
  isFailure,
  type PageError,
} from "@statelier/viewer";
import { findEditOf } from "@statelier/viewer/begun-charts";
import { openNarrowedField } from "./open-narrowed-field.ts";
import { checkOpened, unreachable } from "./check-opened.ts";
import { ComponentsCache } from "./components-cache.ts";
import { describeError } from "./describe-error.ts";
import type { SessionEnvironment } from "./environment.ts";
import {
  askNewest,
  followNewest,
  listChartsOfSteps,
  pickOnePerCubes,
  renewCharts,
  renewHistory,
} from "./newest-charts.ts";
import { openPublished, openStored } from "./open-document.ts";
import { type Elsewhere, toElsewhere } from "./session-snapshot.ts";
import { digestState, type OwnedChart, readOwned, toOwned } from "./owned-chart.ts";
import type { SessionStart } from "./session-start.ts";
import { readStored, readStoredHistory } from "./stored-state.ts";

/** A chart to edit, with all that is needed. */
export type EditableChart = {
  type: "editing";
  state: StateWithCharts;
  /** Under which this browser holds it already, where the address does not say so. */
  id?: string;
  components: ComponentsCache;
  /** The steps that led to the state, where they were kept. */
  history?: HistoryState;
  /** The address of which it is another state. */
  publishedKey?: ChartKey;
  /** The stored chart that it is; its key is the id of the session. */
  owned?: OwnedChart;
  /** The same chart as somebody else has saved it since this browser has read what it changed. */
  elsewhere?: Elsewhere;
  /** It begins with the first chart of a dataset. */
  isNew?: boolean;
};

/** `keptId`: under which the browser holds what could not be opened, and goes on to hold it. */
type FailedSession = { type: "failed"; error: PageError; keptId?: string };

/** What became of an address: a chart to edit, a page to go to, or the reason why not. */
export type LoadedSession =
  | EditableChart
  /** A page of the catalogue; `path` begins behind the locale. */
  | { type: "browse"; path: string }
  | { type: "published" }
  /** A chart in the making of which neither this browser nor the server has anything. */
  | { type: "not-here" }
  | FailedSession;

const TO_CATALOGUE: LoadedSession = { type: "browse", path: "/browse" };

/** What has no chart yet begins anew: with the choice of a dataset. */
const TO_START: LoadedSession = { type: "browse", path: "/create/new" };

const NOT_HERE: LoadedSession = { type: "not-here" };

const failed = (error: PageError): FailedSession => ({ type: "failed", error });

/** An address that is no address of a dataset has none behind it. */
const isGone = (id: string): boolean => id === "CANNOT_FIND_CUBE" || id === "BAD_REQUEST";

const notifyLosses = (paths: readonly string[], { notify }: SessionEnvironment): void => {
  if (paths.length > 0) notify({ type: "losses", paths: [...new Set(paths)] });
};

const WARNINGS = {
  "unmapped-not-single": "has a filter of several values that no field shows",
  "several-times": "has several filters on time, of which the first counts",
} as const;

/** FI15 */
const warnOfFilters = (
  { chartConfigs }: StateWithCharts,
  components: ComponentsCache,
  { log }: SessionEnvironment,
): void => {
  for (const config of chartConfigs) {
    const { timeRange: period, dataFilters } = config.interactiveFiltersConfig ?? {};
    // Without both ends it is the whole period.
    if (period?.active && !period.presets.from !== !period.presets.to)
      log(
        `Chart ${config.key}: Filter presets should be defined when time range filter is rendered`,
      );
    for (const id of dataFilters?.componentIds ?? [])
      if (config.cubes.filter(({ filters }) => id in filters).length > 1)
        log(`Chart ${config.key}: Data filter ${id} is used in several cubes`);
    const found = components.find(config.cubes);
    for (const warning of found ? listFilterWarnings(config, found) : [])
      log(`Chart ${config.key} ${WARNINGS[warning]}`);
  }
};

/**
 * Charts whose datasets do not come, whatever the reason, keep their place and can be tried again (ST9). The datasets to which
 * kept steps lead come with them.
 */
const loadCharts = async (
  stored: StateWithCharts,
  environment: SessionEnvironment,
  steps?: HistoryState,
): Promise<EditableChart> => {
  const components = new ComponentsCache();
  const { data, locale } = environment;
  const scope = { source: stored.dataSource, locale };
  const charts = [...stored.chartConfigs, ...(steps ? listChartsOfSteps(steps) : [])];
  const renewals = await askNewest(pickOnePerCubes(charts), scope, {
    data,
    components,
    load: (cubes) => components.load(data, scope, cubes),
  });
  const state = renewCharts(stored, renewals, components);
  warnOfFilters(state, components, environment);
  const history = steps && renewHistory({ ...steps, present: state }, renewals, components);
  return { type: "editing", state, components, ...(history && { history }) };
};

const loadCube = async (
  start: Extract<SessionStart, { type: "cube" }>,
  environment: SessionEnvironment,
): Promise<LoadedSession> => {
  const { data, locale, sources } = environment;
  const named = decodeDataSource(sources, start.dataSource);
  if (!named) {
    const args = { source: start.dataSource ?? "", setting: "STATELIER_SOURCES" };
    return failed({ code: "SOURCE_NOT_ALLOWED", args });
  }
  const source = { type: named.type, url: named.url };
  const scope: DataScope = { source, locale };
  const cache = new ComponentsCache();
  const address = { iri: start.iri, endpointUrl: source.url };
  const path = buildMissingAddress(
    address,
    start.dataSource ? { dataSource: start.dataSource } : {},
  );
  const missing: LoadedSession = { type: "browse", path };
  try {
    const iri = await data.latestIri(source, start.iri);
    if (iri === undefined) return missing;
    const components = await cache.load(data, scope, [{ iri }]);
    const key = environment.makeKey();
    const first = await fetchFirstChart(data, scope, { iri, components, key });
    const chartConfig = openNarrowedField(first);
    const document = makeInitialDocument({ dataSource: source, chartConfig });
    return {
      type: "editing",
      state: checkOpened(start, { ...document, state: "CONFIGURING_CHART" }),
      components: cache,
      isNew: true,
    };
  } catch (error) {
    if (isFailure(error) && isGone(error.id)) return missing;
    return failed(describeError(error, { source, iri: start.iri }));
  }
};

type CopyStart = Extract<SessionStart, { type: "copy" }>;

/**
 * What this browser holds of the chart, where it has changes of it that are not saved; a failure where it holds what cannot be
 * opened, and which must stay.
 */
const loadUnsaved = async (
  owned: OwnedChart,
  environment: SessionEnvironment,
): Promise<(EditableChart & { owned: OwnedChart }) | FailedSession | undefined> => {
  const { storage } = environment;
  const kept = readOwned(storage, owned.key);
  if (!kept || !readStored(storage, owned.key)) return undefined;
  const loaded = await loadStored(owned.key, environment);
  if (loaded.type === "failed") return loaded;
  if (loaded.type !== "editing") return undefined;
  const unsaved = { ...loaded, owned: loaded.owned ?? kept };
  const isAsRead = unsaved.owned.asRead === digestState(loaded.state);
  return isAsRead && kept.updatedAt !== owned.updatedAt ? undefined : unsaved;
};

/** As the author has left it; what cannot be opened stays as it is, and another edit begins beside it. */
const resumeEdit = async (
  id: string,
  { key, isLayouting }: CopyStart,
  environment: SessionEnvironment,
): Promise<EditableChart | undefined> => {
  const stored = readStored(environment.storage, id)?.value;
  const loaded = await loadStored(id, environment);
  if (loaded.type !== "editing") return undefined;
  const isAsPublished = isRecord(stored) && stored["state"] === "PUBLISHED";
  if (!isAsPublished) environment.notify({ type: "edit-resumed", key });
  return { ...loaded, id, state: openLayout(loaded.state, isLayouting) };
};

const openLayout = (state: StateWithCharts, isLayouting: boolean): StateWithCharts =>
  isLayouting && hasLayout(state) ? { ...state, state: "LAYOUTING" } : state;

const loadCopy = async (
  start: CopyStart,
  environment: SessionEnvironment,
): Promise<LoadedSession> => {
  try {
    const config = await environment.configs.getConfig(start.key);
    const owned = start.isEdit && config.can_edit ? toOwned(config) : undefined;
    const unsaved = owned && (await loadUnsaved(owned, environment));
    if (unsaved?.type === "failed") return unsaved;
    if (unsaved && unsaved.owned.updatedAt === owned?.updatedAt) return unsaved;
    const { data, losses = [] } = config;
    const opened = await openPublished(data, environment);
    if (!opened.ok) return failed(opened.error);
    if (owned && unsaved)
      return { ...unsaved, elsewhere: toElsewhere(toOwned(config, opened.state), opened.state) };
    const isOther = start.isEdit && !owned && !start.isAnew;
    const begun = isOther ? findEditOf(environment.storage, start.key) : undefined;
    const resumed = begun?.isTouched && (await resumeEdit(begun.id, start, environment));
    if (resumed) return resumed;
    notifyLosses([...losses, ...opened.losses], environment);
    const state = openLayout(opened.state, start.isLayouting);
    const loaded = await loadCharts(checkOpened(start, state), environment);
    if (!start.isEdit) return loaded;
    return owned
      ? { ...loaded, owned: toOwned(config, loaded.state) }
      : { ...loaded, publishedKey: start.key, ...(begun?.isTouched === false && { id: begun.id }) };
  } catch (error) {
    return failed(describeError(error, { key: start.key }));
  }
};

/** What was left while it was being published, or after that, is edited again. */
const toEditable = (state: StateWithCharts): StateWithCharts =>
  state.state === "CONFIGURING_CHART" || state.state === "LAYOUTING"
    ? state
    : { ...state, state: "CONFIGURING_CHART" };

/** A chart of one's own that another browser has saved. */
const loadFromServer = async (
  key: string,
  environment: SessionEnvironment,
): Promise<LoadedSession> => {
  if (!environment.person) return NOT_HERE;
  const start: CopyStart = { type: "copy", key, isLayouting: false, isEdit: true, isAnew: true };
  const loaded = await loadCopy(start, environment);
  const isOwn = loaded.type === "editing" && loaded.owned;
  const isMissing = loaded.type === "failed" && loaded.error.code === "CONFIG_NOT_FOUND";
  return isOwn || (loaded.type === "failed" && !isMissing) ? loaded : NOT_HERE;
};

const loadStored = async (id: string, environment: SessionEnvironment): Promise<LoadedSession> => {
  const { storage, log } = environment;
  const stored = readStored(storage, id);
  // Another tab may have saved it, and so given it a key.
  if (!stored) return loadFromServer(readOwned(storage, id)?.key ?? id, environment);
  const { value } = stored;
  if (value === undefined) log("Error while parsing stored state");
  const opened = value === undefined ? undefined : await openStored(value, environment);
  if (!opened?.ok) {
    // A newer version of the product can open it.
    const isTooNew = opened?.error.code === "DOCUMENT_TOO_NEW";
    if (opened && !isTooNew) log("Error while decoding configurator state");
    const error = isTooNew ? opened.error : { code: "STORED_STATE_INVALID" as const, args: {} };
    return { ...failed(error), keptId: id };
  }
  notifyLosses(opened.losses, environment);
  if (!("chartConfigs" in opened.state)) return TO_START;
  const asStored = toEditable(opened.state);
  const steps = readStoredHistory(storage, id, asStored);
  const charts = await loadCharts(asStored, environment, steps);
  return { ...charts, ...followNewest(readOwned(storage, id), asStored, charts.state) };
};

/** Loads what an address asks for. Never rejects for a source, a server or a document. */
export const loadSession = async (
  start: SessionStart,
  environment: SessionEnvironment,
): Promise<LoadedSession> => {
  switch (start.type) {
    case "cube":
      return loadCube(start, environment);
    case "copy":
      return loadCopy(start, environment);
    case "stored":
      return loadStored(start.id, environment);
    case "published":
      return { type: "published" };
    case "browse":
      return TO_CATALOGUE;
    default:
      return unreachable(start);
  }
};
