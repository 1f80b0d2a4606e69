import { makeInitialDocument, chartConfigSchema } from "@statelier/document";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { makeConfigApi, makeKey } from "./config-api.ts";
import { makeOpenDocument } from "./open-document.ts";
import { makeRateLimit } from "./rate-limit.ts";
import type { ConfigStore } from "./store/config-store.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";

const text = { de: "", fr: "", it: "", en: "Title" };
const document = makeInitialDocument({
  dataSource: { type: "sparql", url: "https://example.org/sparql" },
  chartConfig: chartConfigSchema.parse({
    key: "chart0000001",
    version: "4.5.0",
    meta: { title: text, description: text, label: text },
    cubes: [
      {
        iri: "https://example.org/cube",
        filters: { b: { type: "single", value: "1" }, a: { type: "single", value: "2" } },
      },
    ],
    limits: {},
    conversionUnitsByComponentId: {},
    chartType: "line",
    fields: {
      x: { componentId: "x" },
      y: { componentId: "y" },
      color: { type: "single", paletteId: "category10", color: "#1f77b4" },
    },
  }),
});

let store: ConfigStore;
let app: Hono;
beforeEach(() => {
  store = openSqliteStore(":memory:");
  app = new Hono().route(
    "/api",
    makeConfigApi({
      store,
      openDocument: makeOpenDocument(async () => undefined, makeKey),
      completeDocument: async (complete) => complete,
      publishLimit: makeRateLimit(5),
      maxBytes: 20_000,
      callerOf: () => "reader",
    }),
  );
});

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await app.request("/api/config-create", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown> & { data: Record<string, unknown> },
  };
};

describe("POST /api/config-create", () => {
  it("stores a document under a key of the server's and answers it (D50)", async () => {
    const { status, body } = await post({
      data: { ...document, key: "mine00000000" },
      user_id: "somebody",
      published_state: "PUBLISHED",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: "" });
    const key = String(body.data["key"]);
    expect(key).toMatch(/^[\w-]{12}$/);
    expect(key).not.toBe("mine00000000");
    expect(body.data["user_id"]).toBeNull();
    expect((await store.find(key))?.userId).toBeNull();
    const answer = await app.request(`/api/config/${key}`);
    const { data } = (await answer.json()) as { data: { data: Record<string, unknown> } };
    expect(data.data).toMatchObject({ key, version: "4.6.0", chartConfigs: document.chartConfigs });
  });

  it("refuses a document that is not valid and names the first path", async () => {
    const broken = structuredClone(document) as unknown as {
      chartConfigs: { fields: { x: unknown } }[];
    };
    broken.chartConfigs[0]!.fields.x = { componentId: 7 };
    const { status, body } = await post({ data: broken });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      error: { id: "DOCUMENT_INVALID", path: "chartConfigs.0.fields.x.componentId" },
    });
  });

  it("names both versions of a document from the future", async () => {
    const { status, body } = await post({ data: { ...document, version: "99.0.0" } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { id: "DOCUMENT_TOO_NEW" } });
    expect(String(body["message"])).toMatch(/99\.0\.0.*\d+\.\d+\.\d+/);
  });

  it("keeps drafts for signed-in users", async () => {
    expect(await post({ data: document, published_state: "DRAFT" })).toMatchObject({
      status: 401,
      body: { error: { id: "NOT_SIGNED_IN" } },
    });
    expect(await post({ data: document, published_state: "ARCHIVED" })).toMatchObject({
      status: 400,
      body: { error: { id: "BAD_REQUEST" } },
    });
  });

  it("limits the rate of anonymous publishing", async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await post({ data: document })).status).toBe(200);
    expect(await post({ data: document })).toMatchObject({
      status: 429,
      body: { error: { id: "RATE_LIMITED" } },
    });
  });

  const hostile: [string, string, number, string][] = [
    ["no JSON", "{", 400, "BAD_REQUEST"],
    ["a list", "[]", 400, "BAD_REQUEST"],
    ["nothing", "", 400, "BAD_REQUEST"],
    ["too large", JSON.stringify({ data: "x".repeat(30_000) }), 413, "BODY_TOO_LARGE"],
    ["too deep", `{"data":${"[".repeat(5_000)}${"]".repeat(5_000)}}`, 400, "BAD_REQUEST"],
    ["no document", '{"data":null}', 400, "DOCUMENT_INVALID"],
    [
      "prototype keys",
      '{"data":{"__proto__":{"a":1},"constructor":{"prototype":{}}}}',
      400,
      "DOCUMENT_INVALID",
    ],
  ];
  it.each(hostile)("answers %s clearly", async (_, body, status, id) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, data: null, error: { id } });
    expect(String(answer.body["message"])).not.toBe("");
  });
});

