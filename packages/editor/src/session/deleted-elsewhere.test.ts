import { removeBegun } from "@statelier/viewer/begun-charts";
import { afterEach, expect, test, vi } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";

const KEY = "vizualize-configurator-state:abc";
const setTitle = (value: string) =>
  ({ type: "CHART_META_CHANGE", field: "title", locale: "en", value }) as const;

/** A chart with one step that another tab deletes; `restore` brings it back there. */
const openDeleted = async () => {
  const world = await openTestSession();
  const { session, environment, stored } = world;
  session.dispatch(setTitle("Kept"));
  session.flush();
  const text = stored.get(KEY) ?? "";
  const restore = removeBegun(environment.storage, "abc");
  session.noticeStored(null);
  return { ...world, text, restore };
};

afterEach(() => {
  vi.useRealTimers();
});

test("a chart that another tab has deleted is not called saved, and nothing of it is stored", async () => {
  vi.useFakeTimers();
  const { session, stored } = await openDeleted();
  expect(session.read().saved.status).toBe("deleted");
  expect(session.isUnsaved()).toBe(true);
  session.dispatch(setTitle("Changed"));
  vi.runAllTimers();
  session.flush();
  expect(session.read().saved.status).toBe("deleted");
  expect([...stored.keys()]).toEqual([]);
});

test("it goes on as a begun chart of its own, with its steps", async () => {
  const { session, stored, moved, environment } = await openDeleted();
  session.keepDeleted();
  expect(session.id).not.toBe("abc");
  expect(moved).toEqual([session.id]);
  expect(session.read().saved.status).toBe("saved");
  expect(session.isUnsaved()).toBe(false);
  expect(environment.storage.getItem(`vizualize-configurator-state:${session.id}`)).toContain(
    "Kept",
  );
  expect(stored.has(KEY)).toBe(false);
  session.undo();
  expect(session.read().config.meta.title.en).toBe("");
});

test("whoever deletes it here, too, leaves without a question", async () => {
  const { session, left } = await openDeleted();
  session.dropDeleted();
  expect(left).toEqual(["/"]);
  expect(session.isUnsaved()).toBe(false);
});

test("what is brought back in the other tab is saved again", async () => {
  const { session, restore, text } = await openDeleted();
  restore();
  session.noticeStored(text);
  expect(session.read().saved.status).toBe("saved");
  expect(session.read().elsewhere).toBeUndefined();
});

test("what a browser without room never held was not deleted", async () => {
  const { session } = await openTestSession({ isFull: true });
  session.noticeStored(null);
  expect(session.read().saved.status).toBe("failed");
});
