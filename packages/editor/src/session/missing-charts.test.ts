import { DataError } from "@statelier/data";
import { joinComponents, buildComponentId } from "@statelier/model";
import { makeLayout, type StateWithCharts } from "@statelier/document";
import { createTranslator } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, test, vi } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import {
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
  TEST_CUBE,
} from "../testing/make-test-components.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";

const GONE = "https://example.org/gone";

const PERSON = { id: "p1", name: "Anna", role: "publisher" } as const;

const own = {
  dimensions: [makeTestYears(["2020", "2021"]), makeTestDimension("sector", ["total", "b", "c"])],
  measures: [makeTestMeasure("deaths")],
};

const goneYear = buildComponentId(GONE, "jahr");

const other = {
  dimensions: [{ ...makeTestYears(["2020", "2021"]), cubeIri: GONE, id: goneYear }],
  measures: [{ ...makeTestMeasure("births"), cubeIri: GONE, id: buildComponentId(GONE, "births") }],
};

/** A source that has lost one of its two datasets, or does not answer, when a test says so. */
const openWorld = async () => {
  const source = { lacks: "", isDown: false };
  const stored = makeStoredConfig({ can_edit: true });
  const sent: unknown[] = [];
  const keep = async ({ data }: { data: object }) => {
    sent.push(data);
    return stored;
  };
  const words = {
    t: createTranslator("en", collectMessages("en", ["controls", "viewer"])),
    load: async () => createTranslator("de", collectMessages("de", ["controls", "viewer"])),
  };
  const world = await openTestSession({
    person: PERSON,
    words,
    configs: { createConfig: keep, updateConfig: keep },
    data: {
      latestIri: async (_source, iri) => iri,
      components: async (_scope, cubes) => {
        if (source.isDown) throw new DataError("SOURCE_DOWN", "down");
        const lost = cubes.find(({ iri }) => iri === source.lacks);
        if (lost) throw new DataError("CANNOT_FIND_CUBE", "gone", { args: { iri: lost.iri } });
        const inputs = cubes.map(({ iri, joinBy = [] }) => ({
          components: iri === GONE ? other : own,
          joinBy,
        }));
        return inputs.length > 1 ? joinComponents(inputs) : inputs[0]!.components;
      },
      possibleFilters: async () => [],
    },
  });
  const open = async (state: StateWithCharts) => {
    world.stored.set("vizualize-configurator-state:abc", JSON.stringify(state));
    const loaded = await loadSession({ type: "stored", id: "abc" }, world.environment);
    return loaded.type === "editing"
      ? { loaded, session: new EditorSession("abc", loaded, world.environment) }
      : { loaded, session: undefined };
  };
  return { ...world, source, sent, open };
};

/** A dashboard of two charts, of which the second has lost its dataset. */
const openBoard = async () => {
  const world = await openWorld();
  await world.session.addChartOf(GONE);
  world.session.dispatch({
    type: "CHART_META_CHANGE",
    field: "title",
    locale: "en",
    value: "What is gone",
  });
  const { state } = world.session.read();
  const [first, second] = state.chartConfigs;
  const layout = makeLayout("tall", state.layout, [first!.key, second!.key]);
  const lost = { ...second!, extensions: { note: { en: "N" }, "dataset-titles": {} } };
  const board: StateWithCharts = {
    ...state,
    layout,
    activeChartKey: first!.key,
    chartConfigs: [first!, lost],
  };
  world.source.lacks = GONE;
  const { session } = await world.open(board);
  if (!session) throw new Error("The dashboard did not open");
  const toLost = { type: "SWITCH_ACTIVE_CHART", chartKey: lost.key } as const;
  return { ...world, session, board, lost, toLost };
};

const setTitle = (value: string) =>
  ({ type: "CHART_META_CHANGE", field: "title", locale: "en", value }) as const;

test("ST9 a chart whose dataset is gone keeps its settings and its place, while another one is edited", async () => {
  const { session, lost, board, sent } = await openBoard();
  expect(session.read().missing).toBeUndefined();
  expect(session.findMissing(lost)).toMatchObject({
    code: "CANNOT_FIND_CUBE",
    args: { iri: GONE },
  });
  session.dispatch(setTitle("Deaths"));
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "bar" });
  const { state } = session.read();
  expect(state.chartConfigs[0]).toMatchObject({
    chartType: "bar",
    meta: { title: { en: "Deaths" } },
  });
  expect(state.chartConfigs[1]).toEqual(lost);
  expect(state.layout).toEqual(board.layout);
  await session.saveDraft();
  expect(sent).toMatchObject([{ chartConfigs: [{ chartType: "bar" }, { key: lost.key }] }]);
  expect((sent[0] as StateWithCharts).chartConfigs[1]).toEqual(lost);
});

