import { type ConfigClient, DataError, type StoredConfig } from "@statelier/data";
import { expect, test, vi } from "vitest";
import { makeTestEnvironment, openTestSession } from "../testing/make-test-environment.ts";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";

const PERSON = { id: "p1", name: "Anna", role: "publisher" } as const;

/** A server that answers each call with the next of these, and what it was asked. */
const answerInTurn = (...answers: Partial<StoredConfig>[]) => {
  const asked: [string, { key?: string; published_state: string; updated_at?: string }][] = [];
  const answer =
    (call: string) =>
    async (body: { key?: string; published_state: "DRAFT" | "PUBLISHED"; updated_at?: string }) => {
      const { key, published_state, updated_at } = body;
      asked.push([
        call,
        { ...(key && { key }), published_state, ...(updated_at && { updated_at }) },
      ]);
      return makeStoredConfig(answers.shift() ?? {});
    };
  const configs: Partial<ConfigClient> = {
    createConfig: answer("create"),
    updateConfig: answer("update"),
  };
  return { configs, asked };
};

test("the first draft gets a key, which becomes the chart's id and address", async () => {
  const { configs, asked } = answerInTurn({});
  const { session, stored, moved, notices } = await openTestSession({ configs, person: PERSON });
  await session.saveDraft();
  expect(asked).toEqual([["create", { published_state: "DRAFT" }]]);
  expect([session.id, moved]).toEqual(["draft0000001", ["draft0000001"]]);
  expect(notices).toEqual([{ type: "draft-saved", key: "draft0000001" }]);
  expect(session.read().draft).toBe("saved");
  const kept = [...stored.keys()].filter((key) => key.startsWith("vizualize-configurator-state:"));
  expect(kept).toEqual(["vizualize-configurator-state:draft0000001"]);
});

test("what is new is kept and published for the person who is signed in, and for nobody else", async () => {
  const createConfig = vi.fn<ConfigClient["createConfig"]>(async () => makeStoredConfig({}));
  for (const person of [PERSON, undefined]) {
    const { session } = await openTestSession({ configs: { createConfig }, person });
    if (person) await session.saveDraft();
    const { session: other } = await openTestSession({ configs: { createConfig }, person });
    other.publish();
  }
  await expect.poll(() => createConfig.mock.calls.length).toBe(3);
  const asked = createConfig.mock.calls.map(([{ person_id }]) => person_id);
  expect(asked).toEqual(["p1", "p1", undefined]);
});

test("a draft that is there is updated, in the state in which it was read", async () => {
  const { configs, asked } = answerInTurn({}, { updated_at: "t2" }, { updated_at: "t3" });
  const { session, moved } = await openTestSession({ configs, person: PERSON });
  for (const _ of [1, 2, 3]) await session.saveDraft();
  expect(asked.slice(1)).toEqual([
    ["update", { key: "draft0000001", published_state: "DRAFT", updated_at: "t1" }],
    ["update", { key: "draft0000001", published_state: "DRAFT", updated_at: "t2" }],
  ]);
  expect(moved).toHaveLength(1);
});

test("a draft that cannot be saved is said, and nothing is lost", async () => {
  const configs = { createConfig: () => Promise.reject(new DataError("OFFLINE", "away")) };
  const { session, notices, moved, logged } = await openTestSession({ configs, person: PERSON });
  await session.saveDraft();
  expect(notices).toMatchObject([{ type: "draft-failed", error: { code: "OFFLINE" } }]);
  expect([moved, session.read().draft]).toEqual([[], "idle"]);
  expect(logged[0]).toMatch(/^Could not save draft/);
});

const openEdit = async (config: Partial<StoredConfig>, configs: Partial<ConfigClient> = {}) => {
  const { session } = await openTestSession();
  const { state: _, ...data } = session.read().state;
  const getConfig = async () => makeStoredConfig({ data, ...config });
  const world = makeTestEnvironment({ configs: { getConfig, ...configs }, person: PERSON });
  const start = { type: "copy", key: "draft0000001", isLayouting: false, isEdit: true } as const;
  const loaded = await loadSession(start, world.environment);
  if (loaded.type !== "editing") throw new Error(loaded.type);
  const id = loaded.owned?.key ?? "other0000001";
  return { ...world, loaded, session: new EditorSession(id, loaded, world.environment) };
};

test("a draft that is there and cannot be updated is logged so", async () => {
  const updateConfig = () => Promise.reject(new DataError("OFFLINE", "away"));
  const { session, logged } = await openEdit({ can_edit: true }, { updateConfig });
  await session.saveDraft();
  expect(logged).toEqual([expect.stringMatching(/^Could not update draft/)]);
});

