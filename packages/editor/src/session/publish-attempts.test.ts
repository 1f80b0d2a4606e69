import { type ConfigClient, DataError, type StoredConfig } from "@statelier/data";
import { isSame, makeLayout } from "@statelier/document";
import { expect, test, vi } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";

const PERSON = { id: "p1", name: "Anna", role: "publisher" } as const;
const setTitle = (value: string) =>
  ({ type: "CHART_META_CHANGE", field: "title", locale: "en", value }) as const;

/** A server that keeps to its promise on attempts; the answers to some of its first requests are lost. */
const makeServer = (lost: number) => {
  const charts: { attempt: string; sent: object; stored: StoredConfig }[] = [];
  let left = lost;
  const createConfig: ConfigClient["createConfig"] = async ({ data, published_state }, attempt) => {
    const before = charts.find((chart) => attempt !== undefined && chart.attempt === attempt);
    if (before && !isSame({ data, published_state }, before.sent))
      throw new DataError("ATTEMPT_USED", "used", { args: { key: before.stored.key } });
    const key = `chart${String(charts.length + 1).padStart(7, "0")}`;
    const stored = before?.stored ?? makeStoredConfig({ key, data, published_state });
    if (!before) charts.push({ attempt: attempt ?? "", sent: { data, published_state }, stored });
    left -= 1;
    if (left >= 0) throw new DataError("OFFLINE", "cut");
    return stored;
  };
  const getConfig: ConfigClient["getConfig"] = async (key) => {
    const found = charts.find(({ stored }) => stored.key === key);
    if (!found) throw new DataError("CONFIG_NOT_FOUND", "none");
    return { ...found.stored, can_edit: true };
  };
  const updateConfig = vi.fn<ConfigClient["updateConfig"]>(async ({ key }) =>
    makeStoredConfig({ key, published_state: "PUBLISHED" }),
  );
  return { charts, configs: { createConfig, getConfig, updateConfig } };
};

type World = Awaited<ReturnType<typeof openTestSession>>;

const publishAgain = async (session: EditorSession) => {
  session.publish();
  await vi.waitFor(() => expect(session.read().state.state).not.toBe("PUBLISHING"));
};

const reload = async ({ environment, session }: World): Promise<EditorSession> => {
  session.flush();
  const loaded = await loadSession({ type: "stored", id: session.id }, environment);
  if (loaded.type !== "editing") throw new Error(loaded.type);
  return new EditorSession(session.id, loaded, environment);
};

test.each(["at once", "after a reload", "in a browser without room"])(
  "a publication whose answer was lost is the same chart when it is tried again %s",
  async (when) => {
    const { charts, configs } = makeServer(1);
    const isFull = when === "in a browser without room";
    const world = await openTestSession({ configs, isFull });
    await publishAgain(world.session);
    expect(world.left).toEqual([]);
    const session = when === "after a reload" ? await reload(world) : world.session;
    await publishAgain(session);
    expect(charts).toHaveLength(1);
    expect(charts[0]?.attempt.length).toBeGreaterThanOrEqual(20);
    expect(world.left).toEqual([`/v/${charts[0]?.stored.key}?publishSuccess=true`]);
  },
);

test("what was published and is published anew is a new chart", async () => {
  const { charts, configs } = makeServer(0);
  const world = await openTestSession({ configs });
  await publishAgain(world.session);
  await publishAgain(await reload(world));
  expect(charts).toHaveLength(2);
});

test("D17 of charts with addresses of their own none is published twice, whichever answer was lost", async () => {
  const { charts, configs } = makeServer(2);
  const world = await openTestSession({ configs });
  const { session } = world;
  session.dispatch({ type: "CHART_CONFIG_ADD", chartConfig: session.read().config });
  session.dispatch({ type: "CHART_CONFIG_ADD", chartConfig: session.read().config });
  session.dispatch({ type: "STEP_NEXT" });
  const { layout, chartConfigs } = session.read().state;
  const keys = chartConfigs.map(({ key }) => key);
  session.dispatch({ type: "LAYOUT_CHANGED", layout: makeLayout("singleURLs", layout, keys) });
  await publishAgain(session);
  expect(charts).toHaveLength(3);
  const again = await reload(world);
  again.dispatch({ type: "STEP_NEXT" });
  await publishAgain(again);
  expect(charts).toHaveLength(3);
  expect(world.left).toHaveLength(1);
  expect(new Set(charts.map(({ attempt }) => attempt)).size).toBe(3);
});

test("whoever goes on after a lost answer is told where the chart is, and makes a second one only knowingly", async () => {
  const { charts, configs } = makeServer(1);
  const { session, notices, left } = await openTestSession({ configs });
  await publishAgain(session);
  session.dispatch(setTitle("Changed"));
  await publishAgain(session);
  expect(charts).toHaveLength(1);
  const key = charts[0]!.stored.key;
  expect(notices).toEqual([{ type: "published-before", key }]);
  expect(session.read()).toMatchObject({
    publishedKey: key,
    state: { state: "CONFIGURING_CHART" },
  });
  await publishAgain(session);
  expect(charts).toHaveLength(2);
  expect(left).toEqual([`/v/${charts[1]!.stored.key}?publishSuccess=true`]);
});

test("a person who goes on after a lost answer chooses between the two, and keeps one chart", async () => {
  const { charts, configs } = makeServer(1);
  const { session, left } = await openTestSession({ configs, person: PERSON });
  await publishAgain(session);
  session.dispatch(setTitle("Changed"));
  await publishAgain(session);
  const key = charts[0]!.stored.key;
  expect(session.read().elsewhere).toMatchObject({ owned: { key } });
  session.keepMine();
  await publishAgain(session);
  expect(charts).toHaveLength(1);
  expect(configs.updateConfig.mock.lastCall?.[0]).toMatchObject({ key });
  expect(left).toEqual([expect.stringContaining(`/v/${key}`)]);
});

test("a draft whose answer was lost is no second chart once it is saved or published", async () => {
  const { charts, configs } = makeServer(1);
  const { session } = await openTestSession({ configs, person: PERSON });
  await session.saveDraft();
  await session.saveDraft();
  expect(charts).toHaveLength(1);
  expect(session.id).toBe(charts[0]!.stored.key);
});
