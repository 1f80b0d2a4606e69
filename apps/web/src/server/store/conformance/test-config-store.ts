import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConfigStore, NewConfig } from "../config-store.ts";
import type { StoreEngine } from "./store-engine.ts";

const config = (key: string, extra: Partial<NewConfig> = {}): NewConfig => ({
  key,
  data: { version: "4.6.0", title: "Größe ’ \u0001 😀", filters: { b: 1, a: 2, "1": 3 } },
  userId: null,
  publishedState: "PUBLISHED",
  draftOf: null,
  ...extra,
});

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
      const found = await store.find("roundtrip001");
      expect(found).toEqual(inserted);
      expect(JSON.stringify(found?.data)).toBe(JSON.stringify(config("x").data));
    });

    it("finds nothing under an unknown key", async () => {
      expect(await store.find("unknown00000")).toBeUndefined();
      expect(await store.countViews("unknown00000")).toBe(0);
    });

    it("refuses a key that is taken and keeps the first", async () => {
      await store.insert(config("taken0000001", { userId: "first" }));
      await expect(store.insert(config("taken0000001", { userId: "second" }))).rejects.toThrow(
        /unique/i,
      );
      expect((await store.find("taken0000001"))?.userId).toBe("first");
    });

    it("keeps a draft tied to the chart it will replace", async () => {
      await store.insert(config("published001"));
      await store.insert(
        config("draft0000001", { publishedState: "DRAFT", draftOf: "published001", userId: "u" }),
      );
      expect(await store.find("draft0000001")).toMatchObject({
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
      const count = await store.countPublished();
      const all = await store.listPublished({ limit: 100, skip: 0 });
      const keys = all.map(({ key }) => key);
      expect(all).toHaveLength(count);
      expect(keys.slice(-2)).toEqual(["listed000001", "listed000002"]);
      expect(keys).not.toContain("draft0000002");
      expect(all.at(-1)?.updatedAt).toBe((await store.find("listed000002"))?.updatedAt);
      expect(all.at(-2)?.cubeIris).toEqual([]);
      expect(all.at(-1)?.cubeIris.toSorted()).toEqual([
        "https://data.example/a",
        "https://data.example/b",
      ]);
      const last = await store.listPublished({ limit: 1, skip: count - 1 });
      expect(last).toEqual(all.slice(-1));
    });

    it("adds views in batches and ignores unknown keys", async () => {
      await store.insert(config("viewed000001"));
      await store.addViews(
        new Map([
          ["viewed000001", 2],
          ["unknown00000", 7],
        ]),
      );
      await store.addViews(new Map([["viewed000001", 3]]));
      expect(await store.countViews("viewed000001")).toBe(5);
    });

    it("takes values as values, whatever they look like", async () => {
      const key = "'; drop table config; --";
      await store.insert(config(key));
      expect((await store.find(key))?.key).toBe(key);
    });

    it("keeps fifty inserts that arrive at once", async () => {
      const keys = Array.from(
        { length: 50 },
        (_, index) => `parallel${String(index).padStart(4, "0")}`,
      );
      await Promise.all(keys.map((key) => store.insert(config(key))));
      const found = await Promise.all(keys.map((key) => store.find(key)));
      expect(found.every((row) => row !== undefined)).toBe(true);
    });
  });
};
