import type { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { newKey } from "../documents/new-key.ts";
import { makeOpenDocument } from "../documents/open-document.ts";
import { makeRateLimit, perMinute } from "../http/rate-limit.ts";
import { ANONYMOUS } from "../http/viewer.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { serveConfigApi, TEST_DOCUMENT } from "../testing/serve-config-api.ts";

const document = TEST_DOCUMENT;
type Served = ReturnType<typeof serveConfigApi>;
let app: Hono;
let store: ConfigStore;
let state: Served["state"];
let signIn: Served["signIn"];
let signOut: Served["signOut"];
let welcome: Served["welcome"];
let call: Served["call"];
beforeEach(() => {
  ({ app, store, state, signIn, signOut, welcome, call } = serveConfigApi());
});

const create = (state: string) =>
  call("config-create", { data: document, published_state: state, user_id: "eve" });

describe("charts of people", () => {
  it("belong to the session's person, whatever the body says, and are kept by nobody on the way (D18)", async () => {
    signIn();
    const { status, data, headers } = await create("DRAFT");
    expect([status, data["user_id"], data["published_state"]]).toEqual([200, "anna", "DRAFT"]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    const key = String(data["key"]);
    expect((await call(`config/${key}`)).data).toMatchObject({ can_edit: true });
    signOut();
    expect(await call(`config/${key}`)).toMatchObject({
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
    expect((await call(`config/${String(draftKey)}`)).status).toBe(404);
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

  it("are taken from a release, or into another chart's place, by nobody who may not (an author, somebody who left)", async () => {
    for (const id of ["anna", "ben"]) {
      await welcome(id);
      await store.people.setTeams(id, [{ id: "t1", name: "Health" }]);
    }
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    const soon = String((await create("DRAFT")).data["key"]);
    for (const each of [key, soon]) await call("config-give", { key: each, team_id: "t1" });
    await call("config-release", { key: soon, publish_at: "2999-01-01T08:30" });
    signIn({ id: "ben", role: "author" });
    for (const path of ["config-remove", "config-give"])
      for (const each of [key, soon])
        expect(await call(path, { key: each, team_id: null })).toMatchObject({
          status: 403,
          id: "NOT_ALLOWED",
        });
    signIn({ id: "ben" });
    const change = { key, data: document, published_state: "DRAFT" };
    const draft = (await call("config-update", change)).data;
    await call("config-give", { key: draft["key"], team_id: null });
    await store.people.setTeams("ben", []);
    const release = { key: draft["key"], publish_at: "2999-01-01T08:30" };
    expect(await call("config-release", release)).toMatchObject({ status: 403, id: "NOT_OWNER" });
    const log = await store.people.listActions(10);
    expect(log.find(({ action }) => action === "schedule")).toMatchObject({
      subject: soon,
      facts: { at: "2999-01-01T07:30:00.000Z" },
    });
  });

  it("are published as nobody's by no one who takes themselves to be signed in", async () => {
    const asAnna = { data: document, published_state: "PUBLISHED", person_id: "anna" };
    expect(await call("config-create", asAnna)).toMatchObject({ status: 401, id: "NOT_SIGNED_IN" });
    signIn({ id: "eve" });
    expect(await call("config-create", asAnna)).toMatchObject({ status: 401, id: "NOT_SIGNED_IN" });
    expect(await store.list({ after: 0, upTo: 100, limit: 100 }, ANONYMOUS)).toEqual([]);
    signIn();
    expect((await call("config-create", asAnna)).data["user_id"]).toBe("anna");
  });

  it("may be all that is published, where the operator says so", async () => {
    state.publishing = "accounts";
    expect(await create("PUBLISHED")).toMatchObject({ status: 401, id: "NOT_SIGNED_IN" });
    signIn();
    expect((await create("PUBLISHED")).status).toBe(200);
    state.publishing = "off";
    expect(await create("PUBLISHED")).toMatchObject({ status: 403, id: "PUBLISHING_OFF" });
    expect((await create("DRAFT")).status).toBe(200);
  });

  it("are listed with their views for their person, and for nobody else", async () => {
    expect(await call("config/list")).toMatchObject({ status: 401 });
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    await store.addViews(new Map([[key, 3]]), "2026-12-01");
    const { data } = await call("config/list");
    expect(data).toMatchObject([{ key, viewCount: 3, published_state: "PUBLISHED" }]);
    signIn({ id: "eve" });
    expect((await call("config/list")).data).toEqual([]);
  });

  it("are listed however many and large they are, a few in memory at a time, also by their titles alone", async () => {
    const { id: userId } = await welcome("anna");
    const data = { layout: { meta: { title: { de: "Titel", en: "Title" } } }, rest: "x".repeat(9) };
    for (let at = 0; at < 25; at += 1)
      await store.insert({
        key: `many${String(at).padStart(8, "0")}`,
        data,
        userId,
        publishedState: "DRAFT",
        draftOf: null,
      });
    const asked: number[] = [];
    const readHeld = store.readHeld.bind(store);
    store.readHeld = (keys, viewer) => {
      asked.push(keys.length);
      return readHeld(keys, viewer);
    };
    signIn();
    const whole = (await call("config/list")).data as unknown as Record<string, unknown>[];
    expect(new Set(whole.map(({ key }) => key)).size).toBe(25);
    expect(whole[0]?.["data"]).toMatchObject(data);
    expect(Math.max(...asked)).toBeLessThanOrEqual(10);
    asked.length = 0;
    const named = (await call("config/list?titles=de")).data as unknown as typeof whole;
    expect(named.map(({ title }) => title)).toEqual(Array.from({ length: 25 }, () => "Titel"));
    expect(named[0]).not.toHaveProperty("data");
    expect(asked).toEqual([]);
  });

  it("say to their people alone on which days they were opened", async () => {
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    const { until } = (await call(`config/views?key=${key}`)).data as { until: string };
    await store.addViews(new Map([[key, 3]]), until);
    await store.addViews(new Map([[key, 1]]), until);
    await store.addViews(new Map([[key, 2]]), "2000-01-01");
    expect((await call(`config/views?key=${key}`)).data).toMatchObject({
      until,
      days: [{ day: until, views: 4 }],
    });
    signIn({ id: "eve" });
    expect((await call(`config/views?key=${key}`)).status).toBe(404);
    signOut();
    expect((await call(`config/views?key=${key}`)).status).toBe(401);
  });

  it("have a version for each publication, for their person alone", async () => {
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    const path = `config/versions?key=${key}`;
    const list = async () =>
      (await call(path)).data as unknown as { version: number; user_id: string }[];
    expect(await list()).toMatchObject([{ version: 1, user_id: "anna" }]);
    expect((await call(`${path}&version=1`)).data).toEqual(await list());
    expect((await call(`${path}&data=false`)).data).toMatchObject([{ version: 1 }]);
    await call("config-update", { key, data: document, published_state: "PUBLISHED" });
    expect((await list()).map(({ version }) => version)).toEqual([2, 1]);
    for (let version = 3; version <= 23; version += 1)
      await call("config-update", { key, data: document, published_state: "PUBLISHED" });
    expect((await list()).map(({ version }) => version)).toEqual(
      Array.from({ length: 20 }, (_, at) => 23 - at),
    );
    const older = (await call(`${path}&before=4`)).data as unknown as { version: number }[];
    expect(older.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await call(`${path}&before=1`)).data).toEqual([]);
    expect((await call(`${path}&before=1e99`)).status).toBe(200);
    const all = (await call(`${path}&data=false`)).data as unknown as object[];
    expect(all).toHaveLength(23);
    expect(all[0]).toEqual({
      version: 23,
      published_at: expect.stringMatching(/^\d{4}-/),
      user_id: "anna",
      user_name: null,
      drafter_name: null,
    });
    const one = (await call(`${path}&version=2`)).data as unknown as object[];
    expect(one).toMatchObject([{ version: 2, data: { version: document.version } }]);
    expect((await call(`${path}&version=24`)).data).toEqual([]);
    for (const version of ["0", "x", "1e99", "2.7", "1e0", " 2", ""])
      expect(await call(`${path}&version=${version}`)).toMatchObject({ status: 400 });
    signIn({ id: "eve" });
    for (const asked of [path, `${path}&version=1`, `${path}&data=false`])
      expect(await call(asked)).toMatchObject({ status: 404, id: "CONFIG_NOT_FOUND" });
    signOut();
    expect((await call(path)).status).toBe(401);
  });

  it("are answered as a whole for no more work than one person may cause in a minute", async () => {
    const workLimit = makeRateLimit(perMinute(100), () => 0);
    ({ signIn, call } = serveConfigApi({ workLimit }));
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    const paths = [`config/versions?key=${key}`, "config/list", "user/data"];
    let [refused] = [await call("config/list")];
    for (let count = 0; count < 100 && refused.status === 200; count += 1)
      refused = await call(paths[count % paths.length] ?? "");
    expect(refused).toMatchObject({ status: 429, id: "RATE_LIMITED" });
    for (const path of paths) expect((await call(path)).status).toBe(429);
    signIn({ id: "ben" });
    expect((await call("config/list")).status).toBe(200);
  });

  it("are opened once for all who read them, and charged by their size to whoever reads them", async () => {
    const workLimit = makeRateLimit(perMinute(100), () => 0);
    const opened: unknown[] = [];
    const openDocument = makeOpenDocument(() => Promise.resolve(undefined), newKey);
    ({ signIn, signOut, call } = serveConfigApi({
      workLimit,
      openDocument: async (data) => {
        opened.push(data);
        return openDocument(data);
      },
    }));
    signIn();
    const chart = await create("PUBLISHED");
    const key = String(chart.data["key"]);
    signOut();
    opened.length = 0;
    const first = await call(`config/${key}`);
    expect(first.status).toBe(200);
    const bytes = 2 * JSON.stringify(chart.data["data"]).length;
    const least = 1 + Math.floor(bytes / 10_000);
    expect(workLimit.secondsUntil("reader", 100 - least + 1)).toBeGreaterThan(0);
    expect((await call(`config/${key}`)).data).toEqual(first.data);
    expect(opened).toHaveLength(1);
    signIn();
    const changed = structuredClone(document);
    changed.layout.meta.title.en = "Changed";
    await call("config-update", { key, data: changed, published_state: "PUBLISHED" });
    opened.length = 0;
    expect((await call(`config/${key}`)).data["can_edit"]).toBe(true);
    expect(opened).toHaveLength(1);
    let refused = first;
    for (let count = 0; count < 100 && refused.status === 200; count += 1)
      refused = await call(`config/${key}`);
    expect(refused).toMatchObject({ status: 429, id: "RATE_LIMITED" });
  });

  it("become public at a time of the site's zone that a publisher names", async () => {
    signIn();
    const key = String((await create("DRAFT")).data["key"]);
    const release = (publish_at: unknown, of = key) =>
      call("config-release", { key: of, publish_at });
    expect((await release("2999-12-01T08:30")).data["publish_at"]).toBe("2999-12-01T07:30:00.000Z");
    expect(await release("2999-03-31T02:30")).toMatchObject({
      status: 400,
      id: "RELEASE_TIME_LEFT_OUT",
    });
    expect((await release(7)).status).toBe(400);
    expect((await release(null)).data["publish_at"]).toBeNull();
    signIn({ role: "author" });
    expect((await release("2999-12-01T08:30")).status).toBe(403);
    signIn({ id: "eve" });
    expect((await release("2999-12-01T08:30")).status).toBe(404);
    signOut();
    expect((await release("2999-12-01T08:30")).status).toBe(401);
    signIn();
    const published = String((await create("PUBLISHED")).data["key"]);
    expect((await release("2999-12-01T08:30", published)).status).toBe(400);
  });

  it("get a time as they were read: what an author has changed since is not released unseen", async () => {
    signIn();
    const { key, updated_at } = (await create("DRAFT")).data;
    const release = (read: unknown) =>
      call("config-release", { key, publish_at: "2999-12-01T08:30", updated_at: read });
    await new Promise((done) => setTimeout(done, 2));
    const change = { key, data: document, published_state: "DRAFT" };
    const changed = (await call("config-update", change)).data["updated_at"];
    expect(changed).not.toBe(updated_at);
    expect(await release(updated_at)).toMatchObject({ status: 409, id: "CHANGED_MEANWHILE" });
    expect((await call(`config/${String(key)}`)).data["publish_at"]).toBeNull();
    expect((await release(changed)).status).toBe(200);
  });

  it("are left as they are by a time that is past, which nobody schedules", async () => {
    signIn();
    const key = String((await create("DRAFT")).data["key"]);
    for (const publish_at of ["2026-01-01T08:30", "2026-01-01T08:30:00Z"])
      expect(await call("config-release", { key, publish_at })).toMatchObject({
        status: 400,
        id: "RELEASE_TIME_PAST",
      });
    expect((await call(`config/${key}`)).data).toMatchObject({
      published_state: "DRAFT",
      publish_at: null,
    });
  });

  it("are given to a team of their person, whose members hold them then", async () => {
    signIn();
    const key = String((await create("DRAFT")).data["key"]);
    await welcome("anna");
    await store.people.setTeams("anna", [{ id: "t1", name: "Health" }]);
    await store.people.addTeam({ id: "t2", name: "Others" });
    await welcome("ben");
    await store.people.setTeams("ben", [{ id: "t2", name: "Others" }]);
    expect((await call("user/teams")).data).toEqual([
      { id: "t1", name: "Health", members: ["anna"] },
    ]);
    await store.people.setMember("t1", "ben", true);
    expect((await call("user/teams")).data).toMatchObject([{ members: ["anna", "ben"] }]);
    const give = (team_id: unknown) => call("config-give", { key, team_id });
    expect((await give("t1")).data["team_id"]).toBe("t1");
    expect((await give("t2")).status).toBe(403);
    expect((await give(7)).status).toBe(400);
    signIn({ id: "eve" });
    expect((await give("t1")).status).toBe(404);
    signOut();
    expect((await give("t1")).status).toBe(401);
    expect((await call("user/teams")).status).toBe(401);
  });

  it("of a team are none of who made them and has left it: not read, listed, saved, released or taken back", async () => {
    for (const id of ["anna", "ben"]) {
      await welcome(id);
      await store.people.setTeams(id, [{ id: "t1", name: "Health" }]);
    }
    signIn();
    const published = String((await create("PUBLISHED")).data["key"]);
    const draft = String((await create("DRAFT")).data["key"]);
    for (const key of [published, draft]) await call("config-give", { key, team_id: "t1" });
    await store.people.setTeams("anna", []);
    expect((await call("config/list")).data).toEqual([]);
    expect((await call(`config/${draft}`)).status).toBe(404);
    expect((await call(`config/${published}`)).data).not.toHaveProperty("can_edit");
    expect((await call(`config/versions?key=${published}`)).status).toBe(404);
    const save = { data: document, published_state: "PUBLISHED" };
    const statuses = async (key: string) =>
      Promise.all([
        call("config-update", { ...save, key }),
        call("config-release", { key, publish_at: "2999-01-01T08:30" }),
        call("config-give", { key, team_id: null }),
        ...["unpublish", "remove"].map((step) => call(`config-${step}`, { key })),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await statuses(published)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(draft)).toEqual([404, 404, 404, 404, 404]);
    const { data } = await call("user/data");
    expect(data["charts"]).toMatchObject([{ data: null }, { data: null }]);
    signIn({ id: "ben" });
    await call("config-remove", { key: draft });
    await store.people.setAllowance("anna", 0);
    expect((await call("config-restore", { key: draft })).status).toBe(200);
    expect((await call("config-give", { key: draft, team_id: null })).status).toBe(403);
  });

  describe("given to another person", () => {
    const meet = async (): Promise<string> => {
      for (const id of ["anna", "ben", "eve"])
        await store.people.welcome(
          { provider: "test", subject: id, name: id, email: `${id}@office.example` },
          { id, role: id === "eve" ? "reader" : "author" },
        );
      signIn();
      return String((await create("DRAFT")).data["key"]);
    };
    const handOver = (key: string, email: unknown, headers: Record<string, string> = {}) =>
      call("config-hand-over", { key, email }, "POST", headers);
    beforeEach(() => {
      const workLimit = makeRateLimit(perMinute(100_000), () => 0);
      ({ app, store, state, signIn, signOut, welcome, call } = serveConfigApi({ workLimit }));
    });

    it("are theirs alone, and the log says it", async () => {
      const key = await meet();
      expect(await handOver(key, " Ben@office.example ")).toMatchObject({
        status: 200,
        data: { key },
      });
      expect((await call("config/list")).data).toEqual([]);
      expect((await call(`config/${key}`)).status).toBe(404);
      expect((await handOver(key, "anna@office.example")).status).toBe(404);
      signIn({ id: "ben", role: "author" });
      expect((await call("config/list")).data).toMatchObject([{ key, user_id: "ben" }]);
      expect(await store.people.listActions(1)).toMatchObject([
        { action: "hand-over", subject: key, facts: { to: ["ben"] }, personName: "Anna" },
      ]);
    });

    it("go back to whoever handed them over, once, and nowhere else", async () => {
      const key = await meet();
      const giveBack = () => call("config-give-back", { key });
      expect(await giveBack()).toMatchObject({ status: 400, id: "NOBODY_TO_GIVE_BACK" });
      await handOver(key, "ben@office.example");
      expect((await giveBack()).status).toBe(404);
      signIn({ id: "ben", role: "author" });
      expect(await giveBack()).toMatchObject({ status: 200, data: { key } });
      expect((await giveBack()).status).toBe(404);
      signIn();
      expect((await call("config/list")).data).toMatchObject([{ key, user_id: "anna" }]);
      expect(await giveBack()).toMatchObject({ status: 400, id: "NOBODY_TO_GIVE_BACK" });
    });

    it("stay where nobody may take them, whoever there is, with one answer and the same steps", async () => {
      const key = await meet();
      const steps: string[][] = [];
      const counted = new Proxy(store, {
        get: (of, name, self) => {
          steps.at(-1)?.push(String(name));
          return Reflect.get(of, name, self) as unknown;
        },
      });
      const workLimit = makeRateLimit(perMinute(100_000), () => 0);
      const served = serveConfigApi({ workLimit, store: counted });
      served.signIn();
      const answers = [];
      for (const email of ["nobody@office.example", "eve@office.example", "anna@office.example"]) {
        steps.push([]);
        answers.push(await served.call("config-hand-over", { key, email }));
      }
      expect(
        answers.map(({ status, id, data, message }) => ({ status, id, data, message })),
      ).toEqual(
        Array(3).fill({
          status: 400,
          id: "RECIPIENT_UNKNOWN",
          data: null,
          message: "Nobody who may take this chart has this address.",
        }),
      );
      expect(new Set(steps.map((each) => each.join(" "))).size).toBe(1);
      expect(await store.people.listActions(3)).toMatchObject(
        Array(3).fill({ action: "hand-over-refused", subject: key, facts: {} }),
      );
      expect((await call("config/list")).data).toMatchObject([{ key, user_id: "anna" }]);
    });

    it.each([undefined, 7, "", "ben", "a b@c", `${"x".repeat(200)}@office.example`])(
      "need an address: %j",
      async (email) => {
        const key = await meet();
        expect(await handOver(key, email)).toMatchObject({ status: 400, id: "BAD_REQUEST" });
      },
    );

    it("are given by their owner, or a publisher of their team, and by no program", async () => {
      const key = await meet();
      for (const id of ["anna", "ben"])
        await store.people.setTeams(id, [{ id: "t1", name: "Health" }]);
      const published = String((await create("PUBLISHED")).data["key"]);
      const shared = String((await create("DRAFT")).data["key"]);
      await call("config-give", { key: shared, team_id: "t1" });
      const made = await call("user/tokens", { name: "Robot", scope: "publish", days: 1 });
      const authorization = `Bearer ${String(made.data["token"])}`;
      expect(await handOver(key, "ben@office.example", { authorization })).toMatchObject({
        status: 403,
        id: "NOT_ALLOWED",
      });
      const statuses = async () =>
        Promise.all(
          [key, published, shared].map(
            async (each) => (await handOver(each, "anna@office.example")).status,
          ),
        );
      signOut();
      expect(await statuses()).toEqual([401, 401, 401]);
      signIn({ id: "eve", role: "administrator" });
      expect(await statuses()).toEqual([404, 403, 404]);
      signIn({ id: "ben", role: "author" });
      expect(await statuses()).toEqual([404, 403, 403]);
      signIn({ role: "author" });
      expect((await handOver(published, "ben@office.example")).status).toBe(403);
      signIn({ id: "ben" });
      expect(await statuses()).toEqual([404, 403, 400]);
      signIn();
      expect((await handOver(shared, "ben@office.example")).status).toBe(200);
      signIn({ id: "ben" });
      expect((await handOver(shared, "anna@office.example")).status).toBe(200);
    });

    it("are so many as one person may try in a minute", async () => {
      const key = await meet();
      const workLimit = makeRateLimit(perMinute(6_000), () => 0);
      const served = serveConfigApi({ workLimit, store });
      served.signIn();
      const statuses = [];
      for (let count = 0; count < 13; count += 1)
        statuses.push(
          (await served.call("config-hand-over", { key, email: `x${count}@office.example` }))
            .status,
        );
      expect(statuses).toEqual([...Array(12).fill(400), 429]);
    });
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
    expect((await call(path)).status).toBe(401);
    signIn();
    await welcome("anna");
    const blue = { name: "Blue", type: "sequential", colors: ["#0000ff"] };
    const made = await call(path, { palette: blue });
    expect(made).toMatchObject({ status: 200, data: blue });
    expect(await call(path, blue)).toMatchObject({ status: 409, id: "PALETTE_NAME_TAKEN" });
    const { paletteId } = made.data;
    const put = await call(path, { paletteId, name: "Sky" }, "PUT");
    expect(put.data).toEqual({ ...blue, paletteId, name: "Sky" });
    expect((await call(path)).data).toEqual([put.data]);
    const wrong = { name: "x", type: "diverging", colors: Array(4).fill("#000000") };
    const short = { ...wrong, colors: ["#000000"] };
    for (const body of [wrong, short, { ...blue, colors: ["red"] }, { ...blue, name: " " }])
      expect((await call(path, body)).status).toBe(400);
    expect((await call(path, { paletteId: "unknown" }, "DELETE")).status).toBe(404);
    expect((await call(path, { paletteId }, "DELETE")).status).toBe(200);
    expect((await call(path)).data).toEqual([]);
  });

  it("and whatever was done to them stand in the log, for administrators", async () => {
    signIn();
    const key = String((await create("PUBLISHED")).data["key"]);
    await call("config-unpublish", { key });
    await call("config-remove", { key });
    await call("config-restore", { key });
    expect((await call("administration/actions")).status).toBe(403);
    signIn({ id: "root", role: "administrator" });
    const { data } = await call("administration/actions");
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
