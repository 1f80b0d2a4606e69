import { type ConfigClient, type DataClient, DataError } from "@statelier/data";
import { makeLayout } from "@statelier/document";
import { afterEach, expect, test, vi } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { EditorSession } from "./editor-session.ts";
import { flushOnLeave } from "./on-leave.ts";
import { loadSession } from "./load-session.ts";
import { removeStored } from "./stored-state.ts";
import { makeTestEnvironment, openTestSession } from "../testing/make-test-environment.ts";

const KEY = "vizualize-configurator-state:abc";
const STORED = { type: "stored", id: "abc" } as const;

const open = async (changes: Parameters<typeof openTestSession>[0] = {}) => {
  const world = await openTestSession(changes);
  return { ...world, chart: () => world.session.read().config };
};

const setTitle = (value: string) =>
  ({ type: "CHART_META_CHANGE", field: "title", locale: "en", value }) as const;

test("a dataset opens as the first chart that fits, filtered to values that occur", async () => {
  const { chart, sector } = await open();
  expect(chart().chartType).toBe("line");
  expect(chart().cubes[0]?.filters[sector]).toEqual({ type: "single", value: "b" });
});

test("a dataset that does not exist leads to the start page, a source that is unknown says so (D49)", async () => {
  const { environment } = makeTestEnvironment();
  const iri = "https://example.org/none";
  const missing = await loadSession({ type: "cube", iri, dataSource: null }, environment);
  const address = new URL(missing.type === "browse" ? missing.path : "", "https://site.example");
  expect(address.pathname).toBe("/");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    errorId: "CANNOT_FIND_CUBE",
    iri,
    endpointUrl: environment.sources[0]!.url,
  });
  const ofAnotherModule = Object.assign(new Error("no address"), { id: "BAD_REQUEST" });
  for (const error of [new DataError("BAD_REQUEST", "no address"), ofAnotherModule]) {
    const refusing = makeTestEnvironment({ data: { latestIri: () => Promise.reject(error) } });
    const start = { type: "cube", iri: "none", dataSource: null } as const;
    expect(await loadSession(start, refusing.environment)).toMatchObject({ type: "browse" });
  }
  const foreign = await loadSession({ type: "cube", iri, dataSource: "other" }, environment);
  expect(foreign).toMatchObject({ type: "failed", error: { code: "SOURCE_NOT_ALLOWED" } });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a burst of changes is stored once, soon after the last of them", async () => {
  const { session, stored, environment } = await open();
  vi.useFakeTimers();
  const write = vi.spyOn(environment.storage, "setItem");
  const countWrites = () => write.mock.calls.filter(([key]) => key === KEY).length;
  for (const title of ["D", "De", "Dea"]) {
    session.dispatch(setTitle(title));
    vi.advanceTimersByTime(299);
  }
  expect(countWrites()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(countWrites()).toBe(1);
  expect(stored.get(KEY)).toContain('"Dea"');
  vi.runAllTimers();
  expect(countWrites()).toBe(1);
});

test("who shows a chart hears once of a step, and once more when it is stored", async () => {
  const { session } = await open();
  vi.useFakeTimers();
  const titles: (string | undefined)[] = [];
  session.subscribe(() => titles.push(session.read().config.meta.title.en));
  session.dispatch(setTitle("Deaths"));
  expect(titles).toEqual(["Deaths"]);
  expect(session.read().saved.status).toBe("saving");
  vi.runAllTimers();
  expect(titles).toEqual(["Deaths", "Deaths"]);
  session.undo();
  expect(titles).toHaveLength(3);
});

test.each(["pagehide", "visibilitychange", "unmount"])(
  "what waits to be stored is stored at once on %s",
  async (event) => {
    const { session, stored } = await open();
    vi.useFakeTimers();
    const page = new EventTarget();
    const unmount = flushOnLeave(session.flush, page);
    session.dispatch(setTitle("Deaths"));
    expect(stored.get(KEY)).not.toContain("Deaths");
    if (event === "unmount") unmount();
    else page.dispatchEvent(new Event(event));
    expect(stored.get(KEY)).toContain("Deaths");
    expect(vi.getTimerCount()).toBe(0);
  },
);

