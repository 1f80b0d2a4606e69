import { beforeEach, describe, expect, it } from "vitest";
import { serveConfigApi, TEST_DOCUMENT } from "../testing/serve-config-api.ts";

const url = "https://hooks.example/in";

let served: ReturnType<typeof serveConfigApi>;
let key: string;
beforeEach(async () => {
  served = serveConfigApi();
  for (const id of ["anna", "eve"]) await served.welcome(id);
  await served.store.people.setTeams("anna", [{ id: "t1", name: "Health" }]);
  served.signIn();
  const { data } = await served.call("config-create", {
    data: TEST_DOCUMENT,
    published_state: "DRAFT",
  });
  key = String(data["key"]);
});

describe("webhooks", () => {
  it("are of charts and teams of whoever makes them, with a secret that is told once", async () => {
    const made = await served.call("user/webhooks", { url, key });
    expect(made).toMatchObject({ status: 200, data: { url, key, team_id: null } });
    expect(made.data["secret"]).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await served.call("user/webhooks", { url, team_id: "t1" })).status).toBe(200);
    const { data } = await served.call("user/webhooks");
    expect(data).toMatchObject({ hosts: ["hooks.example"], webhooks: [{}, {}] });
    expect(JSON.stringify(data)).not.toContain("whsec_");
    const { id } = made.data;
    served.signIn({ id: "eve" });
    expect((await served.call("user/webhooks", { id }, "DELETE")).status).toBe(404);
    served.signIn();
    expect((await served.call("user/webhooks", { id }, "DELETE")).status).toBe(200);
  });

  it("of somebody else's draft, or team, are answered like one that never was", async () => {
    served.signIn({ id: "eve" });
    const answers = await Promise.all(
      [{ key }, { key: "never0000000" }, { team_id: "t1" }, { team_id: "t9" }].map(async (of) => {
        const { status, id, message } = await served.call("user/webhooks", { url, ...of });
        return [status, id, message];
      }),
    );
    expect(new Set(answers.map((answer) => answer.join()))).toEqual(
      new Set(["404,CONFIG_NOT_FOUND,Config not found"]),
    );
  });

  it.each([
    [{ url: "https://evil.example/in" }],
    [{ url: "http://hooks.example/in" }],
    [{ team_id: "t1" }],
    [{ other: 1 }],
  ])("are refused with %j", async (change) => {
    expect((await served.call("user/webhooks", { url, key, ...change })).status).toBe(400);
  });

  it("are added and removed by no program", async () => {
    const { id } = (await served.call("user/webhooks", { url, key })).data;
    const asked = { name: "x", scope: "publish", days: 1 };
    const { token } = (await served.call("user/tokens", asked)).data;
    const headers = { authorization: `Bearer ${String(token)}` };
    for (const [method, body] of [
      ["POST", { url, key }],
      ["DELETE", { id }],
    ] as const)
      expect(await served.call("user/webhooks", body, method, headers)).toMatchObject({
        status: 403,
        id: "NOT_ALLOWED",
      });
    expect((await served.call("user/webhooks", undefined, "GET", headers)).status).toBe(200);
  });

  it("are for authors, and twenty at most", async () => {
    served.signOut();
    expect((await served.call("user/webhooks", { url, key })).status).toBe(401);
    served.signIn({ role: "reader" });
    expect((await served.call("user/webhooks", { url, key })).status).toBe(403);
    served.signIn();
    for (let made = 0; made < 20; made += 1)
      expect((await served.call("user/webhooks", { url, key })).status).toBe(200);
    expect((await served.call("user/webhooks", { url, key })).status).toBe(400);
  });
});
