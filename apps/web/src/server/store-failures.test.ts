import { makeInitialDocument } from "@statelier/document";
import { expect, test } from "vitest";
import { newKey } from "./documents/new-key.ts";
import { makeOpenDocument } from "./documents/open-document.ts";
import { makeRateLimit, perHour } from "./http/rate-limit.ts";
import type { ConfigStore } from "./store/config-store.ts";
import { guardStore } from "./store/guard-store.ts";
import { makeTestApp } from "./testing/make-test-app.ts";
import { makeTestPages, TEST_CONFIG, TEST_KEY } from "./testing/make-test-pages.ts";

const CONNECTION_LOST = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const DISK_FULL = Object.assign(new Error("database or disk is full"), {
  code: "ERR_SQLITE_ERROR",
  errcode: 13,
});

/** The server over a store of which every call fails so. */
const start = (error: Error) => {
  const fail = () => Promise.reject(error);
  const store = guardStore({
    insert: fail,
    find: fail,
    lastNumber: fail,
    list: fail,
    countViews: fail,
    people: {},
    follow: {},
  } as unknown as ConfigStore);
  const pages = makeTestPages();
  return makeTestApp({
    trustProxy: true,
    pages: {
      ...pages,
      openPublished: async ({ key, viewer }) => {
        await store.find(key, viewer);
        return { ok: false, refusal: { reason: "unknown" } };
      },
    },
    config: {
      store,
      openDocument: makeOpenDocument(async () => undefined, newKey),
      afterPublish: () => undefined,
      onChange: () => undefined,
      completeDocument: async (complete) => complete,
      publishing: "on",
      timeZone: "UTC",
      publishLimit: makeRateLimit(perHour(5)),
      attemptLimit: makeRateLimit(perHour(5)),
      log: pages.log,
      origins: [],
      chartsPerPerson: 1_000,
      roleGivers: [],
      webhookHosts: [],
      maxBytes: 100_000,
    },
  });
};

const publish = (app: ReturnType<typeof start>) =>
  app.request("/api/config-create", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.1" },
    body: JSON.stringify({
      data: makeInitialDocument({
        dataSource: { type: "sparql", url: "https://example.org/sparql" },
        chartConfig: TEST_CONFIG,
      }),
    }),
  });

test("a full disk is said to whoever publishes, with what there is to do", async () => {
  const answer = await publish(start(DISK_FULL));
  expect(answer.status).toBe(507);
  expect(await answer.json()).toMatchObject({
    success: false,
    message: expect.stringContaining("nothing was published"),
    error: { id: "STORAGE_FULL" },
  });
});

test.each([
  "/sitemap.xml",
  `/api/config/${TEST_KEY}`,
  `/api/config/view?id=${TEST_KEY}`,
  `/en/v/${TEST_KEY}`,
  `/fr/embed/${TEST_KEY}`,
  `/en/v/${TEST_KEY}.svg`,
  `/en/v/${TEST_KEY}.csv`,
])("%s says while the store is away when to ask again", async (path) => {
  const answer = await start(CONNECTION_LOST).request(path);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.text()).toContain("STORE_AWAY");
});

test("publishing while the store is away is refused so, too", async () => {
  const answer = await publish(start(CONNECTION_LOST));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});