test("a chart is restored with its steps, which are dropped where they do not fit it", async () => {
  const { session, stored, environment } = await open();
  session.dispatch(setTitle("Deaths"));
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "bar" } as never);
  session.undo();
  session.flush();
  const history = () => loadSession(STORED, environment);
  const loaded = await history();
  if (loaded.type !== "editing") throw new Error(loaded.type);
  expect(loaded.state).toEqual(session.read().state);
  expect(loaded.state.chartConfigs[0]?.meta.title.en).toBe("Deaths");
  const restored = new EditorSession("abc", loaded, environment);
  restored.redo();
  expect(restored.read().state.chartConfigs[0]?.chartType).toBe("bar");
  restored.undo();
  restored.undo();
  expect(restored.read().state.chartConfigs[0]?.meta.title.en).toBe("");
  stored.set("statelier-history:abc", "{");
  expect(await history()).toMatchObject({ history: { past: [], future: [], isCut: true } });
  removeStored(environment.storage, "abc");
  expect([...stored.keys()]).toEqual([]);
  expect(await history()).toEqual({ type: "not-here" });
});

const UNDECODED = "Error while decoding configurator state";

test.each([
  ["{", ["Error while parsing stored state"]],
  ['{"version":"4.6.0","state":"CONFIGURING_CHART"}', [UNDECODED]],
  ['{"version":"none","state":"CONFIGURING_CHART"}', [UNDECODED]],
  ['"text"', [UNDECODED]],
])("DV2 a stored state that is no chart is kept, named and logged: %s", async (text, messages) => {
  const { environment, stored, logged } = makeTestEnvironment();
  stored.set(KEY, text);
  const loaded = await loadSession(STORED, environment);
  expect(loaded).toEqual({
    type: "failed",
    error: { code: "STORED_STATE_INVALID", args: {} },
    keptId: "abc",
  });
  expect(stored.get(KEY)).toBe(text);
  expect(logged).toEqual(messages);
});

test("FI15 filters that a chart cannot follow are named in the log, and no others", async () => {
  const { environment, session, stored, logged, sector } = await open();
  const load = () => loadSession(STORED, environment);
  await load();
  expect(logged).toEqual([]);
  const { state } = session.read();
  const [config] = state.chartConfigs;
  const several = { [sector]: { type: "multi", values: { a: true, b: true } } };
  const cubes = config!.cubes.map((cube) => ({ ...cube, filters: several }));
  stored.set(KEY, JSON.stringify({ ...state, chartConfigs: [{ ...config!, cubes }] }));
  await load();
  expect(logged).toEqual([
    `Chart ${config!.key} has a filter of several values that no field shows`,
  ]);
});

test("a period for readers with one end alone is named in the log, the whole period is not", async () => {
  const { environment, session, stored, logged } = await open();
  const { state } = session.read();
  const [config] = state.chartConfigs;
  for (const from of ["", "2010"]) {
    const timeRange = { active: true, presets: { type: "range", from, to: "" } };
    const interactiveFiltersConfig = { ...config!.interactiveFiltersConfig, timeRange };
    const chartConfigs = [{ ...config!, interactiveFiltersConfig }];
    stored.set(KEY, JSON.stringify({ ...state, chartConfigs }));
    await loadSession(STORED, environment);
  }
  expect(logged).toEqual([
    `Chart ${config!.key}: Filter presets should be defined when time range filter is rendered`,
  ]);
});

test("a filter for readers that several cubes have is named in the log", async () => {
  const { environment, session, stored, logged, sector } = await open();
  const { state } = session.read();
  const [config] = state.chartConfigs;
  const filters = { [sector]: { type: "single", value: "a" } };
  const cubes = [config!.cubes[0], config!.cubes[0]].map((cube) => ({ ...cube!, filters }));
  const interactiveFiltersConfig = {
    ...config!.interactiveFiltersConfig,
    dataFilters: { active: true, componentIds: [sector] },
  };
  const chartConfigs = [{ ...config!, cubes, interactiveFiltersConfig }];
  stored.set(KEY, JSON.stringify({ ...state, chartConfigs }));
  await loadSession(STORED, environment);
  expect(logged).toContain(`Chart ${config!.key}: Data filter ${sector} is used in several cubes`);
});

test("a state whose active chart is none of its charts opens no session", async () => {
  const { environment } = makeTestEnvironment();
  const start = { type: "cube", iri: "any", dataSource: null } as const;
  const loaded = await loadSession(start, environment);
  if (loaded.type !== "editing") throw new Error(loaded.type);
  const state = { ...loaded.state, activeChartKey: "none" };
  expect(() => new EditorSession("abc", { ...loaded, state }, environment)).toThrow(
    "Could not find active chart config",
  );
});

test("publishing stores the document without its step and shows the published page", async () => {
  const createConfig = vi.fn<ConfigClient["createConfig"]>(
    async () => ({ key: "published-ab" }) as never,
  );
  const { session, left } = await open({ configs: { createConfig } });
  session.publish();
  await vi.waitFor(() => expect(left).toEqual(["/v/published-ab?publishSuccess=true"]));
  const [{ data, published_state: state }] = createConfig.mock.calls[0]!;
  expect(state).toBe("PUBLISHED");
  expect(data).not.toHaveProperty("state");
  expect(data).toMatchObject({ chartConfigs: [{ cubes: [{ filters: expect.anything() }] }] });
});

