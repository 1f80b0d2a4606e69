import { SourceError } from "@statelier/cubes";
import type { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ANONYMOUS } from "../http/viewer.ts";
import { newKey } from "../documents/new-key.ts";
import { makeOpenDocument } from "../documents/open-document.ts";
import { makeRateLimit, perHour } from "../http/rate-limit.ts";
import type { ConfigStore, NewConfig } from "../store/config-store.ts";
import { serveConfigApi, TEST_DOCUMENT } from "../testing/serve-config-api.ts";

const text = { de: "", fr: "", it: "", en: "Title" };
const document = TEST_DOCUMENT;
const unversion = vi.fn<(iri: string) => Promise<string | undefined>>();

let store: ConfigStore;
let app: Hono;
let state: ReturnType<typeof serveConfigApi>["state"];
beforeEach(() => {
  unversion.mockReset().mockResolvedValue(undefined);
  ({ store, app, state } = serveConfigApi({
    openDocument: makeOpenDocument((_, iri) => unversion(iri), newKey),
    attemptLimit: makeRateLimit(perHour(12)),
  }));
});

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const answer = await app.request("/api/config-create", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get("Retry-After"),
    body: (await answer.json()) as Record<string, unknown> & { data: Record<string, unknown> },
  };
};

const read = async (path: string): Promise<unknown> => (await app.request(path)).json();

const insert = (key: string, data: object, change: Partial<NewConfig> = {}) =>
  store.insert({
    key,
    data: { ...data },
    userId: null,
    publishedState: "PUBLISHED",
    draftOf: null,
    ...change,
  });

it("says of each change that was made that what was looked up before does not count", async () => {
  await post({ data: document });
  expect(state.changes).toBe(1);
  await post("{");
  await read("/api/config/nothing");
  expect(state.changes).toBe(1);
});

