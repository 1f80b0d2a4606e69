import type { TokenScope } from "@statelier/data";
import { beforeEach, describe, expect, it } from "vitest";
import { makeRateLimit, perMinute } from "../http/rate-limit.ts";
import { serveConfigApi, TEST_DOCUMENT } from "../testing/serve-config-api.ts";

let served: ReturnType<typeof serveConfigApi>;
beforeEach(async () => {
  served = serveConfigApi({ workLimit: makeRateLimit(perMinute(200)) });
  await served.welcome("anna", "administrator");
});

const make = async (scope: TokenScope, days = 30) => {
  served.signIn({ role: "administrator" });
  const { data } = await served.call("user/tokens", { name: `To ${scope}`, scope, days });
  served.signOut();
  return { id: String(data["id"]), token: String(data["token"]) };
};

const callAs = (token: string, path: string, body?: unknown, method?: string) =>
  served.call(path, body, method, { authorization: `Bearer ${token}` });

describe("tokens of programs", () => {
  it("are told once, kept as digests, listed and revoked by their person alone", async () => {
    expect((await served.call("user/tokens")).status).toBe(401);
    const { id, token } = await make("publish");
    expect(token).toMatch(/^statelier_[\w-]{43}$/);
    served.signIn();
    const { data } = await served.call("user/tokens");
    expect(data).toMatchObject([{ id, name: "To publish", scope: "publish", used_at: null }]);
    expect(JSON.stringify(data)).not.toContain(token);
    await served.welcome("eve");
    served.signIn({ id: "eve" });
    expect((await served.call("user/tokens")).data).toEqual([]);
    expect((await served.call("user/tokens", { id }, "DELETE")).status).toBe(404);
    served.signIn();
    expect((await served.call("user/tokens", { id }, "DELETE")).status).toBe(200);
    expect(await callAs(token, "config/list")).toMatchObject({ status: 401, id: "TOKEN_UNKNOWN" });
  });

  it.each<[TokenScope, number, number, number, number]>([
    ["read", 200, 403, 403, 403],
    ["draft", 200, 200, 403, 403],
    ["publish", 200, 200, 200, 403],
    ["administer", 200, 200, 200, 200],
  ])(
    "to %s may read (%i), keep drafts (%i), publish (%i), administer (%i)",
    async (scope, ...may) => {
      const { token } = await make(scope);
      const create = (published_state: string) =>
        callAs(token, "config-create", { data: TEST_DOCUMENT, published_state });
      const answers = [
        await callAs(token, "config/list"),
        await create("DRAFT"),
        await create("PUBLISHED"),
        await callAs(token, "administration/people"),
      ];
      expect(answers.map(({ status }) => status)).toEqual(may);
      expect(answers[0]?.headers.get("Cache-Control")).toBe("private, no-store");
    },
  );

  it("to read write nothing, palettes neither", async () => {
    const { token } = await make("read");
    const palette = { name: "Blue", type: "sequential", colors: ["#0000ff"] };
    expect((await callAs(token, "user/color-palette", palette)).status).toBe(403);
    const { token: other } = await make("draft");
    expect((await callAs(other, "user/color-palette", palette)).status).toBe(200);
  });

  it("never give more than the role that their person has now, and nothing to who is blocked", async () => {
    const { token } = await make("publish");
    const publish = () =>
      callAs(token, "config-create", { data: TEST_DOCUMENT, published_state: "PUBLISHED" });
    await served.welcome("root", "administrator");
    await served.store.people.changePerson("anna", { role: "author", isBlocked: false });
    expect((await publish()).status).toBe(403);
    await served.store.people.changePerson("anna", { role: "author", isBlocked: true });
    expect((await publish()).status).toBe(401);
  });

  it("make no tokens and revoke none", async () => {
    const { id, token } = await make("administer");
    const body = { name: "More", scope: "read", days: 1 };
    expect((await callAs(token, "user/tokens", body)).status).toBe(403);
    expect((await callAs(token, "user/tokens", { id }, "DELETE")).status).toBe(403);
  });

  it("are refused with the way to call where nobody has them, whatever a session says", async () => {
    served.signIn();
    const answer = await callAs("statelier_wrong", "config/list");
    expect([answer.status, answer.id]).toEqual([401, "TOKEN_UNKNOWN"]);
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    const proxy = { authorization: "Basic YTpi" };
    expect((await served.call("config/list", undefined, "GET", proxy)).status).toBe(200);
  });

  it("are of a scope that their person has, of a year at most, and twenty at most", async () => {
    served.signIn({ role: "author" });
    const add = (scope: string, days: number, name = "x") =>
      served.call("user/tokens", { name, scope, days });
    expect((await add("publish", 30)).status).toBe(403);
    for (const [scope, days, name] of [
      ["draft", 367],
      ["all", 1],
      ["draft", 1, " "],
    ] as const)
      expect((await add(scope, days, name)).status).toBe(400);
    for (let made = 0; made < 20; made += 1) expect((await add("draft", 1)).status).toBe(200);
    expect((await add("draft", 1)).status).toBe(400);
  });

  it("share the allowance of their person's programs, and stand in the log with what they did", async () => {
    const { token } = await make("publish");
    await callAs(token, "config-create", { data: TEST_DOCUMENT, published_state: "PUBLISHED" });
    expect(await served.store.people.listActions(10)).toMatchObject([
      { action: "publish", personName: "anna", facts: { token: "To publish" } },
      { action: "token", subject: "To publish" },
    ]);
    for (let call = 0; call < 19; call += 1)
      expect((await callAs(token, "user/teams")).status).toBe(200);
    const late = await callAs(token, "user/teams");
    expect([late.status, late.id, Number(late.headers.get("Retry-After")) > 0]).toEqual([
      429,
      "RATE_LIMITED",
      true,
    ]);
    const { token: next } = await make("draft");
    expect((await callAs(next, "user/teams")).status).toBe(429);
  });
});
