import { beforeEach, describe, expect, it } from "vitest";
import { ANONYMOUS, type PersonViewer } from "../http/viewer.ts";
import { serveConfigApi, TEST_DOCUMENT } from "../testing/serve-config-api.ts";

let served: ReturnType<typeof serveConfigApi>;
beforeEach(async () => {
  served = serveConfigApi({ chartsPerPerson: 2 });
  for (const id of ["anna", "ben"]) await served.welcome(id);
  await served.store.people.setTeams("anna", [{ id: "t1", name: "Health" }]);
  served.signIn();
});
const { invite, accept } = {
  invite: (team_id = "t1") => served.call("user/invitations", { team_id }),
  accept: (token: unknown) => served.call("user/invitations/accept", { token }),
};
const create = (published_state: string) =>
  served.call("config-create", { data: TEST_DOCUMENT, published_state });

describe("invitations", () => {
  it("let one person join the team, once", async () => {
    const { token } = (await invite()).data;
    served.signIn({ id: "ben" });
    expect(await accept(token)).toMatchObject({ status: 200, data: { name: "Health" } });
    expect(await served.store.people.listTeams("ben")).toEqual([{ id: "t1", name: "Health" }]);
    expect((await accept(token)).status).toBe(404);
    for (const wrong of ["x", 7, undefined]) expect((await accept(wrong)).status).toBe(404);
  });

  it("say who invites and to which team, to whoever has one", async () => {
    const { token } = (await invite()).data;
    const look = (given: unknown) => served.call("user/invitations/look", { token: given });
    for (const isSignedIn of [true, false]) {
      if (!isSignedIn) served.signOut();
      expect(await look(token)).toMatchObject({
        status: 200,
        data: { team: "Health", by: "anna" },
      });
      expect(await look("x")).toMatchObject({ status: 404, id: "INVITATION_USED" });
    }
  });

  it("are made by publishers of the team and by administrators alone", async () => {
    expect((await invite("t9")).status).toBe(403);
    served.signIn({ role: "author" });
    expect((await invite()).status).toBe(403);
    served.signIn({ id: "ben" });
    expect((await invite()).status).toBe(403);
    served.signIn({ id: "ben", role: "administrator" });
    expect((await invite()).status).toBe(200);
    served.signOut();
    expect((await invite()).status).toBe(401);
  });
});

