import { expect, test } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { askOnLeave } from "./on-leave.ts";

const setTitle = (value: string) =>
  ({ type: "CHART_META_CHANGE", field: "title", locale: "en", value }) as const;

const open = async (changes: Parameters<typeof openTestSession>[0] = {}) => {
  const world = await openTestSession(changes);
  const page = new EventTarget();
  const stop = askOnLeave(world.session, page);
  const asks = (): boolean => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const theirs = { ...world.session.read().state, state: "LAYOUTING" };
  const meet = () => world.session.noticeStored(JSON.stringify(theirs));
  return { ...world, asks, stop, meet };
};

test("a page is left without a question where the browser keeps the chart, also right after a change", async () => {
  const { session, asks, stored } = await open();
  expect(asks()).toBe(false);
  session.dispatch(setTitle("Deaths"));
  expect(asks()).toBe(false);
  expect([...stored.values()].join()).toContain("Deaths");
});

test("while a chart is published the page asks: who leaves would not learn its address", async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof makeStoredConfig>>();
  const { session, asks, left } = await open({ configs: { createConfig: () => promise } });
  session.publish();
  expect(asks()).toBe(true);
  resolve(makeStoredConfig({ key: "public000001" }));
  await expect.poll(() => left).toHaveLength(1);
  expect(asks()).toBe(false);
});

test("where the browser keeps nothing the page asks once there is work to lose, and no longer once it is public", async () => {
  const createConfig = async () => makeStoredConfig({ key: "public000001" });
  const { session, asks, left, stop } = await open({ isFull: true, configs: { createConfig } });
  expect(asks()).toBe(false);
  session.dispatch(setTitle("D"));
  session.dispatch(setTitle("De"));
  expect(asks()).toBe(true);
  session.publish();
  await expect.poll(() => left).toHaveLength(1);
  expect(asks()).toBe(false);
  session.dispatch(setTitle("Deaths"));
  stop();
  expect(asks()).toBe(false);
});

test("while another tab has stored the same chart the page asks before the steps of this one go", async () => {
  const { session, asks, meet, stored, left } = await open();
  meet();
  expect(session.read().elsewhere).toBeDefined();
  expect(asks()).toBe(false);
  session.keepMine();
  session.dispatch(setTitle("Deaths"));
  session.flush();
  meet();
  expect(asks()).toBe(true);
  session.keepMine();
  expect(asks()).toBe(false);
  expect([...stored.values()].join()).toContain("Deaths");
  meet();
  expect(asks()).toBe(true);
  session.makeCopy();
  expect(left).toHaveLength(1);
  expect(asks()).toBe(false);
});

test("a draft that the server has is left without a question where the browser keeps nothing", async () => {
  const person = { id: "p", name: "P", role: "author" } as never;
  const createConfig = async () => makeStoredConfig({ key: "draft0000001" });
  const { session, asks } = await open({ isFull: true, person, configs: { createConfig } });
  session.dispatch(setTitle("Deaths"));
  expect(asks()).toBe(true);
  await session.saveDraft();
  expect(asks()).toBe(false);
});