test("a window that was opened by another answers with the key and goes nowhere", async () => {
  const createConfig = async () => ({ key: "published-ab" }) as never;
  const { environment, left, session } = await open({ configs: { createConfig } });
  const answers: string[] = [];
  environment.answerOpener = (message) => answers.push(message) > 0;
  session.publish();
  await vi.waitFor(() => expect(answers).toEqual(["CHART_ID:published-ab"]));
  expect(left).toEqual([]);
});

test("D17 charts with addresses of their own are published each by itself: the first one here, the others in new tabs", async () => {
  const createConfig = vi.fn<ConfigClient["createConfig"]>(async ({ data }) => {
    const { chartConfigs } = data as { chartConfigs: { key: string }[] };
    return { key: `of-${chartConfigs.map(({ key }) => key).join("-")}` } as never;
  });
  const { session, chart, left, opened, kept } = await open({ configs: { createConfig } });
  for (let count = 0; count < 3; count += 1)
    session.dispatch({ type: "CHART_CONFIG_ADD", chartConfig: chart() });
  session.dispatch({ type: "STEP_NEXT" });
  const { layout, chartConfigs } = session.read().state;
  const [first, ...others] = chartConfigs.map(({ key }) => key);
  session.dispatch({
    type: "LAYOUT_CHANGED",
    layout: makeLayout("singleURLs", layout, others),
  });
  session.publish();
  await vi.waitFor(() => expect(left).toEqual([`/v/of-${others[0]}?publishSuccess=true`]));
  expect(opened).toEqual([others[2], others[1]].map((key) => `/v/of-${key}?publishSuccess=true`));
  expect(kept).toEqual([others.map((key) => `of-${key}`)]);
  expect(JSON.stringify(createConfig.mock.calls)).not.toContain(`"${first}"`);
});

test("a failure to publish says why and loses nothing", async () => {
  const createConfig = () => Promise.reject(new DataError("OFFLINE", "down"));
  const { session, chart, stored, notices } = await open({ configs: { createConfig } });
  session.dispatch(setTitle("Kept"));
  session.publish();
  expect(session.read().state.state).toBe("PUBLISHING");
  expect(stored.get(KEY)).toContain('"CONFIGURING_CHART"');
  expect(stored.get(KEY)).toContain("Kept");
  await vi.waitFor(() => expect(session.read().state.state).toBe("CONFIGURING_CHART"));
  expect(chart().meta.title.en).toBe("Kept");
  expect(notices).toMatchObject([{ type: "error", error: { code: "PUBLISH_UNANSWERED" } }]);
});

test.each<[string, string, Record<string, string>, object]>([
  ["no connection, known before it was sent", "OFFLINE", {}, { error: { code: "OFFLINE" } }],
  [
    "a limit, and until when",
    "RATE_LIMITED",
    { seconds: "90" },
    { error: { code: "RATE_LIMITED" }, again: new Date("2026-11-21T10:43:30") },
  ],
  [
    "a document that is refused, and where",
    "DOCUMENT_INVALID",
    { path: "chartConfigs.0.fields.x", problem: "found 7." },
    { error: { code: "DOCUMENT_INVALID", args: { path: "chartConfigs.0.fields.x" } } },
  ],
  ["a session that has ended", "NOT_SIGNED_IN", {}, { error: { code: "NOT_SIGNED_IN" } }],
  ["a server that is away", "SERVER_AWAY", { status: "502" }, { error: { code: "SERVER_AWAY" } }],
  ["a store that is away", "STORE_AWAY", { seconds: "5" }, { error: { code: "STORE_AWAY" } }],
  ["a disk that is full", "STORAGE_FULL", {}, { error: { code: "STORAGE_FULL" } }],
])("what kept a chart from being published is said: %s", async (_, id, args, said) => {
  const createConfig = () => Promise.reject(new DataError(id, "no", { args }));
  const { session, environment, notices } = await open({ configs: { createConfig } });
  environment.isOnline = () => id !== "OFFLINE";
  session.publish();
  await vi.waitFor(() => expect(notices).toMatchObject([{ type: "error", ...said }]));
  expect(session.read().state.state).toBe("CONFIGURING_CHART");
});