describe("the allowance of charts", () => {
  it("is passed by nobody who sends several at once, or brings removed ones back", async () => {
    const made = await Promise.all(["a", "b", "c", "d", "e"].map(() => create("DRAFT")));
    const keys = made.flatMap(({ data, status }) => (status === 200 ? [data["key"]] : []));
    expect(keys).toHaveLength(2);
    for (const key of keys) await served.call("config-remove", { key });
    expect((await create("DRAFT")).status).toBe(200);
    const back = await Promise.all(keys.map((key) => served.call("config-restore", { key })));
    expect(back.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(back.map(({ id }) => id)).toContain("CHART_ALLOWANCE");
  });
});

describe("removed charts", () => {
  it("are as many as somebody may keep, or a hundred; then nothing new is made until some are gone", async () => {
    const { store } = served;
    const anna = { kind: "person", person: { id: "anna", role: "publisher" } } as PersonViewer;
    for (const at of Array.from({ length: 100 }).keys()) {
      const key = `removed${String(at).padStart(5, "0")}`;
      await store.insert({
        key,
        data: { ...TEST_DOCUMENT },
        userId: "anna",
        publishedState: "DRAFT",
        draftOf: null,
      });
      await store.remove(key, anna);
    }
    const refused = await create("DRAFT");
    expect([refused.status, refused.id]).toEqual([403, "REMOVED_ALLOWANCE"]);
    expect((await served.call("config-restore", { key: "removed00000" })).status).toBe(200);
    expect((await served.call("config-remove", { key: "removed00000" })).status).toBe(200);
    expect((await create("DRAFT")).id).toBe("REMOVED_ALLOWANCE");
  });
});

describe("what is kept of somebody", () => {
  it("is told to them and to administrators, without secrets", async () => {
    await create("DRAFT");
    await served.call("user/tokens", { name: "Robot", scope: "read", days: 1 });
    const { data } = await served.call("user/data");
    expect(data).toMatchObject({
      person: [{ id: "anna", name: "anna", role: "publisher" }],
      teams: [{ name: "Health" }],
      tokens: [{ name: "Robot" }],
      charts: [{ published_state: "DRAFT" }],
      actions: [{ action: "token" }],
    });
    expect(JSON.stringify(data)).not.toContain("digest");
    served.signIn({ id: "ben" });
    expect((await served.call("administration/data?id=anna")).status).toBe(403);
    served.signIn({ id: "ben", role: "administrator" });
    expect((await served.call("administration/data?id=anna")).data).toEqual(data);
    served.signOut();
    expect((await served.call("user/data")).status).toBe(401);
  });

  it("goes with their account: drafts of theirs alone, not what is public or a team's", async () => {
    const published = String((await create("PUBLISHED")).data["key"]);
    const draft = String((await create("DRAFT")).data["key"]);
    expect((await served.call("user/data", {}, "DELETE")).status).toBe(400);
    const gone = await served.call("user/data", { confirm: "delete" }, "DELETE");
    expect(gone.status).toBe(200);
    expect(await served.store.find(published, ANONYMOUS)).toMatchObject({ userId: null });
    expect(await served.store.find(draft, { kind: "system", reason: "backup" })).toBeUndefined();
    expect((await served.store.people.listPeople()).map(({ id }) => id)).toEqual(["ben"]);
    expect(await served.store.people.listActions(5)).toMatchObject([
      { action: "forget", subject: "anna" },
      { action: "publish", personName: "Anna" },
    ]);
  });

  it("leaves the only administrator, and is no matter for programs", async () => {
    const token = (await served.call("user/tokens", { name: "x", scope: "publish", days: 1 })).data;
    const headers = { authorization: `Bearer ${String(token["token"])}` };
    const byProgram = await served.call("user/data", { confirm: "delete" }, "DELETE", headers);
    expect(byProgram.status).toBe(403);
    const read = await served.call("user/data", undefined, "GET", headers);
    expect([read.status, read.id, read.data]).toEqual([403, "NOT_ALLOWED", null]);
    await served.store.people.changePerson("anna", { role: "administrator", isBlocked: false });
    served.signIn({ role: "administrator" });
    const scope = { name: "all", scope: "administer", days: 1 };
    const all = (await served.call("user/tokens", scope)).data;
    const asAll = { authorization: `Bearer ${String(all["token"])}` };
    for (const id of ["anna", "ben"]) {
      const path = `administration/data?id=${id}`;
      const answer = await served.call(path, undefined, "GET", asAll);
      expect([answer.status, answer.id, answer.data]).toEqual([403, "NOT_ALLOWED", null]);
    }
    expect((await served.call("administration/people", undefined, "GET", asAll)).status).toBe(200);
    const own = () => served.call("user/data", { confirm: "delete" }, "DELETE");
    expect(await own()).toMatchObject({ status: 409, id: "LAST_ADMINISTRATOR" });
    expect((await served.call("administration/forget", { id: "anna" })).status).toBe(400);
    expect((await served.call("administration/forget", { id: "ben" })).status).toBe(200);
    await served.welcome("eve", "administrator");
    expect((await own()).status).toBe(200);
  });
});

describe("how many charts somebody may keep", () => {
  it("is the operator's number, or that of administrators", async () => {
    const published = (await create("PUBLISHED")).data;
    expect((await create("DRAFT")).status).toBe(200);
    expect(await create("DRAFT")).toMatchObject({ status: 403, id: "CHART_ALLOWANCE" });
    const update = { key: published["key"], data: TEST_DOCUMENT };
    const save = (published_state: string) =>
      served.call("config-update", { ...update, published_state });
    expect((await save("DRAFT")).id).toBe("CHART_ALLOWANCE");
    expect((await save("PUBLISHED")).status).toBe(200);
    const allow = async (charts: number | null) => {
      served.signIn({ id: "root", role: "administrator" });
      expect((await served.call("administration/allow", { id: "anna", charts })).status).toBe(200);
      served.signIn();
    };
    await allow(3);
    expect((await create("DRAFT")).status).toBe(200);
    await allow(null);
    expect((await create("DRAFT")).status).toBe(403);
    await served.call("config-remove", { key: published["key"] });
    expect((await create("DRAFT")).status).toBe(403);
    await allow(0);
    expect((await create("DRAFT")).status).toBe(403);
  });
});
