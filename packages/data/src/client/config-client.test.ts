import { describe, expect, it } from "vitest";

import { makeConfigClient } from "./config-client.ts";

const ask = (respond: () => Promise<Response>, seen: string[] = []) =>
  makeConfigClient({
    baseUrl: "/api",
    fetch: (address, init) => {
      const body = typeof init?.body === "string" ? init.body : "";
      seen.push(`${init?.method ?? "GET"} ${typeof address === "string" ? address : ""} ${body}`);
      return respond();
    },
  });

const succeed = (data: unknown) => () => Promise.resolve(Response.json({ success: true, data }));

describe("client of stored charts", () => {
  it("calls the addresses that the server has", async () => {
    const seen: string[] = [];
    const client = ask(succeed({}), seen);
    await client.createConfig({ data: { a: 1 }, published_state: "PUBLISHED" });
    await client.getConfig("a/b");
    expect(seen.map((line) => line.trim())).toEqual([
      'POST /api/config-create {"data":{"a":1},"published_state":"PUBLISHED"}',
      "GET /api/config/a%2Fb",
    ]);
  });

  it("sends the key of an attempt where there is one", async () => {
    const seen: (string | null)[] = [];
    const client = makeConfigClient({
      baseUrl: "/api",
      fetch: (_, init) => {
        seen.push(new Headers(init?.headers).get("idempotency-key"));
        return succeed({})();
      },
    });
    await client.createConfig({ data: {}, published_state: "PUBLISHED" }, "attempt-1");
    await client.createConfig({ data: {}, published_state: "PUBLISHED" });
    expect(seen).toEqual(["attempt-1", null]);
  });

  it("throws the message of a refusal, with its id, the reference of the log and what fills the blanks", async () => {
    const refusal = {
      success: false,
      data: null,
      message: "No",
      error: { id: "BAD", path: "a.b", reference: "0badcafe", args: { seconds: "9" } },
    };
    const client = ask(() => Promise.resolve(Response.json(refusal, { status: 400 })));
    await expect(client.getConfig("k")).rejects.toMatchObject({
      id: "BAD",
      message: "No",
      args: { reference: "0badcafe", seconds: "9", path: "a.b" },
    });
  });

  it.each<[number, Record<string, string>, string, Record<string, string>]>([
    [502, {}, "SERVER_AWAY", { status: "502" }],
    [413, {}, "SERVER_AWAY", { status: "413" }],
    [401, {}, "NOT_SIGNED_IN", {}],
    [429, { "retry-after": "17" }, "RATE_LIMITED", { seconds: "17" }],
    [429, { "retry-after": "Wed, 21 Oct 2026 07:28:00 GMT" }, "RATE_LIMITED", { seconds: "60" }],
    [429, {}, "RATE_LIMITED", { seconds: "60" }],
  ])(
    "does not take a proxy's answer with %d %j for a missing connection",
    async (status, headers, id, args) => {
      const respond = async () => new Response("<html>", { status, headers });
      await expect(ask(respond).getConfig("k")).rejects.toMatchObject({ id, args });
    },
  );

  it.each<[string, () => Promise<Response>]>([
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
    ["answers something else", () => Promise.resolve(new Response("<html>"))],
    ["answers without an envelope", () => Promise.resolve(Response.json({ data: 1 }))],
  ])("says when the server %s", async (_, respond) => {
    await expect(ask(respond).getConfig("k")).rejects.toMatchObject({ id: "OFFLINE" });
  });
});