test("publishing a chart of one's own updates it, as of the draft of one (D16)", async () => {
  for (const change of [{ published_state: "PUBLISHED" }, { draft_of: "public000001" }] as const) {
    const { configs, asked } = answerInTurn({ published_state: "PUBLISHED" });
    const { session, left } = await openEdit({ can_edit: true, ...change }, configs);
    session.publish();
    await expect.poll(() => left).toEqual(["/v/draft0000001?publishSuccess=true&updated=true"]);
    expect(asked).toEqual([
      ["update", { key: "draft0000001", published_state: "PUBLISHED", updated_at: "t1" }],
    ]);
  }
});

test("a draft of one's own that is published for the first time is not an update", async () => {
  const { configs } = answerInTurn({ published_state: "PUBLISHED" });
  const { session, left } = await openEdit({ can_edit: true }, configs);
  session.publish();
  await expect.poll(() => left).toEqual(["/v/draft0000001?publishSuccess=true"]);
});

test("publishing somebody else's chart makes a new one", async () => {
  const { configs, asked } = answerInTurn({ key: "mine00000001", published_state: "PUBLISHED" });
  const { session, left } = await openEdit({ published_state: "PUBLISHED" }, configs);
  expect(session.read()).toMatchObject({ owned: undefined, publishedKey: "draft0000001" });
  session.publish();
  await expect.poll(() => left).toEqual(["/v/mine00000001?publishSuccess=true"]);
  expect(asked).toEqual([["create", { published_state: "PUBLISHED" }]]);
});

const EDIT = { type: "copy", key: "draft0000001", isLayouting: false, isEdit: true } as const;

/** Anna's draft with a title that only this browser holds; `saved`: it is stored. */
const openWithTitle = async (configs: Partial<ConfigClient> = {}) => {
  const world = await openEdit({ can_edit: true }, configs);
  const { session } = world;
  session.dispatch({ type: "CHART_META_CHANGE", field: "title", locale: "en", value: "Mine" });
  session.flush();
  return world;
};

/** The same draft as somebody has saved it at a time. */
const serve = async (world: Awaited<ReturnType<typeof openEdit>>, updated_at: string) => {
  const config = await world.environment.configs.getConfig("draft0000001");
  const getConfig = async () => ({ ...config, can_edit: true as const, updated_at });
  return { ...world.environment, configs: { ...world.environment.configs, getConfig } };
};

const titleOf = ({ chartConfigs }: { chartConfigs: { meta: { title: { en: string } } }[] }) =>
  chartConfigs[0]?.meta.title.en;

test("changes that this browser holds of a draft are opened; where it was saved elsewhere since, the author is asked", async () => {
  const world = await openWithTitle();
  const same = await loadSession(EDIT, await serve(world, "t1"));
  if (same.type !== "editing") throw new Error(same.type);
  expect([titleOf(same.state), same.elsewhere]).toEqual(["Mine", undefined]);

  const asked = await loadSession(EDIT, await serve(world, "t2"));
  if (asked.type !== "editing") throw new Error(asked.type);
  expect(titleOf(asked.state)).toBe("Mine");
  expect(asked).toMatchObject({
    owned: { updatedAt: "t1" },
    elsewhere: { owned: { updatedAt: "t2" } },
  });
  const before = new Map(world.stored);
  const session = new EditorSession("draft0000001", asked, world.environment);
  expect(new Map(world.stored)).toEqual(before);
  session.keepMine();
  expect(session.read()).toMatchObject({ owned: { updatedAt: "t2" }, elsewhere: undefined });
});

test("a draft that was saved elsewhere opens as it was saved where this browser has changed nothing", async () => {
  const world = await openEdit({ can_edit: true });
  world.session.flush();
  const loaded = await loadSession(EDIT, await serve(world, "t2"));
  expect(loaded).toMatchObject({ type: "editing", owned: { updatedAt: "t2" } });
  expect(loaded).not.toHaveProperty("elsewhere");
});

const CHANGED = () => Promise.reject(new DataError("CHANGED_MEANWHILE", "changed"));

test("what somebody else has saved meanwhile is shown beside one's own, which replaces it once it is stored again", async () => {
  for (const act of ["saveDraft", "publish"] as const) {
    const { session, environment, notices } = await openWithTitle({ updateConfig: CHANGED });
    const { configs } = environment;
    const first = await configs.getConfig("draft0000001");
    configs.getConfig = async () => ({ ...first, updated_at: "t2" });
    await session[act]();
    await expect.poll(() => session.read().elsewhere?.owned?.updatedAt).toBe("t2");
    expect(notices).toEqual([]);
    await expect.poll(() => session.read().state.state).toBe("CONFIGURING_CHART");
    expect(titleOf(session.read().state)).toBe("Mine");
    session.keepMine();
    expect(session.read().owned?.updatedAt).toBe("t2");
  }
});

