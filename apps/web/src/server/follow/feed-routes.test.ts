import type { Hono } from "hono";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PersonViewer } from "../http/viewer.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { makeFeedRoutes } from "./feed-routes.ts";

let store: ConfigStore;
let app: Hono;
let anna: PersonViewer;
let now = new Date("2026-12-01T07:00:00.000Z");
beforeEach(async () => {
  now = new Date("2026-12-01T07:00:00.000Z");
  store = openSqliteStore(":memory:", { now: () => now });
  app = makeFeedRoutes({ publicUrl: "https://charts.example", store });
  const identity = { provider: "t", subject: "anna", name: "Anna", email: null };
  const person = await store.people.welcome(identity, { id: "anna", role: "publisher" });
  anna = { kind: "person", person };
  await store.people.addTeam({ id: "t1", name: "Health" });
  await store.people.setMember("t1", "anna", true);
});
afterEach(() => store.close());

const insert = (key: string, title: string, publishedState: "DRAFT" | "PUBLISHED") =>
  store.insert({
    key,
    data: { layout: { meta: { title: { en: title, de: `${title} (de)` } } } },
    userId: "anna",
    teamId: "t1",
    publishedState,
    draftOf: null,
  });

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const titlesOf = (xml: string): string[] =>
  Array.from(xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/g), ([, title = ""]) => title);

it("names what was published last, in the language of its address", async () => {
  await insert("first0000001", "Bread & <wages>", "PUBLISHED");
  now = new Date("2026-12-01T07:10:00.000Z");
  await insert("second000001", "Milk", "PUBLISHED");
  await insert("draft0000001", "Secret", "DRAFT");
  const { status, headers, text } = await read("/en/feed.atom");
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
  expect(titlesOf(text)).toEqual(["Milk", "Bread &amp; &lt;wages&gt;"]);
  expect(text).toContain("<updated>2026-12-01T07:10:00.000Z</updated>");
  expect(text).toContain('href="https://charts.example/en/v/second000001"');
  expect(titlesOf((await read("/de/feed.atom")).text)[0]).toBe("Milk (de)");
});

it("says what an entry is about, as its author describes it", async () => {
  await insert("first0000001", "Bread", "PUBLISHED");
  await insert("second000001", "Milk", "PUBLISHED");
  const description = { en: "The **price** of bread.\n\nIt rose.", de: "" };
  const long = { en: "word ".repeat(500) };
  await store.publish({ key: "first0000001", data: { layout: { meta: { description } } } }, anna);
  now = new Date("2026-12-01T07:10:00.000Z");
  await store.publish(
    { key: "second000001", data: { chartConfigs: [{ meta: { description: long } }] } },
    anna,
  );
  const summariesOf = (xml: string): string[] =>
    Array.from(xml.matchAll(/<summary>(.*?)<\/summary>/g), ([, text = ""]) => text);
  const [cut = "", short] = summariesOf((await read("/en/feed.atom")).text);
  expect(short).toBe("The price of bread. It rose.");
  expect([cut.length <= 501, cut.endsWith("word…")]).toEqual([true, true]);
  expect(summariesOf((await read("/de/feed.atom")).text)[1]).toBe("The price of bread. It rose.");
  const ofChart = await read("/en/v/first0000001.atom");
  expect(summariesOf(ofChart.text)).toEqual(["The price of bread. It rose."]);
});

it("says first what readers are told beneath a chart, such as a correction", async () => {
  await insert("first0000001", "Bread", "PUBLISHED");
  const meta = { description: { en: "The price of bread." } };
  const extensions = { note: { en: "Corrected: *2019*.", de: "Berichtigt: *2019*." } };
  await store.publish(
    { key: "first0000001", data: { chartConfigs: [{ meta, extensions }] } },
    anna,
  );
  for (const path of ["feed.atom", "v/first0000001.atom"]) {
    const said = "Corrected: *2019*. The price of bread.";
    expect((await read(`/en/${path}`)).text).toContain(`<summary>${said}</summary>`);
    expect((await read(`/de/${path}`)).text).toContain("<summary>Berichtigt: *2019*.");
  }
});

