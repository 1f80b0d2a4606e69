import { expect, test } from "vitest";
import { LaterTiles } from "./later-tiles.tsx";

const idle = (): Promise<void> => new Promise((done) => setTimeout(done, 250));

/** Tiles that are drawn, the first of them in sight; how often each was notified. */
const makeTiles = () => {
  const tiles = new LaterTiles();
  const shown = { a: {}, b: {} };
  const notified = { a: 0, b: 0 };
  const put = (which: "a" | "b") => tiles.put(which, shown[which], () => null);
  for (const which of ["a", "b"] as const) {
    put(which);
    tiles.subscribe(which, () => (notified[which] += 1));
  }
  tiles.publish();
  tiles.see("a", true);
  return { tiles, shown, notified, put };
};

test("a tile whose chart has not changed is not drawn again", async () => {
  const { tiles, shown, notified, put } = makeTiles();
  shown.a = {};
  put("a");
  put("b");
  tiles.publish();
  await idle();
  expect(notified).toEqual({ a: 1, b: 0 });
});

test("tiles in sight follow a change at once, the others when nothing else has to be done", async () => {
  const { tiles, shown, notified, put } = makeTiles();
  Object.assign(shown, { a: {}, b: {} });
  put("a");
  put("b");
  tiles.publish();
  expect(notified).toEqual({ a: 1, b: 0 });
  await idle();
  expect(notified).toEqual({ a: 1, b: 1 });
});

test("a tile that comes into sight, or is printed, follows before its turn, and then once", async () => {
  const { tiles, shown, notified, put } = makeTiles();
  shown.b = {};
  put("b");
  tiles.publish();
  tiles.see("b", true);
  expect(notified).toEqual({ a: 0, b: 1 });
  tiles.see("b", false);
  shown.b = {};
  put("b");
  tiles.publish();
  tiles.followAll();
  expect(notified).toEqual({ a: 0, b: 2 });
  await idle();
  expect(notified).toEqual({ a: 0, b: 2 });
});

test("all tiles are wanted once one of them no longer stands as it was sent", async () => {
  const { tiles, shown, put } = makeTiles();
  let isChanged = false;
  void tiles.changed.then(() => (isChanged = true));
  put("a");
  await idle();
  expect(isChanged).toBe(false);
  shown.a = {};
  put("a");
  await idle();
  expect(isChanged).toBe(true);
});
