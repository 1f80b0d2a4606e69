import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS, type Viewer } from "../../http/viewer.ts";
import type { ChartRange, ConfigStore, NewConfig } from "../config-store.ts";
import type { StoreEngine } from "./store-engine.ts";

const config = (key: string, extra: Partial<NewConfig> = {}): NewConfig => ({
  key,
  data: { version: "4.6.0", title: "Größe ’ \u0001 😀", filters: { b: 1, a: 2, "1": 3 } },
  userId: null,
  publishedState: "PUBLISHED",
  draftOf: null,
  ...extra,
});

const SYSTEM: Viewer = { kind: "system", reason: "backup" };
const EVERY: ChartRange = { after: 0, upTo: 1_000, limit: 1_000 };

/** What every store of charts keeps to. */
export const testConfigStore = ({ make, open, ask }: StoreEngine): void => {
  describe("a store of charts", () => {
    let store: ConfigStore;
    beforeAll(async () => {
      store = await open(await make("empty"));
    });
    afterAll(async () => {
      await store.close();
    });

    it("gives back what was inserted, keys in their order", async () => {
      const inserted = await store.insert(config("roundtrip001"));
      const found = await store.find("roundtrip001", ANONYMOUS);
      expect(found).toEqual(inserted);
      expect(JSON.stringify(found?.data)).toBe(JSON.stringify(config("x").data));
    });

    it("finds nothing under an unknown key", async () => {
      expect(await store.find("unknown00000", ANONYMOUS)).toBeUndefined();
      expect(await store.countViews("unknown00000", ANONYMOUS)).toBe(0);
    });

    it("refuses a key that is taken and keeps the first", async () => {
      await store.insert(config("taken0000001", { userId: "first" }));
      await expect(store.insert(config("taken0000001", { userId: "second" }))).rejects.toThrow(
        /unique/i,
      );
      expect((await store.find("taken0000001", ANONYMOUS))?.userId).toBe("first");
    });

    it("knows for a week which chart an attempt has led to, and leads it to no second one", async () => {
      let now = new Date("2026-12-01T08:00:00.000Z");
      const place = await make("empty");
      const dated = await open(place, () => now);
      const attempt = { id: "attempt-1", digest: "first" };
      expect(await dated.findAttempt(attempt.id)).toBeUndefined();
      await dated.insert(config("attempt00001", { attempt }));
      expect(await dated.findAttempt(attempt.id)).toEqual({ key: "attempt00001", digest: "first" });
      expect(await dated.findAttempt("attempt-2")).toBeUndefined();
      await expect(dated.insert(config("attempt00002", { attempt }))).rejects.toThrow(/unique/i);
      expect(await dated.find("attempt00002", ANONYMOUS)).toBeUndefined();
      now = new Date("2026-12-08T07:59:59.999Z");
      await dated.forgetRemoved();
      expect(await dated.findAttempt(attempt.id)).toMatchObject({ key: "attempt00001" });
      now = new Date("2026-12-08T08:00:00.000Z");
      expect(await dated.findAttempt(attempt.id)).toBeUndefined();
      await dated.insert(config("attempt00003", { attempt }));
      expect(await dated.findAttempt(attempt.id)).toMatchObject({ key: "attempt00003" });
      now = new Date("2026-12-20T08:00:00.000Z");
      await dated.forgetRemoved();
      expect(await ask(place, "select * from publish_attempt")).toEqual([]);
      await dated.close();
    });

    it("leads attempts that come at once to one chart, and stores what comes with them", async () => {
      const attempt = { id: "attempt-at-once", digest: "same" };
      const keys = ["atonce000001", "atonce000002", "atonce000003"];
      const results = await Promise.allSettled([
        ...keys.map((key) => store.insert(config(key, { attempt }))),
        store.insert(config("atonce000004")),
      ]);
      const stored = results.flatMap((result) =>
        result.status === "fulfilled" ? [result.value.key] : [],
      );
      expect(stored).toHaveLength(2);
      expect(stored).toContain("atonce000004");
      const found = await Promise.all(keys.map((key) => store.find(key, ANONYMOUS)));
      const there = found.flatMap((chart) => (chart ? [chart.key] : []));
      expect(there).toEqual(stored.filter((key) => key !== "atonce000004"));
      expect(await store.findAttempt(attempt.id)).toMatchObject({ key: there[0] });
    });

    it("starts anew where the chart of an attempt was removed", async () => {
      const attempt = { id: "attempt-removed", digest: "same" };
      const person = { id: "rita", name: "Rita", email: null, provider: "office", subject: "rita" };
      const rita = { kind: "person", person: { ...person, role: "publisher" } } as const;
      await store.insert(config("removed00001", { attempt, userId: "rita" }));
      expect(await store.remove("removed00001", rita)).toBeDefined();
      expect(await store.findAttempt(attempt.id)).toBeUndefined();
      await store.insert(config("removed00002", { attempt, userId: "rita" }));
      expect(await store.findAttempt(attempt.id)).toMatchObject({ key: "removed00002" });
    });

    it("keeps a draft tied to the chart it will replace", async () => {
      await store.insert(config("published001"));
      await store.insert(
        config("draft0000001", { publishedState: "DRAFT", draftOf: "published001", userId: "u" }),
      );
      expect(await store.find("draft0000001", SYSTEM)).toMatchObject({
        draftOf: "published001",
        publishedState: "DRAFT",
      });
    });

    it("lists published charts, the oldest first, in parts", async () => {
      await store.insert(config("listed000001"));
      await store.insert(config("draft0000002", { publishedState: "DRAFT" }));
      const charts = [["a", "b"], ["b"]].map((iris) => ({
        cubes: iris.map((iri) => ({ iri: `https://data.example/${iri}` })),
      }));
      await store.insert(config("listed000002", { data: { chartConfigs: charts } }));
      const count = await store.lastNumber(ANONYMOUS);
      const all = await store.list(EVERY, ANONYMOUS);
      const keys = all.map(({ key }) => key);
      expect(all.at(-1)?.number).toBe(count);
      expect(all.map(({ number }) => number)).toEqual(
        all.map(({ number }) => number).toSorted((a, b) => a - b),
      );
      expect(keys.slice(-2)).toEqual(["listed000001", "listed000002"]);
      expect(keys).not.toContain("draft0000002");
      expect(all.at(-1)?.updatedAt).toBe((await store.find("listed000002", ANONYMOUS))?.updatedAt);
      expect(all.at(-2)?.cubeIris).toEqual([]);
      expect(all.at(-1)?.cubeIris.toSorted()).toEqual([
        "https://data.example/a",
        "https://data.example/b",
      ]);
      const [first, second] = all;
      const range = { after: first?.number ?? 0, upTo: count, limit: 1 };
      expect(await store.list(range, ANONYMOUS)).toEqual([second]);
      const last = { after: count - 1, upTo: count, limit: 10 };
      expect(await store.list(last, ANONYMOUS)).toEqual(all.slice(-1));
      expect(await store.list({ ...last, upTo: count - 1 }, ANONYMOUS)).toEqual([]);
    });

    it("shows a draft to the server itself and to nobody else", async () => {
      await store.insert(config("draft0000003", { publishedState: "DRAFT", userId: "somebody" }));
      await store.addViews(new Map([["draft0000003", 3]]), "2026-12-01");
      expect(await store.find("draft0000003", SYSTEM)).toMatchObject({ userId: "somebody" });
      expect(await store.find("draft0000003", ANONYMOUS)).toBeUndefined();
      expect(await store.countViews("draft0000003", SYSTEM)).toBe(3);
      expect(await store.countViews("draft0000003", ANONYMOUS)).toBe(0);
      const listed = async (viewer: Viewer) =>
        (await store.list(EVERY, viewer)).map(({ key }) => key);
      expect(await listed(SYSTEM)).toContain("draft0000003");
      expect(await listed(ANONYMOUS)).not.toContain("draft0000003");
      expect(await store.lastNumber(SYSTEM)).toBeGreaterThan(await store.lastNumber(ANONYMOUS));
    });

    it("adds views in batches and ignores unknown keys", async () => {
      await store.insert(config("viewed000001"));
      await store.addViews(
        new Map([
          ["viewed000001", 2],
          ["unknown00000", 7],
        ]),
        "2026-12-01",
      );
      await store.addViews(new Map([["viewed000001", 3]]), "2026-12-01");
      expect(await store.countViews("viewed000001", ANONYMOUS)).toBe(5);
    });

    it("takes values as values, whatever they look like", async () => {
      const key = "'; drop table config; --";
      await store.insert(config(key));
      expect((await store.find(key, ANONYMOUS))?.key).toBe(key);
    });

    it("keeps fifty inserts that arrive at once", async () => {
      const keys = Array.from(
        { length: 50 },
        (_, index) => `parallel${String(index).padStart(4, "0")}`,
      );
      await Promise.all(keys.map((key) => store.insert(config(key))));
      const found = await Promise.all(keys.map((key) => store.find(key, ANONYMOUS)));
      expect(found.every((row) => row !== undefined)).toBe(true);
    });
  });
};