it("stays readable whatever stands in a title", async () => {
  await insert("first0000001", "A\u001b\u0000\uffff]]>\ud800 b\tc", "PUBLISHED");
  for (const path of ["/en/feed.atom", "/en/v/first0000001.atom"])
    expect(titlesOf((await read(path)).text)).toEqual(["A\ufffd]]&gt;\ufffd b c"]);
});

it("reads a document when it has changed, and not for each reader", async () => {
  await insert("first0000001", "Bread", "PUBLISHED");
  await insert("second000001", "Milk", "PUBLISHED");
  const find = vi.spyOn(store, "find");
  for (const path of ["/en/feed.atom", "/de/feed.atom", "/fr/team/t1.atom"]) await read(path);
  expect(find).toHaveBeenCalledTimes(2);
  now = new Date("2026-12-01T07:10:00.000Z");
  await store.publish({ key: "first0000001", data: { layout: {} } }, anna);
  expect(titlesOf((await read("/en/feed.atom")).text)).toEqual(["first0000001", "Milk"]);
  expect(find).toHaveBeenCalledTimes(3);
});

it("of a chart has an entry for each time that it was published", async () => {
  await insert("first0000001", "Bread", "PUBLISHED");
  now = new Date("2026-12-02T07:00:00.000Z");
  await store.publish({ key: "first0000001", data: { layout: {} } }, anna);
  const { text } = await read("/en/v/first0000001.atom");
  expect(Array.from(text.matchAll(/#version-(\d)/g), ([, version]) => version)).toEqual(["2", "1"]);
  await store.unpublish("first0000001", anna);
  expect((await read("/en/v/first0000001.atom")).status).toBe(404);
});

/** A store that does something once after one of its calls, before whoever called has the answer. */
const interrupt = <Store extends object>(of: Store, next: () => Promise<unknown>): Store =>
  new Proxy(of, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === "object" && value !== null) return interrupt(value, next);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(value, target, args);
        await next();
        return answer;
      };
    },
  });

it("of a chart that is published anew while it is asked for is wholly the former or wholly the new one", async () => {
  await insert("first0000001", "Bread", "PUBLISHED");
  const data = { layout: { meta: { title: { en: "Milk" } } } };
  let isAnew = false;
  const between = interrupt(store, async () => {
    if (isAnew) return;
    isAnew = true;
    await store.publish({ key: "first0000001", data }, anna);
  });
  app = makeFeedRoutes({ publicUrl: "https://charts.example", store: between });
  expect(titlesOf((await read("/en/v/first0000001.atom")).text)).toEqual(["Bread"]);
  expect(titlesOf((await read("/en/v/first0000001.atom")).text)).toEqual(["Milk", "Milk"]);
});

it("of a team that has nothing public is none, whether there is such a team or not", async () => {
  await insert("draft0000001", "Secret", "DRAFT");
  const [there, never] = await Promise.all(["t1", "t9"].map((id) => read(`/en/team/${id}.atom`)));
  expect([there?.status, there?.text]).toEqual([404, never?.text]);
  await insert("first0000001", "Bread", "PUBLISHED");
  expect(titlesOf((await read("/en/team/t1.atom")).text)).toEqual(["Bread"]);
});

it("is the same, byte for byte and 304, until the second of a release, and then another one", async () => {
  await insert("first0000001", "Bread", "PUBLISHED");
  await insert("draft0000001", "Secret", "DRAFT");
  const before = await read("/en/feed.atom");
  await store.schedule("draft0000001", "2026-12-01T07:30:00.000Z", anna);
  now = new Date("2026-12-01T07:29:59.999Z");
  await store.releaseDue();
  const tag = { "If-None-Match": before.headers.get("ETag") ?? "" };
  expect((await read("/en/feed.atom", tag)).status).toBe(304);
  expect((await read("/en/v/draft0000001.atom")).status).toBe(404);
  now = new Date("2026-12-01T07:30:00.000Z");
  await store.releaseDue();
  const after = await read("/en/feed.atom", tag);
  expect([after.status, titlesOf(after.text)]).toEqual([200, ["Secret", "Bread"]]);
  expect((await read("/en/v/draft0000001.atom")).status).toBe(200);
});