test("what was said of a failure to publish goes with the next change, draft or attempt", async () => {
  const createConfig = () => Promise.reject(new DataError("OFFLINE", "down"));
  const { session, notices } = await open({ configs: { createConfig } });
  const fail = async () => {
    session.publish();
    await vi.waitFor(() => expect(notices).toHaveLength(1));
  };
  await fail();
  session.dispatch({ type: "CHART_ACTIVE_FIELD_CHANGED", field: "y" });
  expect(notices).toHaveLength(1);
  session.dispatch(setTitle("Other"));
  expect(notices).toEqual([]);
  await fail();
  session.undo();
  expect(notices).toEqual([]);
  await fail();
  const draft = session.saveDraft();
  expect(notices).toEqual([]);
  await draft;
  expect(notices).toMatchObject([{ type: "draft-failed" }]);
  session.publish();
  expect(notices).toEqual([]);
});

test("possible filters that the source does not answer are asked again on demand", async () => {
  let isDown = false;
  const { data } = makeTestEnvironment().environment;
  const possibleFilters: DataClient["possibleFilters"] = (...asked) =>
    isDown ? Promise.reject(new DataError("SOURCE_DOWN", "down")) : data.possibleFilters(...asked);
  const { session, chart, sector, cube } = await open({ data: { possibleFilters } });
  isDown = true;
  const filters = [{ cubeIri: cube, dimensionId: sector }];
  session.dispatch({ type: "FILTER_SET_SINGLE", filters, value: "c" });
  await vi.waitFor(() => expect(session.read().unanswered).toBeDefined());
  expect(chart().cubes[0]?.filters[sector]).toEqual({ type: "single", value: "c" });
  isDown = false;
  session.askPossibleFiltersAgain();
  await vi.waitFor(() => expect(session.read().corrected).toEqual([sector]));
  expect(chart().cubes[0]?.filters[sector]).toEqual({ type: "single", value: "b" });
  expect(session.read().unanswered).toBeUndefined();
});

test("PF4 a value that does not occur and comes back with undo is replaced again", async () => {
  const { session, chart, sector, cube } = await open();
  const filters = [{ cubeIri: cube, dimensionId: sector }];
  session.dispatch({ type: "FILTER_SET_SINGLE", filters, value: "c" });
  session.dispatch(setTitle("Deaths"));
  await vi.waitFor(() => expect(session.read().corrected).toEqual([sector]));
  session.undo();
  expect(chart().cubes[0]?.filters[sector]).toEqual({ type: "single", value: "c" });
  await vi.waitFor(() => expect(session.read().corrected).toEqual([sector]));
  expect(chart().cubes[0]?.filters[sector]).toEqual({ type: "single", value: "b" });
});

test("a browser that stores nothing is named once", async () => {
  const { session, notices } = await open({ isFull: true });
  for (const title of ["a", "b"]) {
    session.dispatch(setTitle(title));
    session.flush();
  }
  expect(notices).toEqual([{ type: "storage-full" }]);
});

/** A line chart of an early version with a time slider, which lines have no longer. */
const EARLY = {
  dataSet: "https://example.org/cube",
  dataSource: { type: "sparql", url: "https://example.org/query" },
  chartConfig: {
    version: "1.3.0",
    chartType: "line",
    filters: {},
    fields: { x: { componentIri: "year" }, y: { componentIri: "deaths" } },
    interactiveFiltersConfig: { timeSlider: { componentIri: "year" } },
  },
};

const stubConfig =
  (data: object, losses?: string[]): ConfigClient["getConfig"] =>
  async (key) => ({
    ...makeStoredConfig({ key, published_state: "PUBLISHED" }),
    data: { ...data },
    ...(losses ? { losses } : {}),
  });

const COPY = { type: "copy", key: "abc", isLayouting: false, isEdit: false } as const;

test("what a document of an early version cannot keep is named, wherever it comes from", async () => {
  const paths = ["chartConfig.interactiveFiltersConfig.timeSlider.componentIri"];
  const data = { unversionedIri: async () => undefined };
  const copied = makeTestEnvironment({ data, configs: { getConfig: stubConfig(EARLY) } });
  await loadSession(COPY, copied.environment);
  expect(copied.notices).toEqual([{ type: "losses", paths }]);

  const kept = makeTestEnvironment({ data });
  kept.stored.set(KEY, JSON.stringify({ ...EARLY, state: "CONFIGURING_CHART" }));
  await loadSession(STORED, kept.environment);
  expect(kept.notices).toEqual([{ type: "losses", paths }]);
});

test("what the server could not keep is named too, and nothing where all is kept", async () => {
  const { session } = await open();
  for (const losses of [undefined, ["chartConfigs.0.fields.segment"]]) {
    const getConfig = stubConfig(session.read().state, losses);
    const { environment, notices } = makeTestEnvironment({ configs: { getConfig } });
    expect(await loadSession(COPY, environment)).toMatchObject({ type: "editing" });
    expect(notices).toEqual(losses ? [{ type: "losses", paths: losses }] : []);
  }
});
