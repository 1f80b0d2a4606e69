import { type DataClient, DataError } from "@statelier/data";
import type { StateWithCharts } from "@statelier/document";
import { buildComponentId, type ComponentId, type CubeComponents } from "@statelier/model";
import { expect, test, vi } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { makeTestMeasure, makeTestYears, TEST_CUBE } from "../testing/make-test-components.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";
import { digestState } from "./owned-chart.ts";
import type { SessionStart } from "./session-start.ts";

const PERSON = { id: "p1", name: "Anna", role: "publisher" } as const;

const FIRST = `${TEST_CUBE}/1`;
const SECOND = `${TEST_CUBE}/2`;

/** As components are called where the version stands in their names. */
const inVersion = (cube: string, name: string): ComponentId =>
  buildComponentId(TEST_CUBE, `${cube}/component/${name}`);

const COMPONENTS: Record<string, CubeComponents> = Object.fromEntries(
  [[FIRST, ["1995", "2000"]] as const, [SECOND, ["1995", "2000", "2005"]] as const].map(
    ([cube, years]) => [
      cube,
      {
        dimensions: [{ ...makeTestYears(years), id: inVersion(cube, "year") }],
        measures: [makeTestMeasure("deaths", { id: inVersion(cube, "deaths") })],
      },
    ],
  ),
);

/** A source that publishes the second version of its dataset when it is told to. */
const openWorld = async () => {
  const source = { newest: FIRST, removed: "", isDown: false };
  const latestIri = vi.fn<DataClient["latestIri"]>(async () => source.newest);
  const components: DataClient["components"] = async (_, [cube]) => {
    if (source.isDown) throw new DataError("SOURCE_DOWN", "down");
    const found = cube?.iri === source.removed ? undefined : COMPONENTS[cube?.iri ?? ""];
    if (!found) throw new DataError("CANNOT_FIND_CUBE", String(cube?.iri));
    return found;
  };
  const data = { latestIri, components, possibleFilters: async () => [] };
  const world = await openTestSession({ data, person: PERSON });
  const open = async (start: SessionStart, getConfig = makeStoredConfig()) => {
    const environment = { ...world.environment };
    environment.configs = { ...environment.configs, getConfig: async () => getConfig };
    const loaded = await loadSession(start, environment);
    if (loaded.type !== "editing") throw new Error(JSON.stringify(loaded));
    return loaded;
  };
  return { ...world, source, latestIri, open };
};

const STORED = { type: "stored", id: "abc" } as const;
const EDIT = { type: "copy", key: "draft0000001", isLayouting: false, isEdit: true } as const;

const withoutStep = (state: StateWithCharts) => {
  const { state: _step, ...document } = state;
  return document;
};

const nameCubes = ({ chartConfigs }: StateWithCharts) =>
  chartConfigs.map(({ cubes }) => cubes.map(({ iri }) => iri));

test.each([
  ["stored", STORED],
  ["edited", EDIT],
  ["copied", { ...EDIT, isEdit: false }],
] as const)("a chart that is %s opens on the newest version of its dataset", async (_, start) => {
  const { session, source, open } = await openWorld();
  const { state } = session.read();
  expect(nameCubes(state)).toEqual([[FIRST]]);
  source.newest = SECOND;
  source.removed = FIRST;
  const loaded = await open(start, makeStoredConfig({ data: withoutStep(state) }));
  expect(nameCubes(loaded.state)).toEqual([[SECOND]]);
  const [config] = loaded.state.chartConfigs;
  expect(loaded.components.find(config!.cubes)).toBe(COMPONENTS[SECOND]);
  expect(JSON.stringify(config)).not.toContain(`${FIRST}/`);
  expect(JSON.stringify(config)).toContain(inVersion(SECOND, "deaths"));
});

test("FE6 what a document shares has the names of the newest version, too", async () => {
  const { session, source, open } = await openWorld();
  session.dispatch({ type: "CHART_CONFIG_ADD" });
  const { dashboardFilters } = session.read().state;
  const share = (id: ComponentId) => ({
    ...dashboardFilters,
    dataFilters: { componentIds: [id], filters: { [id]: { type: "single", value: "2000" } } },
  });
  const data = withoutStep({
    ...session.read().state,
    dashboardFilters: share(inVersion(FIRST, "year")) as typeof dashboardFilters,
  });
  source.newest = SECOND;
  const { state } = await open(EDIT, makeStoredConfig({ data }));
  expect(state.dashboardFilters).toEqual(share(inVersion(SECOND, "year")));
});

test("DA8 what a document of one chart has left of a dashboard is not shared any more", async () => {
  const { session, open } = await openWorld();
  const { state } = session.read();
  const year = inVersion(FIRST, "year");
  const dashboardFilters: StateWithCharts["dashboardFilters"] = {
    ...state.dashboardFilters,
    dataFilters: { componentIds: [year], filters: { [year]: { type: "single", value: "2000" } } },
  };
  const data = withoutStep({ ...state, dashboardFilters });
  const opened = await open(EDIT, makeStoredConfig({ data }));
  expect(opened.state.dashboardFilters).toEqual(state.dashboardFilters);
});

