import { expect, test } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { makeTestEnvironment, openTestSession } from "../testing/make-test-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";

const KEY = "public000001";

const EDIT = { type: "copy", key: KEY, isLayouting: false, isEdit: true } as const;

const setTitle = (value: string) =>
  ({ type: "CHART_META_CHANGE", field: "title", locale: "en", value }) as const;

/** A published chart that nobody here owns. */
const openWorld = async () => {
  const { session } = await openTestSession();
  const { state: _, ...data } = session.read().state;
  const published = { title: "As published" };
  const getConfig = async () => {
    const [chart] = data.chartConfigs;
    const meta = { ...chart!.meta, title: { de: "", fr: "", it: "", en: published.title } };
    const chartConfigs = [{ ...chart!, meta }];
    return makeStoredConfig({
      key: KEY,
      published_state: "PUBLISHED",
      data: { ...data, chartConfigs },
    });
  };
  const world = makeTestEnvironment({ configs: { getConfig } });
  /** As a page opens it. */
  const open = async (start: Parameters<typeof loadSession>[0] = EDIT) => {
    const loaded = await loadSession(start, world.environment);
    if (loaded.type !== "editing") throw new Error(loaded.type);
    const id = loaded.id ?? world.environment.makeKey();
    const opened = new EditorSession(id, loaded, world.environment);
    const readTitle = () => opened.read().config.meta.title.en;
    return { session: opened, id, readTitle };
  };
  return { ...world, published, open };
};

test("an edit of a published chart that was begun in this browser goes on, and it is said", async () => {
  const { open, notices } = await openWorld();
  const first = await open();
  first.session.dispatch(setTitle("Changed here"));
  first.session.flush();
  expect(notices).toEqual([]);
  const again = await open();
  expect([again.id, again.readTitle()]).toEqual([first.id, "Changed here"]);
  expect(again.session.read().publishedKey).toBe(KEY);
  expect(notices).toEqual([{ type: "edit-resumed", key: KEY }]);
  again.session.undo();
  expect(again.readTitle()).toBe("As published");
});

test("an edit that was begun and left as it was shows what is published by now, under the same address", async () => {
  const { open, notices, published } = await openWorld();
  const first = await open();
  published.title = "Published since";
  const again = await open();
  expect([again.id, again.readTitle()]).toEqual([first.id, "Published since"]);
  expect(notices).toEqual([]);
});

test("an edit is begun anew beside one that was begun where its author asks for it, or copies the chart", async () => {
  const { open, notices } = await openWorld();
  const first = await open();
  first.session.dispatch(setTitle("Changed here"));
  first.session.flush();
  for (const change of [{ isAnew: true }, { isEdit: false }]) {
    const other = await open({ ...EDIT, ...change });
    expect(other.id).not.toBe(first.id);
    expect(other.readTitle()).toBe("As published");
  }
  expect(notices).toEqual([]);
});

test("a chart that was published from this browser is edited where it was made, with its steps", async () => {
  const { open, notices, stored, environment } = await openWorld();
  const { session: made } = await openTestSession();
  const { session, id } = await open({ ...EDIT, isEdit: false });
  session.dispatch(setTitle("As published"));
  session.dispatch({ type: "CHART_TYPE_CHANGED", chartType: "bar" } as never);
  session.flush();
  const state = { ...session.read().state, state: "PUBLISHED" };
  stored.set(`vizualize-configurator-state:${id}`, JSON.stringify(state));
  environment.storage.setItem(`statelier-published:${id}`, KEY);
  const again = await open();
  expect(again.id).toBe(id);
  expect(again.session.read().state.state).toBe(made.read().state.state);
  expect(notices).toEqual([]);
});

test("a begun edit that cannot be read stays as it is beside a new one", async () => {
  const { open, stored } = await openWorld();
  const first = await open();
  first.session.dispatch(setTitle("Changed here"));
  first.session.flush();
  stored.set(`vizualize-configurator-state:${first.id}`, "{");
  const again = await open();
  expect(again.id).not.toBe(first.id);
  expect(again.readTitle()).toBe("As published");
  expect(stored.get(`vizualize-configurator-state:${first.id}`)).toBe("{");
});
