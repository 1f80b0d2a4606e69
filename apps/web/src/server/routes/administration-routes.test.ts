import type { Role } from "@statelier/data";
import { beforeEach, describe, expect, it } from "vitest";
import type { ConfigStore } from "../store/config-store.ts";
import { serveConfigApi, TEST_DOCUMENT } from "../testing/serve-config-api.ts";

type Served = ReturnType<typeof serveConfigApi>;
let store: ConfigStore;
let welcome: Served["welcome"];
let served: Served;
beforeEach(() => {
  served = serveConfigApi();
  ({ store, welcome } = served);
});
const signIn = (role: Role): void => served.signIn({ id: "root", name: "Root", role });
const call = (path: string, body?: unknown) => served.call(`administration/${path}`, body);

describe("the administration", () => {
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
    await Promise.all(["anna", "ben"].map((id) => welcome(id, "author")));
    await store.insert({
      key: "unowned00001",
      data: { ...TEST_DOCUMENT },
      userId: null,
      publishedState: "PUBLISHED",
      draftOf: null,
    });
    expect((await call("person", { id: "anna", role: "publisher", isBlocked: false })).status).toBe(
      200,
    );
    expect((await call("team", { name: "Health" })).status).toBe(200);
    const [team] = (await call("teams")).data as unknown as { id: string }[];
    await call("member", { teamId: team?.id, personId: "anna", isMember: true });
    await call("give", { key: "unowned00001", userId: "ben", teamId: team?.id ?? null });
    await call("give-all", { from: "ben", to: "anna" });
    expect((await call("charts?owner=ben")).data).toMatchObject([
      { key: "unowned00001", teamId: team?.id },
    ]);
    await call("give", { key: "unowned00001", userId: "ben", teamId: null });
    await call("give-all", { from: "ben", to: "anna" });
    expect((await call("charts?owner=anna")).data).toMatchObject([{ key: "unowned00001" }]);
    expect((await call("people")).data).toMatchObject([
      { id: "anna", role: "publisher", chartCount: 1, teamChartCount: 0 },
      { id: "ben" },
    ]);
    const logged = (await call("actions")).data as unknown as { action: string }[];
    expect(logged.map(({ action }) => action)).toEqual([
      "give-all",
      "give",
      "give-all",
      "give",
      "member",
      "team",
      "person",
    ]);
  });

  it("renames a team and removes it, by names in the log", async () => {
    signIn("administrator");
    for (const name of ["Health", "Work"]) await call("team", { name });
    const [team] = (await call("teams")).data as unknown as { id: string }[];
    expect((await call("rename-team", { id: team?.id, name: "Work" })).status).toBe(400);
    expect((await call("rename-team", { id: "nobody", name: "Work" })).status).toBe(400);
    expect((await call("rename-team", { id: team?.id, name: "Public health" })).status).toBe(200);
    expect((await call("teams")).data).toMatchObject([{ name: "Public health" }, { name: "Work" }]);
    expect((await call("remove-team", { id: team?.id })).status).toBe(200);
    expect((await call("remove-team", { id: team?.id })).status).toBe(400);
    expect((await call("teams")).data).toMatchObject([{ name: "Work" }]);
    expect((await call("actions")).data).toMatchObject([
      { action: "remove-team", subject: "Public health" },
      { action: "rename-team", subject: "Health", facts: { name: "Public health" } },
      { action: "team" },
      { action: "team" },
    ]);
  });

  it("names in the log, and of those without an owner, the charts that the administrator may see", async () => {
    signIn("administrator");
    const titled = (title: string) => ({
      ...TEST_DOCUMENT,
      layout: { ...TEST_DOCUMENT.layout, meta: { title: { en: title, de: `${title} (de)` } } },
    });
    for (const [key, published_state] of [
      ["public000001", "PUBLISHED"],
      ["draft0000001", "DRAFT"],
    ] as const) {
      await store.insert({
        key,
        data: titled(key),
        userId: "ben",
        publishedState: published_state,
        draftOf: null,
      });
      await call("give", { key, userId: null, teamId: null });
    }
    expect((await call("actions?titles=de")).data).toMatchObject([
      { subject: "draft0000001" },
      { subject: "public000001", title: "public000001 (de)" },
    ]);
    expect(JSON.stringify((await call("actions?titles=de")).data)).not.toContain(
      "draft0000001 (de",
    );
    expect(JSON.stringify((await call("actions")).data)).not.toContain("title");
    const { data: charts } = await call("charts?titles=de");
    expect(charts).toContainEqual(
      expect.objectContaining({ key: "public000001", title: "public000001 (de)" }),
    );
    expect(JSON.stringify(charts)).not.toContain("draft0000001 (de");
  });

  it("gives no role where the provider does, and still blocks", async () => {
    served = serveConfigApi({ roleGivers: [{ id: "test", name: "Office" }] });
    ({ welcome } = served);
    signIn("administrator");
    await welcome("anna", "author");
    const refused = await call("person", { id: "anna", role: "publisher", isBlocked: false });
    expect([refused.status, refused.id, refused.message]).toEqual([
      400,
      "ROLE_OF_PROVIDER",
      expect.stringContaining("Office"),
    ]);
    expect((await call("actions")).data).toEqual([]);
    const blocked = await call("person", { id: "anna", role: "author", isBlocked: true });
    expect(blocked.status).toBe(200);
    expect((await call("people")).data).toMatchObject([{ role: "author", isBlocked: true }]);
  });

  it("writes to the log whose data was read, before any of them is sent", async () => {
    signIn("administrator");
    await welcome("anna");
    await call("data?id=anna");
    expect((await call("actions")).data).toMatchObject([
      { action: "data", subject: "anna", personName: "Root" },
    ]);
    store.people.record = () => Promise.reject(new Error("no room"));
    const answer = await served.app.request("/api/administration/data?id=anna");
    expect([answer.status, (await answer.text()).includes("anna")]).toEqual([500, false]);
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
