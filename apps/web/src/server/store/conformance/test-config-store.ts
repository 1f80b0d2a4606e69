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
export const testConfigStore = ({ make, open }: StoreEngine): void => {
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