describe("POST /api/config-create", () => {
  it.each(["a\0b", "half \ud83d"])(
    "refuses a title that not every database keeps, with its place: %j",
    async (en) => {
      const data = { ...document, layout: { ...document.layout, meta: { title: { en } } } };
      const { status, body } = await post({ data });
      expect([status, body["error"]]).toMatchObject([
        400,
        { id: "BAD_REQUEST", path: "data.layout.meta.title.en" },
      ]);
    },
  );

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
    expect((await store.find(key, ANONYMOUS))?.userId).toBeNull();
    const answer = await app.request(`/api/config/${key}`);
    const { data } = (await answer.json()) as { data: { data: Record<string, unknown> } };
    expect(data.data).toMatchObject({ key, version: "4.6.0", chartConfigs: document.chartConfigs });
  });

  it("refuses a document of more than 100 cubes: each costs its readers a query", async () => {
    const many = structuredClone(document);
    many.chartConfigs[0]!.cubes = Array.from({ length: 101 }, (_, at) => ({
      iri: `https://x.example/${at}`,
      filters: {},
    }));
    expect(await post({ data: many })).toMatchObject({
      status: 400,
      body: { error: { id: "DOCUMENT_TOO_LARGE", path: "chartConfigs.0.cubes" } },
    });
  });

  it("says of a lone chart config that it is one, and takes it once it is wrapped", async () => {
    const [chart] = document.chartConfigs;
    const lone = await post({ data: chart });
    expect(lone).toMatchObject({
      status: 400,
      body: { error: { id: "DOCUMENT_IS_CHART", path: "chartConfigs" } },
    });
    expect(lone.body["message"]).toMatch(/config of one chart.*chartConfigs.*activeChartKey/);
    const wrapped = { ...document, chartConfigs: [chart], activeChartKey: chart!.key };
    expect((await post({ data: wrapped })).status).toBe(200);
  });

  it("DV1 refuses a document that is not valid and names the first path", async () => {
    const broken = structuredClone(document) as unknown as {
      chartConfigs: { fields: { x: unknown } }[];
    };
    broken.chartConfigs[0]!.fields.x = { componentId: 7 };
    const { status, body } = await post({ data: broken });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      message: expect.stringMatching(/^At chartConfigs\.0\.fields\.x\.componentId: found /),
      error: {
        id: "DOCUMENT_INVALID",
        path: "chartConfigs.0.fields.x.componentId",
        args: { problem: expect.stringMatching(/^found /) },
      },
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

  it("takes nothing where publishing is switched off, and shows what is there", async () => {
    const { body } = await post({ data: document });
    state.publishing = "off";
    const refused = await post({ data: document });
    expect(refused).toMatchObject({ status: 403, body: { error: { id: "PUBLISHING_OFF" } } });
    const found = await app.request(`/api/config/${String(body.data["key"])}`);
    expect(found.status).toBe(200);
  });

  it("counts a chart that takes much on the disk, with its document, once more for each 250 kB", async () => {
    state.keptBytes = 780_000;
    expect((await post({ data: document })).status).toBe(200);
    state.keptBytes = 200_000;
    expect((await post({ data: document })).status).toBe(200);
    const refused = await post({ data: document });
    expect(refused).toMatchObject({ status: 429, body: { error: { id: "RATE_LIMITED" } } });
  });

  it("counts what a document holds that no page shows, too", async () => {
    state.keptBytes = 749_000;
    const padded = { ...document, extensions: { padding: "x".repeat(50_000) } };
    expect((await post({ data: padded })).status).toBe(200);
    state.keptBytes = 0;
    expect((await post({ data: document })).status).toBe(200);
    expect((await post({ data: document })).status).toBe(429);
  });

  it("limits the rate of anonymous publishing", async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await post({ data: document })).status).toBe(200);
    const refused = await post({ data: document });
    expect(refused).toMatchObject({ status: 429, body: { error: { id: "RATE_LIMITED" } } });
    const seconds = Number(refused.retryAfter);
    expect(refused.body).toMatchObject({ error: { args: { seconds: refused.retryAfter } } });
    expect(seconds).toBeGreaterThan(715);
    expect(seconds).toBeLessThanOrEqual(720);
  });

  it("counts what is refused apart from what is published", async () => {
    for (let count = 0; count < 8; count += 1)
      expect((await post({ data: null })).status).toBe(400);
    for (let count = 0; count < 4; count += 1)
      expect((await post({ data: document })).status).toBe(200);
    expect((await post({ data: document })).status).toBe(429);
  });

  describe("with a key of the attempt", () => {
    const attempt = { "Idempotency-Key": "a9f3-60b1-11d2-77ce" };
    const titled = (en: string) => ({
      ...document,
      layout: { ...document.layout, meta: { ...document.layout.meta, title: { ...text, en } } },
    });

    it("answers a repetition with the chart that is stored, however the document is ordered", async () => {
      const first = await post({ data: document }, attempt);
      const reversed = Object.fromEntries(Object.entries(document).toReversed());
      const second = await post({ published_state: "PUBLISHED", data: reversed }, attempt);
      expect(second).toMatchObject({ status: 200, body: { data: first.body.data } });
      expect(await store.lastNumber(ANONYMOUS)).toBe(1);
    });

    it("makes one chart of requests that come at once", async () => {
      const answers = await Promise.all([1, 2, 3].map(() => post({ data: document }, attempt)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.data["key"])).size).toBe(1);
      expect(await store.list({ after: 0, upTo: 10, limit: 10 }, ANONYMOUS)).toHaveLength(1);
    });

    it("refuses another document under it, and names the chart that it has led to", async () => {
      const { body } = await post({ data: document }, attempt);
      expect(await post({ data: titled("Another") }, attempt)).toMatchObject({
        status: 409,
        body: { error: { id: "ATTEMPT_USED", args: { key: body.data["key"] } } },
      });
      expect(await store.lastNumber(ANONYMOUS)).toBe(1);
    });

    it("takes another document where what was sent before was refused", async () => {
      expect((await post({ data: null }, attempt)).status).toBe(400);
      expect((await post({ data: document }, attempt)).status).toBe(200);
    });

    it("makes a chart of each key", async () => {
      const first = await post({ data: document }, attempt);
      const second = await post({ data: document }, { "Idempotency-Key": "b".repeat(128) });
      expect(second.body.data["key"]).not.toBe(first.body.data["key"]);
    });

    it("tells a person nothing of the attempts of another, or of nobody", async () => {
      const people = ["anna", "ben"].map((id) => ({
        kind: "person" as const,
        person: {
          id,
          name: id,
          email: null,
          role: "publisher" as const,
          provider: "p",
          subject: id,
        },
      }));
      const answers = [await post({ data: document }, attempt)];
      for (const [at, viewer] of people.entries()) {
        state.viewer = viewer;
        answers.push(await post({ data: titled(String(at)) }, attempt));
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.data["key"])).size).toBe(3);
    });

    it("lets a repetition pass where no more may be published, and nothing new", async () => {
      const { body } = await post({ data: document }, attempt);
      for (let count = 0; count < 4; count += 1) await post({ data: document });
      expect(await post({ data: document }, attempt)).toMatchObject({
        status: 200,
        body: { data: { key: body.data["key"] } },
      });
      const other = { "Idempotency-Key": "another-key-0001" };
      expect((await post({ data: document }, other)).status).toBe(429);
    });

    it.each(["short", "a".repeat(129), "with a space in it 1"])("refuses %j", async (key) => {
      expect(await post({ data: document }, { "Idempotency-Key": key })).toMatchObject({
        status: 400,
        body: { error: { id: "BAD_REQUEST" } },
      });
    });
  });

  it.each<[string, Record<string, string>, number, string]>([
    ["a page of another site", { origin: "https://evil.example" }, 403, "FOREIGN_ORIGIN"],
    ["a form", { "content-type": "text/plain" }, 415, "BAD_REQUEST"],
    ["a form in parts", { "content-type": "multipart/form-data" }, 415, "BAD_REQUEST"],
  ])("takes nothing from %s", async (_, headers, status, id) => {
    const answer = await app.request("/api/config-create", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ data: document }),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, error: { id } });
    expect(await store.lastNumber(ANONYMOUS)).toBe(0);
  });

  it("lets pages of listed sites publish from a browser, which asks first", async () => {
    const ask = (origin: string) =>
      app.request("/api/config-create", {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "content-type",
        },
      });
    const listed = await ask("https://charts.example");
    expect(listed.status).toBe(204);
    expect(listed.headers.get("access-control-allow-origin")).toBe("https://charts.example");
    expect(listed.headers.get("access-control-allow-headers")).toContain("Content-Type");
    expect(listed.headers.get("access-control-allow-credentials")).toBeNull();
    expect((await ask("https://evil.example")).headers.get("access-control-allow-origin")).toBe(
      null,
    );
    const answer = await app.request("/api/config-create", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://charts.example" },
      body: JSON.stringify({ data: document }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://charts.example");
  });

  type Chart = (typeof document.chartConfigs)[number] & Record<string, unknown>;
  type Changed = Omit<typeof document, "chartConfigs"> & { chartConfigs: Chart[] };
  const addTexts = ({ layout }: Changed, count: number, en: string): void => {
    for (let at = 0; at < count; at += 1)
      layout.blocks.push({
        type: "text",
        key: `text${at}`,
        initialized: false,
        text: { ...text, en },
      });
  };
  const wrong: [string, string, (changed: Changed, chart: Chart) => void][] = [
    [
      "a cube whose name is no IRI",
      "chartConfigs.0.cubes.0.iri",
      (_, chart) =>
        Object.assign(chart.cubes[0] ?? {}, { iri: "http://x/> } UNION { ?s ?p ?o } #" }),
    ],
    ["an active chart that is not there", "activeChartKey", (it) => (it.activeChartKey = "nope")],
    [
      "two charts of one key",
      "chartConfigs.1.key",
      (it, chart) => it.chartConfigs.push(structuredClone(chart)),
    ],
    [
      "bounds of an axis the wrong way round",
      "chartConfigs.0.fields.y.customDomain",
      (_, chart) => Object.assign((chart.fields as { y: object }).y, { customDomain: [5, 5] }),
    ],
    [
      "a title of more than 1,000 characters",
      "chartConfigs.0.meta.title.fr",
      (_, chart) => (chart.meta.title.fr = "é".repeat(1_001)),
    ],
    [
      "a description of lists within lists",
      "layout.meta.description.it",
      (it) => (it.layout.meta.description.it = `${"- ".repeat(9)}a`),
    ],
    [
      "a unit of more than 1,000 characters",
      "chartConfigs.0.conversionUnitsByComponentId.y.labels.de",
      (_, chart) =>
        Object.assign(chart.conversionUnitsByComponentId, {
          y: { multiplier: 2, labels: { de: "k".repeat(1_001), fr: "", it: "", en: "" } },
        }),
    ],
    ["more blocks than a page has room for", "layout.blocks", (it) => addTexts(it, 201, "")],
    [
      "texts of more than 40,000 characters together",
      "layout.blocks.3.text.en",
      (it) => addTexts(it, 3, "a ".repeat(6_700)),
    ],
    [
      "texts of more than 1,000 lines together",
      "layout.blocks.3.text.en",
      (it) => addTexts(it, 3, "a\n".repeat(400)),
    ],
    [
      "texts of more than 1,000 signs of Markdown together",
      "layout.blocks.3.text.en",
      (it) => addTexts(it, 3, "*a* ".repeat(200)),
    ],
  ];
  it.each(wrong)("refuses %s at %s", async (_, path, change) => {
    const changed = structuredClone(document) as unknown as Changed;
    change(changed, changed.chartConfigs[0]!);
    const { status, body } = await post({ data: changed });
    const isWrong = /customDomain$|\biri$|[kK]ey$/.test(path);
    const id = isWrong ? "DOCUMENT_INVALID" : "DOCUMENT_TOO_LARGE";
    expect([status, body["error"]]).toMatchObject([400, { id, path }]);
    expect(body["error"]).toMatchObject({ args: { problem: expect.stringMatching(/^\S.*\.$/) } });
    await insert("stored000001", changed);
    const opened = await read("/api/config/stored000001");
    expect(opened).toMatchObject({ success: true, data: { data: { version: "4.6.0" } } });
  });

  const makeOld = (iris: string[]) => ({
    version: "3.0.0",
    state: "PUBLISHED",
    dataSource: document.dataSource,
    activeChartKey: "chart0000001",
    chartConfigs: [
      {
        version: "3.0.0",
        key: "chart0000001",
        chartType: "line",
        cubes: iris.map((iri) => ({ iri, filters: {} })),
        fields: { x: { componentId: "x" }, y: { componentId: "y" } },
        meta: { title: text, description: text },
        interactiveFiltersConfig: null,
      },
    ],
  });

  it("asks a source only for IRIs, and not for hundreds", async () => {
    const odd = 'a b<>"';
    expect(await post({ data: makeOld([odd]) })).toMatchObject({
      status: 400,
      body: { error: { id: "DOCUMENT_INVALID", path: "chartConfigs.0.cubes.0.iri" } },
    });
    const first = { ...document, version: "1.0.0", dataSet: odd };
    expect((await post({ data: first })).status).toBe(400);
    const many = Array.from({ length: 150 }, (_, at) => `http://x/${at}`);
    expect(await post({ data: makeOld(many) })).toMatchObject({
      status: 400,
      body: { error: { id: "DOCUMENT_TOO_LARGE", path: "chartConfigs.0.cubes" } },
    });
    expect(unversion).not.toHaveBeenCalled();
  });

  it("refuses an old document while its source is away, and opens the stored one all the same", async () => {
    const old = makeOld(["https://example.org/cube/1"]);
    expect((await post({ data: old })).status).toBe(200);
    unversion.mockRejectedValue(new SourceError("SOURCE_DOWN", "The endpoint cannot be reached."));
    expect(await post({ data: old })).toMatchObject({
      status: 503,
      body: { error: { id: "SOURCE_DOWN", path: "dataSource" } },
    });
    await insert("stored000001", old);
    const answer = await read("/api/config/stored000001");
    expect(answer).toMatchObject({
      data: { data: { chartConfigs: [{ cubes: [{ iri: "https://example.org/cube/1" }] }] } },
    });
  });

  const hostile: [string, string, number, string][] = [
    ["no JSON", "{", 400, "BAD_REQUEST"],
    ["a list", "[]", 400, "BAD_REQUEST"],
    ["nothing", "", 400, "BAD_REQUEST"],
    ["too large", JSON.stringify({ data: "x".repeat(70_000) }), 413, "BODY_TOO_LARGE"],
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
    await insert("draft0000001", document, { userId: "owner", publishedState: "DRAFT" });
    expect((await app.request("/api/config/draft0000001")).status).toBe(404);
  });

  it("names what readers could see and a migration of the document dropped", async () => {
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
    await insert("early0000001", early);
    await insert("today0000001", document);
    expect(await read("/api/config/early0000001")).toMatchObject({
      data: { losses: ["chartConfig.interactiveFiltersConfig.timeSlider.componentIri"] },
    });
    expect(await read("/api/config/today0000001")).not.toHaveProperty("data.losses");
  });

  it("names what a document holds that the format does not know", async () => {
    await insert("glow00000001", { ...document, glow: [1] });
    const answer = await read("/api/config/glow00000001");
    expect(answer).toMatchObject({ data: { unread: [{ path: "glow", was: [1] }] } });
    expect(answer).not.toHaveProperty("data.data.glow");
  });

  it("counts views", async () => {
    await insert("viewed000001", document);
    await store.addViews(new Map([["viewed000001", 4]]), "2026-12-01");
    const view = "/api/config/view?id=";
    expect(await read(`${view}viewed000001`)).toMatchObject({ success: true, data: 4 });
    expect(await read(`${view}unknown00000`)).toMatchObject({ success: true, data: 0 });
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

it("makes a chart ready that was published, also where the log cannot be written", async () => {
  const ready: string[] = [];
  const afterPublish = (key: string): void => void ready.push(key);
  const { call, signIn, store } = serveConfigApi({ afterPublish });
  signIn();
  const { data } = await call("config-create", { data: TEST_DOCUMENT });
  store.people.record = () => Promise.reject(new Error("no log"));
  const change = { key: data["key"], data: TEST_DOCUMENT, published_state: "PUBLISHED" };
  await call("config-update", change).catch(() => undefined);
  expect(ready).toEqual([data["key"], data["key"]]);
});