describe("GET /api/config", () => {
  it.each(["unknown00000", "x", "..%2F..", "%00", "'; drop table config"])(
    "finds nothing under %s",
    async (key) => {
      const answer = await app.request(`/api/config/${encodeURIComponent(key)}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        success: false,
        message: "Config not found",
        error: { id: "CONFIG_NOT_FOUND" },
      });
    },
  );

  it("hides drafts from strangers (D37)", async () => {
    await store.insert({
      key: "draft0000001",
      data: document,
      userId: "owner",
      publishedState: "DRAFT",
      draftOf: null,
    });
    expect((await app.request("/api/config/draft0000001")).status).toBe(404);
  });

  it("names what readers could see and the document has lost on its way to today", async () => {
    const early = {
      dataSet: "https://example.org/cube",
      chartConfig: {
        version: "1.3.0",
        chartType: "line",
        filters: {},
        fields: { x: { componentIri: "x" }, y: { componentIri: "y" } },
        interactiveFiltersConfig: { timeSlider: { componentIri: "x" } },
      },
    };
    const row = { userId: null, publishedState: "PUBLISHED", draftOf: null } as const;
    await store.insert({ key: "early0000001", data: early, ...row });
    await store.insert({ key: "today0000001", data: document, ...row });
    const answer = async (key: string) => (await app.request(`/api/config/${key}`)).json();
    expect(await answer("early0000001")).toMatchObject({
      data: { losses: ["chartConfig.interactiveFiltersConfig.timeSlider.componentIri"] },
    });
    expect(await answer("today0000001")).not.toHaveProperty("data.losses");
  });

  it("names what a document holds that the format does not know", async () => {
    const row = { userId: null, publishedState: "PUBLISHED", draftOf: null } as const;
    await store.insert({ key: "glow00000001", data: { ...document, glow: [1] }, ...row });
    const answer: unknown = await (await app.request("/api/config/glow00000001")).json();
    expect(answer).toMatchObject({ data: { unread: [{ path: "glow", was: [1] }] } });
    expect(answer).not.toHaveProperty("data.data.glow");
  });

  it("counts views", async () => {
    await store.insert({
      key: "viewed000001",
      data: document,
      userId: null,
      publishedState: "PUBLISHED",
      draftOf: null,
    });
    await store.addViews(new Map([["viewed000001", 4]]));
    expect(await (await app.request("/api/config/view?id=viewed000001")).json()).toMatchObject({
      success: true,
      data: 4,
    });
    expect(await (await app.request("/api/config/view?id=unknown00000")).json()).toMatchObject({
      data: 0,
    });
  });

  it("answers unknown calls in the envelope", async () => {
    const answer = await app.request("/api/nothing");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, error: { id: "PAGE_NOT_FOUND" } });
  });
});

it.each([
  ["GET", "/api/config-create", "POST"],
  ["PUT", "/api/config-create", "POST"],
  ["DELETE", "/api/config/viewed000001", "GET"],
])("refuses %s %s and names the right method", async (method, path, allowed) => {
  const answer = await app.request(path, { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe(allowed);
  expect(await answer.json()).toMatchObject({ success: false, error: { id: "BAD_REQUEST" } });
});
