import { makeInitialDocument } from "@statelier/document";
import { SourceError } from "@statelier/cubes";
import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ANONYMOUS, type Person, type Viewer } from "../http/viewer.ts";
import { makeConfigApi } from "./config-api.ts";
import type { Publishing } from "./config-services.ts";
import { newKey } from "../documents/new-key.ts";
import { makeOpenDocument } from "../documents/open-document.ts";
import { makeRateLimit, perHour } from "../http/rate-limit.ts";
import { makeLog } from "../logging/log.ts";
import type { ConfigStore, NewConfig } from "../store/config-store.ts";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { TEST_CONFIG, TEST_IRI } from "../testing/make-test-pages.ts";

const text = { de: "", fr: "", it: "", en: "Title" };
const document = makeInitialDocument({
  dataSource: { type: "sparql", url: "https://example.org/sparql" },
  chartConfig: {
    ...TEST_CONFIG,
    key: "chart0000001",
    cubes: [
      {
        iri: TEST_IRI,
        filters: { b: { type: "single", value: "1" }, a: { type: "single", value: "2" } },
      },
    ],
  },
});

const unversion = vi.fn<(iri: string) => Promise<string | undefined>>();

let store: ConfigStore;
let app: Hono;
let publishing: Publishing;
let viewer: Viewer;
let keptBytes = 0;
beforeEach(() => {
  unversion.mockReset().mockResolvedValue(undefined);
  store = openSqliteStore(":memory:");
  publishing = "on";
  viewer = ANONYMOUS;
  keptBytes = 0;
  app = new Hono().route(
    "/api",
    makeConfigApi({
      store,
      openDocument: makeOpenDocument((_, iri) => unversion(iri), newKey),
      afterPublish: (_, onKept) => onKept(keptBytes),
      completeDocument: async (complete) => complete,
      get publishing() {
        return publishing;
      },
      timeZone: "Europe/Zurich",
      publishLimit: makeRateLimit(perHour(5)),
      attemptLimit: makeRateLimit(perHour(12)),
      log: makeLog("error", () => undefined),
      origins: ["https://charts.example"],
      maxBytes: 20_000,
      callerOf: () => "reader",
      findCaller: async () => viewer,
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
      body: { error: { id: "DOCUMENT_INVALID", path: "chartConfigs" } },
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
    publishing = "off";
    const refused = await post({ data: document });
    expect(refused).toMatchObject({ status: 403, body: { error: { id: "PUBLISHING_OFF" } } });
    const found = await app.request(`/api/config/${String(body.data["key"])}`);
    expect(found.status).toBe(200);
  });

  it("counts a chart that takes megabytes on the disk once more for each of them", async () => {
    keptBytes = 3_100_000;
    expect((await post({ data: document })).status).toBe(200);
    keptBytes = 999_999;
    expect((await post({ data: document })).status).toBe(200);
    const refused = await post({ data: document });
    expect(refused).toMatchObject({ status: 429, body: { error: { id: "RATE_LIMITED" } } });
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

  type Chart = (typeof document.chartConfigs)[number] & Record<string, unknown>;
  type Changed = Omit<typeof document, "chartConfigs"> & { chartConfigs: Chart[] };
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
  ];
  it.each(wrong)("refuses %s at %s", async (_, path, change) => {
    const changed = structuredClone(document) as unknown as Changed;
    change(changed, changed.chartConfigs[0]!);
    const { status, body } = await post({ data: changed });
    expect([status, body["error"]]).toMatchObject([400, { id: "DOCUMENT_INVALID", path }]);
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
      body: { error: { id: "DOCUMENT_INVALID", path: "chartConfigs" } },
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
    await store.addViews(new Map([["viewed000001", 4]]));
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

describe("charts of people", () => {
  const ANNA: Person = {
    id: "anna",
    name: "Anna",
    email: null,
    role: "publisher",
    provider: "test",
    subject: "anna",
  };
  const signIn = (change: Partial<Person> = {}): void => {
    viewer = { kind: "person", person: { ...ANNA, ...change } };
  };
  const signOut = (): void => {
    viewer = ANONYMOUS;
  };
  type Answer = { data: Record<string, unknown>; error?: { id: string } };
  const call = async (path: string, body: unknown, method = "POST") => {
    const answer = await app.request(`/api/${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    });
    const { data, error } = (await answer.json()) as Answer;
    return { status: answer.status, data, id: error?.id, headers: answer.headers };
  };
  const create = (state: string) =>
    call("config-create", { data: document, published_state: state, user_id: "eve" });

  it("belong to the session's person, whatever the body says, and are kept by nobody on the way (D18)", async () => {
    signIn();
    const { status, data, headers } = await create("DRAFT");
    expect([status, data["user_id"], data["published_state"]]).toEqual([200, "anna", "DRAFT"]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const key = String(data["key"]);
    expect((await call(`config/${key}`, null, "GET")).data).toMatchObject({ can_edit: true });
    signOut();
    expect(await call(`config/${key}`, null, "GET")).toMatchObject({
      status: 404,
      id: "CONFIG_NOT_FOUND",
    });
  });

  it.each(["config-update", "config-remove", "config-restore", "config-unpublish"])(
    "are changed by %s for people who are signed in alone",
    async (path) => {
      expect(await call(path, { key: "x" })).toMatchObject({ status: 401, id: "NOT_SIGNED_IN" });
    },
  );

  it("are updated and removed by nobody else (D18)", async () => {
    signIn();
    const published = String((await create("PUBLISHED")).data["key"]);
    const draft = String((await create("DRAFT")).data["key"]);
    signIn({ id: "eve" });
    const steps = { data: document, published_state: "PUBLISHED" };
    for (const path of ["config-update", "config-remove", "config-unpublish"]) {
      expect(await call(path, { ...steps, key: published })).toMatchObject({
        status: 403,
        id: "NOT_OWNER",
      });
      expect(await call(path, { ...steps, key: draft })).toMatchObject({
        status: 404,
        id: "CONFIG_NOT_FOUND",
      });
    }
    expect((await store.find(published, ANONYMOUS))?.userId).toBe("anna");
  });

  it("stay public while a draft of them is made, which takes their place (D16)", async () => {
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    const changed = structuredClone(document);
    changed.chartConfigs[0]!.meta.title.en = "New";
    const titleOf = async () =>
      (await store.find(key, ANONYMOUS))?.data as typeof document | undefined;
    const draft = await call("config-update", { key, data: changed, published_state: "DRAFT" });
    expect(draft.data).toMatchObject({ draft_of: key, published_state: "DRAFT" });
    expect((await titleOf())?.chartConfigs[0]?.meta.title.en).not.toBe("New");
    const draftKey = draft.data["key"];
    const next = { key: draftKey, data: changed, published_state: "PUBLISHED" };
    expect((await call("config-update", next)).data).toMatchObject({ key, draft_of: null });
    expect((await titleOf())?.chartConfigs[0]?.meta.title.en).toBe("New");
    expect((await call(`config/${String(draftKey)}`, null, "GET")).status).toBe(404);
  });

  it("are not written over where somebody has changed them meanwhile", async () => {
    signIn();
    const { data } = await create("DRAFT");
    const change = { key: data["key"], data: document, published_state: "DRAFT" };
    const late = { ...change, updated_at: "2026-01-01T00:00:00.000Z" };
    expect(await call("config-update", late)).toMatchObject({
      status: 409,
      id: "CHANGED_MEANWHILE",
    });
    const same = { ...change, updated_at: data["updated_at"] };
    expect((await call("config-update", same)).status).toBe(200);
  });

  it.each([
    ["reader", "DRAFT", 403],
    ["author", "DRAFT", 200],
    ["author", "PUBLISHED", 403],
    ["publisher", "PUBLISHED", 200],
    ["administrator", "PUBLISHED", 200],
  ] as const)("a %s who sends one as %s gets %i", async (role, state, status) => {
    signIn({ role });
    const answer = await create(state);
    expect([answer.status, answer.id]).toEqual([
      status,
      status === 403 ? "NOT_ALLOWED" : undefined,
    ]);
  });

  it("may be all that is published, where the operator says so", async () => {
    publishing = "accounts";
    expect(await create("PUBLISHED")).toMatchObject({ status: 401, id: "NOT_SIGNED_IN" });
    signIn();
    expect((await create("PUBLISHED")).status).toBe(200);
    publishing = "off";
    expect(await create("PUBLISHED")).toMatchObject({ status: 403, id: "PUBLISHING_OFF" });
    expect((await create("DRAFT")).status).toBe(200);
  });

  it("are listed with their views for their person, and for nobody else", async () => {
    expect(await call("config/list", null, "GET")).toMatchObject({ status: 401 });
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    await store.addViews(new Map([[key, 3]]));
    const { data } = await call("config/list", null, "GET");
    expect(data).toMatchObject([{ key, view_count: 3, published_state: "PUBLISHED" }]);
    signIn({ id: "eve" });
    expect((await call("config/list", null, "GET")).data).toEqual([]);
  });

  it("have a version for each publication, for their person alone", async () => {
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    const path = `config/versions?key=${key}`;
    const list = async () =>
      (await call(path, null, "GET")).data as unknown as { version: number; user_id: string }[];
    expect(await list()).toMatchObject([{ version: 1, user_id: "anna" }]);
    await call("config-update", { key, data: document, published_state: "PUBLISHED" });
    expect((await list()).map(({ version }) => version)).toEqual([2, 1]);
    signIn({ id: "eve" });
    expect(await call(path, null, "GET")).toMatchObject({ status: 404, id: "CONFIG_NOT_FOUND" });
    signOut();
    expect((await call(path, null, "GET")).status).toBe(401);
  });

  it("become public at a time of the site's zone that a publisher names", async () => {
    signIn();
    const key = String((await create("DRAFT")).data["key"]);
    const release = (publish_at: unknown, of = key) =>
      call("config-release", { key: of, publish_at });
    expect((await release("2026-12-01T08:30")).data["publish_at"]).toBe("2026-12-01T07:30:00.000Z");
    expect((await release("2027-03-28T02:30")).status).toBe(400);
    expect((await release(7)).status).toBe(400);
    expect((await release(null)).data["publish_at"]).toBeNull();
    signIn({ role: "author" });
    expect((await release("2026-12-01T08:30")).status).toBe(403);
    signIn({ id: "eve" });
    expect((await release("2026-12-01T08:30")).status).toBe(404);
    signOut();
    expect((await release("2026-12-01T08:30")).status).toBe(401);
    signIn();
    const published = String((await create("PUBLISHED")).data["key"]);
    expect((await release("2026-12-01T08:30", published)).status).toBe(400);
  });

  it("are given to a team of their person, whose members hold them then", async () => {
    signIn();
    const key = String((await create("DRAFT")).data["key"]);
    await store.people.welcome(ANNA, { id: "anna", role: "publisher" });
    await store.people.setTeams("anna", [{ id: "t1", name: "Health" }]);
    await store.people.addTeam({ id: "t2", name: "Others" });
    expect((await call("user/teams", null, "GET")).data).toEqual([{ id: "t1", name: "Health" }]);
    const give = (team_id: unknown) => call("config-give", { key, team_id });
    expect((await give("t1")).data["team_id"]).toBe("t1");
    expect((await give("t2")).status).toBe(403);
    expect((await give(7)).status).toBe(400);
    signIn({ id: "eve" });
    expect((await give("t1")).status).toBe(404);
    signOut();
    expect((await give("t1")).status).toBe(401);
    expect((await call("user/teams", null, "GET")).status).toBe(401);
  });

  it("that readers see, or will see by themselves, are changed by publishers alone", async () => {
    signIn();
    const scheduled = String((await create("DRAFT")).data["key"]);
    await call("config-release", { key: scheduled, publish_at: "2999-01-01T08:30" });
    const removed = String((await create("PUBLISHED")).data["key"]);
    await call("config-remove", { key: removed });
    const change = { key: scheduled, data: document, published_state: "DRAFT" };
    for (const role of ["author", "reader"] as const) {
      signIn({ role });
      expect((await call("config-update", change)).status).toBe(403);
      expect((await call("config-restore", { key: removed })).status).toBe(403);
    }
    signIn();
    expect((await call("config-update", change)).status).toBe(200);
    expect((await call("config-restore", { key: removed })).status).toBe(200);
  });

  it("go, come back and are taken back from readers by their person", async () => {
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    expect((await call("config-remove", { key })).data["deleted_at"]).toMatch(/^\d{4}/);
    expect(await store.find(key, ANONYMOUS)).toBeUndefined();
    expect((await call("config-restore", { key })).data["deleted_at"]).toBeNull();
    expect((await call("config-unpublish", { key })).data["published_state"]).toBe("DRAFT");
    expect(await store.find(key, ANONYMOUS)).toBeUndefined();
    signIn({ role: "author" });
    const again = { key, data: document, published_state: "PUBLISHED" };
    expect((await call("config-update", again)).status).toBe(403);
  });

  it("are none of a page of another site", async () => {
    signIn();
    const answer = await app.request("/api/config-remove", {
      method: "POST",
      headers: { "Content-Type": "application/json", origin: "https://evil.example" },
      body: "{}",
    });
    expect(answer.status).toBe(403);
  });

  it("have palettes, wrapped or bare, with names of their own (D38)", async () => {
    const path = "user/color-palette";
    expect((await call(path, null, "GET")).status).toBe(401);
    signIn();
    await store.people.welcome(ANNA, { id: "anna", role: "publisher" });
    const blue = { name: "Blue", type: "sequential", colors: ["#0000ff"] };
    const made = await call(path, { palette: blue });
    expect(made).toMatchObject({ status: 200, data: blue });
    expect(await call(path, blue)).toMatchObject({ status: 409, id: "PALETTE_NAME_TAKEN" });
    const { paletteId } = made.data;
    const put = await call(path, { paletteId, name: "Sky" }, "PUT");
    expect(put.data).toEqual({ ...blue, paletteId, name: "Sky" });
    expect((await call(path, null, "GET")).data).toEqual([put.data]);
    const wrong = { name: "x", type: "diverging", colors: Array(4).fill("#000000") };
    for (const body of [wrong, { ...blue, colors: ["red"] }, { ...blue, name: " " }])
      expect((await call(path, body)).status).toBe(400);
    expect((await call(path, { paletteId: "unknown" }, "DELETE")).status).toBe(404);
    expect((await call(path, { paletteId }, "DELETE")).status).toBe(200);
    expect((await call(path, null, "GET")).data).toEqual([]);
  });

  it("and whatever was done to them stand in the log, for administrators", async () => {
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    await call("config-unpublish", { key });
    await call("config-remove", { key });
    await call("config-restore", { key });
    expect((await call("administration/actions", null, "GET")).status).toBe(403);
    signIn({ id: "root", role: "administrator" });
    const { data } = await call("administration/actions", null, "GET");
    expect(data).toMatchObject(
      ["restore", "remove", "unpublish", "publish"].map((action) => ({
        action,
        subject: key,
        personName: "Anna",
        caller: "reader",
      })),
    );
  });
});

describe("the administration", () => {
  const welcome = (id: string) =>
    store.people.welcome(
      { provider: "test", subject: id, name: id, email: null },
      { id, role: "author" },
    );
  const signIn = (role: Person["role"]): void => {
    const person = { id: "root", name: "Root", email: null, role, provider: "t", subject: "r" };
    viewer = { kind: "person", person };
  };
  const call = async (path: string, body?: unknown) => {
    const answer = await app.request(`/api/administration/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { data } = (await answer.json()) as { data: unknown };
    return { status: answer.status, data };
  };

  it("is open to administrators alone", async () => {
    const paths = ["people", "teams", "charts", "actions"];
    const statuses = async () =>
      Promise.all([
        ...paths.map(async (path) => (await call(path)).status),
        call("person", { id: "x", role: "administrator", isBlocked: false }).then(
          ({ status }) => status,
        ),
      ]);
    expect(new Set(await statuses())).toEqual(new Set([401]));
    for (const role of ["reader", "author", "publisher"] as const) {
      signIn(role);
      expect(new Set(await statuses())).toEqual(new Set([403]));
    }
    signIn("administrator");
    expect((await call("people")).status).toBe(200);
  });

  it("gives roles and teams, hands over charts, and writes it to the log", async () => {
    signIn("administrator");
    await Promise.all(["anna", "ben"].map(welcome));
    await insert("unowned00001", document);
    expect((await call("person", { id: "anna", role: "publisher", isBlocked: false })).status).toBe(
      200,
    );
    expect((await call("team", { name: "Health" })).status).toBe(200);
    const [team] = (await call("teams")).data as { id: string }[];
    await call("member", { teamId: team?.id, personId: "anna", isMember: true });
    await call("give", { key: "unowned00001", userId: "ben", teamId: team?.id ?? null });
    await call("give-all", { from: "ben", to: "anna" });
    expect((await call("charts?owner=anna")).data).toMatchObject([
      { key: "unowned00001", teamId: team?.id },
    ]);
    expect((await call("people")).data).toMatchObject([
      { id: "anna", role: "publisher", chartCount: 1 },
      { id: "ben" },
    ]);
    const logged = (await call("actions")).data as { action: string }[];
    expect(logged.map(({ action }) => action)).toEqual([
      "give-all",
      "give",
      "member",
      "team",
      "person",
    ]);
  });

  it.each([
    ["person", { id: "root", role: "reader", isBlocked: false }],
    ["person", { id: "nobody", role: "reader", isBlocked: false }],
    ["person", { id: "anna", role: "king", isBlocked: false }],
    ["team", { name: " " }],
    ["give", { key: "unknown00000", userId: null, teamId: null }],
    ["give-all", { from: "anna" }],
  ])("refuses %s %j and logs nothing", async (path, body) => {
    signIn("administrator");
    expect((await call(path, body)).status).toBe(400);
    expect((await call("actions")).data).toEqual([]);
  });
});