test("a chart stays on its version where the source does not say which is the newest", async () => {
  const { latestIri, session, open } = await openWorld();
  latestIri.mockRejectedValue(new DataError("SOURCE_UNREACHABLE", "away"));
  expect((await open(STORED)).state).toEqual(session.read().state);
  latestIri.mockResolvedValue(undefined);
  expect((await open(STORED)).state).toEqual(session.read().state);
});

test("the newest version of a dataset is asked for once for all charts of a document", async () => {
  const { session, latestIri, open } = await openWorld();
  const { chartConfigs } = session.read().state;
  session.dispatch({ type: "CHART_CONFIG_ADD", chartConfig: { ...chartConfigs[0]!, key: "k2" } });
  session.flush();
  latestIri.mockClear();
  expect((await open(STORED)).state.chartConfigs).toHaveLength(2);
  expect(latestIri).toHaveBeenCalledTimes(1);
});

test("steps that lead to another version of the dataset lead to the newest one", async () => {
  const { session, source, open, environment } = await openWorld();
  session.dispatch({ type: "CHART_META_CHANGE", field: "title", locale: "en", value: "Deaths" });
  session.flush();
  expect((await open(STORED)).history?.past).toHaveLength(1);
  source.newest = SECOND;
  const opened = await open(STORED);
  expect(opened.history?.past[0]?.snapshot.chartConfigs[0]?.cubes[0]?.iri).toBe(SECOND);
  const again = new EditorSession("abc", opened, environment);
  again.undo();
  expect(again.read().config.meta.title.en).toBe("");
  expect(again.read().missing).toBeUndefined();
});

test("a newer version is no change of the author: what is saved elsewhere is opened without a question", async () => {
  const { session, source, environment, stored, open } = await openWorld();
  const data = withoutStep(session.read().state);
  const first = await open(EDIT, makeStoredConfig({ data, can_edit: true }));
  new EditorSession("draft0000001", first, environment);
  source.newest = SECOND;
  const again = await open({ type: "stored", id: "draft0000001" });
  new EditorSession("draft0000001", again, environment);
  expect(stored.get("vizualize-configurator-state:draft0000001")).toContain(SECOND);
  const changed = await open(EDIT, makeStoredConfig({ data, updated_at: "t2", can_edit: true }));
  expect(changed.elsewhere).toBeUndefined();
  expect(changed.owned?.updatedAt).toBe("t2");
});

test("a chart whose source was away comes in its newest version, with what was changed meanwhile and its steps", async () => {
  const { session: first, source, environment, stored, open } = await openWorld();
  const data = withoutStep(first.read().state);
  Object.assign(source, { newest: SECOND, removed: FIRST, isDown: true });
  const loaded = await open(EDIT, makeStoredConfig({ data, can_edit: true }));
  const session = new EditorSession("draft0000001", loaded, environment);
  expect(session.read().missing).toMatchObject({ code: "SOURCE_DOWN" });
  const untouched = new EditorSession("draft0000001", loaded, environment);
  session.dispatch({ type: "CHART_META_CHANGE", field: "title", locale: "en", value: "Deaths" });
  source.isDown = false;
  for (const each of [session, untouched]) {
    await each.tryAgain();
    expect(each.read()).toMatchObject({ missing: undefined, components: COMPONENTS[SECOND] });
    expect(nameCubes(each.read().state)).toEqual([[SECOND]]);
  }
  expect(session.read().config.meta.title.en).toBe("Deaths");
  session.undo();
  expect(session.read()).toMatchObject({ missing: undefined, components: COMPONENTS[SECOND] });
  expect(session.read().config.meta.title.en).not.toBe("Deaths");
  session.flush();
  expect(stored.get("vizualize-configurator-state:draft0000001")).toContain(SECOND);
  const { owned, state } = untouched.read();
  expect(owned?.asRead).toBe(digestState(state));
});

test("changes that only this browser holds stay where their dataset does not come, or where a newer version wrote them", async () => {
  const { session: first, source, environment, stored, open } = await openWorld();
  const data = withoutStep(first.read().state);
  const config = makeStoredConfig({ data, can_edit: true });
  const session = new EditorSession("draft0000001", await open(EDIT, config), environment);
  session.dispatch({ type: "CHART_META_CHANGE", field: "title", locale: "en", value: "Deaths" });
  session.flush();
  source.isDown = true;
  const { state } = await open(EDIT, config);
  expect(state.chartConfigs[0]?.meta.title.en).toBe("Deaths");
  source.isDown = false;
  const newer = JSON.stringify({ ...session.read().state, version: "99.0.0" });
  stored.set("vizualize-configurator-state:draft0000001", newer);
  await expect(open(EDIT, config)).rejects.toThrow("DOCUMENT_TOO_NEW");
  expect(stored.get("vizualize-configurator-state:draft0000001")).toBe(newer);
});