test("what somebody else has saved meanwhile is taken: nothing of one's own stays in the browser", async () => {
  const { session, stored } = await openWithTitle({ updateConfig: CHANGED });
  await session.saveDraft();
  expect(session.dropMine()).toBe(true);
  expect([...stored.keys()].some((key) => key.endsWith("state:draft0000001"))).toBe(false);
});

test("a copy of what somebody else has saved meanwhile leaves theirs as it is", async () => {
  const { session, stored, left } = await openWithTitle({ updateConfig: CHANGED });
  await session.saveDraft();
  session.makeCopy();
  expect(left).toEqual([expect.stringMatching(/^\/create\/key-/)]);
  expect([...stored.keys()].some((key) => key.endsWith("state:draft0000001"))).toBe(false);
});

const GONE = () => Promise.reject(new DataError("CONFIG_NOT_FOUND", "gone"));

test("a draft that is there no longer goes on as the published chart that it was to replace", async () => {
  const { session, environment, moved } = await openEdit(
    { can_edit: true, draft_of: "public000001" },
    { updateConfig: GONE },
  );
  const { configs } = environment;
  const draft = await configs.getConfig("draft0000001");
  configs.getConfig = async (key) =>
    key === draft.key
      ? GONE()
      : { ...draft, key, draft_of: null, published_state: "PUBLISHED" as const };
  await session.saveDraft();
  expect(session.read().elsewhere?.owned?.key).toBe("public000001");
  session.keepMine();
  expect(moved).toEqual(["public000001"]);
  expect(session.read().owned).toMatchObject({ key: "public000001", publishedState: "PUBLISHED" });
});

test("a chart that is there no longer goes on as a new one", async () => {
  const { configs, asked } = answerInTurn({ key: "new000000001" });
  const { session, environment, notices } = await openWithTitle({
    ...configs,
    updateConfig: GONE,
  });
  environment.configs.getConfig = GONE;
  await session.saveDraft();
  expect([notices, session.read().owned]).toEqual([[{ type: "chart-gone" }], undefined]);
  await session.saveDraft();
  expect(asked).toEqual([["create", { published_state: "DRAFT" }]]);
  expect(titleOf(session.read().state)).toBe("Mine");
});

test("a chart of one's own opens by its address in a browser that does not know it", async () => {
  const { environment } = await openEdit({ can_edit: true });
  const stored = { type: "stored", id: "draft0000001" } as const;
  const empty = { ...environment.storage, getItem: () => null };
  expect(await loadSession(stored, { ...environment, storage: empty })).toMatchObject({
    type: "editing",
    owned: { key: "draft0000001" },
  });
  expect(
    await loadSession(stored, { ...environment, storage: empty, person: undefined }),
  ).toMatchObject({ type: "not-here" });
});

test("a second tab with a chart that the first one saves for the first time goes on with the same draft", async () => {
  const { configs, asked } = answerInTurn({}, { updated_at: "t2" });
  const { session, environment, stored } = await openTestSession({ configs, person: PERSON });
  const start = { type: "stored", id: session.id } as const;
  session.flush();
  const [same, changed] = await Promise.all(
    [1, 2].map(async () => {
      const loaded = await loadSession(start, environment);
      if (loaded.type !== "editing") throw new Error(loaded.type);
      return new EditorSession(start.id, loaded, environment);
    }),
  );
  changed?.dispatch({ type: "CHART_META_CHANGE", field: "title", locale: "en", value: "Mine" });
  await session.saveDraft();
  same?.noticeStored(null);
  expect([same?.id, same?.read().elsewhere]).toEqual(["draft0000001", undefined]);
  changed?.noticeStored(null);
  expect(changed?.id).toBe("draft0000001");
  expect(changed?.read().elsewhere).toMatchObject({ state: { state: "CONFIGURING_CHART" } });
  expect(stored.has(`vizualize-configurator-state:${start.id}`)).toBe(false);
  await same?.saveDraft();
  expect(asked.map(([call]) => call)).toEqual(["create", "update"]);
});

test("what another tab gave up, or saved for somebody else, is no reason to go on with another chart", async () => {
  const { session } = await openTestSession({ person: PERSON });
  const { id } = session;
  session.noticeStored(null);
  expect([session.id, session.read().elsewhere]).toEqual([id, undefined]);
});