test("ST9 of a chart without data the texts can be edited, and nothing that follows from data", async () => {
  const { session, lost, toLost } = await openBoard();
  session.dispatch(toLost);
  expect(session.read()).toMatchObject({
    missing: { code: "CANNOT_FIND_CUBE" },
    components: { dimensions: [], measures: [] },
  });
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "bar" });
  session.dispatch({ type: "CHART_CONFIG_ADD" });
  expect(session.read().state.chartConfigs).toHaveLength(2);
  session.dispatch(setTitle("Withdrawn"));
  expect(session.read().config).toEqual({
    ...lost,
    meta: { ...lost.meta, title: { ...lost.meta.title, en: "Withdrawn" } },
  });
});

test("a dataset that is there again is asked for anew, and one that is not says why", async () => {
  const { session, source, toLost } = await openBoard();
  session.dispatch(toLost);
  source.isDown = true;
  await session.tryAgain();
  expect(session.read().missing).toMatchObject({ code: "SOURCE_DOWN" });
  source.isDown = false;
  source.lacks = "";
  await session.tryAgain();
  expect(session.read()).toMatchObject({ missing: undefined, components: other });
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "table" });
  expect(session.read().config.chartType).toBe("table");
});

test("ST9 another dataset takes the place of the missing one under the texts of the chart, and undo brings it back", async () => {
  const { session, source, notices, lost, toLost } = await openBoard();
  session.dispatch(toLost);
  source.isDown = true;
  expect(await session.replaceDataset(`${TEST_CUBE}/other`)).toBe(false);
  expect(notices).toMatchObject([{ type: "dataset-not-replaced", error: { code: "SOURCE_DOWN" } }]);
  source.isDown = false;
  expect(await session.replaceDataset(TEST_CUBE)).toBe(true);
  const { state, config, missing } = session.read();
  expect(missing).toBeUndefined();
  expect(state.chartConfigs.map(({ key }) => key)[1]).toBe(lost.key);
  expect(config).toMatchObject({
    cubes: [{ iri: TEST_CUBE }],
    meta: lost.meta,
    extensions: { note: { en: "N" } },
  });
  session.undo();
  expect(session.read()).toMatchObject({ config: lost, missing: { code: "CANNOT_FIND_CUBE" } });
});

test("the lost dataset of a joined chart can be taken out of it", async () => {
  const { session, source, open } = await openWorld();
  const joinBy = { [TEST_CUBE]: [buildComponentId(TEST_CUBE, "year")], [GONE]: [goneYear] };
  expect(await session.addDataset(GONE, joinBy)).toBe(true);
  source.lacks = GONE;
  const opened = (await open(session.read().state)).session!;
  expect(opened.read().missing).toMatchObject({ args: { iri: GONE } });
  await opened.removeDataset(GONE);
  expect(opened.read()).toMatchObject({
    missing: undefined,
    config: { cubes: [{ iri: TEST_CUBE }] },
  });
});

test("ST9 a document opens also where its source does not answer at all, and goes on once it does", async () => {
  const { board, source, open, stored } = await openBoard();
  source.isDown = true;
  const session = (await open(board)).session!;
  const asStored = JSON.parse(JSON.stringify(board)) as StateWithCharts;
  expect(session.read()).toMatchObject({ missing: { code: "SOURCE_DOWN" }, state: asStored });
  session.dispatch(setTitle("Written meanwhile"));
  source.isDown = false;
  source.lacks = "";
  await session.tryAgain();
  const { state, missing, history } = session.read();
  expect([missing, state.chartConfigs.map(session.findMissing)]).toEqual([
    undefined,
    [undefined, undefined],
  ]);
  expect(state.chartConfigs[0]?.meta.title.en).toBe("Written meanwhile");
  expect(state.chartConfigs[1]).toEqual(asStored.chartConfigs[1]);
  expect(state.dashboardFilters).toEqual(board.dashboardFilters);
  expect(history.present).toBe(state);
  session.undo();
  expect(session.read()).toMatchObject({ missing: undefined, components: own });
  session.redo();
  session.flush();
  expect(stored.get("vizualize-configurator-state:abc")).toContain("Written meanwhile");
});

test("one chart whose dataset is gone opens", async () => {
  const { session, source, open } = await openWorld();
  const { state } = session.read();
  source.lacks = TEST_CUBE;
  expect((await open(state)).session?.read()).toMatchObject({
    missing: { code: "CANNOT_FIND_CUBE" },
    state: { chartConfigs: state.chartConfigs },
  });
});

test("the steps of a chart without data are kept", async () => {
  const { session, toLost, environment } = await openBoard();
  session.dispatch(toLost);
  session.dispatch(setTitle("Withdrawn"));
  session.flush();
  const again = await loadSession({ type: "stored", id: "abc" }, environment);
  expect(again).toMatchObject({ type: "editing", history: { past: [{}] } });
});

test("TX1 texts are proposed in all languages for the charts that have data", async () => {
  const { session, logged } = await openBoard();
  await session.proposeInAllLanguages();
  await vi.waitFor(() =>
    expect(session.proposals.propose(session.read().config).length).toBeGreaterThan(1),
  );
  expect(logged).not.toContainEqual(expect.stringContaining("No proposals"));
});
