import { expect, test } from "vitest";
import type { BrowserStorage } from "../site/browser-storage.ts";
import { CHART_ENTRIES, isNoted, listBegun, noteBegun, removeBegun } from "./begun-charts.ts";

const CUBE = "https://example.org/cube";

const makeStorage = (entries: Record<string, unknown>) => {
  const stored = new Map(
    Object.entries(entries).map(([key, value]) => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
  const storage: BrowserStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
    key: (at) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
  return { storage, stored };
};

const makeState = (title: string, iri = CUBE, state = "CONFIGURING_CHART") => ({
  state,
  chartConfigs: [{ chartType: "column", cubes: [{ iri }], meta: { title: { en: title } } }],
});

const { state, begun, owned, published, history, layouts } = CHART_ENTRIES;

test("the charts that a browser holds are listed, the one that was changed last first, at most thirty", () => {
  const ids = Array.from({ length: 32 }, (_, at) => `chart${at}`);
  const { storage } = makeStorage(
    Object.fromEntries(ids.map((id) => [state + id, makeState(`Title of ${id}`)])),
  );
  for (const [at, id] of ids.entries()) noteBegun(storage, id, { changedAt: at + 1 });
  const listed = listBegun(storage, "en");
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 30));
  expect(listed[0]).toEqual({
    id: "chart31",
    title: "Title of chart31",
    datasets: "",
    isTouched: true,
    changedAt: 32,
    chartType: "column",
    cubes: [CUBE],
    isPublished: false,
    isUnread: false,
  });
});

test("a chart that cannot be read is listed as such, so that it can be kept as a file", () => {
  const { storage } = makeStorage({
    [`${state}broken`]: "{",
    [`${state}mine`]: "{",
    [`${owned}mine`]: { key: "mine", updatedAt: "t1" },
    [`${state}empty`]: { state: "SELECTING_DATASET" },
  });
  noteBegun(storage, "broken", { datasets: "Births" });
  expect(listBegun(storage, "en")).toMatchObject([
    { id: "broken", datasets: "Births", isUnread: true },
  ]);
});

test("charts that were opened and left as they were come after all others", () => {
  const { storage } = makeStorage(
    Object.fromEntries(["own", "opened"].map((id) => [state + id, makeState("")])),
  );
  noteBegun(storage, "own", { changedAt: 1, isTouched: true });
  noteBegun(storage, "opened", { changedAt: 2, isTouched: false });
  expect(listBegun(storage, "en").map(({ id }) => id)).toEqual(["own", "opened"]);
});

test("a chart without a title goes by its datasets; one without a time comes last", () => {
  const { storage } = makeStorage({ [`${state}old`]: makeState(""), [`${state}a`]: makeState("") });
  noteBegun(storage, "a", { datasets: "Births" });
  noteBegun(storage, "a", { changedAt: 5 });
  expect(listBegun(storage, "en")).toMatchObject([
    { id: "a", title: "", datasets: "Births", changedAt: 5 },
    { id: "old", datasets: "", changedAt: 0 },
  ]);
  expect([isNoted(storage, "a"), isNoted(storage, "old")]).toEqual([true, false]);
});

test("on the page of a dataset its charts alone are listed", () => {
  const { storage } = makeStorage({
    [`${state}here`]: makeState("Here"),
    [`${state}there`]: makeState("There", "https://example.org/other"),
  });
  expect(listBegun(storage, "en", CUBE)).toMatchObject([{ id: "here" }]);
});

test("charts that were published are named as such; those of an account are left to it", () => {
  const { storage } = makeStorage({
    [`${state}left`]: makeState("Left as it was published", CUBE, "PUBLISHED"),
    [`${state}again`]: makeState("Edited since"),
    [`${published}again`]: "public000001",
    [`${state}mine`]: makeState("Of an account"),
    [`${owned}mine`]: { key: "mine", updatedAt: "t1" },
  });
  expect(listBegun(storage, "en").map(({ id, isPublished }) => [id, isPublished])).toEqual([
    ["left", true],
    ["again", true],
  ]);
});

test("what has no chart yet is passed over", () => {
  const { storage } = makeStorage({
    [`${state}empty`]: { state: "SELECTING_DATASET" },
    [`${state}strange`]: { chartConfigs: [null] },
    [`${begun}strange`]: "[1]",
    "another-key": "x",
  });
  expect(listBegun(storage, "en")).toMatchObject([
    { id: "strange", title: "", chartType: undefined, cubes: [] },
  ]);
});

test("a chart that is deleted goes with all that belongs to it, and is brought back whole", () => {
  const { storage, stored } = makeStorage({
    [`${state}a`]: makeState("A"),
    [`${history}a`]: "h",
    [`${layouts}a`]: "l",
    [`${published}a`]: "p",
    [`${begun}a`]: { changedAt: 1 },
    [`${state}ab`]: makeState("AB"),
  });
  const before = new Map(stored);
  const restore = removeBegun(storage, "a");
  expect([...stored.keys()]).toEqual([`${state}ab`]);
  restore();
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(before));
  const restoreLater = removeBegun(storage, "a");
  storage.setItem(`${state}a`, "stored by another tab");
  restoreLater();
  expect(stored.get(`${state}a`)).toBe("stored by another tab");
});
