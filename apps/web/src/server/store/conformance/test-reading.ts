import { findStoredTitle } from "@statelier/viewer/stored-title";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PersonViewer } from "../../http/viewer.ts";
import type { ConfigStore } from "../config-store.ts";
import { PERSONAL_AT_ONCE } from "../membership-store.ts";
import type { StoreEngine } from "./store-engine.ts";

const titled = (en: unknown) => ({ meta: { title: { en, de: "" } } });
const ofDataset = { extensions: { "dataset-titles": { "https://x/1": { en: "Dataset" } } } };

/** Documents of any version, and what is none. */
const DOCUMENTS: Record<string, unknown>[] = [
  { layout: titled("Layout"), chartConfigs: [titled("Chart")] },
  { layout: titled(""), chartConfigs: [titled("Chart \u0001 “😀” \\"), titled("Second")] },
  { layout: { meta: {} }, chartConfigs: [{ ...titled(""), ...ofDataset }] },
  { chartConfig: titled("Former") },
  { chartConfigs: {}, chartConfig: titled("Former") },
  { chartConfigs: [], chartConfig: titled("Hidden") },
  { layout: "text", chartConfigs: [7] },
  { layout: { meta: { title: "text" } }, chartConfigs: [{ meta: 1, extensions: [] }] },
  { layout: null, chartConfigs: null },
  {},
];

/** What every store keeps to where somebody reads all that is theirs. */
export const testReading = ({ make, open }: StoreEngine): void => {
  describe("who reads all that is theirs", () => {
    let store: ConfigStore;
    let anna: PersonViewer;
    let now = new Date("2026-12-01T08:00:00.000Z");
    const keys = DOCUMENTS.map((_, at) => `title${String(at).padStart(7, "0")}`);
    beforeAll(async () => {
      store = await open(await make("empty"), () => now);
      const identity = { provider: "test", subject: "anna", name: "Anna", email: null };
      const person = await store.people.welcome(identity, { id: "anna", role: "publisher" });
      anna = { kind: "person", person };
      for (const [at, key] of keys.entries()) {
        now = new Date(now.getTime() + 1_000);
        const data = { ...DOCUMENTS[at], rest: "x".repeat(1_000) };
        await store.insert({
          key,
          data,
          userId: "anna",
          publishedState: "PUBLISHED",
          draftOf: null,
        });
      }
    });
    afterAll(() => store.close());

    it("gets the titles of charts without the rest of them", async () => {
      const whole = await store.readHeld(keys, anna);
      const short = await store.readHeldTitles(keys, anna);
      expect(short.map(({ data }) => findStoredTitle(data, "en"))).toEqual(
        whole.map(({ data }) => findStoredTitle(data, "en")),
      );
      expect(JSON.stringify(short)).not.toContain("xxx");
      const entry = (chart: (typeof whole)[number]) => ({ ...chart, data: undefined });
      expect(short.map(entry)).toEqual(whole.map(entry));
      const eve = { ...anna, person: { ...anna.person, id: "eve" } };
      expect(await store.readHeldTitles(keys, eve)).toEqual([]);
      expect(await store.readHeldTitles([], anna)).toEqual([]);
    });

    it("gets each row of a long table once, some at a time", async () => {
      for (let at = 0; at < 30; at += 1) {
        now = new Date(now.getTime() + 1_000);
        const [key = ""] = keys.slice(at % keys.length);
        await store.publish({ key, data: { title: String(at) } }, anna);
        const action = { action: "publish", subject: key, facts: { charts: at } };
        await store.people.record({ ...action, person: anna.person, caller: "" });
      }
      const readAll = async (table: "charts" | "publications" | "actions") => {
        const rows: Readonly<Record<string, unknown>>[] = [];
        for (let offset = 0; ; offset += PERSONAL_AT_ONCE) {
          const part = await store.people.readPersonal("anna", table, offset);
          rows.push(...part);
          if (part.length < PERSONAL_AT_ONCE) return rows;
        }
      };
      const charts = await readAll("charts");
      expect(charts.map((row) => String(row["key"])).toSorted()).toEqual(keys);
      const publications = await readAll("publications");
      const names = publications.map((row) => `${String(row["key"])} ${String(row["version"])}`);
      expect(new Set(names).size).toBe(40);
      expect(names).toHaveLength(40);
      const actions = await readAll("actions");
      expect(actions.map((row) => row["facts"])).toEqual(
        Array.from({ length: 30 }, (_, at) => JSON.stringify({ charts: at })),
      );
    });
  });
};
